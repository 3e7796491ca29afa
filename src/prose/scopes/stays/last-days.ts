import { isAnchor, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { BETWEEN, UNTIL } from "../../lexicon/unbooked/refused.ts";
import { anyOf, SMALL, WORD_START } from "../../lexicon/words.ts";
import { blocksOf, type Line } from "../lines.ts";
import { asWords } from "../unbooked/unbooked.ts";

/*
 * The last day of some time whose first one is only a number; no flight beside it leaves on that day:
 *
 *   Flight LX 2084, Zurich (ZRH) 09:15 - Lisbon (LIS) 11:15
 *   Nights from 12 to 14 April 2027
 */

const FIRST = "(?<![A-Z\\d] ?|[.,/-]|[#\u00b0\u00ba] ?)(?:[0-2]?\\d|3[01])";
const ORDINAL = `(?:\\.|${anyOf(wordsFor("ordinals"))})?`;
const ARTICLE = `(?: [${SMALL}]{1,3})?`;
/** `12 to the `, `12. bis zum `, `1er au `, `between 12 and ` */
const LED_BY_WORD = new RegExp(
  `(?:${FIRST}${ORDINAL} {1,2}${anyOf(UNTIL)}|${WORD_START}${anyOf(BETWEEN)}${ARTICLE} ${FIRST}${ORDINAL} {1,2}${anyOf(wordsFor("and"))})${ARTICLE} {1,2}$`,
);
const LED_BY_DASH = new RegExp(`(?<!: ?)${FIRST}\\.? ?[-\u2013] ?$`);
/** `Flight 1 - 12 April 2027`, `Day 3 - 12 April 2027` */
const NUMBERED = new RegExp(
  `${WORD_START}${anyOf(wordsFor("flight", "flightNumber", "flightBefore", "train", "parting", "outward", "returning", "days", "numberWords", "rooms", "seat"))}\\.? {0,2}\\d{1,2}\\.? ?[-\u2013] ?$`,
);

/** Whether the first day of some time is before its last one, as a number alone. */
function isLast(day: Fact, line: Line, text: string): boolean {
  if (day.kind !== "date") return false;
  const before = text.slice(line.start, day.start);
  // In Polish, `do` is no weekday.
  if (LED_BY_WORD.test(before) || LED_BY_WORD.test(text.slice(line.start, day.date.start)))
    return true;
  if (line.facts.some(isAnchor)) return false;
  return day.weekday === undefined && LED_BY_DASH.test(before) && !NUMBERED.test(before);
}

/** The lines of a text, in which such days are words unless a stay is in their block. */
export function withoutLastDays(lines: readonly Line[], text: string): readonly Line[] {
  return blocksOf(lines).flatMap((block) => {
    if (block.some(({ facts }) => facts.some(isStay))) return block;
    return block.map((line) => {
      const last = line.facts.filter((fact) => isLast(fact, line, text));
      return last.length === 0 ? line : { ...line, facts: asWords(line.facts, last, text) };
    });
  });
}

function isStay({ kind }: Fact): boolean {
  return kind === "hotel" || kind === "checkIn" || kind === "checkOut";
}
