import type { HeaderNode, NamesNode, Node, SeatNode } from "../ast/nodes.ts";
import { findPlace } from "../reference/index.ts";
import { Itinerary } from "./itinerary/associations.ts";
import type { Booking } from "./model/booking.ts";
import { Collection } from "./collect.ts";
import { formatDayOrNull, type PlainDay } from "./dates/days.ts";
import { fareOf } from "./fares/fares.ts";
import { unplacedLines } from "./fares/type-lines.ts";
import { withoutDoubtfulNames } from "./travellers/noted-names.ts";
import { isFull, otherNamesIn } from "./travellers/names-below.ts";
import { withOnlyFlight } from "./itinerary/headings.ts";
import { travelOf, tripDaysOf } from "./itinerary/itinerary.ts";
import type { FindPlace } from "./itinerary/journeys.ts";
import { withoutNextEntries } from "./locators/next-entries.ts";
import { recordLocatorOf } from "./locators/record-locator.ts";
import { gatherLocators } from "./locators/airline-locators.ts";
import { areOnlyNumberedWords } from "./travellers/only-names.ts";
import type { Party } from "./travellers/party.ts";
import { gatherParty, personsOf } from "./travellers/persons.ts";
import { warnOfImpossibleDates } from "./dates/impossible-dates.ts";
import { findAnchor, recordDates, recordDay, recordDays } from "./dates/record-date.ts";
import { applySeats } from "./itinerary/seats.ts";
import {
  accountingOf,
  applyMemberships,
  contactsOf,
  otherServicesOf,
  remarksOf,
  serviceRequestsOf,
  ticketingOf,
} from "./itinerary/services.ts";
import { gatherTickets } from "./fares/tickets.ts";
import type { Segment } from "./itinerary/segments.ts";
import { likelySegments } from "./itinerary/unlikely.ts";
import { isKnownAirline, warnOfUnknownCodes } from "./itinerary/unknown-codes.ts";
import { valueOf } from "./model/values.ts";
import { withNearDates } from "./dates/two-readings.ts";
import { inferYears } from "./dates/years.ts";

export interface MapOptions {
  /** The day from which years are inferred if the record offers nothing better. */
  readonly referenceDate: PlainDay;
  /** Looks up zones and coordinates; defaults to the reference tables. */
  readonly findPlace?: FindPlace;
  /** Whether an airline code exists; defaults to the reference tables. */
  readonly isAirline?: (code: string) => boolean;
}

/** A booking with a one-sentence warning for each contradiction or doubt. */
export interface MappedBooking {
  readonly booking: Booking;
  readonly warnings: readonly string[];
  /** Whether the text may not be a record at all. */
  readonly isDoubtful: boolean;
  /** Whether the flights have as many seats as the record has travellers. */
  readonly isFull: boolean;
  /** Lines that are not part of the booking: names of others, and what is about a segment that is not there. */
  readonly unused: readonly Node[];
}

/**
 * Checks that the headers agree on one locator, and warns if not. Fares of several records must not be added up, and
 * nothing here determines which line belongs to which record.
 */
function checkOneLocator(headers: readonly HeaderNode[], warnings: string[]): boolean {
  const first = headers.find(({ locator }) => locator !== undefined)?.locator?.value;
  const isSame = ({ locator }: HeaderNode) => locator === undefined || locator.value === first;
  if (headers.every(isSame)) return true;
  warnings.push("The text contains several records; they are read as one, without a fare.");
  return false;
}

/**
 * Builds a booking from the nodes of one record. It is independent of the system that printed the
 * text.
 */
export function mapBooking(printed: readonly Node[], options: MapOptions): MappedBooking {
  const warnings: string[] = [];
  const reference = options.referenceDate;
  const nodes = withNearDates(withoutNextEntries(printed), reference, warnings);
  const collection = new Collection(nodes);
  const { requests, tickets: ticketNodes, ticketing } = collection;
  const { findPlace: places = findPlace, isAirline = isKnownAirline } = options;
  const segments = likelySegments(collection.segments, places, isAirline, warnings);

  const dates = recordDates(collection.headers);
  const anchor = findAnchor(dates, ticketing, ticketNodes, collection.datedEvidence, reference);
  const yearEvidence = inferYears(segments, collection.datedEvidence, anchor, reference);
  warnings.push(...yearEvidence.warnings);
  warnOfImpossibleDates(collection, warnings);

  const { names, others: otherNames, ways } = travellersOf(nodes, collection, segments, warnings);
  const party = partyOf(collection, names, segments, reference, warnings);
  const travel = travelOf(segments, places, warnings);
  warnOfUnknownCodes(segments, places, isAirline, warnings);
  const itinerary = new Itinerary(segments);
  inferYears(collection.cancelled, collection.datedEvidence, anchor, reference);
  const trip = tripDaysOf(segments);
  const created = recordDay(dates, trip?.last ?? null, reference);
  const days = recordDays(dates, created, trip?.first ?? null);
  const airlineLocators = gatherLocators(collection.locators, travel);
  const seatless = applySeatRows(collection, itinerary, party, warnings);
  const ssr = serviceRequestsOf(requests, itinerary, party, warnings);
  applyMemberships(collection.memberships, party);
  const tickets = gatherTickets(collection, itinerary, party, days);
  const fare = checkOneLocator(collection.headers, warnings)
    ? fareOf(collection.quotes, tickets, party, itinerary, days, warnings)
    : null;

  const booking: Booking = {
    recordLocator: recordLocatorOf(collection.headers, ticketNodes, travel),
    recordDate: formatDayOrNull(created),
    office: officeOf(collection.headers),
    receivedFrom: valueOf(collection.receivedFrom),
    groupName: valueOf(collection.groupName),
    persons: personsOf(party),
    flights: travel.flights,
    trains: travel.trains,
    hotels: travel.hotels,
    cars: travel.cars,
    otherSegments: travel.otherSegments,
    cancelledFlights: travelOf(collection.cancelled, places, []).flights,
    fare,
    tickets,
    airlineLocators,
    ssr,
    osi: otherServicesOf(collection.osi, party),
    contacts: contactsOf(collection.contacts, party),
    remarks: remarksOf(collection.remarks),
    accounting: accountingOf(collection.accounting, itinerary, party),
    ticketing: ticketingOf(ticketing, days),
    yearEvidence,
  };
  const unused = [...ways, ...otherNames, ...seatless, ...strayIn(collection, itinerary)];
  const left = withoutDropped(nodes, collection.segments, segments);
  const isDoubtful = areOnlyNumberedWords(left, booking.persons);
  if (isDoubtful) warnings.push(ONLY_WORDS);
  return { booking, warnings, isDoubtful, isFull: isFull(nodes, names), unused };
}

const ONLY_WORDS =
  "Numbered words with a slash are given as travellers, but nothing else shows that this is a record.";

function officeOf(headers: readonly HeaderNode[]): string | null {
  return valueOf(headers.find(({ office }) => office !== undefined)?.office);
}

const OTHER_NAMES =
  "Names next to the record are not given as travellers, because its flights do not have a seat for each of them.";

const NUMBERED_NAMES =
  "Names next to the record are not given as travellers, because their numbers continue those of its segments.";

const DESCRIBED_NAMES =
  "Names next to the record are not given as travellers, because other words precede them and they have no number.";

/** Separates the names of the travellers from those that somebody wrote next to the record. */
function travellersOf(
  nodes: readonly Node[],
  collection: Collection,
  segments: readonly Segment[],
  warnings: string[],
): ReturnType<typeof withoutDoubtfulNames> {
  const { seatless, numbered, described } = otherNamesIn(nodes, collection.names);
  const besides = [...seatless, ...numbered, ...described];
  const left = collection.names.filter((node) => !besides.includes(node));
  const { names, others, ways } = withoutDoubtfulNames(left, segments);
  if (seatless.length + others.length > 0) warnings.push(OTHER_NAMES);
  if (numbered.length > 0) warnings.push(NUMBERED_NAMES);
  if (described.length > 0) warnings.push(DESCRIBED_NAMES);
  return { names, ways, others: [...besides, ...others] };
}

/** Lines of which nothing shows what segment they are about. */
function strayIn({ strays, quotes }: Collection, itinerary: Itinerary): readonly Node[] {
  return [...strays, ...unplacedLines(quotes, itinerary)];
}

/** Whether a seat is for a traveller who is not there; words with a slash need not be a name at all. */
function isOfNobody(row: SeatNode, party: Party): boolean {
  const { named, persons } = row;
  const isGiven = named !== undefined || (persons !== undefined && party.travellers.length > 0);
  return isGiven && party.concernedBy(row).length === 0;
}

/**
 * Whether only a name shows whose seat it is: on the line of a flight, or below a flight and without a number of one of
 * the travellers.
 */
function isByName(node: Node, row: SeatNode, { travellers }: Party): boolean {
  if (node.kind === "air") return true;
  const isNumbered = row.persons !== undefined && travellers.length > 0;
  return row.isBelowHeading === true && !isNumbered;
}

/** Adds the seats of lists to their flights; returns the rows that are for none. */
function applySeatRows(
  { seats, segments, hasUnread }: Collection,
  itinerary: Itinerary,
  party: Party,
  warnings: string[],
): readonly Node[] {
  return seats.flatMap(({ node, row: listed }) => {
    if (isByName(node, listed, party) && isOfNobody(listed, party)) return node;
    // A line that no rule reads can be another flight.
    const row = hasUnread ? listed : withOnlyFlight(listed, segments);
    return applySeats(row, [{ seat: row.seat }], itinerary, party, warnings) ? [] : node;
  });
}

function partyOf(
  collection: Collection,
  names: readonly NamesNode[],
  segments: readonly Segment[],
  reference: PlainDay,
  warnings: string[],
): Party {
  // A fare alone is not a booking, even if it names passengers.
  const isFareAlone = collection.names.length === 0 && segments.length === 0;
  const quotedNames = isFareAlone ? [] : collection.quotedNames;
  return gatherParty(names, quotedNames, collection.requests, reference, warnings);
}

/** The nodes of a record without those of the segments that were dropped. */
function withoutDropped(
  nodes: readonly Node[],
  printed: readonly Segment[],
  kept: readonly Segment[],
): readonly Node[] {
  const dropped = new Set<Node>(printed.map(({ node }) => node));
  for (const { node } of kept) dropped.delete(node);
  return nodes.filter((node) => !dropped.has(node));
}
