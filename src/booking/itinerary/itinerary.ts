import type { Booking, Car, Flight, Hotel, OtherSegment, Train } from "../model/booking.ts";
import type { PlainDay } from "../dates/days.ts";
import { flightOf } from "./flights.ts";
import { warnOfDuplicates } from "./duplicates.ts";
import type { FindPlace } from "./journeys.ts";
import { warnOfStatuses } from "./replacements.ts";
import type { Segment } from "./segments.ts";
import { carOf, hotelOf, otherSegmentOf } from "./stays.ts";
import { airTrainOf, trainOf } from "./trains.ts";
import type { Mutable } from "../model/values.ts";

/** The lists of a booking that come from its segments, each in the order of the text. */
export interface Travel extends Pick<Booking, "hotels" | "cars" | "otherSegments"> {
  readonly flights: readonly Mutable<Flight>[];
  readonly trains: readonly Mutable<Train>[];
}

/** Sorts segments into flights, trains, hotels, cars and others; their days are already set. */
export function travelOf(
  segments: readonly Segment[],
  findPlace: FindPlace,
  warnings: string[],
): Travel {
  const flights: Mutable<Flight>[] = [];
  const trains: Mutable<Train>[] = [];
  const hotels: Hotel[] = [];
  const cars: Car[] = [];
  const otherSegments: OtherSegment[] = [];
  for (const segment of segments) {
    const { node } = segment;
    switch (node.kind) {
      case "air":
        if (segment.isTrain) trains.push(airTrainOf(segment, node, warnings));
        else segment.flight = flights.push(flightOf(segment, node, findPlace, warnings)) - 1;
        break;
      case "rail":
        trains.push(trainOf(segment, node, warnings));
        break;
      case "hotel":
        hotels.push(hotelOf(segment, node, warnings));
        break;
      case "car":
        cars.push(carOf(segment, node, warnings));
        break;
      case "other":
        otherSegments.push(otherSegmentOf(segment, node, warnings));
        break;
    }
  }
  warnOfStatuses(segments, warnings);
  warnOfDuplicates(segments, warnings);
  return { flights, trains, hotels, cars, otherSegments };
}

/** The first and last day on which a segment that involves travel begins; null if there is none. */
export function tripDaysOf(
  segments: readonly Segment[],
): { readonly first: PlainDay; readonly last: PlainDay } | null {
  let first = Infinity;
  let last = -Infinity;
  for (const { day, role } of segments) {
    if (day === null || role === "retention") continue;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return first > last ? null : { first, last };
}
