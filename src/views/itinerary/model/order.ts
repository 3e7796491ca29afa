import type { Booking } from "../../../booking/model/booking.ts";
import type { Decoded } from "../../../decode/decode.ts";

/** One booked segment of the itinerary. */
export type Segment =
  | { readonly kind: "flight"; readonly segment: Booking["flights"][number] }
  | { readonly kind: "train"; readonly segment: Booking["trains"][number] }
  | { readonly kind: "hotel"; readonly segment: Booking["hotels"][number] }
  | { readonly kind: "car"; readonly segment: Booking["cars"][number] }
  | { readonly kind: "other"; readonly segment: Booking["otherSegments"][number] };

/**
 * The segments in the order of travel, by local times. A segment without a date stays right after
 * the one it follows in the text.
 */
export function inTravelOrder({ booking, documents }: Decoded): readonly Segment[] {
  const positions = new Map<object, number>();
  for (const { lines } of documents)
    for (const { node } of lines) if (node !== null) positions.set(node, positions.size);
  const positionOf = ({ segment }: Segment) => positions.get(segment.source) ?? 0;

  const inText = segmentsOf(booking).sort((a, b) => positionOf(a) - positionOf(b));
  let time = "";
  const timed = inText.map((item) => ({ item, time: (time = timeOf(item) ?? time) }));
  return timed.sort((a, b) => compare(a.time, b.time)).map(({ item }) => item);
}

function segmentsOf(booking: Booking): Segment[] {
  return [
    ...booking.flights.map((segment) => ({ kind: "flight", segment }) as const),
    ...booking.trains.map((segment) => ({ kind: "train", segment }) as const),
    ...booking.hotels.map((segment) => ({ kind: "hotel", segment }) as const),
    ...booking.cars.map((segment) => ({ kind: "car", segment }) as const),
    ...booking.otherSegments.map((segment) => ({ kind: "other", segment }) as const),
  ];
}

/** The end of the day, for segments without a time: check-in comes after the flight. */
const EVENING = " 23:59";

/** When a segment begins, by local time; null if it has no day. */
export function timeOf(item: Segment): string | null {
  switch (item.kind) {
    case "flight":
    case "train":
      return item.segment.departure ?? item.segment.departureDate;
    case "hotel":
      return atTime(item.segment.checkIn, null);
    case "car":
      return atTime(item.segment.pickUpDate, item.segment.pickUpTime);
    case "other":
      return atTime(item.segment.date, null);
  }
}

function atTime(day: string | null, clock: string | null): string | null {
  if (day === null) return null;
  return clock === null ? day + EVENING : `${day} ${clock}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
