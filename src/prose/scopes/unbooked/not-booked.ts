import { isNumber } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { lineWithWords } from "./line-with-words.ts";
import { isWithin, sentencesIn } from "./unbooked.ts";

/*
 * Flights and trains of which a text says that nobody has booked them:
 *
 *   Not booked: LX 2084 on 12 April 2027          LX 2084 on 12 April 2027 (not booked)
 *
 *   Noch nicht gebucht:
 *   LX 2084 12.04.2027 ZRH-LIS 09:15 - 11:15
 */

const NOT_BOOKED = anyOf(wordsFor("notBooked"));
const TITLE = new RegExp(`^[ *\u2022>-]{0,24}${NOT_BOOKED} {0,3}[:\uff1a]? *$`);
const LABEL = new RegExp(`^[ *\u2022>-]{0,24}${NOT_BOOKED} {0,3}[:\uff1a]`);
const STATUS = `${anyOf(wordsFor("statusLabels"))} {0,3}[:\uff1a]`;
const BEHIND = new RegExp(
  `(?:\\(| [-\u2013]|${WORD_START}${STATUS}) {0,3}${NOT_BOOKED}[ ).!]{0,8}$`,
);
/** `Seat 12A - not reserved` */
const OTHER_THING = new RegExp(
  `${WORD_START}${anyOf(wordsFor("seat", "otherLabels", "hotel", "carRental", "rentalCar"))}`,
);

/** The lines of a text, in which such flights and trains are words. */
export function withoutNotBooked(lines: readonly Line[], text: string): readonly Line[] {
  let isBelow = false;
  return lines.map((line) => {
    const printed = text.slice(line.start, line.end);
    if (line.anchors === 0) isBelow = TITLE.test(printed);
    if (!line.facts.some(isNumber)) return line;
    if (isBelow && line.isAfterGap) isBelow = false;
    if (isBelow) return lineWithWords(line, [line], text);
    const unbooked = sentencesIn(printed, line.start).filter((span) => {
      const sentence = text.slice(span.start, span.end);
      if (!line.facts.some((fact) => isNumber(fact) && isWithin(fact, span))) return false;
      return LABEL.test(sentence) || (BEHIND.test(sentence) && !OTHER_THING.test(sentence));
    });
    return unbooked.length === 0 ? line : lineWithWords(line, unbooked, text);
  });
}
