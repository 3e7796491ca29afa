/** Finds places by a part of their name, their city or their code, for people who type. */
import { allPlaces, type Place, type PlaceKind } from "./airports.ts";
import { folded, placeNames } from "./names.ts";
import { lazy } from "./tables.ts";

/** A place and everything that people may search it by, folded. */
interface Entry {
  readonly place: Place;
  readonly code: string;
  readonly city: string;
  /** Names of its city, or its own, in any language. */
  readonly cities: readonly string[];
  readonly name: string;
  /** All of these, each word preceded by a space. */
  readonly words: string;
  /** Breaks ties between places found in the same way: the smaller, the likelier. */
  readonly rank: number;
}

/** Letters that have no accent to drop, as they are typed without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/** The same for a name and for what somebody types: no accents, no capitals, no punctuation. */
function typed(text: string): string {
  return folded(text).replace(/[łøđðæœßþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * The places that match a text, the best first: by code, by city, by the beginning of the city or the name, then
 * by the beginnings of words.
 *
 * @param most the maximum number of results
 */
export function searchPlaces(text: string, most: number): readonly Place[] {
  const query = typed(text);
  if (query === "") return [];
  const found = matches(query);
  // `Muenchen` and `Duesseldorf`, for people without such letters on their keyboard.
  const entries = found.length > 0 ? found : matches(query.replace(/([aou])e/g, "$1"));
  return entries.slice(0, most).map(({ place }) => place);
}

function matches(query: string): readonly Entry[] {
  const tiers: Entry[][] = [[], [], [], [], []];
  const [first = ""] = query.split(" ");
  for (const entry of index())
    // A cheap test that rejects nearly all of them.
    if (entry.words.includes(` ${first}`)) tiers[tierOf(entry, query)]?.push(entry);
  return tiers.flatMap((tier) => tier.sort((a, b) => a.rank - b.rank));
}

const NO_TIER = -1;

function tierOf({ code, city, cities, name, words }: Entry, query: string): number {
  if (code === query) return 0;
  if (city === query || cities.includes(query) || name === query) return 1;
  if (city.startsWith(query) || cities.some((each) => each.startsWith(query))) return 2;
  if (name.startsWith(query)) return 3;
  return query.split(" ").every((word) => words.includes(` ${word}`)) ? 4 : NO_TIER;
}

const KINDS: Readonly<Record<PlaceKind, number>> = { city: 0, airport: 1, station: 2 };

/** Built when it is first needed, in a few hundredths of a second. */
const index = lazy((): readonly Entry[] => {
  const named = namesByCode();
  const hubs = new Set(
    allPlaces().flatMap((place) => (place.kind === "city" ? pointOf(place) : [])),
  );
  return allPlaces().map((place): Entry => {
    const code = place.iataCode.toLowerCase();
    const [city, name] = [typed(place.city), typed(place.name)];
    const { cities = [], airports = 0 } = named.get(place.iataCode) ?? {};
    const isHub = pointOf(place).some((point) => hubs.has(point));
    return {
      place,
      code,
      city,
      cities,
      name,
      words: ` ${[code, city, name, ...cities].join(" ")}`,
      // Cities, then their main airports, then the airports of large cities.
      rank: KINDS[place.kind] * 1000 - (isHub ? 500 : 0) - Math.min(airports, 99),
    };
  });
});

/** A city has the coordinates of its main airport. */
function pointOf({ latitude, longitude }: Place): readonly string[] {
  return latitude === null || longitude === null ? [] : [`${latitude} ${longitude}`];
}

interface Names {
  readonly cities: string[];
  /** How many airports the best known of these names stands for. */
  airports: number;
}

function namesByCode(): ReadonlyMap<string, Names> {
  const named = new Map<string, Names>();
  for (const [name, { main }] of placeNames())
    for (const code of main) {
      const names = named.get(code) ?? { cities: [], airports: 0 };
      names.cities.push(typed(name));
      names.airports = Math.max(names.airports, main.length);
      named.set(code, names);
    }
  return named;
}
