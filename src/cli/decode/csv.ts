import { stringify } from "csv-stringify/sync";
import type { Booking, Flight } from "../../booking/model/booking.ts";
import type { Decoded, DecodedRecord } from "../../decode/decode.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { reasonOf } from "./input.ts";
import type { Report, Result } from "./report.ts";

const COLUMNS = [
  "file",
  "record_locator",
  "system",
  "travellers",
  "airline",
  "flight",
  "booking_class",
  "status",
  "origin",
  "destination",
  "departure",
  "landing",
  "seats_booked",
  "airline_locator",
  "unread_lines",
  "note",
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | null>>>;

/**
 * A table of the flights: one row per flight of each record. A record without flights also has a row, whose
 * note says what it has instead, and so does a file without an answer: nothing is left out silently.
 */
export function csvReport(): Report {
  let header = lineOf(COLUMNS);
  return {
    entry: (result) => {
      const lines =
        header +
        rowsOf(result)
          .map((row) => lineOf(COLUMNS.map((name) => row[name])))
          .join("");
      header = "";
      return lines;
    },
    end: "",
  };
}

/** Names that a spreadsheet would take for formulas are escaped. */
function lineOf(cells: readonly unknown[]): string {
  return stringify([[...cells]], { escape_formulas: true });
}

function rowsOf({ file, reading, failure }: Result): readonly Row[] {
  if (failure !== null) return [{ file, note: reasonOf(failure) }];
  return reading.records.flatMap((record) => {
    const common = { file, ...commonOf(record, reading) };
    const flights = record.flights.flatMap((index) => reading.booking.flights[index] ?? []);
    if (flights.length === 0) return [{ ...common, note: noteOf(record) }];
    return flights.map((flight) => ({ ...common, ...cellsOf(flight) }));
  });
}

function commonOf({ recordLocator, algorithm, persons }: DecodedRecord, decoded: Decoded): Row {
  return {
    record_locator: recordLocator,
    system: algorithm,
    travellers: namesOf(persons, decoded.booking),
    // For the whole file: a line between two records belongs to neither.
    unread_lines: new Set(decoded.unread.map(({ line }) => line)).size,
  };
}

function namesOf(indices: readonly number[], { persons }: Booking): string {
  return indices
    .flatMap((index) => persons[index]?.printed ?? [])
    .map(redact)
    .join("; ");
}

function cellsOf(flight: Flight): Row {
  return {
    airline: flight.airline,
    flight: flight.flight,
    booking_class: flight.bookingClass,
    status: flight.status,
    origin: flight.origin,
    destination: flight.destination,
    departure: flight.departure ?? flight.departureDate,
    landing: flight.landing,
    seats_booked: flight.seatsBooked,
    airline_locator: flight.airlineLocator,
  };
}

/** `no flights; 1 hotel`. */
function noteOf({ cancelledFlights, trains, hotels, cars, otherSegments }: DecodedRecord): string {
  const others = [
    [cancelledFlights.length, "cancelled flight"],
    [trains.length, "train"],
    [hotels.length, "hotel"],
    [cars.length, "car"],
    [otherSegments.length, "other segment"],
  ] as const;
  const found = others
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? "" : "s"}`);
  return ["no flights", ...found].join("; ");
}
