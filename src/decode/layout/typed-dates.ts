import { readLines, type Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { SourceText } from "../text/source.ts";
import { matchesOf } from "../text/matches.ts";

/*
 * People type the date of a flight with a space or a mark in it, as an ordinal, with the month first, or
 * without a space after it:
 *
 *   1  LH 400 M 14 JAN 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M 14TH JAN 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M JAN14 4 FRAJFK HK1  1300 1545
 *   1  LH 400 M 14JANFRAJFK HK1  1300 1545
 */

const MONTHS = "(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)";
/**
 * The text between day and month, the place after the month where a space is missing, or a month
 * and its day.
 */
const TYPED = new RegExp(
  `(?<=(?<![A-Z\\d])[0-3]?\\d)(?: ?(?:ST|ND|RD|TH)[ ./-]?|[ ./-])(?=${MONTHS}(?![A-Z\\d]))|(?<=\\d${MONTHS})(?=[A-Z]{6} )|(?<![A-Z\\d])(${MONTHS}) ?([0-2]\\d|3[01])(?=[ *])`,
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
    for (const { 0: typed, 1: month = "", 2: day = "", index } of matchesOf(
      source.text.slice(start, end),
      TYPED,
    ))
      edit.replace(start + index, start + index + typed.length, typed === "" ? " " : day + month);
  return edit.finish();
}
