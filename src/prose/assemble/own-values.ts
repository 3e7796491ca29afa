import type { Clock, PrintedDate, Read } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";
import { endsOf, type Ends, type Sided } from "./ends.ts";

/** The places by their codes; if those are not enough, by their names as well, at last by those of unsettled cities. */
export function placesOf(places: readonly Sided<string>[], home: Line): Ends<string> {
  const of = (isWanted: (place: Sided<string>) => boolean) =>
    apart(endsOf(ownFirst(places.filter(isWanted), home, 2), isSame, true));
  const isEnough = ({ departure, arrival, isContradictory }: Ends<string>) =>
    isContradictory || (departure !== undefined && arrival !== undefined);
  const coded = of(({ isNamed }) => isNamed !== true);
  if (isEnough(coded) || !places.some(({ isNamed }) => isNamed)) return coded;
  const settled = of(({ isUnsettled }) => isUnsettled !== true);
  const found = settled.isContradictory ? coded : settled;
  if (isEnough(settled) || !places.some(({ isUnsettled }) => isUnsettled)) return found;
  const all = of(() => true);
  return isEnough(all) && !all.isContradictory ? all : found;
}

/** If both ends are one place, one of the two belongs to something else. */
function apart(ends: Ends<string>): Ends<string> {
  const areSame = ends.departure !== undefined && ends.departure.value === ends.arrival?.value;
  return areSame ? { isContradictory: true } : ends;
}

/**
 * If the line of the flight itself says enough, the values on other lines belong to something else,
 * except an arrival date that a word labels.
 */
export function ownFirst<T>(values: readonly Sided<T>[], home: Line, enough: number) {
  const isOwn = ({ read }: Sided<T>) => read.start >= home.start && read.end <= home.end;
  // Of a single value, that of the arrival is not the one that has to be there.
  const isArrival = ({ side, isWeak }: Sided<T>) => enough === 1 && side === "arrival" && !isWeak;
  if (values.filter((value) => isOwn(value) && !isArrival(value)).length < enough) return values;
  return values.filter((value) => isOwn(value) || isArrival(value));
}

/**
 * Days after the time of an arrival after midnight are those of the arrival, if that of the departure is on a line above:
 *
 *   21:40   Zürich HB
 *   07:57   Wien Hbf     Mo., 17. Mai
 *
 * So are those in brackets directly after it, and the later one of two days, one of which is before both times:
 *
 *   7 March 2027, LHR 16:40 to DXB 03:35 on 8 March
 */
export function withDayOfArrival(
  dates: readonly Sided<PrintedDate>[],
  times: readonly Sided<Clock>[],
  lines: readonly Line[],
): readonly Sided<PrintedDate>[] {
  const [first, second, ...others] = times;
  if (first === undefined || second === undefined || others.length > 0) return dates;
  const line = lines.find(({ start, end }) => second.read.start >= start && second.read.end <= end);
  if (line === undefined) return dates;
  const inBrackets = dates.map((date) =>
    isBracketed(date.read, second.read, line) ||
    isAfter(date.read, [first.read, second.read], dates)
      ? { ...date, side: "arrival" as const, isWeak: false }
      : date,
  );
  if (first.read.end > line.start || second.read.value >= first.read.value) return inBrackets;
  return inBrackets.map((date) =>
    date.side === undefined && date.read.start >= second.read.end && date.read.end <= line.end
      ? { ...date, side: "arrival" }
      : date,
  );
}

/** Whether a day is after both times, which are after the only other one, and is the one after it. */
function isAfter(
  day: Read<PrintedDate>,
  [first, second]: readonly [Read<Clock>, Read<Clock>],
  dates: readonly Sided<PrintedDate>[],
): boolean {
  const [one, other, ...others] = dates;
  if (one === undefined || other?.read !== day || others.length > 0) return false;
  if (one.read.end > first.start || day.start < second.end || day.start - second.end > NEAR)
    return false;
  const days = (dayNumber(day.value) - dayNumber(one.read.value) + DAYS_OF_YEAR) % DAYS_OF_YEAR;
  return second.value < first.value && days === 1;
}

/** Between a time and its day are a word and a weekday. */
const NEAR = 24;
const DAYS_OF_YEAR = 366;

/** The number of a day in a leap year. */
function dayNumber({ day, month }: PrintedDate): number {
  return Date.UTC(2000, month - 1, day) / 86_400_000;
}

/** Whether a day is in brackets after a time, with at most words before it: `01:20 (do dia 11/02)`. */
function isBracketed(day: Read<unknown>, time: Read<unknown>, { facts }: Line): boolean {
  const [bracket, ...others] = facts.filter(
    ({ start, end }) => start >= time.end && end <= day.start,
  );
  return (
    bracket?.kind === "mark" &&
    bracket.text.value === "(" &&
    others.every(({ kind }) => kind === "word" || kind === "known")
  );
}

export function isSame<T>(one: T, other: T): boolean {
  return one === other;
}

export function isSameDate(one: PrintedDate, other: PrintedDate): boolean {
  const isSameYear = one.year === null || other.year === null || one.year === other.year;
  return one.day === other.day && one.month === other.month && isSameYear;
}

const OF_WAYS: ReadonlySet<Fact["kind"]> = new Set(["place", "link", "mark", "terminals", "known"]);

/** Whether a line is two places with a link between them: `Paris CDG, Terminal 2F -> Nice`. */
export function isWayAlone(facts: readonly Fact[]): boolean {
  const [from, to] = [
    facts.findIndex(({ kind }) => kind === "place"),
    facts.findLastIndex(({ kind }) => kind === "place"),
  ];
  return (
    facts.every(({ kind }) => OF_WAYS.has(kind)) &&
    facts.filter(({ kind }) => kind === "place").length === 2 &&
    facts.slice(from, to).some(({ kind }) => kind === "link")
  );
}
