/** When the event of a segment begins and ends. */
import type { Booked } from "../model/booked.ts";
import {
  airportZone,
  instantOf,
  localTime,
  railZone,
  type LocalTime,
} from "../segments/local-time.ts";

/** The time of an event. */
export interface When {
  /** `days`: from the first to before the last; `floating`: on any clock; else in UTC. */
  readonly kind: "days" | "floating" | "utc";
  readonly start: Date;
  readonly end: Date | null;
}

const DAY_MS = 86_400_000;

/** @returns null if the record does not print the day */
export function whenOf({ kind, segment }: Booked): When | null {
  switch (kind) {
    case "flight": {
      const { departure, landing, origin, destination } = segment;
      if (departure === null) return days(segment.departureDate, null);
      const start = localTime(departure, airportZone(origin));
      return ride(start, landing === null ? null : localTime(landing, airportZone(destination)));
    }
    case "train": {
      const { departure, arrival, origin, destination } = segment;
      if (departure === null) return days(segment.departureDate, null);
      const start = localTime(departure, railZone(origin, segment));
      return ride(
        start,
        arrival === null ? null : localTime(arrival, railZone(destination, segment)),
      );
    }
    case "hotel":
      return days(segment.checkIn, segment.checkOut);
    case "car":
      return days(segment.pickUpDate, segment.dropOffDate);
    case "other":
      return days(segment.date, segment.endDate);
  }
}

/**
 * In UTC if both time zones are known; otherwise both ends float, because they must be of the same
 * kind.
 */
function ride(start: LocalTime, end: LocalTime | null): When {
  const isKnown = start.offset !== null && end?.offset !== null;
  const at = ({ local, offset }: LocalTime) =>
    instantOf({ local, offset: isKnown ? offset : null });
  const [from, to] = [at(start), end && at(end)];
  return { kind: isKnown ? "utc" : "floating", start: from, end: to && to > from ? to : null };
}

/** From one day to another, both inclusive. */
function days(first: string | null, last: string | null): When | null {
  if (first === null) return null;
  const until = last !== null && last > first ? last : first;
  const end = new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);
  return { kind: "days", start: new Date(`${first}T00:00:00Z`), end };
}
