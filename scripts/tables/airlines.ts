/**
 * The table of airlines: airline-iata-code (ISC), corrected by `reference-overlay/airlines.json`, which
 * has the current airline of a code if the package names a former one.
 */
import { objectsIn, overlay, packageText, sorted, textOf } from "./sources.ts";
import { tidyCompany } from "./tidy.ts";

export function airlineTable(): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  for (const airline of objectsIn(packageText("airline-iata-code/airline_ver_3.json"))) {
    const code = textOf(airline, "IATACode");
    // The package also contains Cyrillic codes, which no distribution system uses.
    if (/^[A-Z\d]{2}$/.test(code)) names.set(code, tidyCompany(textOf(airline, "Airline")));
  }
  const corrections = overlay("airlines");
  for (const code of Object.keys(corrections)) names.set(code, textOf(corrections, code));
  return sorted(names);
}
