/**
 * Infers the years of an itinerary for all segments at once. Dates printed with a year take
 * precedence, then the year in which most weekdays match, then the anchor: the record's own date or,
 * without one, the reference date.
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
 * @param datedEvidence full dates related to the trip, such as those of its fare calculation or of a
 *   flight display
 * @param reference the day that counts as today
 */
export function inferYears(
  segments: readonly Dated[],
  datedEvidence: readonly PrintedDate[],
  anchor: Anchor,
  reference: PlainDay,
): YearEvidence {
  const warnings: string[] = [];
  const links = linksOf(segments, datedEvidence, warnings);
  const chain = chainOf(links);
  if (chain.length === 0) return { by: "none", warnings };
  const by = placeChain(chain, anchor, warnings);
  placeOthers(links, chain, anchor.day, warnings);
  for (const { segment, weekday } of links) {
    if (weekday !== null && segment.day !== null && weekdayOf(segment.day) !== weekday)
      warnings.push(`${segment.label()}: the printed weekday does not match its date.`);
  }
  const inference = INFERENCES[by];
  if (inference !== undefined && chain.every(({ segment }) => isBefore(segment.day, reference)))
    warnings.push(`The whole itinerary is in the past, by ${inference}.`);
  return { by, warnings };
}

/** What can place an itinerary in the past although no year is printed, in words. */
const INFERENCES: Readonly<Partial<Record<YearEvidence["by"], string>>> = {
  weekdays: "its weekdays",
  "record date": "the date of the record",
};

function isBefore(day: PlainDay | null, reference: PlainDay): boolean {
  return day === null || day < reference;
}

function linksOf(
  segments: readonly Dated[],
  datedEvidence: readonly PrintedDate[],
  warnings: string[],
): readonly Link[] {
  const links: Link[] = [];
  const evidenceDays = datedEvidence.length === 0 ? null : daysByDate(datedEvidence);
  for (const segment of segments) {
    const { date, weekday } = segment;
    if (date === undefined) continue;
    // 2024 is a leap year: a date missing from it does not exist in any year.
    const exists = existsIn(fullYear(date.year ?? 2024), date.month, date.day);
    if (!exists) warnings.push(`${segment.label()}: its date does not exist.`);
    else
      links.push({
        segment,
        date,
        weekday,
        fixedDay: fixedDay(date, weekday, evidenceDays),
        arrivesOnLeapDay: arrivesOnLeapDay(segment.arrivalDate, date),
      });
  }
  return links;
}

/** Whether a journey that departs on one date arrives on a leap day soon after. */
function arrivesOnLeapDay(arrival: PrintedDate | undefined, departure: PrintedDate): boolean {
  if (arrival?.month !== 2 || arrival.day !== 29) return false;
  return departure.month === 2 ? departure.day >= 26 : departure.month === 3 && departure.day === 1;
}

/** The day by its own printed year, else by dated evidence of the same date and weekday. */
function fixedDay(
  date: PrintedDate,
  weekday: Weekday | null,
  evidenceDays: ReadonlyMap<string, ReadonlySet<PlainDay>> | null,
): PlainDay | null {
  if (date.year !== null) return printedDay(date);
  if (evidenceDays === null) return null;
  let earliest: PlainDay | null = null;
  for (const day of evidenceDays.get(dateKey(date)) ?? []) {
    if (weekday !== null && weekdayOf(day) !== weekday) continue;
    // The evidence can include the last day a fare is valid, which may be the same date a year later.
    if (earliest === null || day < earliest) earliest = day;
  }
  return earliest;
}

/** The days of the dated evidence by day and month. */
function daysByDate(
  datedEvidence: readonly PrintedDate[],
): ReadonlyMap<string, ReadonlySet<PlainDay>> {
  const days = new Map<string, Set<PlainDay>>();
  for (const date of datedEvidence) {
    const day = printedDay(date);
    if (day === null) continue;
    const key = dateKey(date);
    days.set(key, (days.get(key) ?? new Set()).add(day));
  }
  return days;
}

function dateKey({ day, month }: PrintedDate): string {
  return `${day}/${month}`;
}

/** The links in chronological order: journeys, else stays, else retention segments. */
function chainOf(links: readonly Link[]): readonly Link[] {
  for (const role of ["journey", "stay", "retention"] as const) {
    const chain = links.filter(({ segment }) => segment.role === role);
    if (chain.length > 0) return chain;
  }
  return [];
}
