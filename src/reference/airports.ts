/**
 * Airports, metropolitan areas and railway stations with IATA codes. Sources: OurAirports (public
 * domain) and OpenTravelData (CC BY), corrected by `reference-overlay/`; see NOTICE.
 */
import { lazy, linesByCode, readTable, stringMap } from "./tables.ts";

export type PlaceKind = "airport" | "city" | "station";

export interface Place {
  /** Three capital letters. */
  readonly iataCode: string;
  /** A `city` represents all airports of a metropolitan area, such as LON. */
  readonly kind: PlaceKind;
  readonly name: string;
  readonly city: string;
  /** State, province or similar; empty if it is unknown or adds nothing to the city. */
  readonly region: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** IANA time zone, such as `Europe/Paris`. */
  readonly zone: string;
  /** Degrees, north positive; a city has the coordinates of its main airport. */
  readonly latitude: number | null;
  /** Degrees, east positive. */
  readonly longitude: number | null;
}

const table = lazy(() => {
  const { countries, places } = readTable("airports.json");
  return { countries: stringMap(countries), lines: linesByCode(places) };
});

/** Parses the table line of a place, which lists its values in this order. */
function parsePlace(line: string): Place {
  const [iataCode = "", kind, name = "", city = "", region = "", countryCode = "", ...rest] =
    line.split("\t");
  const [zone = "", latitude = "", longitude = ""] = rest;
  return {
    iataCode,
    kind: kind === "city" || kind === "station" ? kind : "airport",
    name,
    city,
    region,
    country: table().countries.get(countryCode) ?? "",
    countryCode,
    zone,
    latitude: latitude === "" ? null : Number(latitude),
    longitude: longitude === "" ? null : Number(longitude),
  };
}

/** The places looked up so far: each line is parsed at most once. */
const found = new Map<string, Place>();

const places = lazy((): readonly Place[] =>
  [...table().lines.keys()].flatMap((code) => findPlace(code) ?? []),
);

/**
 * The airport, city or station with an IATA code in capitals. If a metropolitan area and an airport
 * share a code, it is the airport, unless the overlay says otherwise.
 */
export function findPlace(code: string): Place | undefined {
  const known = found.get(code);
  if (known !== undefined) return known;
  const line = table().lines.get(code);
  if (line === undefined) return undefined;
  const place = parsePlace(line);
  found.set(code, place);
  return place;
}

/** All airports, cities and stations, in the order of their codes. */
export function allPlaces(): readonly Place[] {
  return places();
}

/** `<city>[, <region>]` */
export function locationOf(place: Place): string {
  return place.region === "" ? place.city : `${place.city}, ${place.region}`;
}

/** `<name> - <city>[, <region>], <country>`; empty if the code is unknown. */
export function describePlace(code: string): string {
  const place = findPlace(code);
  return place ? `${place.name} - ${locationOf(place)}, ${place.country}` : "";
}
