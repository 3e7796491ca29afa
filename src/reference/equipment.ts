/** Aircraft and vehicle types by IATA code. Sources: faker-js, then `reference-overlay/`. */
import { lazy, readTable, stringMap } from "./tables.ts";

const names = lazy(() => stringMap(readTable("equipment.json")));

/** The meaning of a three-character equipment code in capitals: `77W` is a Boeing 777-300ER. */
export function equipmentName(code: string): string | undefined {
  return names().get(code);
}
