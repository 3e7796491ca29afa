/** The booked segments of a text, each with its record: the basis of every output. */
import type { Booking } from "../../../booking/model/booking.ts";
import type { Decoded, DecodedRecord } from "../../../decode/decode.ts";
import { inTravelOrder, type Segment } from "./order.ts";

/** A booked segment and its origin. */
export type Booked = Segment & {
  /** Path of the entry in the v4 answer: `flightInfo.flights[0]`. */
  readonly path: string;
  /** Its position in its list of the booking. */
  readonly index: number;
  readonly record: DecodedRecord;
};

type SegmentList = "flights" | "trains" | "hotels" | "cars" | "otherSegments";

const PATHS: readonly (readonly [SegmentList, string])[] = [
  ["flights", "flightInfo.flights"],
  ["trains", "trainInfo.trains"],
  ["hotels", "hotelInfo.hotels"],
  ["cars", "extraInfo.cars"],
  ["otherSegments", "extraInfo.other_segments"],
];

/** The segments of all records in the order of travel, without those that only keep a record alive. */
export function bookedSegments(decoded: Decoded): readonly Booked[] {
  const origins = originsOf(decoded.booking, decoded.records);
  return inTravelOrder(decoded).flatMap((item) => {
    const origin = origins.get(item.segment);
    const isTravel = item.kind !== "other" || !item.segment.retention;
    return isTravel && origin !== undefined ? [{ ...item, ...origin }] : [];
  });
}

type Origin = Pick<Booked, "path" | "index" | "record">;

function originsOf(
  booking: Booking,
  records: readonly DecodedRecord[],
): ReadonlyMap<object, Origin> {
  const origins = new Map<object, Origin>();
  for (const record of records)
    for (const [list, path] of PATHS)
      for (const index of record[list]) {
        const segment = booking[list][index];
        if (segment !== undefined)
          origins.set(segment, { path: `${path}[${index}]`, index, record });
      }
  return origins;
}
