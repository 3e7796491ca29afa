import type { HeaderNode, PrintedDate, Read, TicketingNode, TicketNode } from "../../ast/nodes.ts";
import { earliestDay, firstFrom, lastUpTo, printedDay, type PlainDay } from "./days.ts";
import type { Anchor } from "./year-links.ts";

/** What the record says about its own age. */
export interface RecordDates {
  readonly created: PrintedDate | null;
  readonly updated: PrintedDate | null;
}

/** The days on which the record was made and last changed, and its itinerary begins, where known. */
export interface RecordDays {
  readonly made: PlainDay | null;
  readonly changed: PlainDay | null;
  /** The first day of the itinerary. */
  readonly departs: PlainDay | null;
}

/** The dates of all header lines; the first that prints one counts. */
export function recordDates(headers: readonly HeaderNode[]): RecordDates {
  let created: Read<PrintedDate> | undefined;
  let updated: Read<PrintedDate> | undefined;
  for (const header of headers) {
    created ??= header.created;
    updated ??= header.updated;
  }
  return { created: created?.value ?? null, updated: updated?.value ?? null };
}

/**
 * The day from which years are inferred: the record's own date, else the earliest of its papers, else
 * the reference date. A date that prints its year goes before one that does not.
 *
 * @param papers days with years of fares and tickets
 */
export function findAnchor(
  { created, updated }: RecordDates,
  ticketing: readonly TicketingNode[],
  tickets: readonly TicketNode[],
  papers: readonly PrintedDate[],
  reference: PlainDay,
): Anchor {
  const day =
    dayOf(created) ??
    dayOf(updated) ??
    firstDay(ticketing, ({ state, date }) => (state === "done" ? date : undefined)) ??
    firstDay(tickets, ({ issued }) => issued) ??
    earliestDay(papers) ??
    latestDay(created ?? updated, reference);
  return day === null ? { day: reference, by: "reference date" } : { day, by: "record date" };
}

/**
 * The day the record was made, else last changed. A year that is not printed is the last possible:
 * nobody makes a record after its trip, or later than the reference date.
 *
 * @param tripEnd the last day of the itinerary, where it has one
 */
export function recordDay(
  { created, updated }: RecordDates,
  tripEnd: PlainDay | null,
  reference: PlainDay,
): PlainDay | null {
  const lastChange = dayOf(updated) ?? reference;
  const latest = tripEnd === null ? lastChange : Math.min(tripEnd, lastChange);
  const day = dayOf(created) ?? latestDay(created, latest);
  return day ?? dayOf(updated) ?? latestDay(updated, reference);
}

/** The most days between a record's own date and its ticketing. */
const TICKETING_DAYS = 362;

/**
 * @param made the day the record was made, also where it prints no year
 * @param departs the first day of the itinerary
 */
export function recordDays(
  { updated }: RecordDates,
  made: PlainDay | null,
  departs: PlainDay | null,
): RecordDays {
  return { made, changed: dayOf(updated), departs };
}

/**
 * The day of a ticketing arrangement. One without a year is known by the record's own dates: tickets
 * were issued before its last change and after it was made, and are to be issued after that. Where it
 * has none, they are to be issued before the first departure.
 */
export function ticketingDay(
  state: TicketingNode["state"],
  date: PrintedDate,
  { made, changed, departs }: RecordDays,
): PlainDay | null {
  if (date.year !== null || state === "other") return printedDay(date);
  const isBefore = state === "done" && changed !== null;
  const known = isBefore ? changed : (made ?? changed);
  if (known === null) return state === "limit" ? limitBefore(departs, date) : null;
  const day = isBefore ? lastUpTo(known, date) : firstFrom(known, date);
  return day !== null && Math.abs(day - known) <= TICKETING_DAYS ? day : null;
}

/** Airlines open their flights for sale so many days before. */
const SALE_DAYS = 330;

/** A limit that would lie before the flight was for sale lies behind its departure, and is no limit. */
function limitBefore(departs: PlainDay | null, date: PrintedDate): PlainDay | null {
  const day = departs === null ? null : lastUpTo(departs, date);
  return day !== null && departs !== null && departs - day <= SALE_DAYS ? day : null;
}

function dayOf(date: PrintedDate | null): PlainDay | null {
  return date === null ? null : printedDay(date);
}

function latestDay(date: PrintedDate | null, ceiling: PlainDay): PlainDay | null {
  return date?.year === null ? lastUpTo(ceiling, date) : null;
}

function firstDay<T>(
  nodes: readonly T[],
  dateOf: (node: T) => Read<PrintedDate> | undefined,
): PlainDay | null {
  for (const node of nodes) {
    const day = printedDay(dateOf(node)?.value);
    if (day !== null) return day;
  }
  return null;
}
