import { withoutControls } from "../../../decode/text/excerpt.ts";
import { redact } from "../../../decode/text/cards/redact.ts";

/** Marks of direction, which nobody sees. */
const MARKS = /[\u061c\u200e\u200f]/g;

/** Printed text on one line, without control characters and whole card numbers; null if it is blank. */
export function oneLine(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const line = withoutControls(redact(text.replace(MARKS, "").replace(/[\s\u0085]+/g, " "))).trim();
  return line === "" ? null : line;
}
