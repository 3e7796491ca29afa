import type { Span } from "../../../ast/nodes.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import { isNumber, Passage, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, SMALL, WORD_START } from "../../lexicon/words.ts";
import { isOffer, NUMBER, OF_FLIGHT } from "./cancelling.ts";
import { sentencesIn } from "./unbooked.ts";

/*
 * Flights and trains in whose place a sentence puts another one:
 *
 *   Instead of LX 2084 on 12 April 2027 you fly on LX 2092 on 13 April 2027.
 *   You fly on LX 2092 on 13 April 2027 instead of flight LX 2084.
 */

/** Before the number of a flight, with nothing but words for this flight between them: `Statt Ihres Fluges LX 2084`. */
const BEFORE_FLIGHT = new RegExp(
  `${WORD_START}${anyOf(wordsFor("insteadOf"))} ${OF_FLIGHT}(?=${NUMBER})`,
  "gu",
);
/** The flight that replaces another one follows below. */
const LEADS_ON = /: *$/;
const SMALL_START = new RegExp(`^ *[${SMALL}]`);
const ENDS = /[.!?] *$/;
/** What follows in a sentence belongs to the flight before it. */
const CLAUSE_END = /[,;]/;

/** Whether a line puts another flight in the place of one. */
export function namesReplaced(line: string): boolean {
  return line.search(BEFORE_FLIGHT) !== -1;
}

/**
 * The parts of a line that describe such flights: up to the one that replaces it, or to the end of the sentence or clause.
 *
 * @param above the line before it, and `below` the next ones, which can name the flight that replaces it in the same sentence
 */
export function replacedParts(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
  [above, below]: readonly [LineReading | undefined, LineReading | undefined],
): readonly Span[] {
  const flights = facts.filter(isNumber);
  if (flights.length === 0) return [];
  const line = text.slice(start, end);
  const sentences = sentencesIn(line, start);
  return matchesOf(line, BEFORE_FLIGHT).flatMap(({ 0: { length }, index }) => {
    const from = start + index;
    const sentence = sentences.find((each) => each.start <= from && from < each.end);
    const own = flights.find((flight) => flight.end > from + length);
    if (sentence === undefined || own === undefined || own.start > from + length) return [];
    const words = text.slice(sentence.start, sentence.end);
    if (isOffer(words)) return [];
    const next = flights.find((flight) => flight.start > own.start && flight.start < sentence.end);
    const isAfter =
      flights.some((flight) => flight.start >= sentence.start && flight.end <= from) ||
      (sentence.start === start && goesOn(above, words));
    const isBefore = next !== undefined || leadsTo(words, sentence.end === end ? below : undefined);
    if (!isAfter && !isBefore) return [];
    const clause = isAfter ? text.slice(own.end, sentence.end).search(CLAUSE_END) : -1;
    const last = clause === -1 ? sentence.end : own.end + clause;
    return [{ start: from, end: Math.min(last, next?.start ?? last) }];
  });
}

/** Whether some words go on with the sentence of a line above them that names a flight. */
function goesOn(above: LineReading | undefined, words: string): boolean {
  return SMALL_START.test(words) && hasFlight(above);
}

/** Whether some words lead to a flight below them, which a colon announces or the same sentence names. */
function leadsTo(words: string, below: LineReading | undefined): boolean {
  return LEADS_ON.test(words) || (!ENDS.test(words) && hasFlight(below));
}

function hasFlight(line: LineReading | undefined): boolean {
  return line?.node instanceof Passage && line.node.facts.some(isNumber);
}
