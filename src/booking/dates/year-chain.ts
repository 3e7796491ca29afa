/** The years of the segments that run forward in time. */
import type { YearEvidence } from "../model/booking.ts";
import { dayIn, existsIn, firstFrom, lastUpTo, weekdayOf, yearOf, type PlainDay } from "./days.ts";
import { DISORDER_DAYS, type Anchor, type Link } from "./year-links.ts";

/** Days for a whole chain of links. */
interface Placement {
  readonly days: readonly PlainDay[];
  /** The year of the first link. */
  readonly year: number;
  readonly last: PlainDay;
  /** How many weekdays are right. */
  readonly agreeing: number;
}

/** Airlines sell no further ahead. */
const BOOKABLE_DAYS = 362;
/**
 * Which years weekdays may name, counted from the anchor's: with it five in a row, in which a day
 * falls on the same weekday only once. On equal evidence the first wins.
 */
const YEARS_TRIED = [-1, 1, -2, -3];
/** The same for an itinerary with a leap day, which comes every fourth year. */
const LEAP_YEARS_TRIED = [-1, 1, -2, 2, -3, 3, -4, 4, -5, -6, -7, -8];
/** No itinerary spans more: one that seems to has a leap day in the wrong year. */
const LONGEST_TRIP = 366;

/**
 * Sets the days of the links: by a printed year, else by the weekdays, else by the anchor. Answers
 * which of them it was.
 */
export function placeChain(
  chain: readonly Link[],
  anchor: Anchor,
  warnings: string[],
): YearEvidence["by"] {
  const firstBound = chain.findIndex(({ bound }) => bound !== null);
  if (firstBound !== -1) {
    settle(chain, placeAround(chain, firstBound));
    return "printed years";
  }
  const leapDay = hasLeapDay(chain);
  const byAnchor =
    anchored(chain, anchor.day, leapDay, LONGEST_TRIP) ??
    anchored(chain, anchor.day, leapDay, Infinity);
  if (byAnchor === null) {
    // A date that exists is in the calendar of some year tried, if not in that of every landing.
    if (!chain.some(({ landsOnLeapDay }) => landsOnLeapDay)) return "none";
    return placeChain(withoutLandings(chain), anchor, warnings);
  }
  const chosen = bestOf(chain, byAnchor, yearsTried(byAnchor, anchor.day, leapDay));
  settle(chain, chosen.days);
  if (chosen.agreeing > 0) return "weekdays";
  if (chosen.last < anchor.day || chosen.last - anchor.day > BOOKABLE_DAYS)
    warnings.push(
      `No year puts the last segment within ${BOOKABLE_DAYS} days of the ${anchor.by}.`,
    );
  return anchor.by;
}

function withoutLandings(chain: readonly Link[]): readonly Link[] {
  return chain.map((link) => ({ ...link, landsOnLeapDay: false }));
}

function settle(chain: readonly Link[], days: readonly PlainDay[]): void {
  chain.forEach(({ segment }, index) => (segment.day = days[index] ?? null));
}

/** Days forward and backward from the first link whose day is bound. */
function placeAround(chain: readonly Link[], firstBound: number): readonly PlainDay[] {
  const start = chain[firstBound]?.bound ?? 0;
  const before: PlainDay[] = [];
  let earliest = start;
  for (const { date } of chain.slice(0, firstBound).reverse()) {
    const day = lastUpTo(earliest + DISORDER_DAYS, date) ?? earliest;
    before.push(day);
    earliest = Math.min(earliest, day);
  }
  const days = [...before.reverse(), start];
  walk(chain.slice(firstBound + 1), start, days);
  return days;
}

/** Adds the days of links that run forward from `latest`; answers the last. */
function walk(links: readonly Link[], latest: PlainDay, days: PlainDay[]): PlainDay {
  let last = latest;
  for (const link of links) {
    const day = link.bound ?? dayAfter(last, link);
    days.push(day);
    if (day > last) last = day;
  }
  return last;
}

/**
 * The day of a link that comes after a day: the next in the calendar, or one a little before.
 * Further back lies only what its weekday puts there.
 */
function dayAfter(latest: PlainDay, { date, weekday }: Link): PlainDay {
  const next = firstFrom(latest - DISORDER_DAYS, date) ?? latest;
  if (weekday === null || weekdayOf(next) === weekday) return next;
  const other = next < latest ? firstFrom(latest, date) : lastUpTo(latest, date);
  if (other === null || weekdayOf(other) !== weekday) return next;
  const isNearer = Math.abs(other - latest) < next - latest;
  return next < latest || isNearer ? other : next;
}

function hasLeapDay(chain: readonly Link[]): boolean {
  return chain.some(
    ({ date, landsOnLeapDay }) => landsOnLeapDay || (date.month === 2 && date.day === 29),
  );
}

/** The placement whose first link lies in a year; null where that year has no such day. */
function placementIn(year: number, chain: readonly Link[]): Placement | null {
  const days: PlainDay[] = [];
  const [first] = chain;
  const begin = first === undefined ? null : dayIn(year, first.date);
  if (begin === null) return null;
  const last = walk(chain, begin, days);
  if (!days.every((day, index) => canLand(chain[index], day))) return null;
  let agreeing = 0;
  days.forEach((day, index) => {
    if (chain[index]?.weekday === weekdayOf(day)) agreeing++;
  });
  return { days, year, last, agreeing };
}

/** Whether the year has the leap day on which a link arrives, if it does. */
function canLand(link: Link | undefined, day: PlainDay): boolean {
  return link?.landsOnLeapDay !== true || existsIn(yearOf(day), 2, 29);
}

/**
 * The placement whose last day lies on or after the anchor, nearest to it, and can be booked; where
 * there is none such, the last before the anchor.
 */
function anchored(
  chain: readonly Link[],
  anchor: PlainDay,
  leapDay: boolean,
  longest: number,
): Placement | null {
  const year = yearOf(anchor);
  // Where a leap day is among the dates, only one year in four will do.
  const reach = leapDay ? 8 : 2;
  let before: Placement | null = null;
  for (let each = year - reach; each <= year + reach; each++) {
    const placement = placementIn(each, chain);
    if (placement === null || (leapDay && spanOf(placement) > longest)) continue;
    if (placement.last >= anchor) {
      const isBookable = placement.last - anchor <= BOOKABLE_DAYS;
      return before === null || isBookable || isNearer(chain, placement, before, anchor)
        ? placement
        : before;
    }
    before = placement;
  }
  return before;
}

/** Where only a landing asks for a leap year, the nearest one has it, though none be bookable. */
function isNearer(
  chain: readonly Link[],
  after: Placement,
  before: Placement,
  anchor: PlainDay,
): boolean {
  const asksForLeapYear = chain.some(({ landsOnLeapDay }) => landsOnLeapDay);
  const departsOnLeapDay = chain.some(({ date }) => date.month === 2 && date.day === 29);
  if (!asksForLeapYear || departsOnLeapDay) return false;
  return after.last - anchor < anchor - before.last;
}

function spanOf({ days }: Placement): number {
  let [earliest = 0] = days;
  let latest = earliest;
  for (const day of days) {
    if (day < earliest) earliest = day;
    if (day > latest) latest = day;
  }
  return latest - earliest;
}

/** The years in which weekdays may agree; the anchor's own where no year is nearer to it. */
function yearsTried(byAnchor: Placement, anchor: PlainDay, leapDay: boolean): readonly number[] {
  const steps = leapDay ? LEAP_YEARS_TRIED : YEARS_TRIED;
  return [...steps.map((step) => byAnchor.year + step), yearOf(anchor)];
}

/**
 * The placement in which most weekdays agree, more than half of them; among equals the anchored one, or
 * one near to it. Fewer are more likely mistyped than right.
 */
function bestOf(
  chain: readonly Link[],
  byAnchor: Placement,
  yearsTried: readonly number[],
): Placement {
  let best = byAnchor;
  const weekdays = chain.filter(({ weekday }) => weekday !== null).length;
  for (const year of yearsTried) {
    if (best.agreeing === weekdays) break;
    const other = placementIn(year, chain);
    if (other === null || other.agreeing * 2 <= weekdays) continue;
    if (other.agreeing > best.agreeing) best = other;
  }
  return best;
}
