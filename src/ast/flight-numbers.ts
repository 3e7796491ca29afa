import type { AirNode } from "./segments.ts";

/**
 * Whether the last digit of a flight number can be the class, whose letter a scanner took for a digit: systems print
 * numbers in four columns and the class directly after them, so that a space is before three digits and none before four
 * (`LH 400S 14JAN`, `LH4005S 14JAN`, without a class `LH4005  14JAN`). `LH 4005 14JAN` can be either.
 */
export function canEndInClass({
  airline,
  flight,
  date,
}: Pick<AirNode, "airline" | "flight" | "date">): boolean {
  const isApart = flight.start > airline.end && date?.start === flight.end + 1;
  return isApart && /^[1-9]\d{3}$/.test(flight.value);
}
