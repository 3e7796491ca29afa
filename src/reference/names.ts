/**
 * The names that people use for airlines, cities and airports. Sources: the names of the tables of
 * places and airlines, with `reference-overlay/airline-codes.json` and
 * `reference-overlay/place-names.json`.
 */
import { lazy, readTable, stringMap } from "./tables.ts";

/** For comparisons: no accents, no capitals, no punctuation. */
export function folded(text: string): string {
  if (/^[A-Za-z\d]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\u0131/g, "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const airlines = lazy(() => {
  const { icao, names } = readTable("airline-codes.json");
  return { icao: stringMap(icao), names: stringMap(names) };
});

const places = lazy(() => {
  const { names } = readTable("place-names.json");
  return stringMap(names);
});

/** The two-character code of the airline with a three-letter code: `U2` for `EZY`. */
export function airlineWithIcao(code: string): string | undefined {
  return airlines().icao.get(code);
}

const firstWords = lazy(() => {
  const words = new Set<string>();
  for (const name of places().keys()) {
    const end = name.indexOf(" ");
    if (end !== -1) words.add(name.slice(0, end));
  }
  return words;
});

/**
 * Whether the name of some place has several words and begins with the first of the given ones.
 *
 * @param words already folded
 */
export function beginsPlaceName(words: string): boolean {
  const end = words.indexOf(" ");
  return firstWords().has(end === -1 ? words : words.slice(0, end));
}

/** The code of the airline with a name, if it is the only one: `LX` for `Swiss`. */
export function airlineNamed(name: string): string | undefined {
  return airlines().names.get(folded(name));
}

/** The airports that a name can stand for. */
export interface NamedAirports {
  /** What the name means by itself: `VIE` for `Wien`, several for `London`. */
  readonly main: readonly string[];
  /** Others, which need more than the name of the city: `TRF` for `Oslo`. */
  readonly others: readonly string[];
}

/**
 * The airports of the best known city with a name, or the airport with that name.
 *
 * @param name already folded
 */
export function airportsNamed(name: string): NamedAirports | undefined {
  const codes = places().get(name);
  return codes === undefined ? undefined : toAirports(codes);
}

/** All names of cities and airports, folded, with what each stands for. */
export function placeNames(): readonly (readonly [string, NamedAirports])[] {
  return [...places()].map(([name, codes]) => [name, toAirports(codes)]);
}

/** Parses a value of the table: `CDG ORY/BVA`. */
function toAirports(codes: string): NamedAirports {
  const [main = "", others = ""] = codes.split("/");
  return { main: main.split(" "), others: others === "" ? [] : others.split(" ") };
}
