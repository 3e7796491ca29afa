/**
 * The table of aircraft types: \@faker-js/faker (MIT), completed by `reference-overlay/equipment.json`
 * with winglet variants, freighters, and what is booked like a flight but never flies.
 */
import { faker } from "@faker-js/faker/locale/en";
import { overlay, sorted, textOf } from "./sources.ts";

export function equipmentTable(): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  for (const { iataTypeCode, name } of faker.definitions.airline.airplane)
    names.set(iataTypeCode, name);
  const corrections = overlay("equipment");
  for (const code of Object.keys(corrections)) names.set(code, textOf(corrections, code));
  return sorted(names);
}
