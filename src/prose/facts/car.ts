import { namesFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, eitherOf, WORD_START } from "../lexicon/words.ts";
import { term, type Term } from "./fact.ts";

/*
 * The two ends of renting a car, each before its day, its time and its place:
 *
 *   Pick-up: Palma Airport, 24 July 2027, 10:30      Rückgabe am 19.03.2027, 17:00 Uhr, Nürnberg Hbf
 */

/** A colon, the end of the line, or a day: most of these words mean other things, too. */
const BEFORE_VALUE = `(?: {0,20}[:\uff1a]|(?= {0,3}\\n| {1,3}(?:${eitherOf(namesFor("weekdays"))}\\.?,? )?(?:${eitherOf(wordsFor("beforeDay"))} )?\\d{1,4}[./ -]\\S))`;

export const rentals: readonly Term[] = [
  term("PickUp", `${WORD_START}${anyOf(wordsFor("pickUp"))}${BEFORE_VALUE}`, () => ({
    kind: "pickUp",
  })),
  term("DropOff", `${WORD_START}${anyOf(wordsFor("dropOff"))}${BEFORE_VALUE}`, () => ({
    kind: "dropOff",
  })),
];
