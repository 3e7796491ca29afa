import type { Clock, PrintedDate, Weekday } from "../../ast/nodes.ts";
import { elapsedMinutes, type ZonedTime } from "../../reference/index.ts";
import { calendarDay, nearestTo, printedDay, weekdayOf, type PlainDay } from "./days.ts";

/** What is known about the way from a departure to its landing. */
export interface Leg {
  readonly day: PlainDay;
  readonly departure: Clock;
  readonly arrival: Clock;
  readonly arrivalDate: PrintedDate | null;
  /** The printed day marker. */
  readonly arrivalDays: number | null;
  readonly arrivalWeekday: Weekday | null;
  readonly stops: number | null;
  /** IANA zones of both ends; null where unknown. */
  readonly departureZone: string | null;
  readonly arrivalZone: string | null;
}

export interface Landing {
  /** Null where the printed date cannot be that of a landing. */
  readonly day: PlainDay | null;
  /** True time under way; null where a zone is unknown, or where it would be none. */
  readonly minutes: number | null;
  /** What contradicts what, as the end of a sentence; null where all agree. */
  readonly doubt: string | null;
}

/** No flight without a stop takes longer. */
const LONGEST = 20 * 60;
/** No landing is further from its departure: its date is wrong. */
const FARTHEST_DAYS = 7;
const FAR = "its landing date is far from its departure date";

/**
 * The day of a landing: the printed date, else the printed day marker, else the day after where the
 * landing clock is before the departure clock, else the same day. Only a day that is not printed
 * gives way to the zones: where it makes a flight of no, negative or more than 20 hours' time, the
 * neighbouring day is taken that makes a possible one. A printed date that is out of reach is none.
 */
export function findLanding(leg: Leg): Landing {
  const printed = printedLandingDay(leg);
  if (printed !== null && Math.abs(printed - leg.day) > FARTHEST_DAYS)
    return { day: null, minutes: null, doubt: FAR };
  const day = printed ?? leg.day + (leg.arrival < leg.departure ? 1 : 0);
  const minutes = minutesUnderWay(leg, day);
  if (printed === null && minutes !== null && !isPossible(minutes)) {
    // A clock change makes a day an hour longer or shorter, so the time is asked for again.
    const neighbour = day + (minutes <= 0 ? 1 : -1);
    const neighbourMinutes = minutesUnderWay(leg, neighbour);
    if (neighbourMinutes !== null && isPossible(neighbourMinutes))
      return { day: neighbour, minutes: neighbourMinutes, doubt: doubtOf(leg, neighbour, null) };
  }
  return {
    day,
    minutes: minutes !== null && minutes <= 0 ? null : minutes,
    doubt: doubtOf(leg, day, minutes),
  };
}

function printedLandingDay({ day, arrivalDate, arrivalDays }: Leg): PlainDay | null {
  if (arrivalDate !== null) {
    const landing =
      arrivalDate.year === null ? nearestTo(day, arrivalDate) : printedDay(arrivalDate);
    if (landing !== null) return landing;
  }
  return arrivalDays === null ? null : day + arrivalDays;
}

function isPossible(minutes: number): boolean {
  return minutes > 0 && minutes <= LONGEST;
}

function minutesUnderWay(leg: Leg, landingDay: PlainDay): number | null {
  if (leg.departureZone === null || leg.arrivalZone === null) return null;
  return elapsedMinutes(
    zoned(leg.departureZone, leg.day, leg.departure),
    zoned(leg.arrivalZone, landingDay, leg.arrival),
  );
}

function zoned(zone: string, date: PlainDay, minutes: Clock): ZonedTime {
  const { year, month, day } = calendarDay(date);
  return { zone, year, month, day, minutes };
}

function doubtOf(leg: Leg, landing: PlainDay, minutes: number | null): string | null {
  const days = landing - leg.day;
  if (leg.arrivalDate !== null && leg.arrivalDays !== null && days !== leg.arrivalDays)
    return "the printed landing date and the day marker disagree";
  if (leg.arrivalWeekday !== null && weekdayOf(landing) !== leg.arrivalWeekday)
    return "the printed weekday of the landing is not that of its date";
  if (minutes !== null && minutes <= 0)
    return "by the zones of both airports it lands before it departs";
  if (minutes !== null && minutes > LONGEST && (leg.stops ?? 0) === 0)
    return "by the zones of both airports it is under way for more than 20 hours";
  if (days < -1 || days > 3) return FAR;
  return null;
}
