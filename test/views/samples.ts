/** Hand-made decoded texts: whatever a test does not specify is missing from the record. */
import type { AirNode, HotelNode, NamesNode, PersonName, RailNode } from "../../src/ast/nodes.ts";
import type * as booking from "../../src/booking/model/booking.ts";
import { joinBookings } from "../../src/booking/join.ts";
import type { Decoded } from "../../src/decode/decode.ts";
import type { Document } from "../../src/decode/engine/read.ts";
import type { LineReading } from "../../src/decode/engine/line-reading.ts";
import { SourceText } from "../../src/decode/text/source.ts";
import { systems } from "../../grammars/systems.ts";

const NOWHERE = { value: "", start: 0, end: 0 };

export function personName(overrides: Partial<PersonName> = {}): PersonName {
  return { printed: NOWHERE, ...overrides };
}

export function airNode(overrides: Partial<AirNode> = {}): AirNode {
  return { kind: "air", airline: NOWHERE, flight: NOWHERE, ...overrides };
}

export function railNode(overrides: Partial<RailNode> = {}): RailNode {
  return { kind: "rail", ...overrides };
}

export function hotelNode(overrides: Partial<HotelNode> = {}): HotelNode {
  return { kind: "hotel", ...overrides };
}

export function namesNode(persons: readonly PersonName[]): NamesNode {
  return { kind: "names", persons };
}

export function person(overrides: Partial<booking.Person> = {}): booking.Person {
  return {
    firstName: "BRUNO",
    lastName: "MARTINELLI",
    title: "MR",
    printed: "MARTINELLI/BRUNO MR",
    type: null,
    birthDate: null,
    infantOf: null,
    identification: null,
    frequentFlyer: [],
    tickets: [],
    source: personName(),
    sources: () => ({}),
    ...overrides,
  };
}

export function flight(overrides: Partial<booking.Flight> = {}): booking.Flight {
  return {
    airline: "AF",
    flight: "457",
    bookingClass: null,
    status: null,
    seatsBooked: null,
    origin: "GRU",
    destination: "CDG",
    departureDate: "2026-11-24",
    departure: "2026-11-24 18:55:00",
    landing: "2026-11-25 09:50:00",
    departureCity: null,
    landingCity: null,
    departureTerminal: null,
    landingTerminal: null,
    equipment: null,
    stops: null,
    meal: null,
    operatedBy: null,
    airlineLocator: null,
    marriedGroup: null,
    flown: false,
    durationMinutes: null,
    distanceKm: null,
    seats: [],
    source: airNode(),
    sources: () => ({}),
    ...overrides,
  };
}

export function train(overrides: Partial<booking.Train> = {}): booking.Train {
  return {
    number: "6612",
    carrier: null,
    operator: null,
    bookingClass: null,
    status: null,
    seatsBooked: null,
    origin: "FRLPD",
    destination: "FRPLY",
    originName: null,
    destinationName: null,
    departureDate: "2026-11-26",
    departure: "2026-11-26 18:00:00",
    arrival: "2026-11-26 20:07:00",
    equipment: null,
    coach: null,
    confirmation: null,
    seats: [],
    source: railNode(),
    sources: () => ({}),
    ...overrides,
  };
}

export function hotel(overrides: Partial<booking.Hotel> = {}): booking.Hotel {
  return {
    name: "HOTEL EXEMPLE",
    address: "RUE DU REPLAT",
    checkIn: "2026-11-30",
    checkOut: "2026-12-01",
    city: null,
    chain: null,
    status: null,
    rooms: null,
    room: null,
    nights: null,
    rate: null,
    confirmation: null,
    phone: null,
    source: hotelNode(),
    sources: () => ({}),
    ...overrides,
  };
}

export function car(overrides: Partial<booking.Car> = {}): booking.Car {
  return {
    company: null,
    companyName: null,
    city: null,
    status: null,
    count: null,
    carType: null,
    pickUpDate: null,
    pickUpTime: null,
    pickUpPlace: null,
    dropOffDate: null,
    dropOffTime: null,
    dropOffPlace: null,
    rate: null,
    total: null,
    confirmation: null,
    source: { kind: "car" },
    sources: () => ({}),
    ...overrides,
  };
}

export function otherSegment(overrides: Partial<booking.OtherSegment> = {}): booking.OtherSegment {
  return {
    type: "TUR",
    service: null,
    provider: null,
    status: null,
    city: null,
    toCity: null,
    date: null,
    endDate: null,
    name: null,
    text: null,
    confirmation: null,
    retention: false,
    source: { kind: "other", type: NOWHERE },
    sources: () => ({}),
    ...overrides,
  };
}

export function bookingOf(overrides: Partial<booking.Booking> = {}): booking.Booking {
  return {
    recordLocator: null,
    recordDate: null,
    office: null,
    receivedFrom: null,
    groupName: null,
    persons: [],
    flights: [],
    trains: [],
    hotels: [],
    cars: [],
    otherSegments: [],
    cancelledFlights: [],
    fare: null,
    tickets: [],
    airlineLocators: [],
    ssr: [],
    osi: [],
    contacts: [],
    remarks: [],
    accounting: [],
    ticketing: [],
    yearEvidence: { by: "none", warnings: [] },
    ...overrides,
  };
}

/** A document with the given entries, whose text is unchanged from the original. */
export function documentOf(text: string | SourceText, lines: readonly LineReading[]): Document {
  const grammar = systems[0]?.grammar;
  if (grammar === undefined) throw new Error("there is no grammar");
  return { grammar, source: typeof text === "string" ? SourceText.of(text) : text, lines };
}

/** A decoded text with whatever a test specifies. */
export function decodedOf(
  overrides: Partial<booking.Booking> = {},
  reading: Partial<Decoded> = {},
): Decoded {
  const none = { read: 0, ignored: 0, unread: 0 };
  const booking = bookingOf(overrides);
  const { parts } = joinBookings([booking]);
  const lines = { first: 1, last: 1 };
  return {
    booking,
    algorithm: "GDS_A",
    forced: false,
    confidence: 0.9,
    candidates: [],
    coverage: { lines: none, characters: none },
    unread: [],
    warnings: [],
    looksLike: null,
    records: parts.map((part) => ({ ...part, algorithm: "GDS_A", confidence: 0.9, lines })),
    documents: [documentOf("", [])],
    ...reading,
  };
}
