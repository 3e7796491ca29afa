import { findPlace, folded } from "../../reference/index.ts";
import { isAnchor, type Fact } from "../facts/fact.ts";
import { isDetail, type Line } from "./lines.ts";

/** What is said about one flight, train or hotel: the facts of one line or of several. */
export interface Territory {
  readonly anchor: Fact;
  /** The line of the anchor. */
  readonly home: Line;
  /** The facts about it, line by line; of its home line, possibly only some. */
  readonly facts: readonly (readonly Fact[])[];
  readonly lines: readonly Line[];
}

/** Assesses whether what a territory contains is complete. */
export type Judge = (territory: Territory) => Completeness;

/** Which details of a journey are given. */
export interface Completeness {
  readonly hasDate: boolean;
  readonly hasPlaces: boolean;
  readonly hasTime: boolean;
  /** Whether something is said twice, and differently. */
  readonly isContradictory: boolean;
}

export function isPoor({ hasDate, hasPlaces, hasTime }: Completeness): boolean {
  return !hasDate || !(hasPlaces || hasTime);
}

export function isWhole(own: Completeness): boolean {
  return own.hasDate && hasEnds(own);
}

/** Whether it is said where and when, though possibly not on which day. */
export function hasEnds({ hasPlaces, hasTime, isContradictory }: Completeness): boolean {
  return hasPlaces && hasTime && !isContradictory;
}

/** Whether those of the same kind have the same details. */
export function areAlike(territories: readonly Territory[], judge: Judge): boolean {
  const firsts = new Map<string, Completeness>();
  return territories.every((territory) => {
    const { kind } = territory.anchor;
    const own = judge(territory);
    const first = firsts.get(kind) ?? own;
    firsts.set(kind, first);
    return (
      !own.isContradictory &&
      own.hasDate === first.hasDate &&
      own.hasPlaces === first.hasPlaces &&
      own.hasTime === first.hasTime
    );
  });
}

export function splitAt<T>(
  list: readonly T[],
  begins: (item: T) => boolean,
): readonly (readonly T[])[] {
  const parts: T[][] = [[]];
  for (const item of list) {
    if (begins(item)) parts.push([]);
    parts.at(-1)?.push(item);
  }
  return parts.filter((part) => part.length > 0);
}

export function isDay(line: Line): boolean {
  return isDateAlone(line) && line.facts.some(({ kind }) => kind === "date");
}

/** The block of one end of a journey has no more lines. */
const MOST_OF_END = 8;

/**
 * Whether a day is that of one end of a journey, whose block of lines it is in, below the time:
 *
 *   Dubai (DXB)
 *   Terminal 3
 *   01:15
 *   Sun 20 Dec 2026
 *
 * @param lines the lines of which those before the index `at` are above it
 */
export function isDayOfEnd(line: Line, lines: readonly Line[], at: number): boolean {
  if (line.isAfterGap || !isDay(line)) return false;
  const above = lines.slice(Math.max(0, at - MOST_OF_END), at);
  const first = above.findLastIndex(({ isAfterGap }) => isAfterGap);
  // A longer block can name a flight further up.
  if (first === -1 && at > MOST_OF_END) return false;
  const block = above.slice(Math.max(0, first));
  // A number can be directly above the end.
  const own = block.slice(block.findLastIndex(hasAnchor) + 1);
  const isOfEnd =
    own.length === block.length ||
    own.some(({ facts }) => facts.some(({ kind }) => kind === "place"));
  return isOfEnd && own.some(isOnlyTime) && own.every(({ isProse }) => !isProse);
}

/** Whether a line has one time and no words: not `Desk opens 08:15`. */
export function isOnlyTime({ facts }: Line): boolean {
  return (
    facts.filter(({ kind }) => kind === "time").length === 1 &&
    !facts.some(({ kind }) => kind === "word" || kind === "known")
  );
}

/** Whether a line is a date, also with a note in brackets: `18 April 2027 (unchanged)`. */
export function isDateAlone({ facts }: Line): boolean {
  const first = facts.findIndex((fact) => isMark(fact, "("));
  const note = first > 0 && isMark(facts.at(-1), ")") ? first : facts.length;
  return facts.every(
    ({ kind }, index) =>
      kind === "date" || kind === "mark" || (index > note && (kind === "word" || kind === "known")),
  );
}

function isMark(fact: Fact | undefined, mark: string): boolean {
  return fact?.kind === "mark" && fact.text.value === mark;
}

const OF_WAY: ReadonlySet<Fact["kind"]> = new Set(["date", "mark", "place", "link", "known"]);

/** Whether a line is a day and the way of all flights below it: `Mon 15 March 2027: Nuremberg - Porto`. */
export function isDayOfWay(line: Line): boolean {
  return isDayOfNamedWay(line) && line.facts.every(({ kind }) => OF_WAY.has(kind));
}

/** The same with words that are part of a name or between places: `New York (JFK) to Rome (FCO) - Tue, Jun 15`. */
export function isDayOfNamedWay({ facts }: Line): boolean {
  const of = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind).length;
  return (
    of("date") === 1 &&
    of("place") === 2 &&
    facts.every(
      (fact, at) =>
        OF_WAY.has(fact.kind) ||
        (fact.kind === "side" && fact.ofPlaces) ||
        isNameOfPlace(facts.slice(at)),
    )
  );
}

/** Whether words are the rest of the name of the city whose code follows in brackets: `New York (JFK)`. */
function isNameOfPlace(facts: readonly Fact[]): boolean {
  const at = facts.findIndex(({ kind }) => kind !== "word");
  const next = facts[at];
  if (next?.kind !== "place" || next.isBare) return false;
  const words = facts.slice(0, at).flatMap((fact) => (fact.kind === "word" ? fact.text.value : []));
  const city = ` ${folded(findPlace(next.code.value)?.city ?? "")}`;
  return words.length > 0 && city.endsWith(` ${folded(words.join(" "))}`);
}

export function hasAnchor({ anchors }: Line): boolean {
  return anchors > 0;
}

export function detailsIn(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => line.anchors > 0 || isDetail(line));
}

export function territoryOf(home: Line, lines: readonly Line[]): Territory {
  const anchor = home.facts.find(isAnchor) ?? { kind: "known", start: home.start, end: home.end };
  return { anchor, home, lines, facts: lines.map(({ facts }) => facts) };
}
