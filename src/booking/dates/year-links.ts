/** The data structures of year inference. */
import type { PrintedDate, Weekday } from "../../ast/nodes.ts";
import type { PlainDay } from "./days.ts";
import type { SegmentRole } from "../itinerary/segments.ts";

/** The properties of a segment that matter for its year. */
export interface Dated {
  readonly date: PrintedDate | undefined;
  readonly weekday: Weekday | null;
  /** The printed arrival date. */
  readonly arrivalDate: PrintedDate | undefined;
  readonly role: SegmentRole;
  /** The result: the day including its year; unchanged if none is found. */
  day: PlainDay | null;
  /** The name of the segment in warnings. */
  label(): string;
}

/** The day that decides if neither printed years nor weekdays do. */
export interface Anchor {
  readonly day: PlainDay;
  readonly by: "record date" | "reference date";
  /** The last day on which the itinerary can have been booked. */
  readonly lastBooking: PlainDay;
}

/** A dated segment whose day is being determined. */
export interface Link {
  readonly segment: Dated;
  readonly date: PrintedDate;
  readonly weekday: Weekday | null;
  /** The day, if the text determines its year. */
  readonly fixedDay: PlainDay | null;
  /** The segment arrives on a leap day, so it must be in a leap year. */
  readonly arrivesOnLeapDay: boolean;
}

/** A segment that is out of order by at most this many days still belongs to the same year. */
export const DISORDER_DAYS = 60;
/** The same for a retention segment, which nearly always follows the journeys. */
export const RETENTION_DISORDER_DAYS = 7;
