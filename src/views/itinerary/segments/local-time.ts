/** Local times as other programs read them: with the offset of the place, if its time zone is known. */
import type { Train } from "../../../booking/model/booking.ts";
import { findPlace, stationZone, utcOffsetMinutes } from "../../../reference/index.ts";

/** A time on the clock of a place. */
export interface LocalTime {
  /** `2026-11-24T18:55:00` */
  readonly local: string;
  /** Minutes east of UTC; null if the time zone of the place is unknown. */
  readonly offset: number | null;
}

const HOUR = 60;
const MINUTE_MS = 60_000;

/**
 * @param time `YYYY-MM-DD HH:MM[:SS]`
 * @param zone IANA name; undefined if it is unknown
 */
export function localTime(time: string, zone: string | undefined): LocalTime {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = time.split(/\D/).map(Number);
  return {
    local: `${time.replace(" ", "T").padEnd("YYYY-MM-DDTHH:MM".length)}:00`.slice(0, 19),
    offset:
      zone === undefined ? null : utcOffsetMinutes(zone, year, month, day, hour * HOUR + minute),
  };
}

/** `2026-11-24T18:55:00-03:00`; without an offset if it is unknown. */
export function isoText({ local, offset }: LocalTime): string {
  if (offset === null) return local;
  const minutes = Math.abs(offset);
  const parts = [Math.floor(minutes / HOUR), minutes % HOUR];
  const [hour = "", minute = ""] = parts.map((part) => String(part).padStart(2, "0"));
  return `${local}${offset < 0 ? "-" : "+"}${hour}:${minute}`;
}

/** The instant; without an offset, the time is taken as UTC. */
export function instantOf({ local, offset }: LocalTime): Date {
  return new Date(Date.parse(`${local}Z`) - (offset ?? 0) * MINUTE_MS);
}

/** The time zone of an airport or a city. */
export function airportZone(code: string | null): string | undefined {
  const zone = code === null ? "" : (findPlace(code)?.zone ?? "");
  return zone === "" ? undefined : zone;
}

/** The only carrier with its own codes, most of which are also airports elsewhere. */
const AMTRAK = "2V";

/** The time zone of one end of a train; unknown for a station printed without a code. */
export function railZone(
  code: string | null,
  { carrier }: Pick<Train, "carrier">,
): string | undefined {
  if (code === null) return undefined;
  const own = stationZone(code, carrier ?? undefined);
  return own ?? (carrier === AMTRAK ? undefined : airportZone(code));
}
