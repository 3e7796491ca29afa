import type { PrintedDate, Read } from "../../ast/nodes.ts";
import { matchesOf } from "../../decode/text/matches.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, LETTERS, SMALL, WORD_START } from "../lexicon/words.ts";
import { dates } from "./dates.ts";
import { groupsOf, valued, type Fact, type StayDays } from "./fact.ts";

/*
 * Both days of a stay in one line, and how many nights are between them:
 *
 *   du 6 au 10 mars 2027 (4 nuits)      10.05.–12.05.2027 (2 Nächte)      3 nights, in 3 Apr, out 6 Apr
 *   Entrada 19-mar-2027, salida 22-mar-2027
 */

type Day = Extract<Fact, { kind: "date" }>;

const PATTERNS = dates.map(({ pattern, read }) => ({
  pattern: new RegExp(pattern.source, `g${pattern.flags}`),
  read,
}));

/** The days that some words state, from left to right; of two that share letters, the longer one. */
export function daysIn(text: Read<string>): readonly Day[] {
  const found = PATTERNS.flatMap(({ pattern, read }) =>
    matchesOf(text.value, pattern).flatMap(({ 0: value, index }) => {
      const start = text.start + index;
      return read({ value, start, end: start + value.length }).flatMap((fact) =>
        fact.kind === "date" ? fact : [],
      );
    }),
  );
  const longest = found.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  return longest
    .filter((day, index) => !longest.slice(0, index).some((other) => overlap(day, other)))
    .toSorted((one, other) => one.start - other.start);
}

function overlap(one: Day, other: Day): boolean {
  return one.start < other.end && other.start < one.end;
}

const NIGHTS = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(\\d{1,2}) ?(?:x )?${anyOf(wordsFor("nights"))}`,
  "u",
);

/** The only number of nights that some words state. */
export function nightsIn(text: Read<string>): Read<number> | undefined {
  const [count] = groupsOf(text, NIGHTS);
  if (count === undefined) return undefined;
  const rest = text.value.slice(count.end - text.start);
  return NIGHTS.test(rest) ? undefined : valued(count, Number(count.value));
}

/** What can be between the two days: a dash, a short word such as `until`, or one for the day on which a stay ends. */
const LINK = `[,;.]? {0,3}(?:[-\u2013\u2192>]|[${SMALL}]{1,4}(?:/[${SMALL}])?)?[ ,]{0,3}`;
const FIRST = anyOf(wordsFor("checkIn", "arrival"));
const LAST = anyOf(wordsFor("checkOut", "departure"));
const HAS_FIRST = new RegExp(FIRST);
const HAS_LAST = new RegExp(LAST);
/** `el`, `on the`, before a day. */
const ON = `(?: {0,2}:)? {0,3}(?:[${SMALL}]{1,3} ){0,2}`;
const BEFORE_FIRST = new RegExp(`(?:${WORD_START}${FIRST}${ON})$`);
const BEFORE_LAST = new RegExp(`^[^\\d]{0,40}${WORD_START}${LAST}${ON}$`);
/** What is before the first day without a word for it: not `bar closed 3 to 5 May`. */
const LED = new RegExp(`(?:^|[,;:.(|\u00b7\u2013-]|  ) ?(?:[${SMALL}]{1,4} )?$`);
const BETWEEN = new RegExp(`^${LINK}$`);
/** The same in a sentence: a mark, or a short word such as `from`. */
const LED_BY_WORD = new RegExp(`(?:^|[,;:.(|\u00b7\u2013-]|[^${LETTERS}][${SMALL}]{1,4}) ?$`);
const ORDINAL_END = `(?:${anyOf(wordsFor("ordinals"))})?`;
/** What is between two days in a sentence, after the first number: `th to the`. */
const BETWEEN_TOLD = new RegExp(
  `^${ORDINAL_END}(?:${LINK}| {1,2}[${SMALL}]{1,4} [${SMALL}]{1,3} {1,2})$`,
);
const ALTERNATIVES = wordsFor("orSimilar").flatMap(
  (words) => /^\p{L}+(?= )/u.exec(words)?.[0] ?? [],
);
/** `3 and 7 May`, `the 3rd or the 7th of May`: not from the one to the other. */
const IS_AND = new RegExp(
  `^${ORDINAL_END} *${anyOf([...wordsFor("and"), ...ALTERNATIVES])}(?: [${SMALL}]{1,3})? *$`,
);
/** A day without its month, or without its year, before a whole one: `6 au `, `10.05.–`, `6th to the `. */
const SHORT_FIRST = new RegExp(
  `(?<![\\d.,:/-])([0-2]?\\d|3[01])(?:([./-])(0?[1-9]|1[0-2])\\.?|\\.)?(?:${ORDINAL_END} {1,2}[${SMALL}]{1,4}(?:/[${SMALL}])?(?: [${SMALL}]{1,3})? {1,2}| ?[-\u2013] ?)$`,
);

/**
 * The days of a stay; undefined if a text has others, too, or if neither words nor the number of nights show that they are
 * those of a stay.
 */
export function stayDaysIn(text: Read<string>): StayDays | undefined {
  const nights = nightsIn(text);
  // Before the days, because it takes longer to find those, and most texts have none of these words.
  if (nights === undefined && !hasWordsForDays(text.value)) return undefined;
  const found = pairIn(text);
  if (found === undefined) return undefined;
  const { first, last, before, between } = found;
  const isLinked = nights !== undefined && LED.test(before) && BETWEEN.test(between);
  if (!areLabelled(found) && !isLinked) return undefined;
  return stayOf(first, last, nights);
}

/** The days of a stay in a sentence about a hotel, and whether words state both; otherwise a link is between them. */
export function toldDaysIn(
  text: Read<string>,
): { readonly stay: StayDays; readonly isLabelled: boolean } | undefined {
  const found = pairIn(text);
  if (found === undefined) return undefined;
  const { first, last, before, between } = found;
  const isLabelled = areLabelled(found);
  const isLinked = LED_BY_WORD.test(before) && BETWEEN_TOLD.test(between) && !IS_AND.test(between);
  const stay = isLabelled || isLinked ? stayOf(first, last, nightsIn(text)) : undefined;
  return stay && { stay, isLabelled };
}

/** The only two days of a row about a stay, and the number of its nights. */
export function rowDaysIn(text: Read<string>): StayDays | undefined {
  const [first, last, ...others] = daysIn(text);
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  return stayOf(first, last, nightsIn(text));
}

/** Two days, and what is before and between them. */
interface Pair {
  readonly first: Day;
  readonly last: Day;
  readonly before: string;
  readonly between: string;
}

/** The only two days of a text, of which the first can lack what both share. */
function pairIn(text: Read<string>): Pair | undefined {
  const [one, other, ...others] = daysIn(text);
  if (one === undefined || others.length > 0) return undefined;
  const [first, last] = other === undefined ? [shortBefore(one, text), one] : [one, other];
  if (first === undefined) return undefined;
  const between = text.value.slice(first.end - text.start, last.start - text.start);
  return { first, last, before: text.value.slice(0, first.start - text.start), between };
}

function areLabelled({ before, between }: Pair): boolean {
  return BEFORE_FIRST.test(before) && BEFORE_LAST.test(between);
}

function stayOf(first: Day, last: Day, nights: Read<number> | undefined): StayDays | undefined {
  const [checkIn, checkOut] = readingOf([first.date, last.date], nights?.value) ?? [];
  if (checkIn === undefined) return undefined;
  return { checkIn, weekday: first.weekday, checkOut, nights };
}

/** Whether words for both days of a stay are anywhere in a text, in whatever order. */
function hasWordsForDays(text: string): boolean {
  return HAS_LAST.test(text) && HAS_FIRST.test(text);
}

type Days = readonly [Read<PrintedDate>, Read<PrintedDate>];

/** The only reading of two days in figures that the nights between them allow: `04/05/2027 - 06/05/2027, 2 nights`. */
function readingOf([first, last]: Days, nights: number | undefined): Days | undefined {
  const [one, other] = [first.value.alternative, last.value.alternative];
  const own: Days = [withoutOther(first), withoutOther(last)];
  const readings: Days[] = [own];
  if (one !== undefined || other !== undefined) readings.push([one ?? own[0], other ?? own[1]]);
  const [only, ...others] = readings.filter(([from, to]) =>
    canBeStay(from.value, to.value, nights),
  );
  return others.length === 0 ? only : undefined;
}

function withoutOther(day: Read<PrintedDate>): Read<PrintedDate> {
  const { alternative: _, ...value } = day.value;
  return valued(day, value);
}

/** The day before a whole one, with the month and the year that they share. */
function shortBefore(last: Day, text: Read<string>): Day | undefined {
  // Its weekday can be between the two.
  const before = text.value.slice(0, last.start - text.start);
  const [day, mark, month] = groupsOf({ ...text, value: before }, SHORT_FIRST);
  if (day === undefined || (mark?.value === "/" && last.date.value.alternative !== undefined))
    return undefined;
  const { alternative: _, ...whole } = last.date.value;
  const date = { ...whole, day: Number(day.value), month: Number(month?.value ?? whole.month) };
  const place = { start: day.start, end: month?.end ?? day.end };
  const isBefore = date.month < whole.month || (date.month === whole.month && date.day < whole.day);
  return isBefore ? { kind: "date", date: valued(place, date), ...place } : undefined;
}

const DAY_IN_MS = 86_400_000;
/** Two years, of which one is a leap year. */
const YEARS = [2027, 2028];
const MOST_NIGHTS = 60;

/** Whether two days can be so many nights apart, or no more than those of a journey if the number is not printed. */
export function canBeStay(from: PrintedDate, to: PrintedDate, nights: number | undefined): boolean {
  const year = to.year ?? from.year;
  return (year === null ? YEARS : [year]).some((each) => {
    const end = timeOf(to, each);
    const start = timeOf(from, from.year ?? each);
    const begin = start > end && from.year === null ? timeOf(from, each - 1) : start;
    const count = (end - begin) / DAY_IN_MS;
    return nights === undefined ? count > 0 && count <= MOST_NIGHTS : count === nights;
  });
}

function timeOf({ day, month }: PrintedDate, year: number): number {
  return Date.UTC(year, month - 1, day);
}
