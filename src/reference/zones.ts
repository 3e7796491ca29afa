/**
 * Offsets of IANA time zones, from the zone data that Node brings with it (ICU). Intl answers in
 * microseconds and takes instants, not wall clocks; so each zone and year is asked once for its few
 * changes, and a look-up compares numbers. The zone of the process never matters.
 */

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MILLISECONDS = 60_000;

/** A wall clock at some place. */
export interface ZonedTime {
  /** IANA name, such as `Europe/Paris`. */
  readonly zone: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** From this wall clock on (minutes since 1970 as that clock counts) this offset is in force. */
interface Change {
  readonly from: number;
  readonly offset: number;
}

/** The offset at the start of a year, and its changes, latest first. */
interface Year {
  readonly initial: number;
  readonly changes: readonly Change[];
}

/** Years are kept by zone. Nobody flies in more; a text that names thousands must not fill memory. */
const MAX_YEARS = 64;

const yearsByZone = new Map<string, Map<number, Year>>();

/** Minutes since 1970 of a wall clock, counted as if every day had 24 hours. */
function wallMinutes(year: number, month: number, day: number, minutes: number): number {
  return Date.UTC(year, month - 1, day) / MILLISECONDS + minutes;
}

/** A function from an instant (minutes since 1970, UTC) to the zone's offset in minutes. */
function offsetClock(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return (instant) => {
    // "1/1/2026, GMT+05:30"; for none "GMT+00:00" or, in later versions, plain "GMT"
    const [, shift = ""] = format.format(instant * MILLISECONDS).split("GMT");
    const [hours, minutes = 0] = shift.slice(1).split(":");
    const offset = Number(hours) * HOUR + Number(minutes);
    return shift.startsWith("-") ? -offset : offset;
  };
}

/** The first minute after `low`, and not after `high`, at which the offset is no longer `before`. */
function bisect(
  low: number,
  high: number,
  before: number,
  offsetAt: (instant: number) => number,
): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The changes of one year. Steps of a week find them all: since 1970 no zone went somewhere and
 * came back in less (the shortest excursion, Tucumán in June 2004, took 13 days).
 */
function makeYear(zone: string, year: number): Year {
  const offsetAt = offsetClock(zone);
  // No zone is more than 15 hours from UTC, so a day more at both ends holds the whole year.
  const start = wallMinutes(year, 1, 1, 0) - DAY;
  const end = wallMinutes(year + 1, 1, 1, 0) + DAY;
  const initial = offsetAt(start);
  const changes: Change[] = [];
  let before = initial;
  for (let instant = start; instant < end; instant += WEEK) {
    const offset = offsetAt(instant + WEEK);
    if (offset === before) continue;
    const change = bisect(instant, instant + WEEK, before, offsetAt);
    // The larger of the two offsets: in the skipped hour of spring and in the doubled hour of
    // autumn the offset from before the change still holds.
    changes.unshift({ from: change + Math.max(before, offset), offset });
    before = offset;
  }
  return { initial, changes };
}

function yearOf(zone: string, number: number): Year {
  let years = yearsByZone.get(zone);
  let year = years?.get(number);
  if (year !== undefined) return year;
  year = makeYear(zone, number);
  if (years === undefined || years.size === MAX_YEARS)
    yearsByZone.set(zone, (years = new Map<number, Year>()));
  years.set(number, year);
  return year;
}

/**
 * The offset from UTC in minutes, east positive, at a wall clock of a zone.
 *
 * A wall clock that the spring change skips, or that the autumn change shows twice, gets the
 * earlier offset: the one in force before the change.
 *
 * @param zone IANA name; a RangeError where Intl does not know it
 * @param month 1 to 12
 * @param minutes since midnight
 */
export function utcOffsetMinutes(
  zone: string,
  year: number,
  month: number,
  day: number,
  minutes: number,
): number {
  const wall = wallMinutes(year, month, day, minutes);
  const { initial, changes } = yearOf(zone, year);
  for (const change of changes) if (wall >= change.from) return change.offset;
  return initial;
}

/** Minutes since 1970, UTC. */
function instantOf({ zone, year, month, day, minutes }: ZonedTime): number {
  return wallMinutes(year, month, day, minutes) - utcOffsetMinutes(zone, year, month, day, minutes);
}

/** The true minutes between two wall clocks, such as those of a take-off and its landing. */
export function elapsedMinutes(from: ZonedTime, to: ZonedTime): number {
  return instantOf(to) - instantOf(from);
}
