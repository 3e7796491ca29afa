import type { Clock, PrintedDate, Read, Span } from "../../ast/nodes.ts";
import type { Ends } from "./ends.ts";

/** The days of a journey, and how many days after its departure it arrives. */
export interface Days {
  readonly dates: Ends<PrintedDate>;
  readonly arrivalDays: Read<number> | undefined;
}

/** At most so many characters are between a time and its mark: `07:35 h (+1`. */
const NEAR = 6;

/**
 * Applies marks of later days, such as `+1`. If both ends have one, they count from the day on a line above:
 *
 *     Saturday 23 January
 *     Departs 07:35 (+1 day)
 *     Arrives 08:50 (+1 day)
 */
export function withOffsets(
  marks: readonly Read<number>[],
  times: Ends<Clock>,
  dates: Ends<PrintedDate>,
  lines: readonly Span[],
): Days {
  const [first, second, ...others] = marks;
  const ofAll = marks.every(({ value }) => value === first?.value) ? first : undefined;
  const { departure } = dates;
  const [start] = lines.flatMap((line) => (contains(line, times.departure) ? line.start : []));
  const areOfBoth = first !== undefined && others.length === 0 && isBesideDeparture(first, times);
  if (!areOfBoth || second === undefined || second.value < first.value)
    return { dates, arrivalDays: ofAll };
  const isBefore = second.value === first.value && !isLater(times);
  if (departure === undefined || start === undefined || departure.end > start || isBefore)
    return { dates, arrivalDays: ofAll };
  const later = daysAfter(departure, first.value);
  if (later === undefined) return { dates: { isContradictory: true }, arrivalDays: undefined };
  const between = second.value - first.value;
  return {
    dates: { ...dates, departure: later },
    arrivalDays: between === 0 ? undefined : { ...second, value: between },
  };
}

function isLater({ departure, arrival }: Ends<Clock>): boolean {
  return departure !== undefined && arrival !== undefined && arrival.value > departure.value;
}

function contains({ start, end }: Span, read: Read<unknown> | undefined): boolean {
  return read !== undefined && read.start >= start && read.end <= end;
}

function isBesideDeparture({ start, end }: Read<number>, { departure, arrival }: Ends<Clock>) {
  if (departure === undefined || arrival === undefined || end > arrival.start) return false;
  return start >= departure.end && start - departure.end <= NEAR;
}

/** A day some days after another; undefined if it is unclear: without a year, February can have another last day. */
export function daysAfter(date: Read<PrintedDate>, days: number): Read<PrintedDate> | undefined {
  const { day, month, year, alternative } = date.value;
  if (alternative !== undefined || (year === null && day + days > 28)) return undefined;
  const next = new Date(Date.UTC(year ?? 2000, month - 1, day + days));
  const value = {
    day: next.getUTCDate(),
    month: next.getUTCMonth() + 1,
    year: year && next.getUTCFullYear(),
  };
  return { ...date, value };
}
