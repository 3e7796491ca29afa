/**
 * Railway stations: five-letter codes of SNCF and Benerail from the Trainline table (ODbL: kept in
 * a file of its own), IATA codes from the places, Amtrak's own codes from `reference-overlay/`.
 */
import { findPlace } from "./airports.ts";
import { lazy, linesByCode, readTable, stringMap } from "./tables.ts";

/** Only this carrier's records use Amtrak's codes: most of them are airports elsewhere. */
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
 * @param carrier the two-character code of the railway that runs the train, where it is known
 */
export function stationName(code: string, carrier?: string): string | undefined {
  const own = carrier === AMTRAK ? amtrak().names.get(code) : undefined;
  if (own !== undefined) return own;
  return code.length === 5 ? trainline().lines.get(code)?.slice(6) : iataStation(code)?.name;
}

/**
 * The IANA time zone of a station. Five-letter codes begin with a country, and every country of the
 * Trainline table has one railway time: even a station that is not in the table has a zone.
 */
export function stationZone(code: string, carrier?: string): string | undefined {
  const own = carrier === AMTRAK ? amtrak().zones.get(code) : undefined;
  if (own !== undefined) return own;
  return code.length === 5 ? trainline().zones.get(code.slice(0, 2)) : iataStation(code)?.zone;
}
