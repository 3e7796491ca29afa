import { parseDay, type PlainDay } from "../booking/dates/days.ts";
import type { Booking, RecordPart } from "../booking/model/booking.ts";
import { systems, type EntryFormats, type FlightToSell } from "../decode/systems.ts";
import { toSell } from "./sellable.ts";
import { reasonText, type WhyNot } from "./why-not.ts";

/** The part of the result of `decode` from which entries are made. */
export interface Bookings {
  readonly booking: Booking;
  readonly records: readonly RecordPart[];
}

/** Options of `entries`. */
export interface EntriesOptions {
  /** One of `entrySystems()`, case-insensitive. Default: all of them. */
  readonly system?: string | undefined;
  /** `YYYY-MM-DD`, the day on which the entries are typed. Default: today in UTC. */
  readonly referenceDate?: string | undefined;
}

/** The entries for the flights of one record: a proposal to check, not a booking. */
export interface RecordEntries {
  readonly recordLocator: string | null;
  /** One per system; empty if no flight can be sold. */
  readonly systems: readonly SystemEntries[];
  /** The flights without an entry, in the order of the record. */
  readonly leftOut: readonly LeftOut[];
}

/** The entries for the agents of one system. */
export interface SystemEntries {
  /** For flags, in lower case. */
  readonly system: string;
  /** For people. */
  readonly displayName: string;
  readonly sell: readonly SellEntry[];
  /** Prices what `sell` asks for, without storing the price; null if the system has no such entry for it. */
  readonly price: string | null;
}

/** The entry that asks for seats on a flight. */
export interface SellEntry {
  /** Position in `flights` of the booking. */
  readonly flight: number;
  /** `0AF457Y24NOVGRUCDGNN1`. */
  readonly entry: string;
}

/** A flight without an entry. */
export interface LeftOut {
  /** Position in `flights` of the booking. */
  readonly flight: number;
  readonly reason: WhyNot;
  /** The reason in words: `it is flown`. */
  readonly message: string;
}

const FORMATS: readonly EntryFormats[] = systems.flatMap(({ entries }) => entries);

/** The names of the systems for which `entries` can propose something. */
export function entrySystems(): readonly string[] {
  return FORMATS.map(({ name }) => name);
}

/**
 * Proposes the entries that would sell the flights of each record again, and price them, in each system. Missing
 * values are not made up: a flight without a class is left out and reported.
 *
 * @throws RangeError if `system` is unknown, or `referenceDate` is not a calendar day written `YYYY-MM-DD`.
 */
export function entries(
  { booking, records }: Bookings,
  { system, referenceDate = new Date().toISOString().slice(0, 10) }: EntriesOptions = {},
): readonly RecordEntries[] {
  const formats = formatsOf(system);
  const today = parseDay(referenceDate);
  if (today === null)
    throw new RangeError("referenceDate must be a calendar day written YYYY-MM-DD");
  return records.map((record) => recordEntries(booking, record, formats, today));
}

function formatsOf(system: string | undefined): readonly EntryFormats[] {
  if (system === undefined) return FORMATS;
  const found = FORMATS.filter(({ name }) => name === system.toLowerCase());
  if (found.length === 0)
    throw new RangeError(`system must be one of ${entrySystems().join(", ")}`);
  return found;
}

function recordEntries(
  booking: Booking,
  record: RecordPart,
  formats: readonly EntryFormats[],
  today: PlainDay,
): RecordEntries {
  const travellers = travellersWithSeat(booking, record);
  const leftOut: LeftOut[] = [];
  const flights: Sellable[] = [];
  for (const index of record.flights) {
    const flight = booking.flights[index];
    if (flight === undefined) continue;
    const asked = toSell(flight, travellers, today);
    if (typeof asked === "string")
      leftOut.push({ flight: index, reason: asked, message: reasonText(asked) });
    else flights.push({ index, asked });
  }
  return {
    recordLocator: record.recordLocator,
    systems: flights.length === 0 ? [] : formats.map((format) => systemEntries(format, flights)),
    leftOut,
  };
}

interface Sellable {
  readonly index: number;
  readonly asked: FlightToSell;
}

function systemEntries(format: EntryFormats, flights: readonly Sellable[]): SystemEntries {
  return {
    system: format.name,
    displayName: format.displayName,
    sell: flights.map(({ index, asked }) => ({ flight: index, entry: format.sell(asked) })),
    price: format.price(flights.map(({ asked }) => asked)),
  };
}

/** How many travellers need a seat; null if the record names none, or only some of a group. */
function travellersWithSeat({ persons }: Booking, record: RecordPart): number | null {
  if (record.groupName !== null) return null;
  const seated = record.persons.filter((index) => {
    const person = persons[index];
    return person?.infantOf === null && person.type !== "INF";
  });
  return seated.length === 0 ? null : seated.length;
}
