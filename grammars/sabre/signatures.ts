import type { Signature } from "../../src/decode/engine/grammar.ts";
import { MONTH } from "../common/shapes.ts";

/** Before what is told by its shape alone, wherever the line breaks went. */
const APART = "(?<![A-Z\\d.*/-])";
const DATE = `\\d{1,2}${MONTH}`;
const FLIGHT = "(?:[A-Z][A-Z\\d]|\\d[A-Z]) {0,3}\\d{1,4}";
const PAIR = "[ *]{1,3}[A-Z]{6}[ *]";

/** What only this system prints, the surest first. */
export const signatures: readonly Signature[] = [
  {
    pattern: new RegExp(
      `${APART}[A-Z\\d]{2,5}(?:-[A-Z\\d]{1,5}){0,3}\\.[A-Z\\d]{3,12}(?:[*-][A-Z\\d]{1,5})? {1,3}\\d{4}/${DATE}\\d\\d(?!\\d)`,
    ),
    weight: 1,
    reason: "a footer with the creating office and date",
  },
  {
    pattern:
      /(?:^|\n) {0,12}(?:TKT\/TIME LIMIT|GENERAL FACTS|[A-Z\d]{2} FACTS|RECEIVED FROM -)|TKT\/TIME LIMIT {1,4}1\./,
    weight: 1,
    reason: "titles of this system",
  },
  {
    pattern:
      /PRICE QUOTE RECORD (?:-|EXISTS)|DEPARTURE DATE-{2,9}LAST DAY TO PURCHASE|(?:^|\n) {0,12}ELECTRONIC TICKET RECORD *\n/,
    weight: 1,
    reason: "a fare or a ticket as this system shows it",
  },
  {
    pattern: /FLIGHT {1,4}DATE {1,4}SEGMENT {1,4}DPTR {1,4}ARVL/,
    weight: 1,
    reason: "a display that verifies flights",
  },
  {
    pattern:
      /SEATS\/BOARDING PASS|(?:^|\n) {0,12}FREQUENT TRAVELER *\n|DATA EXISTS? {1,4}\*[A-Z]{2,3} TO DISPLAY/,
    weight: 0.95,
    reason: "titles of this system's kind",
  },
  {
    // Where the class stands apart and the weekday is a digit, the tail tells.
    pattern: new RegExp(
      `${APART}${FLIGHT} {0,3}[A-Z]? {1,6}${DATE} [MTWQFJS1-7]${PAIR}[^\\n]{0,80}\\n? {0,70}/(?:DC|AB)[A-Z\\d]{2}[* /\\n]`,
    ),
    weight: 0.95,
    reason: "an air segment with a locator in its tail",
  },
  {
    pattern: new RegExp(
      `${APART}${FLIGHT}(?:[A-Z]? {1,3}${DATE} [MTWQFJS1-7]| [A-Z] {1,3}${DATE} [MTWQFJS])${PAIR}`,
    ),
    weight: 0.9,
    reason: "an air segment with its class fused, or a weekday letter",
  },
  {
    pattern: new RegExp(
      `${APART}${FLIGHT}[A-Z]? {1,3}${DATE} [A-Z]{6} [A-Z]{2}\\d? {1,2}\\d{1,3}[A-Z] [^\\n]{0,24} \\d{1,2}\\.\\d{1,2} [A-Z]`,
    ),
    weight: 0.9,
    reason: "a seat of a traveller",
  },
  {
    pattern: new RegExp(
      `${APART}(?:[A-Z][A-Z\\d]|\\d[A-Z])[ *]{0,3}\\d{1,4} {1,3}${DATE} [A-Z]{3} [A-Z]{3} {1,3}\\d{3,4}[APNM]? [^\\n]{0,36} \\d{1,2}\\.\\d\\d {1,6}\\d{1,5} `,
    ),
    weight: 0.9,
    reason: "a flight as this system verifies it",
  },
  {
    pattern: new RegExp(`${APART}(?:[A-Z][A-Z\\d]|\\d[A-Z])OPEN[A-Z] ${DATE} [MTWQFJS1-7]${PAIR}`),
    weight: 0.9,
    reason: "an open segment with its class fused",
  },
  {
    pattern: new RegExp(
      `${APART}(?:HHL|HHX|HHT|HTL|CAR|RAL|OTH|TUR|MIS|MSC|CRU|INS|LIM|ATX) [A-Z\\d]{2} ${DATE} [MTWQFJS1-7] [A-Z]{2}\\d`,
    ),
    weight: 0.9,
    reason: "segments as this system keeps them",
  },
  {
    pattern: /(?:^|\n) {0,12}0(?:HHT|HTL|CAR|RAL|OTH)[A-Z\d]{2}[A-Z]{2}\d/,
    weight: 0.8,
    reason: "entries of this system",
  },
  {
    pattern: /\/(?:DC|AB)[A-Z\d]{2}\*[A-Z\d]{5,6}(?![A-Z\d])/,
    weight: 0.7,
    reason: "an airline's locator as this system keeps it",
  },
  {
    pattern: /(?:^|\n) {0,8}\d{1,2}\.(?:[IC]\/)?\d{1,2}[A-Z][A-Z '-]{0,60}(?:\/[A-Z]|\n)/,
    weight: 0.5,
    reason: "names numbered by items",
  },
  {
    pattern: /(?:^|\n) {0,12}\*(?:[A-Z]{6}|[AINRT])«? *(?:\n|$)|«/,
    weight: 0.3,
    reason: "an entry of this system's kind",
  },
];
