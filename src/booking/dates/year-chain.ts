/** Infers the years of segments that are in chronological order. */
import type { YearEvidence } from "../model/booking.ts";
import {
  dayIn,
  existsIn,
  firstOnOrAfter,
  lastOnOrBefore,
  weekdayOf,
  yearOf,
  type PlainDay,
} from "./days.ts";
import { DISORDER_DAYS, type Anchor, type Link } from "./year-links.ts";

/** The days of all links of a chain, for one choice of year. */
interface Placement {
  readonly days: readonly PlainDay[];
  /** The year of the first link. */
  readonly year: number;
  readonly last: PlainDay;
  /** The number of printed weekdays that match. */
  readonly matchingWeekdays: number;
}

/** Airlines sell flights at most this many days ahead. */
const BOOKABLE_DAYS = 362;
/**
 * The years to check for matching weekdays, relative to that of the anchored placement. Together with
 * it they are six in a row, of which at most the outermost two have the same weekdays. On equal
 * evidence, the first wins.
 */
const YEARS_TRIED = [-1, 1, -2, -3, -4];
/** The same for an itinerary with a leap day, which occurs every fourth year. */
const LEAP_YEARS_TRIED = [-1, 1, -2, 2, -3, 3, -4, 4, -5, -6, -7, -8];
/**
 * How many weekdays must agree on a year more than one away from the anchored placement, or further
 * ahead than airlines sell: one alone is more likely mistyped.
 */
const WEEKDAYS_FOR_FAR = 2;
/** The days from one leap day to the next. */
const LEAP_CYCLE = 1461;
/** The longest itinerary, in days: one that seems longer has a leap day in the wrong year. */
const LONGEST_TRIP = 366;

/**
 * Sets the days of the links by a printed year, else by weekdays, else by the anchor, and returns
 * which of these it was.
 */
export function placeChain(
  chain: readonly Link[],
  anchor: Anchor,
  warnings: string[],
): YearEvidence["by"] {
  const firstFixed = chain.findIndex(({ fixedDay }) => fixedDay !== null);
  if (firstFixed !== -1) {
    assignDays(chain, placeAround(chain, firstFixed));
    return "printed years";
  }
  const leapDay = hasLeapDay(chain);
  const byAnchor =
    placeByAnchor(chain, anchor.day, leapDay, LONGEST_TRIP) ??
    placeByAnchor(chain, anchor.day, leapDay, Infinity);
  if (byAnchor === null) {
    // Every existing date occurs in one of the years tried, unless arrivals restrict those years.
    if (!chain.some(({ arrivesOnLeapDay }) => arrivesOnLeapDay)) return "none";
    return placeChain(withoutArrivals(chain), anchor, warnings);
  }
  const chosen = bestOf(chain, byAnchor, anchor, leapDay);
  const isLongPast = departsOnLeapDay(chain) && anchor.day - chosen.last > LONGEST_TRIP;
  if (chosen.matchingWeekdays === 0 && !isBookable(chosen, anchor.day))
    warnings.push(
      `No year puts the last segment within ${BOOKABLE_DAYS} days of the ${anchor.by}.`,
    );
  // A leap day can be years ago: without a weekday, nothing shows that the text is that old.
  if (chosen.matchingWeekdays === 0 && isLongPast) return "none";
  assignDays(chain, chosen.days);
  return chosen.matchingWeekdays > 0 ? "weekdays" : anchor.by;
}

function isBookable({ last }: Placement, anchor: PlainDay): boolean {
  return last >= anchor && last - anchor <= BOOKABLE_DAYS;
}

function withoutArrivals(chain: readonly Link[]): readonly Link[] {
  return chain.map((link) => ({ ...link, arrivesOnLeapDay: false }));
}

function assignDays(chain: readonly Link[], days: readonly PlainDay[]): void {
  chain.forEach(({ segment }, index) => (segment.day = days[index] ?? null));
}

/** Computes days forward and backward from the first link with a fixed day. */
function placeAround(chain: readonly Link[], firstFixed: number): readonly PlainDay[] {
  const start = chain[firstFixed]?.fixedDay ?? 0;
  const before: PlainDay[] = [];
  let earliest = start;
  for (const { date } of chain.slice(0, firstFixed).reverse()) {
    const day = lastOnOrBefore(earliest + DISORDER_DAYS, date) ?? earliest;
    before.push(day);
    earliest = Math.min(earliest, day);
  }
  const days = [...before.reverse(), start];
  let latest = start;
  for (const link of chain.slice(firstFixed + 1)) {
    const day = link.fixedDay ?? dayAfter(latest, link);
    days.push(day);
    latest = Math.max(latest, day);
  }
  return days;
}

/**
 * The day of a link that follows another: the next matching day, allowing for slight disorder. It
 * is further back only if its weekday requires that.
 */
function dayAfter(latest: PlainDay, { date, weekday }: Link): PlainDay {
  const next = firstOnOrAfter(latest - DISORDER_DAYS, date) ?? latest;
  if (weekday === null || weekdayOf(next) === weekday) return next;
  const other = next < latest ? firstOnOrAfter(latest, date) : lastOnOrBefore(latest, date);
  if (other === null || weekdayOf(other) !== weekday) return next;
  const isOtherNearer = Math.abs(other - latest) < next - latest;
  return next < latest || isOtherNearer ? other : next;
}

function hasLeapDay(chain: readonly Link[]): boolean {
  return chain.some(({ arrivesOnLeapDay }) => arrivesOnLeapDay) || departsOnLeapDay(chain);
}

function departsOnLeapDay(chain: readonly Link[]): boolean {
  return chain.some(({ date }) => date.month === 2 && date.day === 29);
}

/** The placement whose first link is in a given year; null if that year does not have the day. */
function placementIn(year: number, chain: readonly Link[]): Placement | null {
  const [first] = chain;
  const begin = first === undefined ? null : dayIn(year, first.date);
  if (begin === null) return null;
  const days: PlainDay[] = [];
  let last = begin;
  let matchingWeekdays = 0;
  for (const link of chain) {
    const day = dayAfter(last, link);
    if (link.arrivesOnLeapDay && !existsIn(yearOf(day), 2, 29)) return null;
    if (link.weekday === weekdayOf(day)) matchingWeekdays++;
    if (day > last) last = day;
    days.push(day);
  }
  return { days, year, last, matchingWeekdays };
}

/**
 * The bookable placement whose last day is on or after the anchor and nearest to it; if there is
 * none, the last placement before the anchor.
 */
function placeByAnchor(
  chain: readonly Link[],
  anchor: PlainDay,
  leapDay: boolean,
  longest: number,
): Placement | null {
  const year = yearOf(anchor);
  // With a leap day among the dates, only one year in four is possible.
  const reach = leapDay ? 8 : 2;
  let before: Placement | null = null;
  for (let each = year - reach; each <= year + reach; each++) {
    const placement = placementIn(each, chain);
    if (placement === null || (leapDay && spanOf(placement) > longest)) continue;
    if (placement.last >= anchor) {
      if (before === null || isBookable(placement, anchor)) return placement;
      return isNearer(chain, placement, before, anchor) ? placement : before;
    }
    before = placement;
  }
  return before;
}

/** If only an arrival requires a leap year, the nearest one is right even if it is not bookable. */
function isNearer(
  chain: readonly Link[],
  after: Placement,
  before: Placement,
  anchor: PlainDay,
): boolean {
  const arrivesOnLeapDay = chain.some((link) => link.arrivesOnLeapDay);
  if (!arrivesOnLeapDay || departsOnLeapDay(chain)) return false;
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

/**
 * The placement with the most matching weekdays, if more than half match; on a tie, the anchored
 * placement or the one nearest to it. If fewer match, they are more likely mistyped than right.
 */
function bestOf(
  chain: readonly Link[],
  byAnchor: Placement,
  anchor: Anchor,
  leapDay: boolean,
): Placement {
  let best = byAnchor;
  const weekdays = chain.filter(({ weekday }) => weekday !== null).length;
  if (best.matchingWeekdays === weekdays) return best;
  for (const year of yearsTried(byAnchor, anchor.day, leapDay)) {
    const other = placementIn(year, chain);
    if (other === null || other.matchingWeekdays * 2 <= weekdays) continue;
    const isFar = leapDay
      ? Math.abs(other.last - anchor.day) > LEAP_CYCLE
      : Math.abs(year - byAnchor.year) > 1 || isNotYetSold(other, byAnchor, anchor);
    if (isFar && other.matchingWeekdays < WEEKDAYS_FOR_FAR) continue;
    if (other.matchingWeekdays > best.matchingWeekdays) best = other;
    if (best.matchingWeekdays === weekdays) break;
  }
  return best;
}

/** Whether a later placement is further ahead than airlines sell. */
function isNotYetSold({ last }: Placement, byAnchor: Placement, { lastBooking }: Anchor): boolean {
  return last > byAnchor.last && last - lastBooking > BOOKABLE_DAYS;
}

/** The years to check for matching weekdays, last of all the anchor's own year. */
function yearsTried(byAnchor: Placement, anchor: PlainDay, leapDay: boolean): readonly number[] {
  const steps = leapDay ? LEAP_YEARS_TRIED : YEARS_TRIED;
  return [...steps.map((step) => byAnchor.year + step), yearOf(anchor)];
}
