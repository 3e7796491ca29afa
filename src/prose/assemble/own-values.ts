import type { PrintedDate } from "../../ast/nodes.ts";
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

export function isSame<T>(one: T, other: T): boolean {
  return one === other;
}

export function isSameDate(one: PrintedDate, other: PrintedDate): boolean {
  const isSameYear = one.year === null || other.year === null || one.year === other.year;
  return one.day === other.day && one.month === other.month && isSameYear;
}
