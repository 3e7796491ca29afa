import type { LegNode, Read } from "../../ast/nodes.ts";
import type { Place } from "../../reference/index.ts";
import { findLanding } from "../dates/landing.ts";
import {
  firstFrom,
  formatClock,
  formatDateTime,
  formatDayOrNull,
  type PlainDay,
} from "../dates/days.ts";
import type { PrintedJourney, Segment } from "./segments.ts";
import { NONE, valueOf } from "../model/values.ts";

/** Looks a code up in the reference tables. */
export type FindPlace = (
  code: string,
) => Pick<Place, "zone" | "latitude" | "longitude"> | undefined;

/** Both ends of a journey, where the reference tables have them. */
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

/** The days and times of a segment that goes somewhere. */
export function timesOf(
  segment: Segment,
  printed: PrintedJourney,
  ends: Ends,
  stops: Read<number> | undefined,
  warnings: string[],
): Times {
  const { day } = segment;
  warnOfMended(segment, printed, warnings);
  const departureDate = formatDayOrNull(day);
  const departure = valueOf(printed.departure);
  // A flight that the itinerary prints lands as it says; else where its last leg does.
  const legs = segment.isWholeFlight ? NONE : segment.legs;
  const arrival = valueOf(segment.lastLeg?.arrival ?? printed.arrival);
  if (day === null || departure === null)
    return { departureDate, departure: null, arrival: null, minutes: null };
  const starts = formatDateTime(day, departure);
  if (arrival === null) return { departureDate, departure: starts, arrival: null, minutes: null };
  const landing = findLanding({
    day,
    departure,
    arrival,
    arrivalDate: valueOf(printed.arrivalDate),
    arrivalDays: daysUnderWay(day, valueOf(printed.arrivalDays), legs),
    arrivalWeekday: valueOf(printed.arrivalWeekday),
    stops: valueOf(stops),
    departureZone: ends.from?.zone ?? null,
    arrivalZone: ends.to?.zone ?? null,
  });
  if (landing.doubt !== null) warnings.push(`${segment.label()}: ${landing.doubt}.`);
  const { minutes } = landing;
  return {
    departureDate,
    departure: starts,
    arrival: landing.day === null ? null : formatDateTime(landing.day, arrival),
    minutes,
  };
}

function warnOfMended(segment: Segment, printed: PrintedJourney, warnings: string[]): void {
  for (const time of [printed.departure, printed.arrival])
    if (time?.mended !== undefined)
      warnings.push(
        `${segment.label()}: the time ${time.mended} is read as ${formatClock(time.value)}.`,
      );
}

/** The days from the departure to the landing of the last leg. */
function daysUnderWay(
  day: PlainDay,
  arrivalDays: number | null,
  legs: readonly LegNode[],
): number | null {
  if (legs.length === 0) return arrivalDays;
  let landing = day + (arrivalDays ?? 0);
  for (const { date, arrivalDays: days } of legs) {
    const departure = date === undefined ? landing : (firstFrom(landing, date.value) ?? landing);
    landing = departure + (days?.value ?? 0);
  }
  return landing - day;
}
