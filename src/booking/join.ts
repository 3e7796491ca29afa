/** Merges the bookings of several records and keeps track of which entry came from which record. */
import type { Booking, FareTerms, IndexedList, RecordPart } from "./model/booking.ts";
import { NONE } from "./model/values.ts";

type Offsets = Readonly<Record<IndexedList, number>>;

/**
 * Concatenates the lists of all bookings in order; values that belong to a single record become
 * null. A single booking is returned unchanged.
 */
export function joinBookings(bookings: readonly Booking[]): {
  readonly booking: Booking;
  /** One for each booking. */
  readonly parts: readonly RecordPart[];
} {
  let offsets = NO_OFFSETS;
  const parts: RecordPart[] = [];
  const shifted: Booking[] = [];
  for (const booking of bookings) {
    parts.push(partOf(booking, offsets));
    shifted.push(parts.length === 1 ? booking : shift(booking, offsets));
    offsets = advance(offsets, booking);
  }
  const [only] = shifted;
  return { booking: only !== undefined && shifted.length === 1 ? only : merge(shifted), parts };
}

/** A value for each list whose entries records point to. */
function perList<T>(valueFor: (list: IndexedList) => T): Record<IndexedList, T> {
  return {
    persons: valueFor("persons"),
    flights: valueFor("flights"),
    trains: valueFor("trains"),
    hotels: valueFor("hotels"),
    cars: valueFor("cars"),
    otherSegments: valueFor("otherSegments"),
    cancelledFlights: valueFor("cancelledFlights"),
    tickets: valueFor("tickets"),
    ssr: valueFor("ssr"),
    osi: valueFor("osi"),
    contacts: valueFor("contacts"),
    remarks: valueFor("remarks"),
    accounting: valueFor("accounting"),
  };
}

const NO_OFFSETS: Offsets = perList(() => 0);

/** The offsets at which the lists of the next booking begin. */
function advance(offsets: Offsets, booking: Booking): Offsets {
  return perList((list) => offsets[list] + booking[list].length);
}

function partOf(booking: Booking, offsets: Offsets): RecordPart {
  return {
    recordLocator: booking.recordLocator,
    recordDate: booking.recordDate,
    office: booking.office,
    receivedFrom: booking.receivedFrom,
    groupName: booking.groupName,
    fare: booking.fare && shiftFare(booking.fare, offsets),
    airlineLocators: booking.airlineLocators,
    ticketing: booking.ticketing,
    yearEvidence: booking.yearEvidence,
    ...perList((list) => indicesOf(booking[list], offsets[list])),
  };
}

/** The positions of a record's entries in the merged list, of which they begin at `offset`. */
function indicesOf(entries: readonly unknown[], offset: number): readonly number[] {
  return entries.length === 0 ? NONE : entries.map((_, index) => index + offset);
}

function merge(bookings: readonly Booking[]): Booking {
  const [evidence, ...others] = new Set(bookings.map(({ yearEvidence }) => yearEvidence.by));
  return {
    recordLocator: null,
    recordDate: null,
    office: null,
    receivedFrom: null,
    groupName: null,
    fare: null,
    persons: bookings.flatMap(({ persons }) => persons),
    flights: bookings.flatMap(({ flights }) => flights),
    trains: bookings.flatMap(({ trains }) => trains),
    hotels: bookings.flatMap(({ hotels }) => hotels),
    cars: bookings.flatMap(({ cars }) => cars),
    otherSegments: bookings.flatMap(({ otherSegments }) => otherSegments),
    cancelledFlights: bookings.flatMap(({ cancelledFlights }) => cancelledFlights),
    tickets: bookings.flatMap(({ tickets }) => tickets),
    airlineLocators: bookings.flatMap(({ airlineLocators }) => airlineLocators),
    ssr: bookings.flatMap(({ ssr }) => ssr),
    osi: bookings.flatMap(({ osi }) => osi),
    contacts: bookings.flatMap(({ contacts }) => contacts),
    remarks: bookings.flatMap(({ remarks }) => remarks),
    accounting: bookings.flatMap(({ accounting }) => accounting),
    ticketing: bookings.flatMap(({ ticketing }) => ticketing),
    yearEvidence: {
      by: evidence === undefined || others.length > 0 ? "none" : evidence,
      warnings: bookings.flatMap(({ yearEvidence }) => yearEvidence.warnings),
    },
  };
}

/** The booking with every index adjusted to its position in the merged lists. */
function shift(booking: Booking, offsets: Offsets): Booking {
  const persons = shiftAll(offsets.persons);
  const flights = shiftAll(offsets.flights);
  const seats = <T extends { readonly person: number | null }>(list: readonly T[]) =>
    list.map((seat) => ({ ...seat, person: shiftOrNull(seat.person, offsets.persons) }));
  return {
    ...booking,
    persons: booking.persons.map((person) => ({
      ...person,
      infantOf: shiftOrNull(person.infantOf, offsets.persons),
    })),
    flights: booking.flights.map((flight) => ({ ...flight, seats: seats(flight.seats) })),
    trains: booking.trains.map((train) => ({ ...train, seats: seats(train.seats) })),
    tickets: booking.tickets.map((ticket) => ({
      ...ticket,
      persons: persons(ticket.persons),
      flights: flights(ticket.flights),
      terms: shiftTerms(ticket.terms, offsets.flights),
    })),
    ssr: booking.ssr.map((request) => ({
      ...request,
      persons: persons(request.persons),
      flights: flights(request.flights),
    })),
    osi: booking.osi.map((osi) => ({ ...osi, persons: persons(osi.persons) })),
    contacts: booking.contacts.map((each) => ({ ...each, persons: persons(each.persons) })),
    accounting: booking.accounting.map((entry) => ({
      ...entry,
      persons: persons(entry.persons),
      flights: flights(entry.flights),
    })),
  };
}

function shiftFare(fare: NonNullable<Booking["fare"]>, offsets: Offsets) {
  if (offsets.persons === 0 && offsets.flights === 0) return fare;
  const persons = shiftAll(offsets.persons);
  return {
    ...fare,
    passengers: fare.passengers.map((each) => ({
      ...each,
      persons: persons(each.persons),
      terms: shiftTerms(each.terms, offsets.flights),
    })),
  };
}

function shiftTerms(terms: FareTerms | null, offset: number): FareTerms | null {
  if (terms === null || terms.coupons.length === 0) return terms;
  const flights = shiftAll(offset);
  return {
    ...terms,
    coupons: terms.coupons.map((coupon) => ({ ...coupon, flights: flights(coupon.flights) })),
  };
}

const shiftAll = (by: number) => (indices: readonly number[]) => indices.map((index) => index + by);
const shiftOrNull = (index: number | null, by: number) => (index === null ? null : index + by);
