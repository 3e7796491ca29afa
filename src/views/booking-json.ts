import { redact } from "../decode/text/cards/redact.ts";

/**
 * What `JSON.stringify` takes to write a Booking: without the nodes it was read from, and with card
 * numbers masked as in the other views.
 */
export function withoutSources(key: string, value: unknown): unknown {
  if (key === "source") return undefined;
  return typeof value === "string" ? redact(value) : value;
}
