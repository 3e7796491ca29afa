import { firstOnOrAfter, lastOnOrBefore, weekdayOf, type PlainDay } from "./days.ts";
import { DISORDER_DAYS, RETENTION_DISORDER_DAYS, type Link } from "./year-links.ts";

/** A stay further than this from the journeys has a wrong date, or one that only leap years have. */
const FARTHEST_STAY = 366;
/** A stay from a leap day that is further away was meant for a nearer year, which does not have the day. */
const FARTHEST_LEAP_DAY = 183;
/** The cost of a wrong weekday: it outweighs any distance. */
const WRONG_WEEKDAY = 10_000;

/** The cost of a stay before the anchor if the journeys are after it. */
const BEFORE_ANCHOR = 1_000;

/**
 * Places stays within or near the period of the chain and retention segments after it.
 *
 * @param anchor the day from which years are inferred
 */
export function placeOthers(
  links: readonly Link[],
  chain: readonly Link[],
  anchor: PlainDay,
  warnings: string[],
): void {
  if (links.length === chain.length) return;
  let first = Infinity;
  let last = -Infinity;
  for (const { segment } of chain) {
    if (segment.day === null) continue;
    first = Math.min(first, segment.day);
    last = Math.max(last, segment.day);
  }
  for (const link of links) {
    if (link.segment.day !== null) continue;
    link.segment.day =
      link.fixedDay ??
      (link.segment.role === "stay"
        ? stayDay(link, first, last, Math.min(first, anchor))
        : retentionDay(link, last));
    if (link.segment.day === null)
      warnings.push(`${link.segment.label()}: no year puts it near the journeys.`);
  }
}

/** The day within or nearest to the period of the chain, preferably with the right weekday. */
function stayDay(
  { date, weekday }: Link,
  first: PlainDay,
  last: PlainDay,
  earliest: PlainDay,
): PlainDay | null {
  let best: PlainDay | null = null;
  let bestCost = Infinity;
  const farthest = date.month === 2 && date.day === 29 ? FARTHEST_LEAP_DAY : FARTHEST_STAY;
  for (const day of [
    lastOnOrBefore(first, date),
    firstOnOrAfter(first, date),
    firstOnOrAfter(last, date),
  ]) {
    if (day === null) continue;
    const distance = Math.max(0, first - day, day - last);
    if (distance > farthest) continue;
    const isRight = weekday === null || weekdayOf(day) === weekday;
    // Shortly before the journeys, it is only out of order.
    const isEarly = day < earliest && distance > DISORDER_DAYS;
    const cost = distance + (isRight ? 0 : WRONG_WEEKDAY) + (isEarly ? BEFORE_ANCHOR : 0);
    if (cost < bestCost) {
      best = day;
      bestCost = cost;
    }
  }
  return best;
}

function retentionDay({ date, weekday }: Link, last: PlainDay): PlainDay | null {
  const next = firstOnOrAfter(last - RETENTION_DISORDER_DAYS, date);
  if (next === null || weekday === null || weekdayOf(next) === weekday) return next;
  // Some retention segments are among the journeys.
  const others = [lastOnOrBefore(next - 1, date), firstOnOrAfter(next + 1, date)];
  return others.find((day) => day !== null && weekdayOf(day) === weekday) ?? next;
}
