import { notes, SCHEDULE_DATA } from "../../common/displays/notes.ts";
import { HOLDS_MORE, NOTICE_WORDS } from "../../common/displays/notices.ts";
import { oneOf } from "../../common/shapes.ts";
import {
  DATA_ELSEWHERE,
  EMPTY_PARTS,
  FOOTER_HEAD,
  QUEUE_NUMBER,
  SERVICE_HEAD,
  TITLE_HEAD,
} from "../shapes.ts";
import { LORRAINE } from "../lorraine.ts";

const END = "(?= *(?:« *)?\\n)";
const entry = (pattern: string) => new RegExp(`(?<![^\\n]) *(?:${pattern})${END}`);

/** Lines around a record that contain nothing about the trip. */
export const screenNotes = notes("sabreNote", [
  ["empty part", new RegExp(String.raw`${oneOf(...EMPTY_PARTS)}(?= *\n)`)],
  //       000  CONFIRM TO PASSENGER
  ["queue reason", new RegExp(`(?<=(?<![^\\n]) {0,12}${QUEUE_NUMBER})[A-Z]`)],
  SCHEDULE_DATA,
  ["notice", /RECORD LOCATOR REQUESTED|RECORD FILED|\*{2}PAST DATE PNR/],
  ["notice", /\*{2} ?(?=[A-Z][A-Z \-/]{3,60}\*{2} *\n)/],
  ["data elsewhere", new RegExp(`${oneOf(...DATA_ELSEWHERE)} EXISTS?`)],
  ["data elsewhere", /\*[A-Z\d]{1,3} TO DISPLAY/],
  ["caption", /(?:COPY AS TEXT|PRINT)(?= *\n)/],
  ["caption", /COPY AS TEXT *(?:\| *)?PRINT(?= *\n)/],
  // *A  *IA«  *IMSL  *PQ1  *N‡*I
  [
    "entry",
    entry(
      `\\*(?:[ABEINPRTQ79]|I[ACHNX]|IMSL|NI|PQS?\\d?|P[DEI]|P[34]D?|FF|FOP|VI|HTE|DK)` +
        `(?:${LORRAINE}\\*?[A-Z\\d]{1,6}){0,3}`,
    ),
  ],
  [
    "entry",
    entry("VI\\*\\d{0,3}|WP(?:NC|RQ|A|DF)?|WETR(?:\\*\\d+)?|IG?R?|ER?|M[DUBT]\\d?|\\*T\\d?"),
  ],
  ["more follows", new RegExp(`(?<![^\\n]) *${LORRAINE}(?= *\\n)`)],
  ["page mark", /(?:[)<>«]){1,4}(?= *\n)/],
]);

/** The source of a look-behind: at the beginning of a line without a number. */
const LINE_HEAD = "(?<=(?<![^\\n]) {0,16})";
/** The beginning of a line of another kind, even if misspelt. */
const OWN_HEAD = [
  TITLE_HEAD,
  SERVICE_HEAD,
  FOOTER_HEAD,
  "SSR *[A-Z]{2}|OSI *[A-Z\\d]{2} |T[AEKRV]W? ?[/\\d]|TAW|T-|[A-Z]/",
  // A phone with its city.
  "[A-Z]{2,4}[+(]?\\d[\\d() ./+-]{6,30}",
].join("|");

const WORD = "[!-\\uffff]+";
/** A heading, by its last word; the items below it can have a meaning. */
const HEADING = `(?:${WORD} +){0,3}(?:DATA|DETAILS?|FACTS?|INFO(?:RMATION)?|ITEMS?|LIST|REMARKS?|SECTIONS?|TITLE) *\\n`;
const NO_OTHER = `(?!${OWN_HEAD}|${HOLDS_MORE}|${HEADING})`;
/** Looks behind: the line above is full, and a notice. */
const CUT_ABOVE = `(?<=(?<![^\\n])${NOTICE_WORDS}[A-Z]{3,12} [A-Z][^\\n]{48,70}\\n)`;

/**
 * A line without a number under a flight: a notice of the airline, wrapped in the middle of words. A
 * line that can be an element of another kind is not a notice.
 *
 * AMERICAN CHECK-IN WITH SAMPLE AIRWAYS
 * ADD ADVANCE PASSENGER INFORMATION IN SSR DOCS
 */
export const flightNotes = notes("flightNote", [
  ["flight notice", new RegExp(`${LINE_HEAD}${NO_OTHER}${NOTICE_WORDS}[A-Z*(/-]`)],
  ["flight notice", new RegExp(`${CUT_ABOVE}${NO_OTHER}[A-Z]`)],
]);
