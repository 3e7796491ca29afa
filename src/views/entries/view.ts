import { entries, type Bookings, type EntriesOptions } from "../../entries/propose.ts";
import type { Entries } from "./schema.ts";

/**
 * The answer of `POST /v4/entries`.
 *
 * @throws RangeError if an option is invalid
 */
export function toEntries(decoded: Bookings, options: EntriesOptions = {}): Entries {
  return { proposal: true, records: entries(decoded, options) };
}
