import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, eitherOf } from "../lexicon/words.ts";

/*
 * Lines that state the day of everything below them:
 *
 *   Outbound - Friday 22 January 2027        OUTBOUND | Porto - Boston | 22 January 2027
 */

const DIVIDING_WORDS = anyOf(wordsFor("parting"));
const FLIGHT_WORD = anyOf(wordsFor("flight", "trip"));
/** `Your flight`, before a word that separates journeys. */
const OF_FLIGHT = `(?:(?:${eitherOf(wordsFor("yours"))} )?${FLIGHT_WORD} (?:[Dd][Ee] )?)?`;
/** The same word in two languages: `ALLER / OUTBOUND`. */
const DIVIDING = `(?:${DIVIDING_WORDS})(?: ?/ ?(?:${DIVIDING_WORDS}))?`;
/** A word that separates journeys, and nothing else: `OUTBOUND`, `Your return flight 2`. */
export const DIVIDER = new RegExp(
  `^\\W{0,24}${OF_FLIGHT}${DIVIDING}(?: (?:${FLIGHT_WORD}|\\d{1,2}))?\\W{0,24}$`,
);

/** The same before the way: `OUTBOUND | Porto - Boston | `. */
const HEAD = new RegExp(
  `^\\W{0,24}${OF_FLIGHT}${DIVIDING}(?: (?:${FLIGHT_WORD}|\\d{1,2}))?\\W{0,6}[:|\u00b7,\u2013-] {0,6}[^\\d:]{1,60}[:|\u00b7,(\u2013-] {0,6}$`,
);
/** Words before a day that say nothing about it. */
const DAY_LINK = new RegExp(`(?<![ ,:-])[ ,:-]*(?:(?:${anyOf(wordsFor("beforeDay"))})[ ,:-]*)?$`);

/** What shops say after the day of a journey: ` - 1 stop, 5h 50m`. */
const ABOUT_WAY = /^ ?[-,(|\u2013\u00b7][^:\n]{1,50}$/;
const OF_HEADINGS: ReadonlySet<Fact["kind"]> = new Set([
  "date",
  "word",
  "known",
  "mark",
  "link",
  "noSide",
]);

function isOfHeading({ kind }: Fact): boolean {
  return OF_HEADINGS.has(kind);
}

/** Whether a line is a date after a word that separates journeys. */
export function isHeading(facts: readonly Fact[], printed: string, start: number): boolean {
  const dates = facts.filter(({ kind }) => kind === "date");
  const [date] = dates;
  if (date === undefined || dates.length > 1) return false;
  const before = printed.slice(0, date.start - start).replace(DAY_LINK, "");
  const after = printed.slice(date.end - start);
  if (!DIVIDER.test(before) && !HEAD.test(printed.slice(0, date.start - start))) return false;
  return !/[^\s.,:;*_-]/.test(after) || (ABOUT_WAY.test(after) && facts.every(isOfHeading));
}
