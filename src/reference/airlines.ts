/** Airline names by IATA designator. Sources: airline-iata-code, then `reference-overlay/`. */
import { lazy, readTable, stringMap } from "./tables.ts";

const names = lazy(() => stringMap(readTable("airlines.json")));

/** The name of the carrier with a two-character code in capitals; empty if it is unknown. */
export function airlineName(code: string): string {
  return names().get(code) ?? "";
}
