import type { PrintedDate } from "../../../ast/nodes.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Line } from "../lines.ts";
import { isDay, isDayOfEnd, splitAt, type Territory } from "../territory.ts";

/* Which days a run has, and which of them are those of its journeys. */

/** The parts of a run that each begin with a day on its own line, if all of them have a journey. */
export function daysOf(run: readonly Line[]): readonly (readonly Line[])[] {
  const headings = new Set(daysIn(run));
  const parts = splitAt(run, (line) => headings.has(line));
  const [first] = parts;
  const hasAnchor = (part: readonly Line[]) => part.some(({ anchors }) => anchors > 0);
  const days = parts.filter(([line]) => line !== undefined && headings.has(line));
  if (first === undefined || (days[0] !== first && hasAnchor(first))) return [];
  return days.every(hasAnchor) ? days : [];
}

/**
 * The parts of a run below a heading that each begin with a day: that of the heading, and others directly above a number.
 * It is the whole run if any other day is elsewhere, as that of an arrival is, or if a part tells no whole journey.
 *
 *   Friday, 12 March 2027
 *
 *   LO 4      22:10 Chicago (ORD) - 14:15 (+1) Warsaw (WAW)
 *   Saturday, 13 March 2027
 *   LO 3915   17:30 Warsaw (WAW) - 18:25 Krakow (KRK)
 */
export function daysBelow(run: readonly Line[]): readonly (readonly Line[])[] {
  const days = daysIn(run).filter((line) => line !== run[0]);
  const areAboveNumbers = days.every((day) => {
    const next = run[run.indexOf(day) + 1];
    return next?.isAfterGap === false && next.anchors === 1;
  });
  const parts = splitAt(run, (line) => days.includes(line));
  return areAboveNumbers && parts.every(tellsJourney) ? parts : [run];
}

function tellsJourney(part: readonly Line[]): boolean {
  const isTimed = part.some(({ facts }) => facts.some(({ kind }) => kind === "time"));
  return isTimed && part.some(({ anchors }) => anchors > 0);
}

function daysIn(run: readonly Line[]): readonly Line[] {
  return run.filter((line, index) => isDay(line) && !isDayOfEnd(line, run, index));
}

/**
 * Whether the only day of a journey that arrives after midnight is the one after that of the heading, and below both times:
 *
 *   Return - Saturday 23 January 2027
 *   Departure   21:40   Punta Cana (PUJ)
 *   Arrival     01:35   Montreal (YUL)
 *   (Sunday 24 January 2027)
 */
export function isDayAfterNight(facts: readonly Fact[], heading: Fact | undefined): boolean {
  const [departure, arrival, ...others] = facts.flatMap((fact) =>
    fact.kind === "time" ? fact.clock : [],
  );
  const [day, ...more] = facts.flatMap((fact) => (fact.kind === "date" ? fact.date : []));
  if (departure === undefined || arrival === undefined || day === undefined) return false;
  if (others.length + more.length > 0 || heading?.kind !== "date") return false;
  const isOvernight = arrival.value < departure.value && day.start > arrival.end;
  return isOvernight && isDayBefore(heading.date.value, day.value);
}

function isDayBefore(one: PrintedDate, other: PrintedDate): boolean {
  const next = new Date(Date.UTC(one.year ?? other.year ?? 2000, one.month - 1, one.day + 1));
  return next.getUTCDate() === other.day && next.getUTCMonth() + 1 === other.month;
}

/**
 * Without the days that are alone, without a time or a side, after a gap below: beside a heading that states the day,
 * they are those of payments and the like.
 */
export function withoutFarDays(territory: Territory): Territory {
  const { lines, home, facts } = territory;
  const from = lines.indexOf(home) + 1;
  const gap = lines.findIndex(({ isAfterGap }, index) => index >= from && isAfterGap);
  if (gap === -1 || territory.anchor.kind === "hotel") return territory;
  const isFar = (own: readonly Fact[], index: number) =>
    index >= gap &&
    !own.some(({ kind }) => kind === "time" || kind === "side") &&
    !areDaysOfEnds(own, facts[index + 1]);
  return {
    ...territory,
    facts: facts.map((own, index) =>
      isFar(own, index) ? own.filter(({ kind }) => kind !== "date") : own,
    ),
  };
}

/** Whether a line states the days of departure and arrival side by side, above their times. */
function areDaysOfEnds(own: readonly Fact[], next: readonly Fact[] = []): boolean {
  const count = (facts: readonly Fact[], kind: Fact["kind"]) =>
    facts.filter((fact) => fact.kind === kind).length;
  return count(own, "date") === 2 && count(next, "time") === 2;
}
