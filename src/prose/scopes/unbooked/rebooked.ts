import { matchesOf } from "../../../decode/text/matches.ts";
import { LANGUAGES, listed } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import { NUMBER, OF_FLIGHT, type Number } from "./cancelling.ts";
import { phraseOf } from "./phrases.ts";

/*
 * What follows in a sentence that says that a flight is cancelled, and names the one in its place:
 *
 *   We had to cancel LX 2084 and rebooked you on LX 2092 on 5 February 2027.
 *   LX 2084 wurde gestrichen und durch LX 2092 am 5. Februar 2027 ersetzt.
 */

const TO_FLIGHT = new RegExp(`^ ${OF_FLIGHT}(?=${NUMBER})`, "u");

const BY_LANGUAGE = Object.values(LANGUAGES).map(({ rebooked, notCancelling, notCancelled }) => ({
  phrases: listed(rebooked).map((phrase) => phraseOf(phrase, "", "g")),
  // Not the month: `12 May 2027`.
  without: new RegExp(
    `(?<!\\d )${WORD_START}${anyOf([...listed(notCancelling), ...listed(notCancelled)])}(?! \\d)`,
  ),
}));

/** Where a sentence begins to name the flight in the place of the one with a number; -1 if it does not. */
export function rebookedIn(sentence: string, { end }: Number): number {
  const after = sentence.slice(end);
  const starts = BY_LANGUAGE.flatMap(({ phrases, without }) =>
    phrases.flatMap(({ head, tail }) =>
      matchesOf(after, head).flatMap(({ 0: { length }, index }) => {
        const [before, rest] = [after.slice(0, index), after.slice(index + length)];
        if (!TO_FLIGHT.test(rest) || tail?.test(rest) === false) return [];
        return without.test(before) || without.test(rest) ? [] : index;
      }),
    ),
  );
  return starts.length === 0 ? -1 : end + Math.min(...starts);
}
