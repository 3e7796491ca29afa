import type { SourceText } from "../source.ts";
import { replaceAll } from "./replace.ts";
import { matchesOf } from "../matches.ts";

/*
 * Columns of a flight as people type them: the class or the date after a slash; class, date and weekday in one word;
 * times with a dot or a colon, with a dash between them or with AM and PM; weekdays in words. Screens print `LX2806
 * M`, `LX2806 12MAY`, `M 12MAY 3`, `1725`, `525P`, `TU`:
 *
 *   3  LX2806/M 12MAY Wednesday GVAZRH HK2  07.00-07.50  12MAY  E
 *      LX2806 M12MAY3 GVAZRH HK2  7:00 AM 7:50 AM
 */

/** The date and the cities of a flight, in one word as on screens. */
const DATE_AND_CITIES = String.raw` {1,6}\d{1,2} ?[A-Z]{3}(?:\d\d){0,2}(?:[ *]{0,4}(?:[1-7]|[A-Z]{2,9}))?[ *]{1,4}(?:[A-Z]{6}(?![A-Z])|[A-Z]{3}-[A-Z]{3} {1,4}\d)`;
/** The slash between a flight and its class, or its date, or between the airline and the number: `LH/400 M`. */
const SLASH = new RegExp(
  String.raw`\/(?:(?<=(?<![A-Z\d])[A-Z\d]{2}[ /]{0,4}\d{1,4}\/)(?=[A-Z]${DATE_AND_CITIES}|\d{1,2} ?[A-Z]{3}(?:\d\d){0,2} {1,4}[A-Z]{3}[ /-]?[A-Z]{3} {1,4}\d)` +
    String.raw`|(?<=(?<![A-Z\d/])[A-Z\d]{2}\/)(?=\d{1,4} {0,4}\/?[A-Z]${DATE_AND_CITIES}(?:\d| {1,12}(?:[A-Z]{2})?\d)))`,
  "gi",
);

/** The places around a date that is joined with its class and weekday. */
const GLUED_DATE =
  /(?=\d{1,2}[A-Z]{3}[1-7][ *]{1,4}[A-Z]{3}[ /-]?[A-Z]{3} )(?<=(?<![A-Z\d])[A-Z\d]{2} {0,4}\d{1,4} {1,4}[A-Z])|(?=[1-7][ *]{1,4}[A-Z]{3}[ /-]?[A-Z]{3} )(?<=\d{1,4} {0,4}[A-Z] ?\d{1,2}[A-Z]{3})/gi;

const SUSPECT_GLUED = /[1-7][ *](?<=\d[A-Z]{3}..)/i;

const TIME = String.raw`(?:[01]\d|2[0-4]|\d(?=[.:]\d\d ?[APNM]))[.:][0-5]\d(?:[APNM]| ?[AP]\.?M\.?(?![A-Z]))?`;
const PAIR_AND_STATUS = String.raw`[A-Z]{3}[ -]?[A-Z]{3} {1,4}[A-Z]{2}\d{1,2} {1,12}`;
/** The same without a status, after a flight and its date, where the line ends after the times. */
const FLIGHT_AND_PAIR = String.raw`(?<![A-Z\d])[A-Z\d]{2} {0,4}\d{1,4}(?: {0,4}[A-Z])? {1,4}\d{1,2} ?[A-Z]{3}(?:\d\d){0,2} {1,4}[A-Z]{3}[ -]?[A-Z]{3} {1,12}`;
const LAST = String.raw`(?= {0,2}(?:[+-]\d)? {0,80}(?![^\n]))`;
/** Both times; a mark of the next day can stand between them. */
const TIMES = new RegExp(
  String.raw`(?=\d{1,2}[.:])(?:(?<=${PAIR_AND_STATUS})${TIME}[ #*|+-]{1,8}${TIME}(?![A-Z\d.:])` +
    `|(?<=${FLIGHT_AND_PAIR})${TIME}[ -]${TIME}${LAST})`,
  "gi",
);
const SUSPECT_TIMES = /[.:](?<= \d{1,2}[.:])[0-5]\d/;
const POINT = /(?<=\d)[.:](?=\d)|(?<=\d) (?=[AP]\.?M)|(?<=[AP])\.?M\.?/gi;
/** A dash between two times, with or without marks in them. */
const DASH = new RegExp(
  String.raw`-(?:(?<=${PAIR_AND_STATUS}(?:${TIME}|\d{4})-)(?=(?:${TIME}|\d{4})(?![A-Z\d.:]))` +
    `|(?<=${FLIGHT_AND_PAIR}${TIME}-)(?=${TIME}${LAST}))`,
  "gi",
);

/** The letters of a weekday that screens print, and those that they leave out. */
const WEEKDAYS: readonly (readonly [printed: string, rest: string])[] = [
  ["MO", "N(?:DAY)?"],
  ["TU", "E(?:S(?:DAY)?)?"],
  ["WE", "D(?:NESDAY)?"],
  ["TH", "U(?:R(?:S(?:DAY)?)?)?"],
  ["FR", "I(?:DAY)?"],
  ["SA", "T(?:URDAY)?"],
  ["SU", "N(?:DAY)?"],
];
/** After a date, or after times and the mark of electronic tickets. */
const BEFORE_WEEKDAY = String.raw`(?:\d[A-Z]{3} {1,4}|\d[APNM]? {1,4}(?:O?\*?|X) {1,12}E {1,4})`;
/** The flight continues or ends. */
const AFTER_WEEKDAY = String.raw`(?= {1,4}${PAIR_AND_STATUS}| {1,4}/(?:DC|AB|E)| *(?![^\n]))`;
const REST_OF_WEEKDAY = new RegExp(
  WEEKDAYS.map(([printed, rest]) => `(?<=${BEFORE_WEEKDAY}${printed})${rest}${AFTER_WEEKDAY}`).join(
    "|",
  ),
  "gi",
);
const SUSPECT_WEEKDAY = / (?:MON|TUE|WED|THU|FRI|SAT|SUN)(?:[A-Z]{0,6})[ \n]/i;

/** A flight with its number in a cell of its own: `| 1 | LH | 400 | M | 14JAN |`, `| 1 | LH 400 M 14JAN 4 FRAJFK HK1 |`. */
const CELLS =
  /(?<![^\n]) {0,12}\|? ?(?:\d{1,2} ?\| ?)?[A-Z\d]{2} ?\| ?\d{1,4} ?\| ?[A-Z] ?\| ?\d{1,2}[A-Z]{3}(?:\d\d)? ?\|[^\n]{8,160}|(?<![^\n]) {0,12}\|? ?\d{1,2} ?\| {0,3}[A-Z\d]{2} {0,4}\d{1,4} {0,4}[A-Z] {1,4}\d{1,2}[A-Z]{3} {1,4}[^\n]{8,160}/gi;
const SUSPECT_CELLS = /\| ?\d{1,4} ?\|/;

/** Writes the columns of flights as screens print them. */
export function withPrintedFlights(source: SourceText): SourceText {
  const hasCells = source.text.includes("|") && SUSPECT_CELLS.test(source.text);
  const open = hasCells ? withoutCells(source) : source;
  const spaced = replaceAll(open, SLASH, " ");
  const apart = SUSPECT_GLUED.test(spaced.text) ? replaceAll(spaced, GLUED_DATE, " ") : spaced;
  const undashed = replaceAll(apart, DASH, " ");
  const timed = SUSPECT_TIMES.test(undashed.text) ? withoutPoints(undashed) : undashed;
  return SUSPECT_WEEKDAY.test(timed.text) ? replaceAll(timed, REST_OF_WEEKDAY, "") : timed;
}

function withoutCells(source: SourceText): SourceText {
  const edit = source.edit();
  for (const { 0: line, index } of matchesOf(source.text, CELLS))
    for (const { index: at } of matchesOf(line, /\|/g))
      edit.replace(index + at, index + at + 1, " ");
  return edit.finish();
}

function withoutPoints(source: SourceText): SourceText {
  const edit = source.edit();
  for (const { 0: times, index } of matchesOf(source.text, TIMES))
    for (const { 0: mark, index: at } of matchesOf(times, POINT))
      edit.replace(index + at, index + at + mark.length, "");
  return edit.finish();
}
