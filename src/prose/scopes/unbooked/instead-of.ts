import type { Span } from "../../../ast/nodes.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, eitherOf, WORD_START } from "../../lexicon/words.ts";
import { sentencesIn } from "./unbooked.ts";

/*
 * Flights in whose place a sentence puts another one:
 *
 *   Instead of LX 2084 on 12 April 2027 you fly on LX 2092 on 13 April 2027.
 *   You fly on LX 2092 on 13 April 2027 instead of flight LX 2084.
 */

const FLIGHT_WORDS = eitherOf(wordsFor("flight"));
/** Directly before the number of a flight, or with a word for flights before it, in any case: `Statt Ihres Fluges LX 2084`. */
const BEFORE_FLIGHT = new RegExp(
  `${WORD_START}${anyOf(wordsFor("insteadOf"))} (?:(?:[\\p{L}'\u2019]{1,14} ){0,3}?(?:[dl]['\u2019])?${FLIGHT_WORDS}\\p{L}{0,4} )?(?=[A-Z\\d]{2,3} ?\\d{1,4})`,
  "gu",
);
/** What follows in a sentence belongs to the flight before it. */
const CLAUSE_END = /[,;]/;

/** Whether a line puts another flight in the place of one. */
export function namesReplaced(line: string): boolean {
  return line.search(BEFORE_FLIGHT) !== -1;
}

/** The parts of a line that describe such flights: up to the one that replaces it, or to the end of the sentence or clause. */
export function replacedParts(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
): readonly Span[] {
  const flights = facts.filter(({ kind }) => kind === "flight");
  if (flights.length === 0) return [];
  const line = text.slice(start, end);
  const sentences = sentencesIn(line, start);
  return matchesOf(line, BEFORE_FLIGHT).flatMap(({ 0: { length }, index }) => {
    const from = start + index;
    const sentence = sentences.find((each) => each.start <= from && from < each.end);
    const own = flights.find((flight) => flight.end > from + length);
    if (sentence === undefined || own === undefined || own.start > from + length) return [];
    const isNext = (flight: Fact) => flight.start > own.start && flight.start < sentence.end;
    const next = flights.find(isNext)?.start;
    const isAfter = flights.some((flight) => flight.start >= sentence.start && flight.end <= from);
    const clause = isAfter ? text.slice(own.end, sentence.end).search(CLAUSE_END) : -1;
    const last = clause === -1 ? sentence.end : own.end + clause;
    return [{ start: from, end: Math.min(last, next ?? last) }];
  });
}
