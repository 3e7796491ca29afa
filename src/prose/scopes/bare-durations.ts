import type { Fact } from "../facts/fact.ts";
import { blocksOf, type Line } from "./lines.ts";
import { isOnlyTime } from "./territory.ts";

/*
 * Durations that look like times of another language, between times with colons:
 *
 *   08:35
 *   Campinas
 *   2h55 | nonstop
 *   11:30
 *   Recife
 *
 * or beside a flight number, between the blocks of its ends.
 */

const BY_LETTER = /^\d{1,2}h\d\d$/;
const BEGINS_BY_LETTER = /^ {0,8}\d{1,2}h\d\d(?![\d:])/;
const BY_COLON = /^\d{1,2}:\d\d/;

/** The lines of a text. In a block with both forms, one with a letter is no time if it is the only one on its line. */
export function withoutBareDurations(lines: readonly Line[], text: string): readonly Line[] {
  const printed = (fact: Fact) => (fact.kind === "time" ? text.slice(fact.start, fact.end) : "");
  const isDuration = (fact: Fact) => BY_LETTER.test(printed(fact));
  return blocksOf(lines).flatMap((own, at, blocks) => {
    const block = isBetweenEnds(blocks, at) ? withoutTimes(own) : own;
    const facts = block.flatMap((line) => line.facts);
    const byColon = facts.filter((fact) => BY_COLON.test(printed(fact)));
    if (byColon.length < 2 || !facts.some(isDuration)) return block;
    return block.map((line) => {
      if (!BEGINS_BY_LETTER.test(text.slice(line.start, line.end)) || !isAlone(line)) return line;
      const facts = line.facts.map((fact) => (isDuration(fact) ? asKnownTime(fact) : fact));
      return { ...line, facts };
    });
  });
}

/**
 * Whether a block names a flight whose two ends have blocks of their own beside it, each with its time: then a time
 * among the lines of the flight is how long it takes.
 */
function isBetweenEnds(blocks: readonly (readonly Line[])[], at: number): boolean {
  const block = blocks[at] ?? [];
  const kinds = block.flatMap(({ facts }) => facts.map(({ kind }) => kind));
  const isOfFlight = kinds.includes("flight") && timesIn(block) === 1;
  if (!isOfFlight || kinds.some((kind) => OF_ENDS.has(kind))) return false;
  return ENDS_BESIDE.some((ends) => ends.every((step) => isTimed(blocks[at + step])));
}

/** What a block says of the ends of its flight itself. */
const OF_ENDS: ReadonlySet<Fact["kind"]> = new Set(["place", "pair", "side", "date", "days"]);

/** Where the blocks of the ends are: around that of the flight, below it or above it. */
const ENDS_BESIDE = [
  [-1, 1],
  [1, 2],
  [-2, -1],
] as const;

/** Whether a block without a flight has one time, on a line without words. */
function isTimed(block: readonly Line[] = []): boolean {
  const isOfNoFlight = block.length > 1 && block.every(({ anchors }) => anchors === 0);
  return isOfNoFlight && timesIn(block) === 1 && block.some(isOnlyTime);
}

function timesIn(block: readonly Line[]): number {
  return block.flatMap(({ facts }) => facts).filter(({ kind }) => kind === "time").length;
}

function withoutTimes(block: readonly Line[]): readonly Line[] {
  return block.map((line) => ({ ...line, facts: line.facts.map(asKnownTime) }));
}

function asKnownTime(fact: Fact): Fact {
  return fact.kind === "time" ? { kind: "known", start: fact.start, end: fact.end } : fact;
}

/** Whether a line says nothing but a time. */
function isAlone({ anchors, facts }: Line): boolean {
  return anchors === 0 && facts.filter(({ kind }) => !WORDS.has(kind)).length === 1;
}

const WORDS: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark"]);
