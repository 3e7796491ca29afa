import type { Span } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";

/*
 * Words in running text which say that a flight is cancelled or only requested:
 *
 *   Your flight BA 117 on 12 April 2027 has been CANCELLED.   Please quote BA 117 12APR LHR-JFK
 */

const CANCELLED = new RegExp(WORD_START + anyOf(wordsFor("cancelled")));
/** `Cancelled free of charge until ...` and the like are conditions of the booking. */
const NOT_CANCELLED = new RegExp(WORD_START + anyOf(wordsFor("notCancelled")));
const ASKED = new RegExp(WORD_START + anyOf(wordsFor("asked")));

/** Where a sentence begins after another one on its line. */
const SENTENCE = /(?<=[.!?;] {1,3})(?=[A-Z\u00c0-\u00de])/;

/** Turns everything in the sentence of a flight that is cancelled or only requested into words. */
export function withoutUnbooked(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
): readonly Fact[] {
  const line = text.slice(start, end);
  if (!facts.some(isFlight) || !(ASKED.test(line) || CANCELLED.test(line))) return facts;
  let at = start;
  const candidates = line.split(SENTENCE).flatMap((sentence) => {
    const span = { start: at, end: at + sentence.length };
    at = span.end;
    return isUnbooked(sentence) ? [span] : [];
  });
  const unbooked = candidates.filter((span) =>
    facts.some((fact) => isFlight(fact) && isWithin(fact, span)),
  );
  return facts.map((fact) =>
    unbooked.some((span) => isWithin(fact, span)) ? asWord(fact, text) : fact,
  );
}

function isUnbooked(text: string): boolean {
  return ASKED.test(text) || (CANCELLED.test(text) && !NOT_CANCELLED.test(text));
}

function isFlight({ kind }: Fact): boolean {
  return kind === "flight";
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function asWord({ start, end }: Span, text: string): Fact {
  return { kind: "word", text: { value: text.slice(start, end), start, end }, start, end };
}
