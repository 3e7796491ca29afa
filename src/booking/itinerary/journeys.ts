import type { LegNode, Read } from "../../ast/nodes.ts";
import type { Place } from "../../reference/index.ts";
import { findArrival } from "../dates/arrival.ts";
import {
  firstOnOrAfter,
  formatClock,
  formatDateTime,
  formatDayOrNull,
  type PlainDay,
} from "../dates/days.ts";
import type { PrintedJourney, Segment } from "./segments.ts";
import { NONE, valueOf } from "../model/values.ts";

/** Looks up a code in the reference tables. */
export type FindPlace = (
  code: string,
) => Pick<Place, "zone" | "latitude" | "longitude"> | undefined;

/** Both ends of a journey, if the reference tables contain them. */
export interface Ends {
  readonly from: ReturnType<FindPlace>;
  readonly to: ReturnType<FindPlace>;
}

/** When a journey begins and ends. */
export interface Times {
  readonly departureDate: string | null;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly minutes: number | null;
}

/** The days and times of a journey. */
export function timesOf(
  segment: Segment,
  printed: PrintedJourney,
  ends: Ends,
  stops: Read<number> | undefined,
  warnings: string[],
): Times {
  const { day } = segment;
  warnOfCorrectedTimes(segment, printed, warnings);
  const departureDate = formatDayOrNull(day);
  const departure = valueOf(printed.departure);
  // The itinerary prints the final arrival itself; otherwise the last leg determines it.
  const legs = segment.isInItinerary ? NONE : segment.legs;
  const arrival = valueOf(segment.lastLeg?.arrival ?? printed.arrival);
  if (day === null || departure === null)
    return { departureDate, departure: null, arrival: null, minutes: null };
  const departureTime = formatDateTime(day, departure);
  if (arrival === null)
    return { departureDate, departure: departureTime, arrival: null, minutes: null };
  const found = findArrival({
    day,
    departure,
    arrival,
    arrivalDate: valueOf(printed.arrivalDate),
    arrivalDays: daysToArrival(day, valueOf(printed.arrivalDays), legs),
    arrivalWeekday: valueOf(printed.arrivalWeekday),
    stops: valueOf(stops),
    departureZone: ends.from?.zone ?? null,
    arrivalZone: ends.to?.zone ?? null,
  });
  if (found.doubt !== null) warnings.push(`${segment.label()}: ${found.doubt}.`);
  return {
    departureDate,
    departure: departureTime,
    arrival: found.day === null ? null : formatDateTime(found.day, arrival),
    minutes: found.minutes,
  };
}

function warnOfCorrectedTimes(segment: Segment, printed: PrintedJourney, warnings: string[]): void {
  for (const time of [printed.departure, printed.arrival])
    if (time?.mended !== undefined)
      warnings.push(
        `${segment.label()}: the time ${time.mended} is read as ${formatClock(time.value)}.`,
      );
}

/** The number of days from departure to the arrival of the last leg. */
function daysToArrival(
  day: PlainDay,
  arrivalDays: number | null,
  legs: readonly LegNode[],
): number | null {
  if (legs.length === 0) return arrivalDays;
  let arrival = day + (arrivalDays ?? 0);
  for (const { date, arrivalDays: days } of legs) {
    const departure =
      date === undefined ? arrival : (firstOnOrAfter(arrival, date.value) ?? arrival);
    arrival = departure + (days?.value ?? 0);
  }
  return arrival - day;
}
