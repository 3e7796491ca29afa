import type { Padding } from "../../src/decode/engine/screen.ts";
import { AIRLINE, DAY_MONTH, SURFACE, WEEKDAY_PAIR, oneOf } from "../common/shapes.ts";
import { PAIR_AND_STATUS, TIME } from "./segments/air-dialects.ts";
import { NEXT_DAY } from "./segments/day-mark.ts";
import {
  FLIGHT_HEAD,
  GLUED_TITLE,
  LETTER,
  NAME_ITEM,
  OFFERS,
  PASSIVE_ENTRY,
  PLANE_CHANGE,
  RECORD_HEAD,
  REMARK_TITLE,
  SEGMENT_HEAD,
  SEGMENT_NUMBER,
  SERVICE_ENTRY,
  SERVICE_START,
  STARRED_LINE,
  TITLES,
  VENDOR_REMARKS,
  WORLDSPAN_HEAD,
} from "./shapes.ts";

/*
 * Where lines begin in a screen that lost its line breaks: every 64 columns where its lines are
 * padded, else where something begins that only begins lines:
 *
 *  1.1DOE/JOHN  2.1ROE/ANN  1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  SU/MO   E   2   ARNK FONE-LON
 */

/** A flight with its status. */
const HELD_AIR = FLIGHT_HEAD + PAIR_AND_STATUS.slice(" {0,6}".length);
const NUMBERED_SEGMENT = `${SEGMENT_NUMBER} {1,3}${SEGMENT_HEAD}`;
const HEADER = `${RECORD_HEAD} `;
const NOTICE = oneOf("OPERATED BY", PLANE_CHANGE, ...OFFERS, "(?:DEPARTS|ARRIVES) [A-Z]{3} TERM");
/** What an item of a section begins with: a request, a phone, an airline's locator. */
const ITEM =
  `(?:SSR[A-Z]{4}[A-Z\\d]{2}|OSI[A-Z\\d]{2} |[A-Z]{3}[A-Z]{0,2}[*/][^ \\n]{0,40}?(?:\\d{3}|//|[@\\u00a4\\u2021])` +
  `|[A-Z\\d]{2}[* ][A-Z\\d]{5,6}(?:/| {1,4})${DAY_MONTH} \\d{4})`;

/** What carries a line on: the options of a hotel, or text that the line before was full of. */
const CARRIED = `(?:(?<=[^ ]) {5}(?! )| {4,6}(?=[^ \\n]{1,40}(?: -\\d)?/)|(?<=[^ ]) {4}(?=[^ \\n]{1,40}(?: ?\\*| {3}|$)))(?!${WEEKDAY_PAIR}[ /\\n]|\\d[ \\n])`;

/** The text of remarks can look like any line, up to the next title. */
const NOT_IN_REMARK = `(?<!${REMARK_TITLE}(?:[^\\n-]|-(?<! [A-Z]{4} ?-)){0,200})`;
/** A line of a remark can name any title. */
const NOT_IN_REMARK_LINE = `(?<!^ {0,4}${REMARK_TITLE}[^\\n]{0,200})`;

/** The end of a padded line, or of one that was full; in running text blanks stand alone. */
const PADDING = "(?:(?<= {2}|[^ ]{6})|(?<= )(?= )|(?<=[^ ])(?! ))";

/** Screens of 64 columns. */
export const padding: Padding = {
  columns: 64,
  lineStart: new RegExp(
    `${PADDING}(?:(?= {0,2}(?:${NAME_ITEM}|${NUMBERED_SEGMENT}))${NOT_IN_REMARK}|${GLUED_TITLE}|${STARRED_LINE}|${HEADER}` +
      `|(?<= {2}|[^ ]) {2,3}\\d{1,3}[. ] ?[A-Z\\d]| {0,9}${NOTICE}| F[QM]-|SEGMENT/PASSENGER|${VENDOR_REMARKS}` +
      `|(?<![A-Z]) {0,4}[SP] {1,2}\\d{1,2}\\. )|${CARRIED}`,
    "y",
  ),
};

/** Names, or a segment, not far before. */
const BEHIND_RECORD =
  "(?<=(?:\\d\\.(?:[IC]/)?\\d{1,2}[A-Z]|" +
  `${DAY_MONTH} {1,4}(?:[A-Z\\d]{1,2} {1,2})?[A-Z]{3}[ -]?[A-Z]{3} {1,4}[A-Z]{2}|${SURFACE}|${SERVICE_START}` +
  "|(?:AG|RM) {1,4})[^\\n]{0,150})";
/** Another segment, or a title, not far behind. */
const BEFORE_RECORD = `(?=[^\\n]{8,160} (?:${NUMBERED_SEGMENT}|${oneOf(...TITLES.phone, ...TITLES.ticketing, ...TITLES.request, ...TITLES.storedFare)} ?-))`;
/** The times of a segment, and the short words behind them. */
const BEHIND_TIMES =
  `(?<=${TIME}(?: ?(?:${NEXT_DAY}|[*-])[1-3]?|[1-3])?` +
  `(?: {0,8}(?:\\*|/[OX])| {1,8}(?:O?\\*|O|E|${WEEKDAY_PAIR}(?:/${WEEKDAY_PAIR})?|\\$[A-Z\\d]{2}\\$)){0,5})`;

/** How a line begins that is one of a record and no running text, whatever else was joined to it. */
const JOINED =
  `^(?= {0,4}(?:${NAME_ITEM}|(?:\\d{1,2}[.+]? {0,3})?${HELD_AIR}|${oneOf(...TITLES.phone, ...TITLES.ticketing, ...TITLES.airlineLocator)} ?-` +
  `|[^\\n]{0,130}${HEADER}))`;

/** Behind a word, or behind all but one of many blanks. */
const AFTER_BLANKS = "(?:(?<! )|(?<= {3})(?! {2}))";

export const lineStarts = new RegExp(
  [
    JOINED,
    // In running text such a number can stand by chance: the line must hold more, or part them more.
    `${AFTER_BLANKS}(?= {1,3}${NUMBERED_SEGMENT})(?:(?<= )|(?= {2})|${BEHIND_RECORD}|${BEFORE_RECORD})${NOT_IN_REMARK}`,
    // A segment without a number, behind the times of another.
    `(?= {1,3}${HELD_AIR})(?<!(?<!\\d)\\d{1,2}[.+]?)${BEHIND_TIMES}${NOT_IN_REMARK}`,
    // Names follow each other on a line; the first begins it.
    `${AFTER_BLANKS}(?<!^[^ ]?)(?= {1,3}1\\.(?:C/\\d{1,3}[A-Z]|(?:I/)?\\d{1,2}[A-Z][A-Z' -]{1,40}/))${NOT_IN_REMARK}`,
    // Lines of Worldspan that follow on without a blank, as a form leaves them.
    `(?<=${WORLDSPAN_HEAD})(?=\\d\\.(?:I/)?\\d?[A-Z])`,
    `(?<=[A-Z]{2}|\\*[A-Z]\\d\\d)(?=1 {1,3}${HELD_AIR})${NOT_IN_REMARK}`,
    `(?<=\\$[A-Z\\d]{2}\\$|/[OX])(?=\\d{1,2} {1,3}${HELD_AIR})${NOT_IN_REMARK}`,
    `(?<=[A-Z\\d$])(?=${LETTER}- {1,3}1\\. ?[A-Z\\d]|T-1\\.TA[UW])${NOT_IN_REMARK_LINE}`,
    // The weekday of a segment ends its line.
    `(?<=[ /]${WEEKDAY_PAIR})(?=${GLUED_TITLE}|${STARRED_LINE}|${VENDOR_REMARKS})${NOT_IN_REMARK}`,
    // A title, and the items after it.
    `(?<= )(?=${GLUED_TITLE})${NOT_IN_REMARK_LINE}`,
    `(?:(?<=[^ ])|(?<= {2})(?= {3}\\d))(?= {1,3}\\d{1,2}\\.? {1,3}${ITEM})${NOT_IN_REMARK}`,
    `(?<= )(?=${LETTER}- {0,3}1\\. ?[A-Z\\d])${NOT_IN_REMARK}`,
    // Blanks before a number can also be those between an airline and its flight.
    `(?<=[^ ])(?<!\\d[.+]? {1,3}${AIRLINE})(?= ?(?: {3}\\d{1,2}| {2}\\d{1,2}\\.) [A-Z])`,
    `(?<= )(?=${STARRED_LINE}|${HEADER})`,
    `(?<= )(?=${NOTICE})(?<!(?:${oneOf(...TITLES.request)} ?-|${REMARK_TITLE})[^\\n]{0,300})`,
    `(?<= )(?=SEGMENT/PASSENGER RELATED|${VENDOR_REMARKS} |S {1,2}\\d\\. )`,
    "(?<= )(?=F[QM]-[A-Z]{3} \\d|TKG FAX)",
    // What agents enter without blanks.
    `(?<= )(?=${SERVICE_ENTRY}|${PASSIVE_ENTRY})`,
  ].join("|"),
  "g",
);

/** The blanks before a title, and before the head of a record. */
export const flush = new RegExp(`^ *(?=${GLUED_TITLE}|${HEADER})`, "gm");
