import { withoutControls } from "../../../decode/text/excerpt.ts";
import { redact } from "../../../decode/text/cards/redact.ts";

/** Printed text on one line, without control characters and whole card numbers; null if it is blank. */
export function oneLine(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const line = withoutControls(redact(text.replace(/[\s\u0085]+/g, " "))).trim();
  return line === "" ? null : line;
}
