/**
 * Offsets of IANA time zones, from the zone data built into Node (ICU). An Intl call takes
 * microseconds and accepts instants, not local times, so the few changes of each zone and year are
 * computed once and a lookup only compares numbers. The time zone of the process never matters.
 */

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MILLISECONDS = 60_000;

/** A local time in a time zone. */
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

/** The offset that applies from a local time on (in minutes since 1970 on the local clock). */
interface Change {
  readonly from: number;
  readonly offset: number;
}

/** The offset at the start of a year, and its changes, latest first. */
interface Year {
  readonly initial: number;
  readonly changes: readonly Change[];
}

/** Limits the cached years per zone, so that a text with thousands of years cannot fill memory. */
const MAX_YEARS = 64;

const yearsByZone = new Map<string, Map<number, Year>>();

/** Minutes since 1970 on the local clock, as if every day had 24 hours. */
function wallMinutes(year: number, month: number, day: number, minutes: number): number {
  return Date.UTC(year, month - 1, day) / MILLISECONDS + minutes;
}

/** Returns a function from an instant (minutes since 1970, UTC) to the offset of the zone. */
function offsetClock(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return (instant) => {
    // "1/1/2026, GMT+05:30"; a zero offset is "GMT+00:00" or, in later versions, plain "GMT".
    const [, shift = ""] = format.format(instant * MILLISECONDS).split("GMT");
    const [hours, minutes = 0] = shift.slice(1).split(":");
    const offset = Number(hours) * HOUR + Number(minutes);
    return shift.startsWith("-") ? -offset : offset;
  };
}

/** The first minute after `low`, up to and including `high`, whose offset is not `before`. */
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
 * Finds the changes of one year. Steps of a week find them all: since 1970, no zone has changed and
 * changed back in less time (the shortest such period, Tucumán in June 2004, was 13 days).
 */
function makeYear(zone: string, year: number): Year {
  const offsetAt = offsetClock(zone);
  // No zone is more than 15 hours from UTC, so an extra day at both ends covers the whole year.
  const start = wallMinutes(year, 1, 1, 0) - DAY;
  const end = wallMinutes(year + 1, 1, 1, 0) + DAY;
  const initial = offsetAt(start);
  const changes: Change[] = [];
  let before = initial;
  for (let instant = start; instant < end; instant += WEEK) {
    const offset = offsetAt(instant + WEEK);
    if (offset === before) continue;
    const change = bisect(instant, instant + WEEK, before, offsetAt);
    // Use the larger offset, so that the offset before the change still applies during the skipped
    // hour of spring and the repeated hour of autumn.
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
 * The offset from UTC in minutes, east positive, at a local time in a zone.
 *
 * A local time that is skipped in spring or repeated in autumn gets the offset from before the
 * change.
 *
 * @param zone IANA name; an unknown name causes a RangeError
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
  return offsetAt(zone, year, wallMinutes(year, month, day, minutes));
}

function offsetAt(zone: string, year: number, wall: number): number {
  const { initial, changes } = yearOf(zone, year);
  for (const change of changes) if (wall >= change.from) return change.offset;
  return initial;
}

/** Minutes since 1970, UTC. */
function instantOf({ zone, year, month, day, minutes }: ZonedTime): number {
  const wall = wallMinutes(year, month, day, minutes);
  return wall - offsetAt(zone, year, wall);
}

/** The actual minutes between two local times, such as those of departure and arrival. */
export function elapsedMinutes(from: ZonedTime, to: ZonedTime): number {
  return instantOf(to) - instantOf(from);
}
