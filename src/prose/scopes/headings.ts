import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, eitherOf, LETTERS } from "../lexicon/words.ts";

/*
 * Lines that state the day of everything below them:
 *
 *   Outbound - Friday 22 January 2027        OUTBOUND | Porto - Boston | 22 January 2027
 *   Monday 7 June 2027 · 1 adult · Economy   DAY 1 - SATURDAY 13 FEBRUARY 2027
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
/** Single letters can be a label of anything. */
const DAY_WORDS = anyOf(wordsFor("days").filter(({ length }) => length > 1));
const NUMBER_OF_DAY = `^\\W{0,24}(?:${DAY_WORDS} {0,2}\\d{1,2}|\\d{1,2}\\. {0,2}${DAY_WORDS})(?![\\d${LETTERS}]|[.:]\\d)`;
/** How a line begins that is about a day of a programme, with or without its date: `DAY 1`, `JOURS 2 À 7`. */
export const NUMBERED_DAY = new RegExp(NUMBER_OF_DAY);
/** The same before the date. */
const BEFORE_DATE = new RegExp(`${NUMBER_OF_DAY} {0,4}[:|,(\\u00b7\\u2013-]? {0,8}$`);

/** What pages of search results say after the day: ` · 1 adult · Economy`, `   5 direct flights`. */
const OF_RESULTS = new RegExp(
  `^(?: {0,3}[|\u00b7\u2022]| {2})[^:\\n]{0,60}(?<!\\d)\\d{1,2} (?:${eitherOf(wordsFor("flight", "flights", "people", "adults"))})(?![${LETTERS}])`,
  "iu",
);

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
  const head = printed.slice(0, date.start - start);
  const before = head.replace(DAY_LINK, "");
  const after = printed.slice(date.end - start);
  if (!/[^\s,;*_-]/.test(head) && OF_RESULTS.test(after)) return facts.every(isOfHeading);
  if (!DIVIDER.test(before) && !HEAD.test(head) && !BEFORE_DATE.test(head)) return false;
  return !/[^\s.,:;*_-]/.test(after) || (ABOUT_WAY.test(after) && facts.every(isOfHeading));
}
