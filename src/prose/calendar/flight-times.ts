import type { Piece } from "../layout/draft.ts";
import {
  distanceKilometres,
  elapsedMinutes,
  findPlace,
  utcOffsetMinutes,
  type ZonedTime,
} from "../../reference/index.ts";
import { momentOf, type CalendarEvent, type Moment } from "./events.ts";

type Lines = readonly (readonly Piece[])[];

/** Kilometres in an hour: no flight is faster, and no plane is slower. */
const FASTEST = 1100;
const SLOWEST = 350;
/** Minutes on the ground and around it. */
const SPARE = 60;

/**
 * The times of a flight as lines. Each counts only in the time zone of its airport, and only if they are as far apart
 * as those of a flight: an event about a flight can also be when its check-in opens.
 */
export function timesOf(event: CalendarEvent, origin: string, destination: string): Lines {
  const [start, end] = [momentOf(event, "DTSTART"), momentOf(event, "DTEND")];
  const [from, to] = [zoned(start), zoned(end)];
  if (start === undefined || end === undefined || from === null || to === null) return [];
  if (!isDurationBetween(origin, destination, elapsedMinutes(from, to))) return [];
  return [
    ...(isTimeOf(from, origin) ? [written("Departure", start)] : []),
    ...(isTimeOf(to, destination) ? [written("Arrival", end)] : []),
  ];
}

function isDurationBetween(origin: string, destination: string, minutes: number): boolean {
  const [from, to] = [findPlace(origin), findPlace(destination)];
  if (from === undefined || to === undefined) return false;
  const distance = distanceKilometres(from, to);
  if (distance === null) return false;
  return minutes >= (distance / FASTEST) * 60 && minutes <= (distance / SLOWEST) * 60 + SPARE;
}

/** Null without a time, and in a time zone that is not a name of IANA. */
function zoned(moment: Moment | undefined): ZonedTime | null {
  if (moment === undefined) return null;
  const { zone, date, time } = moment;
  if (zone === null || time === null) return null;
  const [year = 0, month = 0, day = 0] = date.written.split("-").map(Number);
  const [hours = 0, minutes = 0] = time.written.split(":").map(Number);
  try {
    utcOffsetMinutes(zone, year, month, day, 0);
  } catch {
    return null;
  }
  return { zone, year, month, day, minutes: hours * 60 + minutes };
}

function isTimeOf({ zone, year, month, day, minutes }: ZonedTime, code: string): boolean {
  const local = findPlace(code)?.zone;
  if (local === undefined) return false;
  const [offset, ofPlace] = [zone, local].map((each) =>
    utcOffsetMinutes(each, year, month, day, minutes),
  );
  return offset === ofPlace;
}

/** @param words what is written for the name of the property */
function written(words: string, { label, date, time }: Moment): readonly Piece[] {
  return [{ ...label, written: words }, ": ", date, ...(time === null ? [] : [" ", time])];
}
