import type { HeaderNode, Node, TicketNode } from "../ast/nodes.ts";
import { findPlace } from "../reference/index.ts";
import { Itinerary } from "./itinerary/associations.ts";
import type { Booking } from "./model/booking.ts";
import { Collection } from "./collect.ts";
import { formatDayOrNull, type PlainDay } from "./dates/days.ts";
import { fareOf } from "./fares/fares.ts";
import { endsOf, travelOf } from "./itinerary/itinerary.ts";
import type { FindPlace } from "./itinerary/journeys.ts";
import { gatherLocators } from "./itinerary/locators.ts";
import { gatherParty, personsOf } from "./travellers/persons.ts";
import { findAnchor, recordDates, recordDay, recordDays } from "./dates/record-date.ts";
import { applySeats } from "./itinerary/seats.ts";
import {
  applyMemberships,
  contactsOf,
  otherServicesOf,
  remarksOf,
  serviceRequestsOf,
  ticketingOf,
} from "./itinerary/services.ts";
import { gatherTickets } from "./fares/tickets.ts";
import { isKnownAirline, warnOfUnknownCodes } from "./itinerary/unknown-codes.ts";
import { valueOf } from "./model/values.ts";
import { inferYears } from "./dates/years.ts";

export interface MapOptions {
  /** The day from which years are inferred where the record says nothing better. */
  readonly referenceDate: PlainDay;
  /** Where zones and coordinates come from; the reference tables unless a test brings its own. */
  readonly findPlace?: FindPlace;
  /** Which airlines there are; those of the reference tables. */
  readonly isAirline?: (code: string) => boolean;
}

/** A booking, and what in it is contradictory or doubtful, one sentence each. */
export interface MappedBooking {
  readonly booking: Booking;
  readonly warnings: readonly string[];
}

/** Fares of several records must not be added up, and nothing says here which line is of which. */
function hasOneLocator(headers: readonly HeaderNode[], warnings: string[]): boolean {
  const locators = new Set(headers.flatMap(({ locator }) => locator?.value ?? []));
  if (locators.size < 2) return true;
  warnings.push("The text holds several records; they are read as one, without a fare.");
  return false;
}

/**
 * Turns what the lines of one record say into a booking. It knows bookings, and nothing of the
 * system that printed the text.
 */
export function mapBooking(nodes: readonly Node[], options: MapOptions): MappedBooking {
  const warnings: string[] = [];
  const reference = options.referenceDate;
  const found = new Collection(nodes);
  const { segments, requests, tickets: ticketNodes, ticketing } = found;

  const dates = recordDates(found.headers);
  const anchor = findAnchor(dates, ticketing, ticketNodes, found.papers, reference);
  const yearEvidence = inferYears(segments, found.papers, anchor);
  warnings.push(...yearEvidence.warnings);

  // A fare alone is no booking, whoever it names.
  const isFareAlone = found.names.length === 0 && segments.length === 0;
  const quotedNames = isFareAlone ? [] : found.quotedNames;
  const party = gatherParty(found.names, quotedNames, requests, reference, warnings);
  const places = options.findPlace ?? findPlace;
  const travel = travelOf(segments, places, warnings);
  warnOfUnknownCodes(segments, places, options.isAirline ?? isKnownAirline, warnings);
  const itinerary = new Itinerary(segments);
  const ends = endsOf(segments);
  const made = recordDay(dates, ends?.last ?? null, reference);
  const days = recordDays(dates, made, ends?.first ?? null);
  const airlineLocators = gatherLocators(found.locators, travel);
  for (const { seat, ...row } of found.seats)
    applySeats({ ...row, seats: [{ seat }] }, itinerary, party, warnings);
  const ssr = serviceRequestsOf(requests, itinerary, party, warnings);
  applyMemberships(found.memberships, party);
  const tickets = gatherTickets(ticketNodes, requests, itinerary, party, days);
  const isOneRecord = hasOneLocator(found.headers, warnings);
  const fare = isOneRecord ? fareOf(found.quotes, tickets, party, days, warnings) : null;

  const booking: Booking = {
    recordLocator: locatorOf(found.headers, ticketNodes),
    recordDate: formatDayOrNull(made),
    office: officeOf(found.headers),
    groupName: valueOf(found.groupName),
    persons: personsOf(party),
    ...travel,
    fare,
    tickets,
    airlineLocators,
    ssr,
    osi: otherServicesOf(found.osi, party),
    contacts: contactsOf(found.contacts, party),
    remarks: remarksOf(found.remarks),
    ticketing: ticketingOf(ticketing, days),
    yearEvidence,
  };
  return { booking, warnings };
}

/** The locator of a header, else that on a ticket, else the one the agent asked for. */
function locatorOf(headers: readonly HeaderNode[], tickets: readonly TicketNode[]): string | null {
  const printed =
    headers.find(({ locator }) => locator !== undefined)?.locator ??
    tickets.find(({ recordLocator }) => recordLocator !== undefined)?.recordLocator ??
    headers.find(({ asked }) => asked !== undefined)?.asked;
  return valueOf(printed);
}

function officeOf(headers: readonly HeaderNode[]): string | null {
  return valueOf(headers.find(({ office }) => office !== undefined)?.office);
}
