import { redact } from "../decode/text/cards/redact.ts";

/**
 * A `JSON.stringify` replacer for a Booking: omits the source nodes and masks card numbers as the
 * other views do.
 */
export function withoutSources(key: string, value: unknown): unknown {
  if (key === "source") return undefined;
  return typeof value === "string" ? redact(value) : value;
}
