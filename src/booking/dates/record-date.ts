import type { HeaderNode, PrintedDate, Read, TicketingNode, TicketNode } from "../../ast/nodes.ts";
import { earliestDay, firstOnOrAfter, lastOnOrBefore, printedDay, type PlainDay } from "./days.ts";
import type { Anchor } from "./year-links.ts";

/** The creation and update dates that the record prints. */
export interface RecordDates {
  readonly created: PrintedDate | null;
  readonly updated: PrintedDate | null;
}

/** The days on which the record was created and updated and its itinerary begins, if known. */
export interface RecordDays {
  readonly created: PlainDay | null;
  readonly updated: PlainDay | null;
  readonly tripStart: PlainDay | null;
}

/** The dates from the header lines; the first header that prints a date wins. */
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
 * The day from which years are inferred: the record's own date, else the earliest dated evidence,
 * else the reference date. Dates printed with a year take precedence over dates without one.
 *
 * @param datedEvidence full dates printed with fares and tickets
 */
export function findAnchor(
  { created, updated }: RecordDates,
  ticketing: readonly TicketingNode[],
  tickets: readonly TicketNode[],
  datedEvidence: readonly PrintedDate[],
  reference: PlainDay,
): Anchor {
  const day =
    dayOf(created) ??
    dayOf(updated) ??
    firstDay(ticketing, ({ state, date }) => (state === "done" ? date : undefined)) ??
    firstDay(tickets, ({ issued }) => issued) ??
    earliestDay(datedEvidence) ??
    latestDay(created ?? updated, reference);
  if (day === null) return { day: reference, by: "reference date", lastBooking: reference };
  // A record can change after its creation, but not after the last update that it prints.
  const lastBooking = dayOf(updated) ?? reference;
  return { day, by: "record date", lastBooking: Math.max(day, lastBooking) };
}

/**
 * The day the record was created, else last updated. If the year is not printed, it is the latest
 * possible: no record is created after its trip or after the reference date.
 *
 * @param tripEnd the last day of the itinerary, if it has one
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

/** The largest number of days between a record's own date and its ticketing. */
const TICKETING_DAYS = 362;

/**
 * @param created the day of creation, even if the record prints it without a year
 * @param tripStart the first day of the itinerary
 */
export function recordDays(
  { updated }: RecordDates,
  created: PlainDay | null,
  tripStart: PlainDay | null,
): RecordDays {
  return { created, updated: dayOf(updated), tripStart };
}

/**
 * The day of a ticketing arrangement. If it prints no year, the record's own dates determine it:
 * tickets were issued before the last update, else after the creation, and a ticketing limit is
 * after the creation. If the record has no dates, the limit is before the first departure.
 */
export function ticketingDay(
  state: TicketingNode["state"],
  date: PrintedDate,
  { created, updated, tripStart }: RecordDays,
): PlainDay | null {
  if (date.year !== null || state === "other") return printedDay(date);
  const isBefore = state === "done" && updated !== null;
  const recordDay = isBefore ? updated : (created ?? updated);
  if (recordDay === null) return state === "limit" ? limitBefore(tripStart, date) : null;
  const day = isBefore ? lastOnOrBefore(recordDay, date) : firstOnOrAfter(recordDay, date);
  return day !== null && Math.abs(day - recordDay) <= TICKETING_DAYS ? day : null;
}

/** Airlines open flights for sale this many days before departure. */
const SALE_DAYS = 330;

/**
 * The last matching day before the trip. If that is before the flight went on sale, the date must be
 * after its departure and is not a limit.
 */
function limitBefore(tripStart: PlainDay | null, date: PrintedDate): PlainDay | null {
  const day = tripStart === null ? null : lastOnOrBefore(tripStart, date);
  return day !== null && tripStart !== null && tripStart - day <= SALE_DAYS ? day : null;
}

function dayOf(date: PrintedDate | null): PlainDay | null {
  return date === null ? null : printedDay(date);
}

function latestDay(date: PrintedDate | null, ceiling: PlainDay): PlainDay | null {
  return date?.year === null ? lastOnOrBefore(ceiling, date) : null;
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
