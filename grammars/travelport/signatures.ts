import type { Signature } from "../../src/decode/engine/grammar.ts";
import { AIRLINE, WEEKDAY_PAIR } from "../common/shapes.ts";

/** Where a line begins, with the number of a segment; the number alone where line breaks got lost. */
const LINE = "(?:(?:^|\\n) *(?:\\d{1,2}[.+]? {0,3})?| \\d{1,2}[.+]? {1,3})";
const DAY = "\\d{1,2}[A-Z]{3}(?:\\d\\d)?";
const PAIR = "[A-Z]{3}[ -]?[A-Z]{3}";

/** What only these systems print, the surest first. */
export const signatures: readonly Signature[] = [
  {
    pattern:
      /(?:^|[\n ])[A-Z\d]{6}\/[A-Z\d]{2,3} +[A-Z]{3}[A-Z\d]{2}(?: +[A-Z\d/]{4,8})? +(?:AG|RM)(?: +\d{1,8})?(?: |\n|$)/,
    weight: 1,
    reason: "a locator line with office and agency",
  },
  { pattern: /(?:^|\n) *1P-[A-Z\d]{6}(?:[ \n]|$)/, weight: 1, reason: "a 1P locator line" },
  {
    pattern: /(?:^|\n) {0,4}(?:FONE|TKTG|GFAX|ATFQ|ACKN|RMKS|TRMK|VLOC|VRMK|DLVR|ADRS|RCVD) ?-/,
    weight: 1,
    reason: "sections with their titles glued to the first item",
  },
  {
    pattern:
      / (?:FONE-[A-Z]{3}[A-Z*/]|TKTG-T|GFAX-(?:SSR|OSI)|ACKN-[A-Z\d]{2} |VLOC-[A-Z\d]{2}\*|ATFQ-(?:OK|REPR))/,
    weight: 0.9,
    reason: "sections with their titles glued to the first item, on a line with others",
  },
  {
    pattern:
      /(?:^|\n) *\*{2,3} ?(?:THIS (?:PNR|BF) IS CURRENTLY|SPECIAL SERVICE REQUIREMENT|MANUAL SSR DATA|VENDOR LOCATOR DATA|SEAT DATA|MILEAGE MEMBERSHIP|OTHER SUPPLEMENTARY|DIVIDED BOOKING DATA)/,
    weight: 1,
    reason: "headings between stars",
  },
  {
    pattern: /(?:^|\n) *(?:FQ\d{1,2} {1,4}- S\d|FQ[GPACX] \d)/,
    weight: 0.9,
    reason: "a filed fare",
  },
  {
    pattern: new RegExp(
      `${LINE}${AIRLINE} {0,4}\\d{1,4}[A-Z]{1,2} {1,2}${DAY} {1,2}${PAIR} {1,2}[A-Z]{2}\\d`,
    ),
    weight: 0.9,
    reason: "an air segment without a weekday before the cities",
  },
  {
    pattern: new RegExp(
      `(?:^|[\\n ])\\d{1,2}[.+] {1,3}${AIRLINE} {1,4}\\d{1,4} [A-Z]{1,2} {1,3}${DAY} ${PAIR} {1,2}[A-Z]{2}\\d`,
    ),
    weight: 0.9,
    reason: "an air segment with its class apart, behind a number with a dot",
  },
  {
    pattern: new RegExp(
      `${LINE}${AIRLINE} {1,4}\\d{1,4} [A-Z]{1,2} {1,3}${DAY} ${PAIR} {1,2}[A-Z]{2}\\d{1,2} [^\\n]{0,50} ${WEEKDAY_PAIR} *(?:\\n|$)`,
    ),
    weight: 0.9,
    reason: "an air segment with its class apart, and its weekday at the end",
  },
  {
    pattern: /\d\d[APNM]? {1,2}[#*|+-] ?\d{3,4}[APNM]? {1,2}O/,
    weight: 0.9,
    reason: "a day mark between the times",
  },
  {
    pattern: new RegExp(
      `${LINE}${AIRLINE} {0,4}\\d{1,4}[A-Z]{1,2} {1,2}${DAY} ${WEEKDAY_PAIR} {1,2}${PAIR} {1,2}[A-Z]{2}\\d`,
    ),
    weight: 0.9,
    reason: "an air segment with a weekday in two letters before the cities",
  },
  {
    pattern: new RegExp(
      `\\d[APNM]?[|+#*\\d]{0,2} {1,3}O\\*? {1,12}(?:E {1,2})?${WEEKDAY_PAIR}(?:[ \\n]|$)` +
        `|\\d[APNM]?[^ \\n]{0,2} {1,20}${WEEKDAY_PAIR}/${WEEKDAY_PAIR}(?:[ \\n]|$)|\\$[A-Z\\d]{2}\\$(?: |\\n|$)`,
    ),
    weight: 0.7,
    reason: "weekdays and links behind the times",
  },
  {
    pattern: new RegExp(
      `${LINE}${AIRLINE} ?OPEN ?[A-Z] {1,2}${DAY} (?:${WEEKDAY_PAIR} )?${PAIR}(?: {1,2}[A-Z]{2}\\d| *(?:\\n|$))`,
    ),
    weight: 0.7,
    reason: "an open segment without a weekday before the cities",
  },
  {
    pattern: new RegExp(
      `(?:^|\\n) {0,4}0${AIRLINE}\\d{1,4}[A-Z]{1,2}${DAY}[A-Z]{6}[A-Z]{2}\\d{1,2}/\\d{3,4}[APNM]?\\d{3,4}`,
    ),
    weight: 0.7,
    reason: "the entry of a passive segment",
  },
  {
    pattern: /SSR[A-Z]{4}[A-Z\d]{2}[A-Z]{2}\d/,
    weight: 0.7,
    reason: "a request with its head fused",
  },
  {
    pattern: /(?:TYP-TRN|\/)S\dL\d{1,2}[A-Z]{2}\/| \dNT \d{5} |-OUT\d\d[A-Z]{3} {1,2}\/H-/,
    weight: 0.7,
    reason: "a train or a hotel as these systems keep it",
  },
  {
    pattern: /\/PUP-[A-Z\d]{3,7}\/(?:[A-Z]{2}-[^\n/]{1,20}\/)?(?:ARR|DT)-/,
    weight: 0.7,
    reason: "a car as these systems keep it",
  },
  {
    pattern: /(?:TUR|SUR|OTH|ATX|THE|LIM|INS) [A-Z\d]{2} B[KN]\d{1,2} {1,2}[A-Z]{3} \d\d[A-Z]{3}-/,
    weight: 0.7,
    reason: "a passive service",
  },
  { pattern: /(?:^|\n) {0,4}FOP ?:?-/, weight: 0.7, reason: "a form of payment" },
  {
    pattern: /(?:^|\n) {0,4}\d{1,2}\.(?:I\/)?\d[A-Z][A-Z '-]{0,60}\/[A-Z]/,
    weight: 0.5,
    reason: "names numbered with item counts",
  },
  {
    pattern:
      /(?:^|\n) {2}\d\.(?:I\/)?\d[A-Z][A-Z '-]{0,60}\/[A-Z][A-Z ]{0,40}(?:\*[A-Z\d-]{1,12})? {3}\d\./,
    weight: 0.3,
    reason: "names set three blanks apart",
  },
];
