import { namesFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, eitherOf, SMALL, WORD_START } from "../lexicon/words.ts";
import { term, type Term } from "./fact.ts";

/*
 * The two ends of renting a car, each before its day, its time and its place:
 *
 *   Pick-up: Palma Airport, 24 July 2027, 10:30      Rückgabe am 19.03.2027, 17:00 Uhr, Nürnberg Hbf
 *   Collect from Hertz, Palma Airport, 24 July 2027 at 10:30
 */

const DAY = `(?:\\d{1,4}[./ -]\\S|${eitherOf(namesFor("leadingMonths"))}\\.? \\d)`;
/** `from Hertz`, `bei Sixt` */
const AT_LESSOR = `(?:[${SMALL}]{1,6} )?${anyOf(wordsFor("lessors"))}`;
/** A colon, the end of the line, a day, or a known company: most of these words mean other things, too. */
const BEFORE_VALUE = `(?: {0,20}[:\uff1a]|(?= {0,3}\\n| {1,3}(?:${eitherOf(namesFor("weekdays"))}\\.?,? )?(?:${eitherOf(wordsFor("beforeDay"))} )?${DAY}| ${AT_LESSOR}))`;

export const rentals: readonly Term[] = [
  term("PickUp", `${WORD_START}${anyOf(wordsFor("pickUp"))}${BEFORE_VALUE}`, () => ({
    kind: "pickUp",
  })),
  term("DropOff", `${WORD_START}${anyOf(wordsFor("dropOff"))}${BEFORE_VALUE}`, () => ({
    kind: "dropOff",
  })),
];
