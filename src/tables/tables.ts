/** The flat tables of records, whose columns docs/archives.md describes. */
import type { RecordOutcome } from "../archives/outcome.ts";
import { checkV4 } from "../views/v4/check.ts";
import type { V4Answer, V4Flight, V4Hotel } from "../views/v4/schema.ts";

type ColumnType = "STRING" | "INT32" | "DOUBLE";
type Cell = string | number | null | undefined;
export type Row = readonly Cell[];

/** The columns of each table, in their order. Every table begins with the id of the record. */
export const COLUMNS = {
  records: {
    id: "STRING",
    file: "STRING",
    engine: "STRING",
    error_code: "STRING",
    error_message: "STRING",
    record_locator: "STRING",
    record_date: "STRING",
    office: "STRING",
    currency: "STRING",
    total: "DOUBLE",
    travellers: "INT32",
    segments: "INT32",
    tickets: "INT32",
    confidence: "DOUBLE",
    unread_lines: "INT32",
  },
  travellers: {
    id: "STRING",
    traveller: "INT32",
    last_name: "STRING",
    first_name: "STRING",
    title: "STRING",
    type: "STRING",
    date_of_birth: "STRING",
    infant_of: "INT32",
    ticket: "STRING",
  },
  segments: {
    id: "STRING",
    segment: "INT32",
    kind: "STRING",
    carrier: "STRING",
    number: "STRING",
    origin: "STRING",
    destination: "STRING",
    departure: "STRING",
    arrival: "STRING",
    booking_class: "STRING",
    status: "STRING",
    airline_locator: "STRING",
    operated_by: "STRING",
    name: "STRING",
    confirmation: "STRING",
  },
  tickets: {
    id: "STRING",
    ticket: "INT32",
    number: "STRING",
    type: "STRING",
    carrier: "STRING",
    issued: "STRING",
    currency: "STRING",
    total: "DOUBLE",
    travellers: "STRING",
    flights: "STRING",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

export type TableName = keyof typeof COLUMNS;
/** The order in which they are written: the records last, because they complete a part. */
export const TABLES = [
  "travellers",
  "segments",
  "tickets",
  "records",
] as const satisfies readonly TableName[];

/** The rows that a record adds to each table. */
export type Rows = Readonly<Record<TableName, readonly Row[]>>;

/** The rows of a record. Values that a record does not have are null. */
export function rowsOf({ id, file, answer: json, error }: RecordOutcome, engine: string): Rows {
  const key = String(id);
  const answer: unknown = json === null ? null : JSON.parse(json);
  if (!isAnswer(answer)) {
    const row = [key, file, engine, error?.code, error?.message];
    return { records: [row], travellers: [], segments: [], tickets: [] };
  }
  const segments = [...flightRows(answer), ...trainRows(answer), ...hotelRows(answer)];
  return {
    records: [[key, file, engine, null, null, ...recordCells(answer, segments.length)]],
    travellers: travellerRows(answer).map((row, index) => [key, index, ...row]),
    segments: segments.map((row, index) => [key, index, ...row]),
    tickets: ticketRows(answer).map((row, index) => [key, index, ...row]),
  };
}

function isAnswer(value: unknown): value is V4Answer {
  if (value === null) return false;
  checkV4(value);
  return true;
}

function recordCells({ persons, extraInfo }: V4Answer, segments: number): Row {
  const {
    record_locator,
    record_date,
    office,
    fare,
    tickets = [],
    confidence,
    unread_lines = [],
  } = extraInfo ?? {};
  return [
    ...[record_locator, record_date, office, fare?.currency, fare?.total],
    ...[persons.length, segments, tickets.length, confidence, unread_lines.length],
  ];
}

function travellerRows({ persons, extraInfo }: V4Answer): readonly Row[] {
  return persons.map(({ lastName, firstName, title }, index) => {
    const { type, date_of_birth, infant_of, ticket } = extraInfo?.passengers?.[index] ?? {};
    return [
      lastName,
      firstName,
      title === "" ? null : title,
      type,
      date_of_birth,
      infant_of,
      ticket,
    ];
  });
}

function flightRows({ flightInfo }: V4Answer): readonly Row[] {
  return flightInfo.flights.map(flightCells);
}

function flightCells(flight: V4Flight): Row {
  const { company, departureAirport, landingAirport, departureTime, landingTime } = flight;
  const { booking_class, status, airline_locator, operated_by, departure_date } = flight.extraInfo;
  return [
    ...["flight", text(company.iataCode), text(flight.flight)],
    ...[text(departureAirport.iataCode), text(landingAirport.iataCode)],
    ...[departureTime ?? departure_date, landingTime],
    ...[booking_class, status, airline_locator, operated_by, null, null],
  ];
}

function trainRows({ trainInfo }: V4Answer): readonly Row[] {
  return trainInfo.trains.map((train, index) => {
    const more = trainInfo.extraInfo?.trains?.[index] ?? {};
    return [
      ...["train", more.carrier, text(train.number)],
      ...[text(train.departureStationCode), text(train.arrivingStationCode)],
      ...[train.departureTime ?? more.departure_date, train.arrivingTime],
      ...[more.class, more.status, null, more.operator, null, more.confirmation],
    ];
  });
}

function hotelRows({ hotelInfo }: V4Answer): readonly Row[] {
  return hotelInfo.hotels.map(hotelCells);
}

function hotelCells({ name, checkIn, checkOut, extraInfo }: V4Hotel): Row {
  const { chain, city, status, confirmation } = extraInfo ?? {};
  return [
    ...["hotel", chain, null, city, null, checkIn, checkOut],
    ...[null, status, null, null, text(name), confirmation],
  ];
}

function ticketRows({ extraInfo }: V4Answer): readonly Row[] {
  return (extraInfo?.tickets ?? []).map((ticket) => [
    ...[ticket.number, ticket.type, ticket.carrier, ticket.issued, ticket.currency, ticket.total],
    ...[ticket.persons?.join(","), ticket.flights?.join(",")],
  ]);
}

/** Empty strings of the API mean that the record does not have the value. */
function text(value: string): string | null {
  return value === "" ? null : value;
}
