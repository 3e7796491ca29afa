import { isNumber, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { BEING_THERE } from "../../lexicon/unbooked/refused.ts";
import { anyOf } from "../../lexicon/words.ts";
import { asOneWord, asWords, isWithin, sentencesIn } from "./unbooked.ts";

const BULLETS = "^[ *\u2022>-]{0,24}";
const TRANSFER = new RegExp(BULLETS + anyOf(wordsFor("transfers")));
const MEETING = new RegExp(BULLETS + anyOf([...wordsFor("meetings"), ...BEING_THERE]));

/** What can be a detail of a journey. */
const OF_JOURNEY: ReadonlySet<Fact["kind"]> = new Set([
  "date",
  "time",
  "place",
  "pair",
  "side",
  "days",
  "terminals",
]);

/**
 * The facts of a line: a sentence that begins with a word for transfers or meetings says nothing about the flight or
 * train in another one; only its days are those of that journey, too. On a line without a journey, the same is true of
 * everything behind such a word.
 *
 *   Transfer   hotel - airport. Pick-up at 09:45.
 *   Rendez-vous à Orly, terminal 3, à 10h30. Vol TO3420 à 13h30.
 */
export function withoutTransfers(
  facts: readonly Fact[],
  printed: string,
  start: number,
  text: string,
): readonly Fact[] {
  const others = sentencesIn(printed, start).filter(
    (span) =>
      isOfOther(printed.slice(span.start - start, span.end - start)) &&
      !facts.some((fact) => isNumber(fact) && isWithin(fact, span)),
  );
  if (facts.some(isNumber))
    return others.reduce((left, span) => asOneWord(left, span, text), facts);
  const first = others[0]?.start ?? Infinity;
  const details = facts.filter((fact) => OF_JOURNEY.has(fact.kind) && fact.start >= first);
  return asWords(facts, details, text);
}

function isOfOther(sentence: string): boolean {
  return TRANSFER.test(sentence) || MEETING.test(sentence);
}
