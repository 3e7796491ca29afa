import type { Decoded, DecodedRecord } from "../../decode/decode.ts";
import { withoutCardNumbers } from "../../decode/engine/unread.ts";
import type { ExtraInfo } from "./extra-info-schema.ts";
import { addReading } from "./reading.ts";
import type { V4Answer } from "./schema.ts";
import { addTermSpans } from "./terms.ts";
import { placesIn, type Names, type Places } from "./spans.ts";

/** Adds to the `extraInfo` maps how the text was read and where each element is printed. */
export function addExplanation(answer: V4Answer, decoded: Decoded, showText = false): void {
  const info: ExtraInfo = (answer.extraInfo ??= {});
  if (showText) info.text = shownText(decoded);
  addReading(info, decoded);
  addRecords(info, decoded.records);
  const places = placesIn(decoded.documents);
  addSpans(answer, info, decoded, places);
  addPriceSpans(info, decoded, places);
}

/** The text that was decoded, without card numbers. */
function shownText({ documents }: Decoded): string {
  return withoutCardNumbers(documents, documents[0]?.source.original ?? "");
}

/** Adds the confidence and the lines of each record, if there are several. */
function addRecords(info: ExtraInfo, records: readonly DecodedRecord[]): void {
  for (const [index, { confidence, lines, yearEvidence }] of records.entries()) {
    const entry = info.records?.[index];
    if (entry === undefined) continue;
    entry.confidence = confidence;
    entry.lines = [lines.first, lines.last];
    if (yearEvidence.by !== "none") entry.year_evidence = yearEvidence.by;
  }
}

/** The names of fields in the answer, if they are not the field names in snake case. */
const NAMES = {
  person: { printed: "raw_data", birthDate: "date_of_birth" },
  flight: {
    origin: "departure_airport",
    destination: "landing_airport",
    departure: "departure_time",
    landing: "landing_time",
    seats: "seat_info",
  },
  train: {
    origin: "departure_station_code",
    originName: "departure_station_name",
    destination: "arriving_station_code",
    destinationName: "arriving_station_name",
    departure: "departure_time",
    arrival: "arriving_time",
    arrivalDate: "arriving_date",
    arrivalWeekday: "arriving_weekday",
    arrivalDays: "arriving_days",
    bookingClass: "class",
  },
} satisfies Readonly<Record<string, Names>>;

function addSpans(answer: V4Answer, info: ExtraInfo, decoded: Decoded, places: Places): void {
  const { persons, flights, hotels, trains, cars, otherSegments } = decoded.booking;
  if (persons.length > 0)
    info.persons_spans = persons.map((person) => places.of(person, NAMES.person));
  for (const [index, entry] of flights.entries()) {
    const flight = answer.flightInfo.flights[index];
    if (flight) flight.extraInfo.spans = places.of(entry, NAMES.flight);
  }
  for (const [index, entry] of hotels.entries()) {
    const hotel = answer.hotelInfo.hotels[index];
    if (hotel) (hotel.extraInfo ??= {}).spans = places.of(entry);
  }
  for (const [index, entry] of cars.entries()) {
    const car = info.cars?.[index];
    if (car) car.spans = places.of(entry);
  }
  for (const [index, entry] of otherSegments.entries()) {
    const segment = info.other_segments?.[index];
    if (segment) segment.spans = places.of(entry);
  }
  if (trains.length > 0)
    (answer.trainInfo.extraInfo ??= {}).spans = trains.map((train) =>
      places.of(train, NAMES.train),
    );
}

/** Adds where the terms of fares and tickets are printed. */
function addPriceSpans(info: ExtraInfo, decoded: Decoded, places: Places): void {
  const { fare, tickets } = decoded.booking;
  addTermSpans(info.fare?.passengers, fare?.passengers ?? [], places);
  addTermSpans(info.tickets, tickets, places);
  for (const [index, record] of decoded.records.entries())
    addTermSpans(info.records?.[index]?.fare?.passengers, record.fare?.passengers ?? [], places);
}
