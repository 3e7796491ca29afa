import { isNumber, type Fact } from "../../facts/fact.ts";
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
  `(?:[(,]| [-\u2013]|${WORD_START}${STATUS}) {0,3}${NOT_BOOKED}[ ).!]{0,8}$`,
);
/** `Seat 12A - not reserved` */
const OTHER_THING = new RegExp(
  `${WORD_START}${anyOf(wordsFor("seat", "otherLabels", "hotel", "carRental", "rentalCar"))}`,
);

/** The lines of a text, in which such flights, trains and stays are words. */
export function withoutNotBooked(lines: readonly Line[], text: string): readonly Line[] {
  let isBelow = false;
  let isDirectlyBelow = false;
  return lines.map((line) => {
    const printed = text.slice(line.start, line.end);
    const isTitle = line.anchors === 0 && TITLE.test(printed);
    if (isTitle) isBelow = true;
    // What is below the gap after a title is that of the title, if a colon announces it.
    else if (line.isAfterGap ? !isDirectlyBelow : saysNothing(line)) isBelow = false;
    isDirectlyBelow = isTitle && /[:\uff1a] *$/.test(printed);
    if (line.anchors === 0) return line;
    if (isBelow) return lineWithWords(line, [line], text);
    if (!line.facts.some(isNumber)) return line;
    const unbooked = sentencesIn(printed, line.start).filter((span) => {
      const sentence = text.slice(span.start, span.end);
      if (!line.facts.some((fact) => isNumber(fact) && isWithin(fact, span))) return false;
      return LABEL.test(sentence) || (BEHIND.test(sentence) && !OTHER_THING.test(sentence));
    });
    return unbooked.length === 0 ? line : lineWithWords(line, unbooked, text);
  });
}

/** Whether a line is another title, or says something else. */
function saysNothing({ facts, isDivider, isHeading, isProse }: Line): boolean {
  if (isDivider || isHeading || isProse) return true;
  return facts.every(({ kind }) => OF_TITLES.has(kind));
}

const OF_TITLES: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark", "link", "status"]);
