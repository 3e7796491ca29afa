/**
 * The years of an itinerary, found for all its segments at once: dates printed with a year bind,
 * then the year in which most of the weekdays agree, then the anchor: the record's own date, else
 * the reference date.
 */
import type { PrintedDate, Weekday } from "../../ast/nodes.ts";
import type { YearEvidence } from "../model/booking.ts";
import { existsIn, fullYear, printedDay, weekdayOf, type PlainDay } from "./days.ts";
import { placeChain } from "./year-chain.ts";
import type { Anchor, Dated, Link } from "./year-links.ts";
import { placeOthers } from "./year-others.ts";

/**
 * Sets the `day` of every segment that prints a date.
 *
 * @param papers days with years that go with the trip: of its fare calculation, of a flight display
 */
export function inferYears(
  segments: readonly Dated[],
  papers: readonly PrintedDate[],
  anchor: Anchor,
): YearEvidence {
  const warnings: string[] = [];
  const links = linksOf(segments, papers, warnings);
  const chain = chainOf(links);
  if (chain.length === 0) return { by: "none", warnings };
  const by = placeChain(chain, anchor, warnings);
  placeOthers(links, chain, anchor.day, warnings);
  for (const { segment, weekday } of links) {
    if (weekday !== null && segment.day !== null && weekdayOf(segment.day) !== weekday)
      warnings.push(`${segment.label()}: the printed weekday is not that of its date.`);
  }
  return { by, warnings };
}

function linksOf(
  segments: readonly Dated[],
  papers: readonly PrintedDate[],
  warnings: string[],
): readonly Link[] {
  const links: Link[] = [];
  const days = daysOf(papers);
  for (const segment of segments) {
    const { date, weekday } = segment;
    if (date === undefined) continue;
    // 2024 is a leap year: what it has not, no year has.
    const exists = existsIn(fullYear(date.year ?? 2024), date.month, date.day);
    if (!exists) warnings.push(`${segment.label()}: no calendar has its date.`);
    else
      links.push({
        segment,
        date,
        weekday,
        bound: boundDay(date, weekday, days),
        landsOnLeapDay: landsOnLeapDay(segment.arrivalDate, date),
      });
  }
  return links;
}

/** Whether a journey that departs on one date arrives on a leap day soon after. */
function landsOnLeapDay(arrival: PrintedDate | undefined, departure: PrintedDate): boolean {
  if (arrival?.month !== 2 || arrival.day !== 29) return false;
  return departure.month === 2 ? departure.day >= 26 : departure.month === 3 && departure.day === 1;
}

/** The day by its own printed year, else by papers of the same day that fit the weekday. */
function boundDay(
  date: PrintedDate,
  weekday: Weekday | null,
  papers: ReadonlyMap<string, ReadonlySet<PlainDay>>,
): PlainDay | null {
  if (date.year !== null) return printedDay(date);
  let earliest: PlainDay | null = null;
  for (const day of papers.get(dayOfYear(date)) ?? []) {
    if (weekday !== null && weekdayOf(day) !== weekday) continue;
    // Papers also print until when a fare is valid, which may be the same day a year later.
    if (earliest === null || day < earliest) earliest = day;
  }
  return earliest;
}

/** The days that papers print, by day and month. */
function daysOf(papers: readonly PrintedDate[]): ReadonlyMap<string, ReadonlySet<PlainDay>> {
  const days = new Map<string, Set<PlainDay>>();
  for (const paper of papers) {
    const day = printedDay(paper);
    if (day === null) continue;
    const key = dayOfYear(paper);
    days.set(key, (days.get(key) ?? new Set()).add(day));
  }
  return days;
}

function dayOfYear({ day, month }: PrintedDate): string {
  return `${day}/${month}`;
}

/** The links that run forward in time: journeys; without any, stays; without any, retentions. */
function chainOf(links: readonly Link[]): readonly Link[] {
  for (const role of ["journey", "stay", "retention"] as const) {
    const chain = links.filter(({ segment }) => segment.role === role);
    if (chain.length > 0) return chain;
  }
  return [];
}
