import type { Span } from "../../../ast/nodes.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { eitherOf, WORD_START } from "../../lexicon/words.ts";
import { NUMBER, OF_FLIGHT } from "./cancelling.ts";
import { sentencesIn } from "./unbooked.ts";

/*
 * Flights and trains that are only examples:
 *
 *   You can move to another flight free of charge (for example BA 175 on 12 April).
 */

const BEFORE_FLIGHT = new RegExp(
  `${WORD_START}${eitherOf(wordsFor("forExample"))}[,:]? {0,2}(?:\\p{Ll}{2,5} )?${OF_FLIGHT}(?=${NUMBER})`,
  "gu",
);
const BRACKET = /[()]/;

/** The parts of a line about such flights: up to the end of the brackets or of the sentence. */
export function examplesIn({ start, end }: Span, text: string): readonly Span[] {
  const line = text.slice(start, end);
  return matchesOf(line, BEFORE_FLIGHT).map(({ 0: { length }, index }) => {
    const number = start + index + length;
    const sentence = sentencesIn(line, start).find((each) => each.end > number);
    const last = sentence?.end ?? end;
    const bracket = text.slice(number, last).search(BRACKET);
    return { start: start + index, end: bracket === -1 ? last : number + bracket };
  });
}
