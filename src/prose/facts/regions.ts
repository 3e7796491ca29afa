import {
  airportsNamed,
  allPlaces,
  distanceKilometres,
  findPlace,
  folded,
  type Place,
} from "../../reference/index.ts";
import { lazy } from "../../reference/tables.ts";

/*
 * Countries and states after the names of their cities, which can say that another city of that name is meant:
 *
 *   Los Ángeles (Chile)   San José, Costa Rica   Birmingham, AL   London, Ontario
 */

/** The languages in which names of countries are known. */
const LANGUAGES = "en de fr es it pt nl pl cs sv da nb fi hu tr vi el ru uk ar he zh ja".split(" ");
/** People write the states of these countries after cities. */
const WITH_STATES: ReadonlySet<string> = new Set(["US", "CA", "AU"]);
const SHORT_STATES: ReadonlyMap<string, string> = new Map(
  (
    "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia," +
    "HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland," +
    "MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire," +
    "NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania," +
    "RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington," +
    "WV West Virginia,WI Wisconsin,WY Wyoming,DC District of Columbia,AB Alberta,BC British Columbia,MB Manitoba," +
    "NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan"
  )
    .split(",")
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);
/** Cities at a border have airports on its other side. */
const NEAR_KM = 120;

/** The places of each country and state, by its folded names and, in capitals, its code. */
const regions = lazy(() => {
  const found = new Map<string, Place[]>();
  const add = (name: string, place: Place) => {
    const own = found.get(name) ?? [];
    found.set(name, own);
    own.push(place);
  };
  const countries = new Map<string, readonly string[]>();
  const states = new Map([...SHORT_STATES].map(([code, name]) => [name, code]));
  const displayed = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  );
  const namesOf = ({ country, countryCode }: Place) => {
    if (!/^[A-Z]{2}$/.test(countryCode)) return [];
    const names = displayed.map((each) => folded(each.of(countryCode) ?? ""));
    return [...new Set([countryCode, folded(country), ...names])].filter((name) => name !== "");
  };
  for (const place of allPlaces()) {
    const names = countries.get(place.countryCode) ?? namesOf(place);
    countries.set(place.countryCode, names);
    for (const name of names) add(name, place);
    if (place.region === "" || !WITH_STATES.has(place.countryCode)) continue;
    add(folded(place.region), place);
    const code = states.get(place.region);
    if (code !== undefined) add(code, place);
  }
  return found;
});

/**
 * Those of some airports that are in a country or a state, or near one of its own; undefined if some words name none. A name
 * that is also one of its cities can be the next place: `Paris, Singapore`.
 *
 * @param words as printed: a code of two letters in capitals
 */
export function airportsIn(codes: readonly string[], words: string): readonly string[] | undefined {
  const name = /^[A-Z]{2}$/.test(words) ? words : folded(words);
  const places =
    name.length < 2 || (name.length === 2 && name !== words) ? [] : regions().get(name);
  if (places === undefined || places.length === 0) return undefined;
  const main = airportsNamed(name)?.main ?? [];
  if (main.some((code) => isOneOf(code, places))) return undefined;
  return codes.filter((code) => isOneOf(code, places) || isNearOne(code, places));
}

const REGION_BELOW = /^, *\n\s{0,12}([A-Z]{2}(?!\p{L})|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})/u;

/**
 * Whether a country or a state at the start of the next line says that another city is meant: `Birmingham,` above `AL`.
 *
 * @param after the text behind the name of the city
 */
export function isInRegionBelow(codes: readonly string[], after: string): boolean {
  const [, words = ""] = REGION_BELOW.exec(after) ?? [];
  const named = words.split(" ").map((_, index, all) => all.slice(0, index + 1).join(" "));
  return words !== "" && named.some((name) => isOutside(codes, name));
}

function isOutside(codes: readonly string[], region: string): boolean {
  const inside = airportsIn(codes, region);
  return inside !== undefined && inside.length < codes.length;
}

function isOneOf(code: string, places: readonly Place[]): boolean {
  return places.some(({ iataCode }) => iataCode === code);
}

function isNearOne(code: string, places: readonly Place[]): boolean {
  const own = findPlace(code);
  return (
    own !== undefined &&
    places.some((place) => (distanceKilometres(own, place) ?? Infinity) < NEAR_KM)
  );
}
