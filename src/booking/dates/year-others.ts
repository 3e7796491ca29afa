import { firstFrom, lastUpTo, weekdayOf, type PlainDay } from "./days.ts";
import { DISORDER_DAYS, type Link } from "./year-links.ts";

/** Further from the journeys no stay lies: its date is wrong, or one that only leap years have. */
const FARTHEST_STAY = 366;
/** A stay on the wrong weekday is farther than any on the right one. */
const WRONG_WEEKDAY = 10_000;

/** So is one before the day from which years are counted, where the journeys are not. */
const BEFORE_ANCHOR = 1_000;

/**
 * Stays lie in or near the time of the chain, retentions after it.
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
      link.bound ??
      (link.segment.role === "stay"
        ? stayDay(link, first, last, Math.min(first, anchor))
        : retentionDay(link, last));
    if (link.segment.day === null)
      warnings.push(`${link.segment.label()}: no year puts it near the journeys.`);
  }
}

/** The day with the right weekday, else any, that lies in the time of the chain or nearest to it. */
function stayDay(
  { date, weekday }: Link,
  first: PlainDay,
  last: PlainDay,
  earliest: PlainDay,
): PlainDay | null {
  let best: PlainDay | null = null;
  let bestCost = Infinity;
  for (const day of [lastUpTo(first, date), firstFrom(first, date), firstFrom(last, date)]) {
    if (day === null) continue;
    const distance = Math.max(0, first - day, day - last);
    if (distance > FARTHEST_STAY) continue;
    const isRight = weekday === null || weekdayOf(day) === weekday;
    const cost = distance + (isRight ? 0 : WRONG_WEEKDAY) + (day < earliest ? BEFORE_ANCHOR : 0);
    if (cost < bestCost) {
      best = day;
      bestCost = cost;
    }
  }
  return best;
}

function retentionDay({ date, weekday }: Link, last: PlainDay): PlainDay | null {
  const next = firstFrom(last - DISORDER_DAYS, date);
  if (next === null || weekday === null || weekdayOf(next) === weekday) return next;
  // Some stand among the journeys.
  const others = [lastUpTo(next - 1, date), firstFrom(next + 1, date)];
  return others.find((day) => day !== null && weekdayOf(day) === weekday) ?? next;
}
