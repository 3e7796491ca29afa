import type { Padding } from "../../src/decode/engine/screen.ts";
import { AIRLINE, DAY_MONTH, WEEKDAY_PAIR } from "../common/shapes.ts";
import { PAIR_AND_STATUS, TIME } from "./segments/air-shape.ts";
import { NEXT_DAY } from "./segments/day-mark.ts";

/*
 * Where lines begin in a screen that lost its line breaks: every 64 columns where its lines are
 * padded, else where something begins that only begins lines:
 *
 *  1.1DOE/JOHN  2.1ROE/ANN  1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  SU/MO   E   2   ARNK FONE-LON
 */

const FLIGHT = `${AIRLINE} {0,4}\\d{1,4}[A-Z]? {0,4}[A-Z]{0,2} {0,6}${DAY_MONTH}(?:\\d\\d)? {1,6}`;
const AIR = `(?:${FLIGHT}(?:(?:${WEEKDAY_PAIR}|[A-Z\\d]) {1,2})?[A-Z]{3}|${AIRLINE} {0,4}OPEN)`;
/** A flight with its status. */
const HELD_AIR = `${FLIGHT}(?:(?:${WEEKDAY_PAIR}|[A-Z\\d]) {1,2})?${PAIR_AND_STATUS.slice(" {0,6}".length)}`;
const SERVICE = "(?:HHL|HHX|HTL|CCR|CAR|ATX|SUR|TUR|THE|LIM|INS|OTH|MIS|RAL|TRN|CRU) [A-Z\\d]{2} ";
const SEGMENT = `(?:${AIR}|(?:\\. ?){0,5}ARU?NK|${SERVICE})`;
const NUMBERED_SEGMENT = `\\d{1,2}[.+]? {1,3}${SEGMENT}`;
const TITLE =
  "(?:FONE|ADRS|DLVR|TKTG|ATFQ|GFAX|RMKS|TRMK|ACKN|RCVD|NOTE|VLOC|VRMK|FOP ?:?|PROF|MAIL) ?-";
const NAMES = "\\d{1,3}\\.(?:I/|C/)?\\d{0,2}[A-Z][A-Z' -]{1,40}(?:/[A-Z]|\\*)";
const BLOCK =
  "\\*{2,3} ?(?:THIS |SPECIAL|OTHER|MANUAL|SEAT|VENDOR|MILEAGE|DIVIDED|FILED|SERVICE|PROFILE|LINEAR)";
const LOCATOR = "[A-Z\\d]{6}/[A-Z\\d]{2,3} [A-Z]{3}[A-Z\\d]{2} [A-Z\\d/]{4,8} {1,20}(?:AG|RM) ";
const NOTICE = "(?:OPERATED BY|PLANE CHANGE|OFFER CAR|DEPARTS [A-Z]{3} TERM|ARRIVES [A-Z]{3} TERM)";
/** What an item of a section begins with: a request, a phone, an airline's locator. */
const ITEM =
  `(?:SSR[A-Z]{4}[A-Z\\d]{2}|OSI[A-Z\\d]{2} |[A-Z]{3}[A-Z]{0,2}[*/][^ \\n]{0,40}?(?:\\d{3}|//|[@\\u00a4\\u2021])` +
  `|[A-Z\\d]{2}[* ][A-Z\\d]{5,6}(?:/| {1,4})${DAY_MONTH} \\d{4})`;

/** What carries a line on: the options of a hotel, or text that the line before was full of. */
const CARRIED = `(?:(?<=[^ ]) {5}(?! )| {4,6}(?=[^ \\n]{1,40}(?: -\\d)?/)|(?<=[^ ]) {4}(?=[^ \\n]{1,40}(?: ?\\*| {3}|$)))(?!${WEEKDAY_PAIR}[ /\\n]|\\d[ \\n])`;

const REMARK = "(?:RMKS|TRMK|NOTE|VRMK) ?-";
/** The text of remarks can look like any line, up to the next title. */
const NOT_IN_REMARK = `(?<!${REMARK}(?:[^\\n-]|-(?<! [A-Z]{4} ?-)){0,200})`;
/** A line of a remark can name any title. */
const NOT_IN_REMARK_LINE = `(?<!^ {0,4}${REMARK}[^\\n]{0,200})`;

/** The end of a padded line, or of one that was full; in running text blanks stand alone. */
const PADDING = "(?:(?<= {2}|[^ ]{6})|(?<= )(?= )|(?<=[^ ])(?! ))";

/** Screens of 64 columns. */
export const padding: Padding = {
  columns: 64,
  lineStart: new RegExp(
    `${PADDING}(?:(?= {0,2}(?:${NAMES}|${NUMBERED_SEGMENT}))${NOT_IN_REMARK}|${TITLE}|${BLOCK}|${LOCATOR}` +
      `|(?<= {2}|[^ ]) {2,3}\\d{1,3}[. ] ?[A-Z\\d]| {0,9}${NOTICE}| F[QM]-|SEGMENT/PASSENGER|VENDOR REMARKS` +
      `|(?<![A-Z]) {0,4}[SP] {1,2}\\d{1,2}\\. )|${CARRIED}`,
    "y",
  ),
};

/** Names, or a segment, not far before. */
const BEHIND_RECORD =
  "(?<=(?:\\d\\.(?:[IC]/)?\\d{1,2}[A-Z]|" +
  `${DAY_MONTH} {1,4}(?:[A-Z\\d]{1,2} {1,2})?[A-Z]{3}[ -]?[A-Z]{3} {1,4}[A-Z]{2}|ARU?NK|${SERVICE}` +
  "|(?:AG|RM) {1,4})[^\\n]{0,150})";
/** Another segment, or a title, not far behind. */
const BEFORE_RECORD = `(?=[^\\n]{8,160} (?:${NUMBERED_SEGMENT}|(?:FONE|TKTG|GFAX|ATFQ) ?-))`;
/** The times of a segment, and the short words behind them. */
const BEHIND_TIMES =
  `(?<=${TIME}(?: ?(?:${NEXT_DAY}|[*-])[1-3]?|[1-3])?` +
  `(?: {0,8}(?:\\*|/[OX])| {1,8}(?:O?\\*|O|E|${WEEKDAY_PAIR}(?:/${WEEKDAY_PAIR})?|\\$[A-Z\\d]{2}\\$)){0,5})`;

/** How a line begins that is one of a record and no running text, whatever else was joined to it. */
const JOINED =
  `^(?= {0,4}(?:${NAMES}|(?:\\d{1,2}[.+]? {0,3})?${HELD_AIR}|(?:FONE|TKTG|ACKN|VLOC) ?-` +
  `|[^\\n]{0,130}${LOCATOR}))`;

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
    `(?<=1P-[A-Z\\d]{6})(?=\\d\\.(?:I/)?\\d?[A-Z])`,
    `(?<=[A-Z]{2}|\\*[A-Z]\\d\\d)(?=1 {1,3}${HELD_AIR})${NOT_IN_REMARK}`,
    `(?<=\\$[A-Z\\d]{2}\\$|/[OX])(?=\\d{1,2} {1,3}${HELD_AIR})${NOT_IN_REMARK}`,
    `(?<=[A-Z\\d$])(?=[PABFTGRS4]- {1,3}1\\. ?[A-Z\\d]|T-1\\.TA[UW])${NOT_IN_REMARK_LINE}`,
    // The weekday of a segment ends its line.
    `(?<=[ /]${WEEKDAY_PAIR})(?=${TITLE}|${BLOCK}|VENDOR REMARKS)${NOT_IN_REMARK}`,
    // A title, and the items after it.
    `(?<= )(?=${TITLE})${NOT_IN_REMARK_LINE}`,
    `(?:(?<=[^ ])|(?<= {2})(?= {3}\\d))(?= {1,3}\\d{1,2}\\.? {1,3}${ITEM})${NOT_IN_REMARK}`,
    `(?<= )(?=[PABFTGRS4]- {0,3}1\\. ?[A-Z\\d])${NOT_IN_REMARK}`,
    // Blanks before a number can also be those between an airline and its flight.
    `(?<=[^ ])(?<!\\d[.+]? {1,3}${AIRLINE})(?= ?(?: {3}\\d{1,2}| {2}\\d{1,2}\\.) [A-Z])`,
    `(?<= )(?=${BLOCK}|${LOCATOR})`,
    `(?<= )(?=${NOTICE})(?<!(?:GFAX|RMKS|TRMK|NOTE|VRMK) ?-[^\\n]{0,300})`,
    "(?<= )(?=SEGMENT/PASSENGER RELATED|VENDOR REMARKS |S {1,2}\\d\\. )",
    "(?<= )(?=F[QM]-[A-Z]{3} \\d|TKG FAX)",
    // What agents enter without blanks.
    `(?<= )(?=(?:0(?:HTL|CAR|TUR|SUR|ATX)|TN)[A-Z\\d]{2}[A-Z]{2}\\d{1,2}[A-Z]{3}[A-Z\\d]|0${AIRLINE}\\d{1,4}[A-Z]{1,2}${DAY_MONTH}[A-Z]{6})`,
  ].join("|"),
  "g",
);

/** The blanks before a title, and before the head of a record. */
export const flush = new RegExp(`^ *(?=${TITLE}|${LOCATOR})`, "gm");
