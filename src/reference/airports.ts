/**
 * Airports, metropolitan areas and railway stations with IATA codes. Sources: OurAirports (public
 * domain) and OpenTravelData (CC BY), corrected by `reference-overlay/`; see NOTICE.
 */
import { lazy, linesByCode, readTable, stringMap } from "./tables.ts";

export type PlaceKind = "airport" | "city" | "station";

export interface Place {
  /** Three capital letters. */
  readonly iataCode: string;
  /** A `city` stands for all airports of a metropolitan area, such as LON. */
  readonly kind: PlaceKind;
  readonly name: string;
  readonly city: string;
  /** State, province and the like; empty where it is unknown or says no more than the city. */
  readonly region: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** IANA time zone, such as `Europe/Paris`. */
  readonly zone: string;
  /** Degrees, north positive; of a city: those of its main airport. */
  readonly latitude: number | null;
  /** Degrees, east positive. */
  readonly longitude: number | null;
}

const table = lazy(() => {
  const { countries, places } = readTable("airports.json");
  return { countries: stringMap(countries), lines: linesByCode(places) };
});

/** The table holds a line for each place: its values, in the order in which they are read here. */
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

/** The places that were asked for: a line is taken apart once. */
const parsed = new Map<string, Place>();

function placeOf(code: string, line: string): Place {
  let place = parsed.get(code);
  if (place === undefined) parsed.set(code, (place = parsePlace(line)));
  return place;
}

const places = lazy((): readonly Place[] =>
  [...table().lines].map(([code, line]) => placeOf(code, line)),
);

/**
 * The airport, city or station of an upper-case IATA code. Where a metropolitan area and an airport
 * share a code, it is the airport, save where the overlay knows better.
 */
export function findPlace(code: string): Place | undefined {
  const line = table().lines.get(code);
  return line === undefined ? undefined : placeOf(code, line);
}

/** All airports, cities and stations, in the order of their codes. */
export function allPlaces(): readonly Place[] {
  return places();
}

/** `<city>[, <region>]` */
export function locationOf(place: Place): string {
  return place.region === "" ? place.city : `${place.city}, ${place.region}`;
}

/** `<name> - <city>[, <region>], <country>`; empty where the code is unknown. */
export function describePlace(code: string): string {
  const place = findPlace(code);
  return place ? `${place.name} - ${locationOf(place)}, ${place.country}` : "";
}
