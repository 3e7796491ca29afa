import type { ElementStarts } from "../../src/decode/engine/screen.ts";
import { LABEL_OF_NAMES, LIKE_MARKED_NAME } from "./people/noted-names.ts";
import { AIRLINE, DAY_MONTH, NUMBER_OR_OPEN, oneOf, WEEKDAY_PAIR } from "./shapes.ts";

/*
 * Where a flight or a name item begins, which all systems print alike up to the date or the slash:
 *
 * [log]   1  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545        // 1.DOE/JANE MRS
 */

const NUMBER = String.raw`\d{1,3}(?:\. {0,4}| {1,4})`;
const AIR =
  `(?:${NUMBER})?[#*]?${AIRLINE} {0,4}${NUMBER_OR_OPEN}[A-Z]?[ /]{0,4}` +
  `(?:[A-Z]{1,2}\\d?)? {0,6}(?:${WEEKDAY_PAIR})?${DAY_MONTH}`;
const NAME = String.raw`\d{1,3}\.(?:I/)?\d{0,2} ?[A-Z][A-Z' -]{1,40}/[A-Z]`;

/** Words which say that the flight after them is not booked, or is no longer booked. */
const NOT_BOOKED = oneOf(
  ...["ALT", "ALTERNATI[A-Z]+", "ANNUL[A-Z]*", "CANCEL[A-Z]*", "CXL[A-Z]?", "CNX", "DELETED?"],
  ...[
    "EX",
    "EXPIRED",
    "FORMER(?:LY)?",
    "HISTORY",
    "HX",
    "INSTEAD",
    "NO",
    "NOT",
    "NOTE",
    "OFFER[A-Z]*",
  ],
  ...["OLD", "OPTION[A-Z]*", "OPT", "ORIGINAL", "PREVIOUS(?:LY)?", "PROPOS[A-Z]+", "REFUND[A-Z]*"],
  ...["REMARKS?", "REMOVED?", "REPLACED?", "REQUEST[A-Z]*", "RMKS?", "STORN[A-Z]+", "VOID[A-Z]*"],
  ...["WAITLIST[A-Z]*", "WAS", "WERE", "WL", "XLD?", "XS", "XX"],
);

export const elementStarts: ElementStarts = {
  within: new RegExp(String.raw`(?<=[\])}:|+>;, ])(?:${AIR}|${NAME})`, "g"),
  noted: new RegExp(`(?<=[-\u2013:|,; ] {0,3})${LIKE_MARKED_NAME}`, "g"),
  broken: new RegExp(
    `^ {0,12}(?:(?:${NUMBER})?[#*]?${AIRLINE}(?: {0,4}(?:\\d|OPEN)| *$)|${NUMBER}?\\d{0,2} ?[A-Z][A-Z' -]{1,40}/)`,
  ),
  // A mark or a label precedes it, or a word or two if it is numbered, or the bullet of a list.
  introduced: new RegExp(
    String.raw`^(?![^\n]*(?<![A-Z])${NOT_BOOKED}(?![A-Z]))` +
      String.raw`(?:[^\n]{0,60}[\])}:|+>;,/]|(?: *[A-Z]{3,12}){1,2}(?= +$)| *\*(?= )) *$`,
  ),
  marked: new RegExp(
    String.raw`^(?:(?:[^A-Z\n[]|\[[^\]\n]{1,30}\]){1,60}| {0,12}${LABEL_OF_NAMES})$`,
  ),
};
