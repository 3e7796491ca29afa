import type { Clock, PrintedDate, Read } from "../../ast/nodes.ts";
import type { Ends } from "./ends.ts";

/** The days of a journey, and how many days after its departure it arrives. */
export interface Days {
  readonly dates: Ends<PrintedDate>;
  readonly arrivalDays: Read<number> | undefined;
}

/** At most so many characters are between a time and its mark: `07:35 h (+1`. */
const NEAR = 6;

/**
 * Applies marks of later days, such as `+1`. If the departure has one, too, both count from the day above them:
 *
 *     Saturday 23 January
 *     Departs 07:35 (+1 day)   Arrives 08:50 (+1 day)
 */
export function withOffsets(
  marks: readonly Read<number>[],
  times: Ends<Clock>,
  dates: Ends<PrintedDate>,
): Days {
  const own = marks.find((mark) => isBesideDeparture(mark, times));
  const [first, ...others] = marks.filter((mark) => mark !== own);
  const ofArrival = others.every(({ value }) => value === first?.value) ? first : undefined;
  if (own === undefined) return { dates, arrivalDays: ofArrival };
  const departure = dates.departure && daysAfter(dates.departure, own.value);
  if (departure === undefined) return { dates: { isContradictory: true }, arrivalDays: undefined };
  const between = first === undefined ? undefined : first.value - own.value;
  return {
    dates: { ...dates, departure },
    arrivalDays: ofArrival && between ? { ...ofArrival, value: between } : undefined,
  };
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
