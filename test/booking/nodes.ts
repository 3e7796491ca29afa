/** Builders for nodes like those that a grammar makes from a line. */
import type {
  AirNode,
  Association,
  FareHeaderNode,
  FareNode,
  FareRowNode,
  HotelNode,
  Money,
  NamesNode,
  Node,
  OtherSegmentNode,
  PersonName,
  PrintedDate,
  RailNode,
  Read,
  SsrNode,
  TicketNode,
} from "../../src/ast/nodes.ts";
import type { Booking } from "../../src/booking/model/booking.ts";
import { parseDay, type PlainDay } from "../../src/booking/dates/days.ts";
import { mapBooking, type MappedBooking } from "../../src/booking/map.ts";
import type { FindPlace } from "../../src/booking/itinerary/journeys.ts";

const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

/** The reference date of most tests, a Saturday. */
export const REFERENCE = day("2026-11-21");

export function day(text: string): PlainDay {
  const found = parseDay(text);
  if (found === null) throw new Error(`${text} is not a day`);
  return found;
}

let offset = 0;

/** A read value, at a different position every time because positions must not matter. */
export function read<T>(value: T): Read<T> {
  offset += 10;
  return { value, start: offset, end: offset + 5 };
}

export function optional<T>(value: T | undefined): Read<T> | undefined {
  return value === undefined ? undefined : read(value);
}

/** Parses `12APR`, or `12APR26` and `12APR1956` with a year. */
export function date(text: string): Read<PrintedDate> {
  const match = /^(\d{1,2})([A-Z]{3})(\d\d(?:\d\d)?)?$/.exec(text);
  if (match === null) throw new Error(`${text} is not a date`);
  const [, dayOfMonth, month = "", year] = match;
  return read({
    day: Number(dayOfMonth),
    month: MONTHS.indexOf(month) + 1,
    year: year === undefined ? null : Number(year),
  });
}

function clock(text: string | undefined): Read<number> | undefined {
  return text === undefined
    ? undefined
    : read(Number(text.slice(0, 2)) * 60 + Number(text.slice(2)));
}

const AIR =
  /^(?:(\d+) )?([A-Z\d]{2}) (\S+) ([A-Z]) (?:(\d{1,2}[A-Z]{3}(?:\d\d)?) )?(?:([1-7]) )?([A-Z]{3})([A-Z]{3})(?: ([A-Z]{2})(\d+))?(?: (\d{4}))?(?: (\d{4}))?$/;

/** `4 BA 117 Y 12APR 7 LHRJFK HK3 1235 1535`; number, weekday, status and times may be absent. */
export function air(line: string, more: Partial<AirNode> = {}): AirNode {
  const match = AIR.exec(line);
  if (match === null) throw new Error(`${line} is not an air segment`);
  const [, number, airline = "", flight = "", bookingClass, on, weekday, origin, destination] =
    match;
  return {
    kind: "air",
    number: optional(number),
    airline: read(airline),
    flight: read(flight),
    bookingClass: optional(bookingClass),
    date: on === undefined ? undefined : date(on),
    weekday: weekday === undefined ? undefined : read(Number(weekday)),
    origin: optional(origin),
    destination: optional(destination),
    status: optional(match[9]),
    count: match[10] === undefined ? undefined : read(Number(match[10])),
    departure: clock(match[11]),
    arrival: clock(match[12]),
    ...more,
  };
}

/** `7 6612 26NOV 4 FRLPD FRPLY 1800 2007`. */
export function rail(line: string, more: Partial<RailNode> = {}): RailNode {
  const [number, train, on = "", weekday, origin, destination, departs, arrives] = line.split(" ");
  return {
    kind: "rail",
    number: optional(number),
    train: optional(train),
    carrier: read("2C"),
    date: date(on),
    weekday: read(Number(weekday)),
    origin: optional(origin),
    destination: optional(destination),
    departure: clock(departs),
    arrival: clock(arrives),
    ...more,
  };
}

export function hotel(on: string, more: Partial<HotelNode> = {}): HotelNode {
  return { kind: "hotel", date: date(on), ...more };
}

export function other(on: string, more: Partial<OtherSegmentNode> = {}): OtherSegmentNode {
  return { kind: "other", type: read("MIS"), date: date(on), ...more };
}

export function retention(on: string, more: Partial<OtherSegmentNode> = {}): OtherSegmentNode {
  return other(on, { retention: true, ...more });
}

/** `2.DOE/JOHN MR`, `DOE/JOHN MR`, `DOE`. */
export function name(line: string, more: Partial<PersonName> = {}): PersonName {
  const match = /^(?:(\d+(?:\.\d+)?)\.)?(.*)$/.exec(line);
  const [, number, printed = ""] = match ?? [];
  const slash = printed.indexOf("/");
  return {
    number: optional(number),
    surname: read(slash === -1 ? printed : printed.slice(0, slash)),
    given: slash === -1 ? undefined : read(printed.slice(slash + 1)),
    printed: read(printed),
    ...more,
  };
}

/** Parses `(INF/KAI)` or, with its own surname, `(INFROE/JANE)`. */
export function lapInfant(printed: string, more: Partial<PersonName> = {}): PersonName {
  const [surname, given] = printed.split("/");
  return {
    surname: surname === "" ? undefined : optional(surname),
    given: optional(given),
    printed: read(`INF${printed}`),
    passengerType: read("INF"),
    infantOfPrevious: true,
    ...more,
  };
}

export function names(...persons: readonly (string | PersonName)[]): NamesNode {
  return {
    kind: "names",
    persons: persons.map((person) => (typeof person === "string" ? name(person) : person)),
  };
}

/** `S4-5` and `P1` of an element, with expanded numbers: `{ segments: ["4", "5"] }`. */
export function association(segments: string, persons: string): Association {
  return {
    segments: segments === "" ? undefined : read(segments.split(",")),
    persons: persons === "" ? undefined : read(persons.split(",")),
  };
}

export function ssr(code: string, more: Partial<SsrNode> = {}): SsrNode {
  return { kind: "ssr", code: read(code), ...more };
}

export function ticket(number: string, more: Partial<TicketNode> = {}): TicketNode {
  return { kind: "ticket", ticket: read(number), type: read("ET"), ...more };
}

/** `EUR 512.40`. */
export function money(text: string): Read<Money> {
  const [currency = "", amount] = text.split(" ");
  return read({ currency, amount: Number(amount) });
}

export function fareHeader(more: Partial<FareHeaderNode> = {}): FareHeaderNode {
  return { kind: "fareHeader", per: "person", ...more };
}

export function fare(more: Partial<FareNode>): FareNode {
  return { kind: "fare", ...more };
}

/** `01 ADT 2 812.00 240.30 1052.30`. */
export function fareRow(line: string, more: Partial<FareRowNode> = {}): FareRowNode {
  const [number, type, passengers, base, taxes, total] = line.split(" ");
  return {
    kind: "fareRow",
    number: optional(number),
    passengerType: optional(type),
    passengers: read(Number(passengers)),
    base: read(Number(base)),
    taxes: read(Number(taxes)),
    total: read(Number(total)),
    ...more,
  };
}

type FoundPlace = NonNullable<ReturnType<FindPlace>>;

/** Invented coordinates, real time zones. */
const PLACES: Readonly<Record<string, FoundPlace>> = {
  CDG: { zone: "Europe/Paris", latitude: 49, longitude: 2.5 },
  GRU: { zone: "America/Sao_Paulo", latitude: -23.4, longitude: -46.5 },
  DXB: { zone: "Asia/Dubai", latitude: 25.3, longitude: 55.4 },
  LHR: { zone: "Europe/London", latitude: 51.5, longitude: -0.5 },
  JFK: { zone: "America/New_York", latitude: 40.6, longitude: -73.8 },
  HND: { zone: "Asia/Tokyo", latitude: 35.5, longitude: 139.8 },
  DFW: { zone: "America/Chicago", latitude: 32.9, longitude: -97 },
  GUM: { zone: "Pacific/Guam", latitude: 13.5, longitude: 144.8 },
  HNL: { zone: "Pacific/Honolulu", latitude: null, longitude: null },
};

export const findPlace: FindPlace = (code) => PLACES[code];

export function map(nodes: readonly Node[], referenceDate: PlainDay = REFERENCE): MappedBooking {
  return mapBooking(nodes, { referenceDate, findPlace, isAirline: () => true });
}

export function bookingOf(...nodes: readonly Node[]): Booking {
  return map(nodes).booking;
}

export function warningsOf(...nodes: readonly Node[]): readonly string[] {
  return map(nodes).warnings;
}
