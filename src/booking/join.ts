/** Puts the bookings of several records together as one, and says what of it belongs to which. */
import type { Booking, RecordPart } from "./booking.ts";

/** The lists whose entries others refer to by index. */
type IndexedList =
  "persons" | "flights" | "trains" | "hotels" | "cars" | "otherSegments" | "tickets";

type Offsets = Readonly<Record<IndexedList, number>>;

/**
 * One booking with the lists of all, in their order; what is one record's alone is null. A single
 * booking stays as it is.
 */
export function joinBookings(bookings: readonly Booking[]): {
  readonly booking: Booking;
  /** One for each of the bookings. */
  readonly parts: readonly RecordPart[];
} {
  const parts: RecordPart[] = [];
  const booking = bookings.reduce((joined, next) => {
    if (parts.length === 0) parts.push(partOf(joined, offsetsIn(null)));
    const offsets = offsetsIn(joined);
    parts.push(partOf(next, offsets));
    return append(joined, shift(next, offsets));
  });
  return { booking, parts: parts.length === 0 ? [partOf(booking, offsetsIn(null))] : parts };
}

function offsetsIn(booking: Booking | null): Offsets {
  const length = (list: IndexedList) => booking?.[list].length ?? 0;
  return {
    persons: length("persons"),
    flights: length("flights"),
    trains: length("trains"),
    hotels: length("hotels"),
    cars: length("cars"),
    otherSegments: length("otherSegments"),
    tickets: length("tickets"),
  };
}

function partOf(booking: Booking, offsets: Offsets): RecordPart {
  const indices = (list: IndexedList) => booking[list].map((_, index) => index + offsets[list]);
  return {
    recordLocator: booking.recordLocator,
    recordDate: booking.recordDate,
    office: booking.office,
    groupName: booking.groupName,
    fare: booking.fare && shiftFare(booking.fare, offsets),
    airlineLocators: booking.airlineLocators,
    ticketing: booking.ticketing,
    yearEvidence: booking.yearEvidence,
    persons: indices("persons"),
    flights: indices("flights"),
    trains: indices("trains"),
    hotels: indices("hotels"),
    cars: indices("cars"),
    otherSegments: indices("otherSegments"),
    tickets: indices("tickets"),
  };
}

function append(one: Booking, other: Booking): Booking {
  return {
    recordLocator: null,
    recordDate: null,
    office: null,
    groupName: null,
    fare: null,
    persons: [...one.persons, ...other.persons],
    flights: [...one.flights, ...other.flights],
    trains: [...one.trains, ...other.trains],
    hotels: [...one.hotels, ...other.hotels],
    cars: [...one.cars, ...other.cars],
    otherSegments: [...one.otherSegments, ...other.otherSegments],
    tickets: [...one.tickets, ...other.tickets],
    airlineLocators: [...one.airlineLocators, ...other.airlineLocators],
    ssr: [...one.ssr, ...other.ssr],
    osi: [...one.osi, ...other.osi],
    contacts: [...one.contacts, ...other.contacts],
    remarks: [...one.remarks, ...other.remarks],
    ticketing: [...one.ticketing, ...other.ticketing],
    yearEvidence: {
      by: one.yearEvidence.by === other.yearEvidence.by ? one.yearEvidence.by : "none",
      warnings: [...one.yearEvidence.warnings, ...other.yearEvidence.warnings],
    },
  };
}

/** The booking with every index moved to where its lists stand among those of all. */
function shift(booking: Booking, offsets: Offsets): Booking {
  const persons = moved(offsets.persons);
  const flights = moved(offsets.flights);
  const seats = <T extends { readonly person: number | null }>(list: readonly T[]) =>
    list.map((seat) => ({ ...seat, person: movedOrNull(seat.person, offsets.persons) }));
  return {
    ...booking,
    persons: booking.persons.map((person) => ({
      ...person,
      infantOf: movedOrNull(person.infantOf, offsets.persons),
    })),
    flights: booking.flights.map((flight) => ({ ...flight, seats: seats(flight.seats) })),
    trains: booking.trains.map((train) => ({ ...train, seats: seats(train.seats) })),
    tickets: booking.tickets.map((ticket) => ({
      ...ticket,
      persons: persons(ticket.persons),
      flights: flights(ticket.flights),
    })),
    ssr: booking.ssr.map((request) => ({
      ...request,
      persons: persons(request.persons),
      flights: flights(request.flights),
    })),
    osi: booking.osi.map((osi) => ({ ...osi, persons: persons(osi.persons) })),
    contacts: booking.contacts.map((each) => ({ ...each, persons: persons(each.persons) })),
  };
}

function shiftFare(fare: NonNullable<Booking["fare"]>, offsets: Offsets) {
  const persons = moved(offsets.persons);
  return {
    ...fare,
    passengers: fare.passengers.map((each) => ({ ...each, persons: persons(each.persons) })),
  };
}

const moved = (by: number) => (indices: readonly number[]) => indices.map((index) => index + by);
const movedOrNull = (index: number | null, by: number) => (index === null ? null : index + by);
