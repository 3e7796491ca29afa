import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";

export type SideFact = Extract<Fact, { kind: "side" }>;

/** How far after a value the word for its side can be. */
const REACH = 6;

/**
 * The word after a place, a time or a date that states its side, not the side of what follows:
 *
 *     JFK (Arrival) 11:05   LHR DEP 0820   08:20 departure, 11:05 arrival
 */
export function sideAfter(value: Fact, facts: readonly Fact[]): SideFact | undefined {
  const from = facts.indexOf(value) + 1;
  const stop = facts.findIndex((fact, index) => index >= from && stops(fact, value));
  const word = facts[stop];
  if (word?.kind !== "side" || word.ofPlaces || word.isLabel || stop - from > REACH)
    return undefined;
  const between = facts.slice(from, stop);
  const isInBrackets = isMark(between.at(-1), "(") && isMark(facts[stop + 1], ")");
  if (isInBrackets) return word;
  const hasTerminal = between.some(({ kind }) => kind === "terminals");
  // `London (LHR), Terminal 5   departs 08:20`
  if (!between.every((fact) => fact.kind === "terminals" || (hasTerminal && isMark(fact, ",|"))))
    return undefined;
  const next = facts[stop + 1];
  if (next === undefined || isMark(next, ",;/|.")) return word;
  return value.kind === "place" && next.kind === "time" && !endsWay(from - 1, facts)
    ? word
    : undefined;
}

/** At most so many characters are between a time and the verb of its sentence. */
const NEAR_VERB = 24;

/**
 * The verb after a time in a sentence, if every verb there follows its time:
 *
 *     At 07:00 you take off from Nice (NCE) with AF 7700, and at 10:05 you land in Rome (FCO).
 */
export function verbAfter(time: Fact, facts: readonly Fact[]): SideFact | undefined {
  const at = facts.indexOf(time);
  const before = facts.findLast(({ kind }, index) => index < at && ENDS_NAME.has(kind));
  // `from Nice (NCE) at 07:00 lands in Rome`
  const isOfPlace = before?.kind === "place" && time.start - before.end <= NEAR;
  if (time.kind !== "time" || isOfPlace) return undefined;
  const rest = facts.slice(at + 1);
  const verb = rest.find(({ kind }) => !BEFORE_VERB.has(kind));
  if (!isVerb(verb) || verb.start - time.end > NEAR_VERB) return undefined;
  const after = rest.slice(rest.indexOf(verb) + 1);
  const next = after.findIndex(isVerb);
  const between = next === -1 ? after : after.slice(0, next);
  const [second, ...others] = between.filter(({ kind }) => kind === "time");
  if (second === undefined) return verb;
  const hasPlace = between.slice(0, between.indexOf(second)).some(({ kind }) => kind === "place");
  return others.length === 0 && hasPlace && verbAfter(second, facts) !== undefined
    ? verb
    : undefined;
}

const BEFORE_VERB: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "flight"]);

function isVerb(fact: Fact | undefined): fact is SideFact {
  return fact?.kind === "side" && !fact.ofPlaces && !fact.isLabel;
}

/** At most so many characters are between a place and its time. */
const NEAR = 8;

/** The words before a time are short: `at`, `um`, `à`; `gate` is not. */
const LONGEST = 3;

/** Whether only a word is between a place and a time: `Lisbon (LIS) at 08:20`, but not `Lisbon (LIS) (2:50 h)`. */
export function isBeforeTime(place: Fact, { facts }: Line): boolean {
  const [word, time] = facts.slice(facts.indexOf(place) + 1);
  const isWord = word?.kind === "word" || word?.kind === "known";
  return (
    isWord &&
    word.end - word.start <= LONGEST &&
    time?.kind === "time" &&
    time.start - place.end <= NEAR
  );
}

/** Whether a dash links a place to the one before it: then a word after it is that of its time. */
function endsWay(index: number, facts: readonly Fact[]): boolean {
  const last = facts.findLastIndex(({ kind }, at) => at < index && ENDS_NAME.has(kind));
  return (
    facts[last]?.kind === "place" &&
    facts.slice(last + 1, index).some((fact) => fact.kind === "link" || isMark(fact, "-\u2013"))
  );
}

const ENDS_NAME: ReadonlySet<Fact["kind"]> = new Set(["place", "time", "date", "side", "flight"]);

/** Whether a fact ends the search: another side, or a value of the same kind. */
function stops(fact: Fact, value: Fact): boolean {
  return (
    fact.kind === "side" ||
    fact.kind === "pair" ||
    fact.kind === "place" ||
    fact.kind === value.kind
  );
}

function isMark(fact: Fact | undefined, marks: string): boolean {
  return fact?.kind === "mark" && marks.includes(fact.text.value);
}
