import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, eitherOf, LETTERS, WORD_START } from "../../lexicon/words.ts";

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
const DAY_LINK = new RegExp(
  `(?<![ ,:-])[ ,:-]*(?:${WORD_START}(?:${anyOf(wordsFor("beforeDay"))})[ ,:-]*)?$`,
);

/** What shops say after the day of a journey: ` - 1 stop, 5h 50m`. */
const ABOUT_WAY = /^ ?[-,(|\u2013\u00b7][^:\n]{1,50}$/;
/** Single letters can be a label of anything. */
const DAY_WORDS = anyOf(wordsFor("days").filter(({ length }) => length > 1));
/** How a line begins that is about a day of a programme: `DAY 1`, `JOURS 2 À 7`, `3. Tag`. */
const NUMBER_OF_DAY = new RegExp(
  `^\\W{0,24}(?:${DAY_WORDS} {0,2}\\d{1,2}|\\d{1,2}\\. {0,2}${DAY_WORDS})(?![\\d${LETTERS}]|[.:]\\d)`,
);
/** What is between the number of a day and its date. */
const BEFORE_DATE = /^ {0,4}[:|,(\u00b7\u2013-]? {0,8}$/;

/** What pages of search results say after the day: ` · 1 adult · Economy`, `   5 direct flights`. */
const OF_RESULTS = new RegExp(
  `^(?: {0,3}[|\u00b7\u2022]| {2})[^:\\d\\n]{0,60}\\d{1,2} (?:${eitherOf(wordsFor("flight", "flights", "people", "adults"))})(?![${LETTERS}])\\D{0,80}$`,
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

/** The only day that a line states. */
function onlyDay(facts: readonly Fact[]): Fact | undefined {
  const [day, ...others] = facts.filter(({ kind }) => kind === "date");
  return others.length === 0 ? day : undefined;
}

/** Whether a line is a date after a word that separates journeys. */
export function isHeading(facts: readonly Fact[], printed: string, start: number): boolean {
  const day = onlyDay(facts);
  if (day === undefined) return false;
  const head = printed.slice(0, day.start - start);
  if (!DIVIDER.test(head.replace(DAY_LINK, "")) && !HEAD.test(head)) return false;
  return isAllAfter(printed.slice(day.end - start), facts);
}

/**
 * Whether a line after a word that separates journeys is the day of a way and what else is to know of all of it, as pages
 * print it above its flights: `Outbound   Fri 16 July 2027   12:45 - 03:25 +1   MRS-DEL   11 h 10, 1 stop`.
 */
export function isSummaryOfWay(facts: readonly Fact[], printed: string, start: number): boolean {
  const day = onlyDay(facts);
  if (day === undefined || facts.some(({ kind }) => OF_FLIGHTS.has(kind))) return false;
  return DIVIDER.test(printed.slice(0, day.start - start).replace(DAY_LINK, ""));
}

const OF_FLIGHTS: ReadonlySet<Fact["kind"]> = new Set(["flight", "train", "hotel"]);

/** Whether nothing but a note about the way follows the day of a heading. */
function isAllAfter(after: string, facts: readonly Fact[]): boolean {
  return !/[^\s.,:;*_-]/.test(after) || (ABOUT_WAY.test(after) && facts.every(isOfHeading));
}

/** Whether a line begins with the number of a day of a programme, which is not that of a date: not `Día 12 de abril`. */
function isNumberedDay(facts: readonly Fact[], printed: string, start: number): boolean {
  const end = start + (NUMBER_OF_DAY.exec(printed)?.[0].length ?? 0);
  return end > start && !facts.some((fact) => fact.kind === "date" && fact.start < end);
}

/** The same for a line that is set apart or has its date: `Day 2` can also be below a day that is its own. */
export function beginsNumberedDay(
  facts: readonly Fact[],
  printed: string,
  start: number,
  isApart: boolean,
): boolean {
  const isDated = isApart || facts.some(({ kind }) => kind === "date");
  return isDated && isNumberedDay(facts, printed, start);
}

/** Whether a line is the number of a day and its date: `DAY 1 - SATURDAY 13 FEBRUARY 2027`. */
export function isDatedDay(facts: readonly Fact[], printed: string, start: number): boolean {
  const day = onlyDay(facts);
  if (day === undefined || !isNumberedDay(facts, printed, start)) return false;
  const between = printed.slice(0, day.start - start).replace(NUMBER_OF_DAY, "");
  return BEFORE_DATE.test(between) && isAllAfter(printed.slice(day.end - start), facts);
}

/** Whether a line is the day of search results, and how many they are or for whom. */
export function isDayOfResults(facts: readonly Fact[], printed: string, start: number): boolean {
  const day = onlyDay(facts);
  if (day === undefined || /[^\s,;*_-]/.test(printed.slice(0, day.start - start))) return false;
  return OF_RESULTS.test(printed.slice(day.end - start)) && facts.every(isOfHeading);
}
