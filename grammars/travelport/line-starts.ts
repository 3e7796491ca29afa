import type { Padding } from "../../src/decode/engine/screen.ts";
import {
  AIRLINE,
  DAY_MONTH,
  MONTH,
  SPACED_CITIES,
  SURFACE,
  WEEKDAY_PAIR,
  oneOf,
  NAME_LETTER,
  SURNAME,
} from "../common/shapes.ts";
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
 * The line starts of a screen that lost its line breaks: every 64 columns if its lines are padded,
 * otherwise at texts that occur only at the beginning of a line:
 *
 *  1.1DOE/JOHN  2.1ROE/ANN  1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  SU/MO   E   2   ARNK FONE-LON
 */

/** A flight with its status. */
const BOOKED_FLIGHT = FLIGHT_HEAD + PAIR_AND_STATUS.slice(" {0,6}".length);
/** `1 BA`, ` 2. LX`; `3.*AY` and `3.#FR`, whose mark touches both. */
const NUMBERED_SEGMENT = `${SEGMENT_NUMBER}(?: {1,3}|(?<=\\.)[#*])${SEGMENT_HEAD}`;
const HEADER = `${RECORD_HEAD} `;
const NOTICE = oneOf(
  "OPERATED BY",
  "EXPLOITE PAR",
  PLANE_CHANGE,
  ...OFFERS,
  "(?:DEPARTS|ARRIVES) [A-Z]{3} TERM",
);
/** The beginning of an item: a request, a phone, an airline's locator. */
const ITEM =
  `(?:SSR[A-Z]{4}[A-Z\\d]{2}|OSI[A-Z\\d]{2} |[A-Z]{3}[A-Z]{0,2}[*/][^ \\n]{0,40}?(?:\\d{3}|//|[@\\u00a4\\u2021])` +
  `|[A-Z\\d]{2}[* ][A-Z\\d]{5,6}(?:/| {1,4})${DAY_MONTH} \\d{4})`;

/** What follows the date of a segment. */
const DATED_CITIES = ` {1,4}(?:[A-Z\\d]{1,2} {1,2})?${SPACED_CITIES} {1,4}[A-Z]{2}`;

/** A continuation: the options of a hotel, or text after a full line. */
const CONTINUATION = `(?:(?<=[^ ]) {5}(?! )| {4,6}(?=[^ \\n]{1,40}(?: -\\d)?/)|(?<=[^ ]) {4}(?=[^ \\n]{1,40}(?: ?\\*| {3}|$)))(?!${WEEKDAY_PAIR}[ /\\n]|\\d[ \\n])`;

/** Looks behind: not in a remark, whose text can look like any line up to the next title. */
const NOT_IN_REMARK = `(?<!${REMARK_TITLE}(?:[^\\n-]|-(?<! [A-Z]{4} ?-)){0,200})`;
/** Looks behind: not in a line of a remark, which can contain any title. */
const NOT_IN_REMARK_LINE = `(?<!^ {0,4}${REMARK_TITLE}[^\\n]{0,200})`;

/** The end of a padded line or of a full one. In running text, spaces are single. */
const PADDING = "(?:(?<= {2}|[^ ]{6})|(?<= )(?= )|(?<=[^ ])(?! ))";

/** Screens of 64 columns. */
export const padding: Padding = {
  columns: 64,
  lineStart: new RegExp(
    `${PADDING}(?:(?= {0,2}(?:${NAME_ITEM}|${NUMBERED_SEGMENT}))${NOT_IN_REMARK}|${GLUED_TITLE}|${STARRED_LINE}|${HEADER}` +
      `|(?<= {2}|[^ ]) {2,3}\\d{1,3}[. ] ?[A-Z\\d]| {0,9}${NOTICE}| F[QM]-|SEGMENT/PASSENGER|${VENDOR_REMARKS}` +
      `|(?<![A-Z]) {0,4}[SP] {1,2}\\d{1,2}\\. )|${CONTINUATION}`,
    "y",
  ),
};

/** Looks behind: names or a segment are close. */
const AFTER_RECORD =
  `(?<=(?:\\d\\.(?:[IC]/)?\\d{1,2}${NAME_LETTER}|` +
  `${DAY_MONTH}${DATED_CITIES}|${SURFACE}|${SERVICE_START}` +
  "|(?:AG|RM) {1,4})[^\\n]{0,150})";
/** Looks ahead: another segment or a title is close. */
const BEFORE_RECORD = `(?=[^\\n]{8,160} (?:${NUMBERED_SEGMENT}|${oneOf(...TITLES.phone, ...TITLES.ticketing, ...TITLES.request, ...TITLES.storedFare)} ?-))`;
/** Looks behind: the times of a segment and the short words after them. */
const AFTER_TIMES =
  `(?<=${TIME}(?: ?(?:${NEXT_DAY}|[*-])[1-3]?|[1-3])?` +
  `(?: {0,8}(?:\\*|/[OX])| {1,8}(?:O?\\*|O|E|${WEEKDAY_PAIR}(?:/${WEEKDAY_PAIR})?|\\$[A-Z\\d]{2}\\$)){0,5})`;

/** The beginning of a line that is part of a record, not running text, with other lines joined to it. */
const JOINED =
  `^(?= {0,4}(?:${NAME_ITEM}|(?:\\d{1,2}[.+]? {0,3})?${BOOKED_FLIGHT}|${oneOf(...TITLES.phone, ...TITLES.ticketing, ...TITLES.airlineLocator)} ?-` +
  `|[^\\n]{0,130}${HEADER}))`;

/** After a word, or before the last of many spaces. */
const AFTER_SPACES = "(?:(?<! )|(?<= {3})(?! {2}))";

/** Line starts with a space before or after them. */
const SPACED = [
  // Running text can contain such a number by chance: more of a record or more spaces must be near.
  `${AFTER_SPACES}(?= {1,3}${NUMBERED_SEGMENT})(?:(?<= )|(?= {2})|${AFTER_RECORD}|${BEFORE_RECORD})${NOT_IN_REMARK}`,
  // A segment without a number, after the times of another.
  `(?= {1,3}${BOOKED_FLIGHT})(?<!(?<!\\d)\\d{1,2}[.+]?)${AFTER_TIMES}${NOT_IN_REMARK}`,
  // Several names share a line; the first begins it.
  `${AFTER_SPACES}(?<!^[^ ]?)(?= {1,3}1\\.(?:C/\\d{1,3}${NAME_LETTER}|(?:I/)?\\d{1,2}${SURNAME}/))${NOT_IN_REMARK}`,
  // A title, and the items after it.
  `(?<= )(?=${GLUED_TITLE})${NOT_IN_REMARK_LINE}`,
  `(?:(?<=[^ ])|(?<= {2})(?= {3}\\d))(?= {1,3}\\d{1,2}\\.? {1,3}${ITEM})${NOT_IN_REMARK}`,
  `(?<= )(?=${LETTER}- {0,3}1\\. ?[A-Z\\d])${NOT_IN_REMARK}`,
  // A number after spaces, except a flight number after its airline, and a day: `14. JANUARY FRAJFK HK1`.
  `(?<=[^ ])(?<!\\d[.+]? {1,3}${AIRLINE})(?= ?(?: {3}\\d{1,2}| {2}\\d{1,2}\\.) (?!${MONTH}[A-Z]{0,6}${DATED_CITIES})[A-Z])`,
  `(?<= )(?=${STARRED_LINE}|${HEADER})`,
  `(?<= )(?=${NOTICE})(?<!(?:${oneOf(...TITLES.request)} ?-|${REMARK_TITLE})[^\\n]{0,300})`,
  `(?<= )(?=SEGMENT/PASSENGER RELATED|${VENDOR_REMARKS} |S {1,2}\\d\\. )`,
  "(?<= )(?=F[QM]-[A-Z]{3} \\d|TKG FAX)",
  // Entries, which have no spaces.
  `(?<= )(?=${SERVICE_ENTRY}|${PASSIVE_ENTRY})`,
];
/** Line starts that can touch what precedes them. */
const GLUED = [
  // Lines of Worldspan that a web form joined without a space.
  `(?<=${WORLDSPAN_HEAD})(?=\\d\\.(?:I/)?\\d?${NAME_LETTER})`,
  `(?<=[A-Z]{2}|\\*[A-Z]\\d\\d)(?=1 {1,3}${BOOKED_FLIGHT})${NOT_IN_REMARK}`,
  `(?<=\\$[A-Z\\d]{2}\\$|/[OX])(?=\\d{1,2} {1,3}${BOOKED_FLIGHT})${NOT_IN_REMARK}`,
  `(?<=[A-Z\\d$])(?=${LETTER}- {1,3}1\\. ?[A-Z\\d]|T-1\\.TA[UW])${NOT_IN_REMARK_LINE}`,
  // After the weekday that ends a segment.
  `(?<=[ /]${WEEKDAY_PAIR})(?=${GLUED_TITLE}|${STARRED_LINE}|${VENDOR_REMARKS})${NOT_IN_REMARK}`,
];

export const lineStarts = new RegExp(
  [JOINED, `(?:(?<= )|(?= ))(?:${SPACED.join("|")})`, ...GLUED].join("|"),
  "g",
);

/** The spaces before a title and before the head of a record. */
export const flush = new RegExp(`^ *(?=${GLUED_TITLE}|${HEADER}|${WORLDSPAN_HEAD} *$)`, "gm");
