import type { PrintedDate, Read } from "../../ast/nodes.ts";
import type { Side } from "../facts/fact.ts";

/** A value of a journey, and what the words around it say about its side. */
export interface Sided<T> {
  readonly read: Read<T>;
  readonly side: Side | undefined;
  /** Whether the word that states the side is on a line above, next to something else. */
  readonly isWeak: boolean;
  /** Whether a name says it, and not a code. */
  readonly isNamed?: boolean;
  /** Whether it is the name of a city with several airports. */
  readonly isUnsettled?: boolean;
}

/** The values for both ends; neither if there is a contradiction. */
export interface Ends<T> {
  readonly departure?: Read<T> | undefined;
  readonly arrival?: Read<T> | undefined;
  readonly isContradictory: boolean;
}

/** No journey has more values of a kind. */
const MOST = 20;
const CONTRADICTION = { isContradictory: true };

/**
 * Assigns values to the two ends of a journey: first by the words that state their side, then by
 * their order, if no more than two are left.
 *
 * @param loneSide whether a word on a line above can determine the side of a single value
 */
export function endsOf<T>(
  values: readonly Sided<T>[],
  areSame: (one: T, other: T) => boolean,
  loneSide: boolean,
): Ends<T> {
  const labelled = (side: Side) =>
    distinct(
      values.filter((value) => value.side === side && !value.isWeak),
      areSame,
    );
  const [departures, arrivals] = [labelled("departure"), labelled("arrival")];
  if (values.length > MOST || departures.length > 1 || arrivals.length > 1) return CONTRADICTION;
  const [departure, arrival] = [departures[0], arrivals[0]];
  const others = distinct(
    values.filter((value) => value.side === undefined || value.isWeak),
    areSame,
  ).filter(({ read }) =>
    [departure, arrival].every(
      (each) => each === undefined || !areSame(each.read.value, read.value),
    ),
  );
  if (departure !== undefined)
    return { departure: departure.read, arrival: arrival?.read, isContradictory: false };
  if (arrival !== undefined) {
    // A journey can end on the day on which it begins, but not where or when.
    const isSameDay = !loneSide && others.length === 0;
    return withArrival(arrival, isSameDay ? values.filter(isUnsided).slice(0, 1) : others);
  }
  return inOrder(others, loneSide);
}

function isUnsided({ side }: Sided<unknown>): boolean {
  return side === undefined;
}

/** A value before that of the arrival belongs to the departure. */
function withArrival<T>(arrival: Sided<T>, others: readonly Sided<T>[]): Ends<T> {
  const before = others.filter(({ read }) => read.start < arrival.read.start);
  return {
    departure: before.length === 1 ? before[0]?.read : undefined,
    arrival: arrival.read,
    isContradictory: before.length > 1,
  };
}

function inOrder<T>(values: readonly Sided<T>[], loneSide: boolean): Ends<T> {
  const [first, second, ...more] = values;
  if (more.length > 0) return CONTRADICTION;
  if (first === undefined) return { isContradictory: false };
  if (second === undefined && first.side === "arrival" && loneSide)
    return { arrival: first.read, isContradictory: false };
  if (second !== undefined && (first.side === "arrival" || second.side === "departure"))
    return CONTRADICTION;
  return { departure: first.read, arrival: second?.read, isContradictory: false };
}

function distinct<T>(
  values: readonly Sided<T>[],
  areSame: (one: T, other: T) => boolean,
): readonly Sided<T>[] {
  const found: Sided<T>[] = [];
  for (const value of values)
    if (!found.some(({ read }) => areSame(read.value, value.read.value))) found.push(value);
  return found;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a day with its year is more than one day before another one: no flight arrives so early, but guests do. */
export function isFarBefore(one: PrintedDate, other: PrintedDate): boolean {
  const [first, second] = [one, other].map(({ year, month, day, alternative }) =>
    year === null || alternative !== undefined ? NaN : Date.UTC(year, month - 1, day),
  );
  return (second ?? NaN) - (first ?? NaN) > DAY_MS;
}
