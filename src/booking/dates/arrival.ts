import type { Clock, PrintedDate, Weekday } from "../../ast/nodes.ts";
import { elapsedMinutes, type ZonedTime } from "../../reference/index.ts";
import { calendarDay, nearestTo, printedDay, weekdayOf, type PlainDay } from "./days.ts";

/** What is known about a flight from departure to arrival. */
export interface Leg {
  readonly day: PlainDay;
  readonly departure: Clock;
  readonly arrival: Clock;
  readonly arrivalDate: PrintedDate | null;
  /** The printed arrival day mark. */
  readonly arrivalDays: number | null;
  readonly arrivalWeekday: Weekday | null;
  readonly stops: number | null;
  /** IANA zones of both ends; null if unknown. */
  readonly departureZone: string | null;
  readonly arrivalZone: string | null;
}

export interface Arrival {
  /** Null if the printed date cannot be an arrival date. */
  readonly day: PlainDay | null;
  /** Actual duration; null if a zone is unknown or the duration would not be positive. */
  readonly minutes: number | null;
  /** Describes a contradiction, as the end of a sentence; null if there is none. */
  readonly doubt: string | null;
}

/** The longest possible non-stop flight, in minutes. */
const LONGEST_NON_STOP = 20 * 60;
/** An arrival further than this from its departure has a wrong date. */
const FARTHEST_DAYS = 7;
const FAR = "its arrival date is far from its departure date";
/** Most minutes by which a flight can seem to arrive before it departs, as the clocks go back on its way. */
const MOST_BACK = 120;
const EITHER_DAY =
  "without the time zones of both ends, it can arrive on the same day or on the next one";

/**
 * The day of arrival: the printed date, else the day given by the arrival day mark, else the next
 * day if the arrival clock is before the departure clock, else the same day. Only a day that is not
 * printed is corrected by the zones: if the flight would take no time, negative time or more than 20
 * hours, a neighbouring day is used if that makes the flight possible. Without the zones, a clock that is a little before
 * the departure clock can be that of either day, and the day is unknown; so it is if a printed date is implausibly far away.
 */
export function findArrival(leg: Leg): Arrival {
  const printed = printedArrivalDay(leg);
  if (printed !== null && Math.abs(printed - leg.day) > FARTHEST_DAYS)
    return { day: null, minutes: null, doubt: FAR };
  const day = printed ?? leg.day + (leg.arrival < leg.departure ? 1 : 0);
  const minutes = durationOf(leg, day);
  if (canBeEitherDay(leg, printed, minutes)) return { day: null, minutes: null, doubt: EITHER_DAY };
  if (printed === null && minutes !== null && !isPossible(minutes)) {
    // A clock change can make a day an hour longer or shorter, so compute the duration again.
    const neighbour = day + (minutes <= 0 ? 1 : -1);
    const neighbourMinutes = durationOf(leg, neighbour);
    if (neighbourMinutes !== null && isPossible(neighbourMinutes))
      return { day: neighbour, minutes: neighbourMinutes, doubt: doubtOf(leg, neighbour, null) };
  }
  return {
    day,
    minutes: minutes !== null && minutes <= 0 ? null : minutes,
    doubt: doubtOf(leg, day, minutes),
  };
}

function printedArrivalDay({ day, arrivalDate, arrivalDays }: Leg): PlainDay | null {
  if (arrivalDate !== null) {
    const arrival =
      arrivalDate.year === null ? nearestTo(day, arrivalDate) : printedDay(arrivalDate);
    if (arrival !== null) return arrival;
  }
  return arrivalDays === null ? null : day + arrivalDays;
}

/** Whether nothing shows the day of an arrival that seems to be just before the departure. */
function canBeEitherDay(
  { departure, arrival }: Leg,
  printed: PlainDay | null,
  minutes: number | null,
): boolean {
  if (printed !== null || minutes !== null) return false;
  return arrival < departure && departure - arrival <= MOST_BACK;
}

function isPossible(minutes: number): boolean {
  return minutes > 0 && minutes <= LONGEST_NON_STOP;
}

function durationOf(leg: Leg, arrivalDay: PlainDay): number | null {
  if (leg.departureZone === null || leg.arrivalZone === null) return null;
  return elapsedMinutes(
    zoned(leg.departureZone, leg.day, leg.departure),
    zoned(leg.arrivalZone, arrivalDay, leg.arrival),
  );
}

function zoned(zone: string, date: PlainDay, minutes: Clock): ZonedTime {
  const { year, month, day } = calendarDay(date);
  return { zone, year, month, day, minutes };
}

function doubtOf(leg: Leg, arrivalDay: PlainDay, minutes: number | null): string | null {
  const days = arrivalDay - leg.day;
  if (leg.arrivalDate !== null && leg.arrivalDays !== null && days !== leg.arrivalDays)
    return "the printed arrival date and the arrival day mark disagree";
  if (leg.arrivalWeekday !== null && weekdayOf(arrivalDay) !== leg.arrivalWeekday)
    return "the printed weekday of arrival does not match the date";
  if (minutes !== null && minutes <= 0)
    return "by the time zones of both airports, it arrives before it departs";
  if (minutes !== null && minutes > LONGEST_NON_STOP && (leg.stops ?? 0) === 0)
    return "by the time zones of both airports, it takes more than 20 hours";
  if (days < -1 || days > 3) return FAR;
  return null;
}
