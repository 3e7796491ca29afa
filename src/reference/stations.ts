/**
 * Railway stations: five-letter codes of SNCF and Benerail from the Trainline table (in a separate
 * file because of the ODbL), IATA codes from the places, Amtrak codes from `reference-overlay/`.
 */
import { allPlaces, findPlace, type Place } from "./airports.ts";
import { lazy, linesByCode, readTable, stringMap } from "./tables.ts";

/** The only carrier whose records use Amtrak codes, most of which are also airport codes. */
const AMTRAK = "2V";

const trainline = lazy(() => {
  const { stations, zones } = readTable("stations.json");
  return { lines: linesByCode(stations), zones: stringMap(zones) };
});

const amtrak = lazy(() => {
  const { names, zones } = readTable("amtrak.json");
  return { names: stringMap(names), zones: stringMap(zones) };
});

function iataStation(code: string) {
  const place = findPlace(code);
  return place?.kind === "station" ? place : undefined;
}

/**
 * The printable name of a station.
 *
 * @param code in capitals: `FRLPD`, `XYD`, or `NYP` when the carrier is Amtrak
 * @param carrier the two-character code of the railway that operates the train, if known
 */
export function stationName(code: string, carrier?: string): string | undefined {
  const own = carrier === AMTRAK ? amtrak().names.get(code) : undefined;
  if (own !== undefined) return own;
  return code.length === 5 ? trainline().lines.get(code)?.slice(6) : iataStation(code)?.name;
}

/**
 * The name of a train's stop: that of the station, or that of the city for a city code, `NAP`; one of several airports
 * of a city stands for the station there.
 */
export function stopName(code: string, carrier?: string): string | undefined {
  const station = stationName(code, carrier);
  const place = station === undefined ? findPlace(code) : undefined;
  if (place === undefined) return station;
  return place.kind === "airport" && isOneOfSeveral(place) ? place.name : place.city;
}

const withSeveralAirports = lazy(
  () => new Set(allPlaces().flatMap((place) => (place.kind === "city" ? [cityOf(place)] : []))),
);

function isOneOfSeveral(airport: Place): boolean {
  return withSeveralAirports().has(cityOf(airport));
}

function cityOf({ city, countryCode }: Place): string {
  return `${countryCode} ${city}`;
}

/**
 * The IANA time zone of a station. Five-letter codes begin with a country, and every country in the
 * Trainline table has a single railway time, so even a station missing from the table has a zone.
 */
export function stationZone(code: string, carrier?: string): string | undefined {
  const own = carrier === AMTRAK ? amtrak().zones.get(code) : undefined;
  if (own !== undefined) return own;
  return code.length === 5 ? trainline().zones.get(code.slice(0, 2)) : iataStation(code)?.zone;
}
