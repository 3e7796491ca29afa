import { notes, SCHEDULE_DATA } from "../common/notes.ts";
import { LORRAINE } from "./lorraine.ts";

const END = "(?= *«? *\\n)";
const entry = (pattern: string) => new RegExp(`(?<![^\\n]) *(?:${pattern})${END}`);

/** What stands around a record and says nothing of the trip. */
export const screenNotes = notes("sabreNote", [
  ["received from", /RECEIVED FROM ?- ?/],
  ["empty part", /NO (?:NAMES|ITIN)(?= *\n)/],
  //       000  CONFIRM TO PASSENGER
  ["queue reason", /(?<=(?<![^\n]) {0,12}0\d\d {1,3})[A-Z]/],
  SCHEDULE_DATA,
  ["notice", /RECORD LOCATOR REQUESTED|RECORD FILED|\*{2}PAST DATE PNR/],
  ["notice", /\*{2} ?(?=[A-Z][A-Z \-/]{3,60}\*{2} *\n)/],
  ["data elsewhere", /PASSENGER (?:EMAIL DATA|DETAIL FIELD) EXISTS?/],
  [
    "data elsewhere",
    /(?:FREQUENT TRAVELER|FORM OF PAYMENT|VCR COUPON|ACCOUNTING|ITINERARY REMARK|CORPORATE ID) DATA EXISTS?/,
  ],
  ["data elsewhere", /SECURITY INFO(?:RMATION)? EXISTS?/],
  ["data elsewhere", /PRICE QUOTE RECORD EXISTS?/],
  ["data elsewhere", /PROFILE, ?POLICY, ?AND\/OR PREFERENCE INDEX DATA EXIST/],
  ["data elsewhere", /\*[A-Z\d]{1,3} TO DISPLAY/],
  ["accounting", /CUSTOMER NUMBER ?-|INVOICED(?=[ -]|\n)|OAC ?-/],
  ["caption", /(?:COPY AS TEXT|PRINT)(?= *\n)/],
  ["caption", /COPY AS TEXT *\|? *PRINT(?= *\n)/],
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
  ["more follows", new RegExp(`(?<![^\\n]) *(?:[‡¥]|Â[‡¥]|â€¡)(?= *\\n)`)],
  ["page mark", /(?:[)<>«]){1,4}(?= *\n)/],
]);

/** Words of segments: a line that holds them is none of an airline's notices. */
const SEGMENT = "[A-Z]{3}\\*? {0,3}[A-Z]{2}\\d{1,2} {1,4}\\d{3,4}";

/**
 * A line under a flight without a number: notices of the airline, wrapped in the middle of words,
 * and what people add.
 *
 * AMERICAN CHECK-IN WITH SAMPLE AIRWAYS
 * ADD ADVANCE PASSENGER INFORMATION IN SSR DOCS
 */
export const flightNotes = notes("flightNote", [
  ["flight notice", new RegExp(`(?<![^\\n]) *[A-Z*(/-](?![^\\n]*${SEGMENT})`)],
]);
