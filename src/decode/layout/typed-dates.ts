import { readLines, type Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { SourceText } from "../text/source.ts";
import { matchesOf } from "../text/matches.ts";

/*
 * People type the date of a flight with a space or a mark in it, as an ordinal, with the month first or written
 * out, or without a space after it:
 *
 *   1  LH 400 M 14 JAN 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M 14TH JAN 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M 14. JANUARY 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M JAN14 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M 14 JANV 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M 14JANFRAJFK HK1  1300 1545
 *   1  LH 400 M 14FÉV 7 FRAJFK HK1  1300 1545
 */

/** What follows the first three letters of a month that somebody wrote out, or shortened in another way. */
const ENDINGS = {
  JAN: "UARY|V",
  FEB: "RUARY",
  MAR: "CH|S",
  APR: "IL",
  MAY: "",
  JUN: "E",
  JUL: "Y",
  AUG: "UST",
  SEP: "T(?:EMBER)?",
  OCT: "OBER",
  NOV: "EMBER",
  DEC: "EMBER",
};
/** Months that only French or German writes, with the letter that no terminal prints. */
const ACCENTED: Readonly<Record<string, string>> = {
  FÉV: "FEB",
  MÄR: "MAR",
  AOÛ: "AUG",
  DÉC: "DEC",
};
const MONTHS = `(?:${Object.keys(ENDINGS).join("|")})`;
const WHOLE_MONTHS = `(?:${Object.entries(ENDINGS)
  .map(([month, ending]) => `${month}(?:${ending})?`)
  .join("|")})`;
/** A day, after which a month follows; some systems print a weekday before it. */
const DAY = "(?<![A-Z\\d])(?:MO|TU|WE|TH|FR|SA|SU)?[0-3]?\\d";
const ORDINAL = " ?(?:ST|ND|RD|TH)";
/** The end of a month that somebody wrote out. */
const ENDING = Object.entries(ENDINGS)
  .filter(([, ending]) => ending !== "")
  .map(([month, ending]) => `(?<=${month})(?:${ending})`)
  .join("|");
/**
 * The text between day and month, the end of the month, the place after it where a space is missing, a
 * month and its day, or a month with an accent.
 */
const TYPED = new RegExp(
  `(?<=${DAY})(?:${ORDINAL}[ ./-]?|\\. |[ ./-])(?=${WHOLE_MONTHS}(?![A-Z\\d]))` +
    `|(?<=${DAY}(?:${ORDINAL})?(?:\\. |[ ./-])?${MONTHS})(?:${ENDING})(?![A-Z\\d])` +
    `|(?<=\\d${MONTHS})(?=[A-Z]{6}[ *])|(?<![A-Z\\d])(${MONTHS}) ?([0-2]\\d|3[01])(?=[ *])` +
    `|(?<=${DAY})[ ./-]?(${Object.keys(ACCENTED).join("|")})(?![A-Z\\d])`,
  "g",
);

/**
 * Reads unread lines again with dates written as terminals print them; keeps only the flights that
 * appear.
 */
export function readTypedDates(first: Document): Document {
  const { grammar, source } = first;
  const unread = first.lines.filter(
    ({ start, end, node }) => node === null && source.text.slice(start, end).search(TYPED) >= 0,
  );
  if (unread.length === 0) return first;
  const tried = readLines(withDates(source, unread), grammar);
  const flights = new Set(
    tried.lines.flatMap(({ start, node }) =>
      node?.kind === "air" ? tried.source.originalOffset(start) : [],
    ),
  );
  const typed = unread.filter(({ start }) => flights.has(source.originalOffset(start)));
  if (typed.length === 0) return first;
  return typed.length === unread.length ? tried : readLines(withDates(source, typed), grammar);
}

function withDates(source: SourceText, lines: readonly LineReading[]): SourceText {
  const edit = source.edit();
  for (const { start, end } of lines)
    for (const match of matchesOf(source.text.slice(start, end), TYPED)) {
      const at = start + match.index;
      edit.replace(at, at + match[0].length, asPrinted(match));
    }
  return edit.finish();
}

function asPrinted({
  0: typed,
  1: month = "",
  2: day = "",
  3: accented,
}: RegExpMatchArray): string {
  if (accented !== undefined) return ACCENTED[accented] ?? "";
  return typed === "" ? " " : day + month;
}
