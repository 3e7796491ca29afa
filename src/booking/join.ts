/** Puts the bookings of several records together as one, and says what of it belongs to which. */
import type { Booking, RecordPart } from "./model/booking.ts";

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
  let offsets = NO_OFFSETS;
  const parts: RecordPart[] = [];
  const shifted: Booking[] = [];
  for (const booking of bookings) {
    parts.push(partOf(booking, offsets));
    shifted.push(parts.length === 1 ? booking : shift(booking, offsets));
    offsets = below(booking, offsets);
  }
  const [only] = shifted;
  return { booking: only !== undefined && shifted.length === 1 ? only : together(shifted), parts };
}

const NO_OFFSETS: Offsets = {
  persons: 0,
  flights: 0,
  trains: 0,
  hotels: 0,
  cars: 0,
  otherSegments: 0,
  tickets: 0,
};

/** Where the lists of the next booking begin. */
function below(booking: Booking, offsets: Offsets): Offsets {
  return {
    persons: offsets.persons + booking.persons.length,
    flights: offsets.flights + booking.flights.length,
    trains: offsets.trains + booking.trains.length,
    hotels: offsets.hotels + booking.hotels.length,
    cars: offsets.cars + booking.cars.length,
    otherSegments: offsets.otherSegments + booking.otherSegments.length,
    tickets: offsets.tickets + booking.tickets.length,
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

function together(bookings: readonly Booking[]): Booking {
  const [evidence, ...others] = new Set(bookings.map(({ yearEvidence }) => yearEvidence.by));
  return {
    recordLocator: null,
    recordDate: null,
    office: null,
    groupName: null,
    fare: null,
    persons: bookings.flatMap(({ persons }) => persons),
    flights: bookings.flatMap(({ flights }) => flights),
    trains: bookings.flatMap(({ trains }) => trains),
    hotels: bookings.flatMap(({ hotels }) => hotels),
    cars: bookings.flatMap(({ cars }) => cars),
    otherSegments: bookings.flatMap(({ otherSegments }) => otherSegments),
    tickets: bookings.flatMap(({ tickets }) => tickets),
    airlineLocators: bookings.flatMap(({ airlineLocators }) => airlineLocators),
    ssr: bookings.flatMap(({ ssr }) => ssr),
    osi: bookings.flatMap(({ osi }) => osi),
    contacts: bookings.flatMap(({ contacts }) => contacts),
    remarks: bookings.flatMap(({ remarks }) => remarks),
    ticketing: bookings.flatMap(({ ticketing }) => ticketing),
    yearEvidence: {
      by: evidence === undefined || others.length > 0 ? "none" : evidence,
      warnings: bookings.flatMap(({ yearEvidence }) => yearEvidence.warnings),
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
