import { FLIGHT_HEAD } from "../flight-head.ts";
import type { SourceText } from "../source.ts";
import { matches, replaceAll } from "./replace.ts";
import { matchesOf } from "../matches.ts";

/*
 * The numbers of segments and names as people and their tools write them, and the marks of passive and
 * codeshare flights before the airline:
 *
 *   2 . LX  319 K  18JAN          1-LH 400 M 14JAN          [1] LH 400 M 14JAN
 *   3 .#FR 1884 Y  16JAN          1: LH 400 M 14JAN         Seg 1: LH 400 M 14JAN
 *   1. #FR 1884 Y  16JAN
 *   1 .1DOE/JANE MRS              2*KL1021K 15JAN           1DL80K 15JAN
 *   2-HTL ZZ MK1  LON             3) ARNK
 *
 * Screens print `1.` and `1 `. The marks say nothing that the status of a flight does not say.
 */

/** What follows the number of any other segment: `HTL ZZ MK1`, `OTH YY 22FEB`, `ARNK`. */
const OTHER_SEGMENT = String.raw`[A-Z]{3} [A-Z\d]{2} (?:[A-Z]{2}\d|\d{1,2}[A-Z]{3})|ARU?NK(?![A-Z])`;
/**
 * An airline that touches the number before it: two letters, since a digit can belong to either. A zero that touches
 * it is not a number but the beginning of an entry: `0DL80K15JANATLJFKNN1`.
 */
const TOUCHING = String.raw`(?<!(?<!\d)0)(?=[A-Z]{2} {0,4}(?:\d|OPEN))`;
const MARK = "[#*]{1,2} {0,2}";
const HEAD = new RegExp(
  String.raw`(?<indent>(?:^|\n) {0,12})(?!\d{1,3}\.? {1,4}[A-Z\d])(?:(?<before>(?:SEG(?:MENT)?[. ]{1,2})?[[(]?)(?<digits>\d{1,3})` +
    `(?:(?<after> ?[.:)\\]-]{1,2} {0,4}(?:${MARK})?| {0,4}${MARK}| {1,4})|${TOUCHING})|${MARK})(?=${FLIGHT_HEAD}|${OTHER_SEGMENT})`,
  "gi",
);
const SUSPECT =
  /(?:^|\n) {0,12}(?:[[(#*]|SEG|\d{1,3}(?: ?[:)\]*#-]|\.(?: {0,4}[#*]|[A-Z\d]{2} {0,4}\d)|[A-Z]{2} {0,4}(?:\d|OPEN))| \.)/i;

const NAME = String.raw`(?:I/)?\d{0,2}[A-Z][A-Z' -]{1,60}/[A-Z]`;
/** The space between a number and its dot: at the beginning of a line, or before a name. */
const APART = new RegExp(
  String.raw` (?=\.)(?:(?<=(?<![^\n]) {0,12}\d{1,3} )(?=\. {0,4}[A-Z\d#*])|(?<= \d{1,2} )(?=\. {0,2}${NAME}))`,
  "gi",
);
/**
 * The number of a list before the number of a name, unless a title of remarks follows: `5- 1.CHECK
 * IN/OUT`.
 */
const DOUBLE = new RegExp(
  String.raw`(?<=(?<![^\n]) {0,12})(?![45]- {0,3}1\.[A-Z])(?:\[\d{1,3}\]|\(\d{1,3}\)|\d{1,3} ?[:)-]{1,2}) {0,4}(?=\d{1,3}\.${NAME})`,
  "gi",
);

const SUSPECT_DOUBLE = /[\])\-:] {0,4}\d{1,3}\./;

/** Writes the numbers before flights and names as screens print them, and removes the marks. */
export function withPrintedNumbers(source: SourceText): SourceText {
  const closed = source.text.includes(" .") ? replaceAll(source, APART, "") : source;
  if (!SUSPECT.test(closed.text)) return closed;
  const single = SUSPECT_DOUBLE.test(closed.text) ? replaceAll(closed, DOUBLE, "") : closed;
  return withPrintedHeads(single);
}

function withPrintedHeads(source: SourceText): SourceText {
  const { text } = source;
  if (!matches(HEAD, text)) return source;
  const edit = source.edit();
  for (const { 0: head, index, groups = {} } of matchesOf(text, HEAD)) {
    const { indent = "", before = "", digits = "", after = "" } = groups;
    const start = index + indent.length + before.length;
    const end = index + head.length;
    edit.replace(index + indent.length, start, "");
    if (digits === "") edit.replace(start, end, "");
    else edit.replace(start + digits.length, end, after.includes(".") ? ". " : " ");
  }
  return edit.finish();
}
