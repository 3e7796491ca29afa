import type { Label } from "../wording/labels.ts";
import type { Wording } from "../wording/wording.ts";

/** The columns, in their order. */
export const CSV_COLUMNS = [
  "reference",
  "travellers",
  "type",
  "provider",
  "number",
  "from",
  "departureTerminal",
  "start",
  "to",
  "arrivalTerminal",
  "end",
  "status",
  "class",
  "seats",
  "baggage",
  "operatedBy",
  "confirmation",
  "note",
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

export function headingOf(column: CsvColumn, wording: Wording): string {
  switch (column) {
    case "reference":
      return wording.label("bookingReference");
    case "departureTerminal":
      return terminal("departure", wording);
    case "arrivalTerminal":
      return terminal("arrival", wording);
    default:
      return wording.label(column);
  }
}

/** `Terminal (Departure)` */
function terminal(end: Label, wording: Wording): string {
  return `${wording.label("terminal")} (${wording.label(end)})`;
}
