/** Which years an itinerary assumes: those that neither the record nor the segment shows. */
import type { YearEvidence } from "../../../booking/model/booking.ts";
import type { Booked } from "./booked.ts";
import { timeOf } from "./order.ts";

/**
 * Whether the record shows the years of its other dates: from the reference date, a year is a guess. Without evidence,
 * none of the segments has a day.
 */
export function isYearShown({ by }: YearEvidence): boolean {
  return by !== "reference date" && by !== "none";
}

/** Whether the year of a segment comes from the record; also true if it has no day. */
export function isYearKnown(booked: Booked): boolean {
  const { record, segment } = booked;
  const isGuessed = record.yearEvidence.by === "reference date";
  if (!isGuessed || timeOf(booked) === null) return true;
  const { source } = segment;
  return "date" in source && (source.date?.value.year ?? null) !== null;
}

/** Whether the years of all, some or none of the segments with a day are assumed. */
export type AssumedYears = "all" | "some" | "none";

export function assumedYears(segments: readonly Booked[]): AssumedYears {
  const dated = segments.filter((booked) => timeOf(booked) !== null);
  const known = dated.filter(isYearKnown).length;
  if (known === dated.length) return "none";
  return known === 0 ? "all" : "some";
}
