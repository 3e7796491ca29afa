import type { Decoded, Unread } from "../../decode.ts";
import { redact } from "../../text/redact.ts";
import type { ExtraInfo } from "./extra-info-schema.ts";
import type { V4Answer } from "./schema.ts";
import { placesIn, type Places } from "./spans.ts";

/** Adds to the `extraInfo` maps how the text was read, and where each element stands in it. */
export function addExplanation(answer: V4Answer, decoded: Decoded): void {
  const info: ExtraInfo = (answer.extraInfo ??= {});
  addReading(info, decoded);
  addSpans(answer, info, decoded, placesIn(decoded.documents));
}

function addReading(info: ExtraInfo, decoded: Decoded): void {
  const { algorithm, candidates, unread, warnings } = decoded;
  info.decoder_algorithm = algorithm;
  info.confidence = decoded.confidence;
  info.coverage = decoded.coverage;
  if (candidates.length > 0) info.candidates = candidates;
  const reasons = candidates.find((candidate) => candidate.algorithm === algorithm)?.reasons ?? [];
  if (reasons.length > 0) info.reasons = reasons;
  if (unread.length > 0) info.unread_lines = unread.map(toUnread);
  if (warnings.length > 0) info.warnings = warnings.map(redact);
}

function toUnread({ line, column, text, reason }: Unread): Unread {
  return { line, column, text: redact(text), reason: redact(reason) };
}

function addSpans(answer: V4Answer, info: ExtraInfo, decoded: Decoded, places: Places): void {
  const { persons, flights, hotels, trains, cars, otherSegments } = decoded.booking;
  if (persons.length > 0) info.persons_spans = persons.map(({ source }) => places.of(source));
  for (const [index, { source }] of flights.entries()) {
    const flight = answer.flightInfo.flights[index];
    if (flight) flight.extraInfo.spans = places.of(source);
  }
  for (const [index, { source }] of hotels.entries()) {
    const hotel = answer.hotelInfo.hotels[index];
    if (hotel) (hotel.extraInfo ??= {}).spans = places.of(source);
  }
  for (const [index, { source }] of cars.entries()) {
    const car = info.cars?.[index];
    if (car) car.spans = places.of(source);
  }
  for (const [index, { source }] of otherSegments.entries()) {
    const segment = info.other_segments?.[index];
    if (segment) segment.spans = places.of(source);
  }
  if (trains.length > 0)
    (answer.trainInfo.extraInfo ??= {}).spans = trains.map(({ source }) => places.of(source));
}
