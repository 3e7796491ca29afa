import type { Clock, PrintedDate } from "../../ast/nodes.ts";
import type { Line } from "../scopes/lines.ts";
import { endsOf, type Ends, type Sided } from "./ends.ts";

/** The places by their codes; if those are not enough, with the names as well. */
export function placesOf(places: readonly Sided<string>[], home: Line): Ends<string> {
  const coded = endsOf(
    ownFirst(
      places.filter(({ isNamed }) => isNamed !== true),
      home,
      2,
    ),
    isSame,
    true,
  );
  const isWhole = coded.departure !== undefined && coded.arrival !== undefined;
  if (isWhole || coded.isContradictory || !places.some(({ isNamed }) => isNamed)) return coded;
  const all = endsOf(ownFirst(places, home, 2), isSame, true);
  return all.isContradictory ? coded : all;
}

/**
 * If the line of the flight itself says enough, the values on other lines belong to something else,
 * except an arrival date that a word labels.
 */
export function ownFirst<T>(values: readonly Sided<T>[], home: Line, enough: number) {
  const isOwn = ({ read }: Sided<T>) => read.start >= home.start && read.end <= home.end;
  if (values.filter(isOwn).length < enough) return values;
  return values.filter(
    (value) => isOwn(value) || (enough === 1 && value.side === "arrival" && !value.isWeak),
  );
}

/**
 * Days behind the time of an arrival after midnight are those of the arrival, if that of the departure is on a line above:
 *
 *   21:40   Zürich HB
 *   07:57   Wien Hbf     Mo., 17. Mai
 */
export function withDayOfArrival(
  dates: readonly Sided<PrintedDate>[],
  times: readonly Sided<Clock>[],
  lines: readonly Line[],
): readonly Sided<PrintedDate>[] {
  const [first, second, ...others] = times;
  if (first === undefined || second === undefined || others.length > 0) return dates;
  const line = lines.find(({ start, end }) => second.read.start >= start && second.read.end <= end);
  if (line === undefined || first.read.end > line.start || second.read.value >= first.read.value)
    return dates;
  return dates.map((date) =>
    date.side === undefined && date.read.start >= second.read.end && date.read.end <= line.end
      ? { ...date, side: "arrival" }
      : date,
  );
}

export function isSame<T>(one: T, other: T): boolean {
  return one === other;
}

export function isSameDate(one: PrintedDate, other: PrintedDate): boolean {
  const isSameYear = one.year === null || other.year === null || one.year === other.year;
  return one.day === other.day && one.month === other.month && isSameYear;
}
