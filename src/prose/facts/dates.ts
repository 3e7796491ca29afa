import { WEEKDAY_DIGIT, WEEKDAY_LETTER, WEEKDAY_PAIR } from "../../../grammars/common/shapes.ts";
import type { PrintedDate, Read, Weekday } from "../../ast/nodes.ts";
import { groupsOf, term, valued, type DateOrder, type Fact, type Term } from "./fact.ts";
import { CLEAR_MONTHS, ENGLISH_WEEKDAYS } from "../lexicon/days.ts";
import { namesFor, numbersFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, eitherOf, folded, LETTER, LETTERS, WORD_START } from "../lexicon/words.ts";

/*
 * Dates in words and in numbers, with a weekday before them, or after them as terminals print it:
 *
 *   12APR   12APR26   MO12APR   12APR 7   Sun 12 Apr   7 de marzo de 2027   7th of March
 *   March 7, 2027   2027-03-07   2027-03-07T01:25   12.04.2026   25/12/2026   2027. április 12.
 *   7 marca 2027, niedziela   2027年3月7日(日)
 */

const monthOf = numbersFor("months");
const weekdayOf = numbersFor("weekdays");

/** The name of a month: the source of a pattern with one group. */
export const MONTH_NAME = `(${eitherOf(namesFor("months"))})`;
const LEADING_MONTH = `(${eitherOf(namesFor("leadingMonths"))})`;
const WEEKDAY_NAME = `(${eitherOf(namesFor("weekdays"))})`;

const NOT_BEFORE = `(?<![${LETTERS}\\d.,:/])`;
const NOT_CLOCK = `(?<!${WORD_START}${eitherOf(["alle", "dalle", "delle"])} )`;
/** `Fri`, `(Fri)`, `Freitag, den`. */
const WEEKDAY_BEFORE = `(?:${WEEKDAY_NAME}\\.?\\)?,? {0,3}(?:${eitherOf(wordsFor("beforeDay"))} )?)?`;
/**
 * A weekday in words after the date; a short one needs brackets, one after a dash ends its line, and one before the
 * digits of a day belongs to them.
 */
const LONG_WEEKDAY = eitherOf(namesFor("weekdays").filter(({ length }) => length > 3));
const WORD_AFTER = weekdayAfter(LONG_WEEKDAY);

/** @param bare the names that need no brackets */
function weekdayAfter(bare: string): string {
  return `(?:(?:,? {1,2}(?=(?:${bare})(?!${LETTER}))| [-\u2013] (?=(?:${LONG_WEEKDAY}) {0,8}(?![^\\n]))| {0,2}\\()${WEEKDAY_NAME}\\.?(?!${LETTER}| {0,2}(?:${eitherOf(wordsFor("beforeDay"))} )?\\d{1,2}(?![\\d:hH]))\\)?)?`;
}
const DAY = "(3[01]|[0-2]?\\d)";
/** A weekday after the date; a letter there may be a booking class. */
const WEEKDAY_AFTER = ` {1,3}(${WEEKDAY_DIGIT}|${WEEKDAY_PAIR}|${WEEKDAY_LETTER})`;
const BEFORE_PAIR = "(?=[ *]{1,4}[A-Z]{3}[ /-]?[A-Z]{3}(?![A-Za-z]))";
/** Four digits after a space are a time if another time follows. */
const FUSED_YEAR = "(20\\d\\d|\\d\\d(?!\\d)|,? (?:20[2-4]\\d)(?! {0,4}[-/]? ?\\d{3}))?";

/** A dot stands on both sides of the month: `14.JAN.27`. */
const FUSED_MONTH = `(?:[-/]|\\.(?=${LETTER}{3,12}\\.\\d))?${MONTH_NAME}(?!${LETTER})(?:[-/]|\\.(?=\\d\\d))?`;
const FUSED = `${NOT_BEFORE}${WEEKDAY_BEFORE}${DAY}${FUSED_MONTH}${FUSED_YEAR}(?![\\d${LETTERS}]|[:.]\\d)`;
const FUSED_DATE = new RegExp(`${FUSED}(?:${WEEKDAY_AFTER})?`);
const OF = `(?:${eitherOf(wordsFor("ofMonth"))})`;
const OF_MONTH = new RegExp(` ${OF} `);
const ORDINAL_END = eitherOf(wordsFor("ordinals"));
const ORDINAL = `(?:${ORDINAL_END}|\\.)?`;
const OF_YEAR = eitherOf(wordsFor("ofYear"));
/** `2027 roku`, `2027 г.` */
const YEAR_WORD = `(?: ?(?:${eitherOf(wordsFor("afterYear"))})(?!${LETTER}))?`;
/** What shows that two digits after a month are its year, not a time or a number of bags. */
const AFTER_SHORT_YEAR =
  "(?= {2}| ?[\\n,|;/)]| (?:- )?(?:\\d{1,2}[:.hH]\\d\\d|\\d{4}(?!\\d)|[Aa][Tt] \\d)| \\(?[A-Z]{3}(?:[ /-]?[A-Z]{3})?(?![A-Za-z\\d]))";
/** Not the Italian word for never (`alle 12 mai`): `12 Apr`, `7 March 2027`, `7th of March`, `12. April 2027`, `7 de marzo de 2027`. */
const SPACED = new RegExp(spaced(AFTER_SHORT_YEAR));
const SPACED_DATE = new RegExp(spaced(""));

function spaced(afterYear: string): string {
  return (
    `${NOT_BEFORE}${NOT_CLOCK}${WEEKDAY_BEFORE}${DAY}${ORDINAL} (?:${OF} )?${MONTH_NAME}\\.?(?!${LETTER})` +
    `(?:,? {1,2}(?:${OF_YEAR} )?(20\\d\\d(?!\\d)|(?:2[4-9]|3\\d)${afterYear})${YEAR_WORD})?${WORD_AFTER}`
  );
}
/** `March 7, 2027`, `Fri, Jan 15`, `JAN14`; but not `mar 11/05`, which can begin with a weekday. */
const MONTH_FIRST = new RegExp(
  `${NOT_BEFORE}${WEEKDAY_BEFORE}${LEADING_MONTH}(?:\\.? |(?=\\d\\d))${DAY}(?:${ORDINAL_END})?(?![\\d${LETTERS}]|[:./]\\d|-\\d{1,2}-\\d| (?:${eitherOf(namesFor("months"))})(?!${LETTER}))` +
    "(?:,? (20\\d\\d)(?!\\d))?",
);
/** `2027. április 12.` */
const YEAR_AND_MONTH = new RegExp(
  `${NOT_BEFORE}(20\\d\\d)\\.? ${LEADING_MONTH}\\.? ${DAY}(?![\\d${LETTERS}]|[:.]\\d)\\.?${WORD_AFTER}`,
);
/** `2027年3月7日(日)`, `3月7日`. */
const IDEOGRAPHIC = new RegExp(
  `${NOT_BEFORE}(?:(20\\d\\d)\u5e74 ?)?(1[0-2]|0?\\d)\u6708 ?${DAY}\u65e5 ?(?:[(\uff08]?${WEEKDAY_NAME}[)\uff09]?)?`,
);
/** `2027-03-07`, `2027/03/07`, `2027-03-07T01:25`. */
const ISO = new RegExp(
  `${NOT_BEFORE}(20\\d\\d)(?:[-/.]|\\. )(0\\d|1[0-2])(?:[-/.]|\\. )([0-2]\\d|3[01])(?!\\d)` +
    "(?:T([01]\\d|2[0-4]):?([0-5]\\d)(?::[0-5]\\d)?(?:\\.\\d{1,6})?(?:Z|[+-]\\d\\d:?\\d\\d)?)?",
);
/** Two letters can be any word: `to`. */
const LONGER_WEEKDAY = eitherOf(namesFor("weekdays").filter(({ length }) => length > 2));
/** After figures, three letters are a weekday; in capitals they are a place (`VIE`), unless both ends follow. */
const CLEAR_WEEKDAY = `(?:(?![A-Z]{3}(?![A-Za-z]))|(?=[A-Z]{3},? {1,4}[A-Z]{3}[/-]?[A-Z]{3}(?![A-Za-z])))(?:${LONGER_WEEKDAY})`;
/** `12.04.2026`, `12. 4. 2026`, `25/12/2026`, `12-31-2026`, `01/02/2027 Mon`. */
const NUMERIC = new RegExp(numeric(CLEAR_WEEKDAY));
/** The same without what follows it. */
const NUMERIC_DATE = new RegExp(numeric(LONGER_WEEKDAY));

function numeric(weekday: string): string {
  return `${NOT_BEFORE}${WEEKDAY_BEFORE}(\\d{1,2})([./-])(?:(?<=\\.) (?=\\d{1,2}\\. ?20\\d\\d))?(\\d{1,2})(?:[./-]|\\. (?=20\\d\\d))(20\\d\\d|\\d\\d)(?![\\d.]\\d|\\d)${YEAR_WORD}${weekdayAfter(weekday)}`;
}

const DAY_AND_MONTH = "(\\d{1,2})/(\\d{1,2})(?![\\d/.-]|[,:]\\d)";
/**
 * `01/02 (Mon)`, `12.03. (Fri)`, `12.03 (Fri) 10:15`, `Fri 1/15`: without a year, the weekday shows that it is a day. With one
 * dot, it can be a time (`10.05 (Fri)`), unless one with a colon follows.
 */
const BESIDE_WEEKDAY = besideWeekday("(?<=/\\d{1,2}|\\.\\d{1,2}(?=\\.|[^\\n]{0,80}?\\d:[0-5]\\d))");
/** The same without what follows it. */
const BESIDE_WEEKDAY_DATE = new RegExp(besideWeekday(""));

function besideWeekday(isDay: string): string {
  return `${NOT_BEFORE}(\\d{1,2})([/.])(\\d{1,2})${isDay}\\.? {0,2}\\(${WEEKDAY_NAME}\\.?\\)`;
}
const SLASH_AFTER = new RegExp(
  `${NOT_BEFORE}(?=[^ ]{2,3}\\.?\\)|(?:${LONGER_WEEKDAY})(?!${LETTER}))${WEEKDAY_NAME}\\.?\\)?,? {1,3}${DAY_AND_MONTH}`,
);
/** `LH400 14/1 FRA`: so does a flight before it, with a place after it. */
const SLASH_ALONE = new RegExp(
  `${DAY_AND_MONTH}(?<=(?<![A-Za-z\\d])(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{1,4},? {1,4}\\d{1,2}/\\d{1,2})(?=,? {1,4}[A-Z]{3}(?![A-Za-z]))`,
);
/** The same without what is beside it. */
const SLASH_DATE = new RegExp(`^${DAY_AND_MONTH}$`);

/** `am 3.7.`: without a year, the word before it shows that it is a day. */
const LED_SHORT = `(?<=(?:${eitherOf(wordsFor("beforeDay"))}) {1,2})([0-2]?\\d|3[01])\\.(0?[1-9]|1[0-2])\\.(?!\\d| ?%)`;
/** `03.07. 10:30`: here a time does. */
const SHORT = new RegExp(
  `${NOT_BEFORE}${WEEKDAY_BEFORE}([0-2]\\d|3[01])\\.(0[1-9]|1[0-2])\\.(?=(?:,? {1,2}(?:${eitherOf(wordsFor("beforeClock"))} )?| {1,8}(?:${eitherOf(wordsFor("departsAt", "arrivesAt"))}) )\\d{1,2}[:.][0-5]\\d(?![.\\d]))`,
);

const TWO_DIGITS = "([0-2]\\d|3[01])";
const MONTH_DIGITS = "(0[1-9]|1[0-2])";
const NOTHING_AFTER = `(?![\\d${LETTERS}]|[./:-]\\d| ?%)`;
/** `sex, 05/02`, `Fr. 05.02.`: a weekday in front shows it; with one dot, it can be a time. With a dash, it can be hours, except below a title for days. */
const WEEKDAY_SHORT = `${NOT_BEFORE}${WEEKDAY_NAME}\\.?,? {1,3}(?:${eitherOf(wordsFor("beforeDay"))} )?${TWO_DIGITS}(?:/${MONTH_DIGITS}|\\.${MONTH_DIGITS}\\.|(?<=Date: [^\\d\\n]{1,12}\\d\\d)-${MONTH_DIGITS})${NOTHING_AFTER}`;
/** `07:35 (13.12)`, `01:20 (do dia 11/02)`: after a time, in brackets. */
const BRACKETED_SHORT = `(?<=\\d[:hH][0-5]\\d {0,2}\\((?:[${LETTERS}][^()\\n\\d]{0,12} )?)${TWO_DIGITS}[./]${MONTH_DIGITS}\\.?(?=\\))`;
/** `check-in 13.12`, `arrivo 12/06`: after the word for a day of a stay, with a dot only if no time can be meant. */
const STAY_SHORT = `(?:(?<=(?:${eitherOf(wordsFor("checkIn", "checkOut"))})(?: {0,3}:)? {1,3})${TWO_DIGITS}\\.${MONTH_DIGITS}|(?<=(?:${eitherOf(wordsFor("checkIn", "checkOut", "arrival", "departure"))})(?: {0,3}:)? {1,3})${TWO_DIGITS}/${MONTH_DIGITS})\\.?${NOTHING_AFTER}`;

/** The same without what is beside it. */
const SHORT_DATE = new RegExp(`${WEEKDAY_BEFORE}(\\d{1,2})([./-])(\\d{1,2})\\.?$`);

/** The source of a pattern for any date, for terms that begin with what a date is about. */
export const ANY_DATE = [
  new RegExp(FUSED),
  SPACED,
  MONTH_FIRST,
  YEAR_AND_MONTH,
  IDEOGRAPHIC,
  ISO,
  NUMERIC,
]
  .map(({ source }) => source.replace(NOT_BEFORE, ""))
  .join("|");

export const dates: readonly Term[] = [
  term("IdeographicDate", IDEOGRAPHIC.source, (text) => {
    const [year, month, day, weekday] = groupsOf(text, IDEOGRAPHIC);
    const number = { day: Number(day?.value), month: Number(month?.value), year: yearOf(year) };
    return dateFact(weekday, [year, month, day], number);
  }),
  term("YearFirstDate", YEAR_AND_MONTH.source, (text) => {
    const [year, month, day, weekday] = groupsOf(text, YEAR_AND_MONTH);
    return dated(weekday, day, month, year);
  }),
  { name: "IsoDate", pattern: ISO, read: isoDate },
  // 12APR, 12Apr27, MO12APR, 12-Apr-2027, 12APR 7
  term("FusedDate", `${FUSED}(?:${WEEKDAY_AFTER}${BEFORE_PAIR})?`, (text) => {
    const [weekday, day, month, year, after] = groupsOf(text, FUSED_DATE);
    return dated(weekday ?? after, day, month, year);
  }),
  term("SpacedDate", SPACED.source, (text) => {
    const [before, day, month, year, after] = groupsOf(text, SPACED_DATE);
    const weekday = before ?? after;
    const isWord = weekday === undefined && isProbablyWord(text.value, month, year);
    return isWord ? undefined : dated(weekday, day, month, year);
  }),
  term("MonthFirstDate", MONTH_FIRST.source, (text) => {
    const [weekday, month, day, year] = groupsOf(text, MONTH_FIRST);
    if (isProbablyWord(text.value, month, year)) return undefined;
    const isFused = month !== undefined && month.end === day?.start;
    if (isFused && Number(day.value) >= FIRST_YEAR) return { kind: "unclearDate" };
    return dated(weekday, day, month, year);
  }),
  term("NumericDate", NUMERIC.source, numericDate),
  term(
    "ShortDate",
    [SHORT.source, LED_SHORT, WEEKDAY_SHORT, BRACKETED_SHORT, STAY_SHORT].join("|"),
    shortDate,
  ),
  term("DayAndMonth", `${BESIDE_WEEKDAY}|${SLASH_AFTER.source}|${SLASH_ALONE.source}`, dayAndMonth),
];

/** From here on, two digits right after a month can be its year: `JAN27`. */
const FIRST_YEAR = 24;

type Group = Read<string> | undefined;

/** Whether the month can be a word of a sentence: `2 may`, but not `2 mai`. */
function isProbablyWord(text: string, month: Group, year: Group): boolean {
  if (month === undefined || year !== undefined || OF_MONTH.test(text)) return false;
  if (CLEAR_MONTHS.has(folded(month.value))) return false;
  return month.value === month.value.toLowerCase() && month.value.length < 4;
}

function dated(weekday: Group, day: Group, month: Group, year: Group) {
  if (day === undefined || month === undefined) return undefined;
  return dateFact(weekday, [day, month, year], {
    day: Number(day.value),
    month: monthOf.get(folded(month.value)) ?? 0,
    year: yearOf(year),
  });
}

function yearOf(year: Group): number | null {
  const [digits] = /(?<!\d)\d+$/.exec(year?.value ?? "") ?? [];
  if (digits === undefined) return null;
  return Number(digits) + (digits.length === 2 ? 2000 : 0);
}

/** @param parts the printed parts of the date; the weekday has its own place */
function dateFact(weekday: Group, parts: readonly Group[], date: PrintedDate) {
  if (date.day < 1 || date.day > 31 || date.month < 1 || date.month > 12) return undefined;
  const printed = parts.flatMap((part) => part ?? []);
  const place = {
    start: Math.min(...printed.map(({ start }) => start)),
    end: Math.max(...printed.map(({ end }) => end)),
  };
  const number = weekday && weekdayNumber(weekday.value);
  return {
    kind: "date" as const,
    date: valued(place, date),
    ...(weekday && number !== undefined ? { weekday: valued(weekday, number) } : {}),
  };
}

/** The number of a weekday that is printed in a digit or in words. */
export function weekdayNumber(weekday: string): Weekday | undefined {
  return /^\d$/.test(weekday) ? Number(weekday) : weekdayOf.get(folded(weekday));
}

function isoDate(text: Read<string>): readonly Fact[] {
  const [, year = "", month = "", day = "", hour, minute] = ISO.exec(text.value) ?? [];
  const end = text.start + (/^[\d. /-]*\d/.exec(text.value)?.[0].length ?? 0);
  const date = dateFact(undefined, [{ ...text, end }], {
    day: Number(day),
    month: Number(month),
    year: Number(year),
  });
  if (date === undefined) return [];
  const facts: Fact[] = [{ ...date, start: text.start, end }];
  if (hour === undefined || minute === undefined) return facts;
  const clock = { start: end + 1, end: text.end, value: (Number(hour) % 24) * 60 + Number(minute) };
  return [...facts, { kind: "time", clock, isBare: false, start: end, end: text.end }];
}

/** `26/12/27` can also begin with its year. */
const YEAR_FIRST = /2[4-9][-/](?:0?[1-9]|1[0-2])[-/]\d\d$/;

/**
 * A date in figures. Dots show that the day is first, and so does a number that cannot be a month; if both
 * can be months, the date has two readings, the day first in the first one.
 */
function numericDate(text: Read<string>) {
  const [before, first, mark, second, year, after] = groupsOf(text, NUMERIC_DATE);
  const weekday = before ?? after;
  if (mark?.value !== "." && YEAR_FIRST.test(text.value)) return { kind: "unclearDate" as const };
  return inFigures(weekday, [first, second, year], mark?.value === ".");
}

/** The same without a year. */
function dayAndMonth(text: Read<string>) {
  const [first, mark, second, after] = groupsOf(text, BESIDE_WEEKDAY_DATE);
  if (first !== undefined) {
    const isDayFirst = mark?.value === "." && !ENGLISH_WEEKDAYS.has(folded(after?.value ?? ""));
    return inFigures(after, [first, second, undefined], isDayFirst);
  }
  const [day, month] = groupsOf(text, SLASH_DATE);
  if (day !== undefined) return inFigures(undefined, [day, month, undefined], false);
  const [before, ...parts] = groupsOf(text, SLASH_AFTER);
  if (before !== undefined && monthOf.has(folded(before.value))) return undefined;
  return inFigures(before, [parts[0], parts[1], undefined], false);
}

/** @param isDayFirst whether the marks show it */
function inFigures(weekday: Group, parts: readonly [Group, Group, Group], isDayFirst: boolean) {
  const [first, second, printedYear] = parts;
  const [one, other] = [Number(first?.value), Number(second?.value)];
  const year = yearOf(printedYear);
  const dayFirst = { day: one, month: other, year };
  const monthFirst = { day: other, month: one, year };
  if (isDayFirst || (one === other && one <= 12)) return dateFact(weekday, parts, dayFirst);
  if (other > 12) return ordered(dateFact(weekday, parts, monthFirst), "monthFirst");
  if (one > 12) return ordered(dateFact(weekday, parts, dayFirst), "dayFirst");
  const alternative = dateFact(undefined, parts, monthFirst)?.date;
  return dateFact(weekday, parts, { ...dayFirst, ...(alternative && { alternative }) });
}

/**
 * A day and a month in figures. After an English weekday and a slash, either can be the day (see `dayAndMonth`), and `mar 09/10` can be
 * two days of March.
 */
function shortDate(text: Read<string>) {
  const [weekday, first, mark, second] = groupsOf(text, SHORT_DATE);
  const [one, other] = [Number(first?.value), Number(second?.value)];
  const dayFirst = { day: one, month: other, year: null };
  if (mark?.value === "." || one === other || one > 12)
    return dateFact(weekday, [first, second], dayFirst);
  if (weekday !== undefined)
    return ENGLISH_WEEKDAYS.has(folded(weekday.value)) || monthOf.has(folded(weekday.value))
      ? undefined
      : ordered(dateFact(weekday, [first, second], dayFirst), "dayFirst");
  const alternative = dateFact(undefined, [first, second], { ...dayFirst, day: other, month: one });
  return dateFact(undefined, [first, second], {
    ...dayFirst,
    ...(alternative && { alternative: alternative.date }),
  });
}

function ordered(fact: ReturnType<typeof dateFact>, order: DateOrder) {
  return fact && { ...fact, order };
}

const LONE_WEEKDAY = `(?![A-Z]{3}(?![A-Za-z]))${anyOf(namesFor("weekdays").filter(({ length }) => length > 1))}`;

/** A weekday after a year or before a date that is none of the forms above: `14.01.2027, śr.` */
export const weekdays: readonly Term[] = [
  term(
    "Weekday",
    [
      `(?<=(?:20\\d\\d|\\d[./-]\\d{1,2}),? {1,2}\\(?)${LONE_WEEKDAY}`,
      `${WORD_START}${LONE_WEEKDAY}(?=\\.?,? {1,3}\\d{1,2}[./ -])`,
    ].join("|"),
    () => ({ kind: "known" }),
  ),
];

/** `Paid with iDEAL on 20 November 2026`, alone on its line. */
export const paidDate: Term = term(
  "PaidDate",
  `(?<=(?<![^\\n]) {0,8})${anyOf(wordsFor("paid"))}(?: [^\\n\\d|:;.]{1,60})? (?:${ANY_DATE})(?= {0,20}\\.? {0,20}\\n)`,
  () => ({ kind: "known" }),
);

/** A date whose word says that it belongs to no journey: `Issued 04 Mar 2027`, `The deadline is on 4 March`. */
export const otherDate: Term = term(
  "OtherDate",
  `${WORD_START}${anyOf(wordsFor("otherDates"))}(?: ${anyOf(wordsFor("is"))})?(?: ${anyOf(wordsFor("beforeDay"))})? {0,20}:? {0,12}(?:${ANY_DATE})`,
  () => ({ kind: "known" }),
);
