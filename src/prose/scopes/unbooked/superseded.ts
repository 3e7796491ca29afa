import { LANGUAGES, listed } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import { isQuestion, leadsTo, OF_FLIGHT, type Number } from "./cancelling.ts";
import { phraseOf } from "./phrases.ts";

/*
 * Sentences that begin with a flight and say that another one replaces it, which they may name:
 *
 *   Your original flight LX 2084 on 12 April 2027 at 09:15 has been replaced.
 *   LX 2084 wird durch LX 2092 am 12. April 2027 ersetzt.
 */

/** Nothing but words for this flight: in `The aircraft of flight LX 2084 has been replaced`, another thing is replaced. */
const ONLY_FLIGHT = new RegExp(`^ *(?:[^,;:]{1,60}, )?${OF_FLIGHT}$`, "u");

const BY_LANGUAGE = Object.values(LANGUAGES).map(({ superseded, notCancelling, notCancelled }) => ({
  phrases: listed(superseded).map((phrase) => phraseOf(phrase)),
  without: new RegExp(WORD_START + anyOf([...listed(notCancelling), ...listed(notCancelled)])),
}));

/** Whether a sentence says that another flight replaces the one with this number, its first. */
export function saysSuperseded(sentence: string, { start, end }: Number): boolean {
  const before = sentence.slice(0, start);
  if (isQuestion(sentence) || !ONLY_FLIGHT.test(before)) return false;
  const after = sentence.slice(end);
  return BY_LANGUAGE.some(
    ({ phrases, without }) =>
      !without.test(before) &&
      phrases.some(
        ({ head, tail }) => leadsTo(head, after) && (tail === undefined || tail.test(after)),
      ),
  );
}
