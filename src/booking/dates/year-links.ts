/** What the inference of years works on. */
import type { PrintedDate, Weekday } from "../../ast/nodes.ts";
import type { PlainDay } from "./days.ts";
import type { SegmentRole } from "../itinerary/segments.ts";

/** A segment as far as its year goes. */
export interface Dated {
  readonly date: PrintedDate | undefined;
  readonly weekday: Weekday | null;
  /** The printed date of its arrival. */
  readonly arrivalDate: PrintedDate | undefined;
  readonly role: SegmentRole;
  /** Answer: the day with its year; left alone where it has none. */
  day: PlainDay | null;
  /** How a warning names it. */
  label(): string;
}

/** The day that decides where neither years nor weekdays do. */
export interface Anchor {
  readonly day: PlainDay;
  readonly by: "record date" | "reference date";
}

/** A segment on its way to a day. */
export interface Link {
  readonly segment: Dated;
  readonly date: PrintedDate;
  readonly weekday: Weekday | null;
  /** The day, where the text says its year. */
  readonly bound: PlainDay | null;
  /** It arrives on a leap day: only a leap year will do. */
  readonly landsOnLeapDay: boolean;
}

/** Out of order by no more than this, a segment still belongs to the same year. */
export const DISORDER_DAYS = 7;
