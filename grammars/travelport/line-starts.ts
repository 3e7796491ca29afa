import type { Screen } from "../../src/engine/grammar.ts";
import { MONTH } from "../common/tokens.ts";
import { AIRLINE, WEEKDAY } from "./air-shape.ts";

/*
 * Where lines begin in a screen that lost its line breaks: every 64 columns where its lines are
 * padded, else where something begins that only begins lines:
 *
 *  1.1DOE/JOHN  2.1ROE/ANN  1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  SU/MO   E   2   ARNK FONE-LON
 */

const DAY = `(?:[0-3]\\d|[1-9])${MONTH}`;
const AIR =
  `${AIRLINE} {0,4}(?:\\d{1,4}[A-Z]? {0,4}[A-Z]{0,2} {0,6}${DAY}(?:\\d\\d)? {1,6}` +
  `(?:(?:${WEEKDAY}|[A-Z\\d]) {1,2})?[A-Z]{3}|OPEN)`;
const SERVICE = "(?:HHL|HHX|HTL|CCR|CAR|ATX|SUR|TUR|THE|LIM|INS|OTH|MIS|RAL|TRN|CRU) [A-Z\\d]{2} ";
const SEGMENT = `(?:${AIR}|(?:\\. ?){0,5}ARU?NK|${SERVICE})`;
const TITLE =
  "(?:FONE|ADRS|DLVR|TKTG|ATFQ|GFAX|RMKS|TRMK|ACKN|RCVD|NOTE|VLOC|VRMK|FOP ?:?|PROF|MAIL) ?-";
const NAMES = "\\d{1,3}\\.(?:I/|C/)?\\d{0,2}[A-Z][A-Z' -]{1,40}(?:/[A-Z]|\\*)";
const BLOCK =
  "\\*{2,3} ?(?:THIS |SPECIAL|OTHER|MANUAL|SEAT|VENDOR|MILEAGE|DIVIDED|FILED|SERVICE|PROFILE|LINEAR)";
const LOCATOR = "[A-Z\\d]{6}/[A-Z\\d]{2,3} [A-Z]{3}[A-Z\\d]{2} [A-Z\\d/]{4,8} +(?:AG|RM) ";
const NOTICE = "(?:OPERATED BY|PLANE CHANGE|OFFER CAR|DEPARTS [A-Z]{3} TERM|ARRIVES [A-Z]{3} TERM)";

/** What carries a line on: the options of a hotel, or text that the line before was full of. */
const CARRIED = `(?:(?<=[^ ]) {5}(?! )| {4,6}(?=[^ \\n]{1,40}(?: -\\d)?/))(?!${WEEKDAY}[ /\\n]|\\d[ \\n])`;

/** Screens of 64 columns. */
export const screen: Screen = {
  columns: 64,
  lineStart: new RegExp(
    `(?<=[ *]) {0,2}${NAMES}| {0,2}\\d{1,2}[.+]? {1,3}${SEGMENT}|${TITLE}|${BLOCK}|${LOCATOR}` +
      `| {2,3}\\d{1,3}[. ] ?[A-Z\\d]| {0,9}${NOTICE}| F[QM]-|${CARRIED}` +
      "|SEGMENT/PASSENGER|VENDOR REMARKS| {0,4}[SP] {1,2}\\d{1,2}\\. ",
    "y",
  ),
};

export const lineStarts = new RegExp(
  [
    `(?<! )(?= {1,3}\\d{1,2}[.+]? {1,3}${SEGMENT})`,
    // Names follow each other on a line; the first begins it.
    "(?<=[^ ]{2})(?= {1,3}1\\.(?:I/|C/)?\\d{1,2}[A-Z][A-Z' -]{1,40}/)",
    // A title, and the items after it.
    `(?<= )(?=${TITLE})`,
    // Blanks before a number can also be those between an airline and its flight.
    `(?<=[^ ])(?<!\\d[.+]? {1,3}${AIRLINE})(?= ?(?: {3}\\d{1,2}| {2}\\d{1,2}\\.) [A-Z])`,
    `(?<= )(?=${BLOCK}|${LOCATOR}|${NOTICE})`,
    "(?<= )(?=SEGMENT/PASSENGER RELATED|S {1,2}\\d\\. )",
    "(?<= )(?=F[QM]-[A-Z]{3} \\d)",
  ].join("|"),
  "g",
);
