import type { Signature } from "../../src/decode/engine/grammar.ts";
import { AIRLINE, WEEKDAY_PAIR as WEEKDAY } from "../common/shapes.ts";

/** Where an item begins, with its number and dot. */
const ITEM = "(?:^|\\n| ) {0,8}\\d{1,3}\\. {0,4}";

/** What only this system prints, the surest first. */
export const signatures: readonly Signature[] = [
  {
    pattern: /\*\*ELECTRONIC TICKET PNR\*\*/,
    weight: 1,
    reason: "the banner of an electronic ticket",
  },
  {
    pattern: new RegExp(
      `\\*?${AIRLINE}(?: {0,3}\\d{1,4}[A-Z]?|OPEN) {1,8}[A-Z]\\d? {1,20}${WEEKDAY}\\d{2}[A-Z]{3}(?:\\d\\d)? {0,4}[A-Z]{6}(?:[ \\n]|$)`,
    ),
    weight: 0.98,
    reason: "an air segment with its weekday fused with the date",
  },
  {
    pattern: new RegExp(`${ITEM}\\*?${AIRLINE}OPEN [A-Z]\\d? {8,20}[A-Z]{6}(?:[ \\n]|$)`),
    weight: 0.9,
    reason: "an open segment without a date",
  },
  {
    pattern:
      /(?:^|\n| )SSR TKNE [A-Z\d]{2} [A-Z]{2}\d{1,2} [A-Z]{6} \d{1,4} [A-Z]\d?\d\d[A-Z]{3} \d{13}\//,
    weight: 0.9,
    reason: "a ticket request with its flight in words of their own",
  },
  {
    pattern: /\bTL\/\d{4}\/\d{2}[A-Z]{3}(?:\d\d)?\/[A-Z]{3}\d{3}(?:[ \n]|$)/,
    weight: 0.9,
    reason: "a time limit with its office",
  },
  {
    pattern: new RegExp(`${ITEM}RMK ${AIRLINE}/[A-Z\\d]{5,6} *(?:\\n|$)`),
    weight: 0.8,
    reason: "an airline's locator in a remark",
  },
  {
    pattern: new RegExp(
      `${ITEM}(?:FN/(?:[AM]/)?F[A-Z]{3}\\d|[A-Z]{3}/T [A-Z]{3}/T|XN/IN/|TN/(?:IN/)?\\d{3}-\\d)`,
    ),
    weight: 0.8,
    reason: "elements of this system alone",
  },
  {
    pattern: new RegExp(`${ITEM}(?:SSR [A-Z]{4} |OSI |RMK |ARNK)`),
    weight: 0.4,
    reason: "elements with a number and a dot",
  },
  {
    pattern:
      /(?:^|\n) {0,12}1\.(?:[A-Z' -]{1,40}\/[A-Z]|[\u3400-\u9fff]{2})[^\n]{0,200} (?=[A-Z]{0,5}\d)[A-Z\d]{6} *(?:\n|$)/,
    weight: 0.7,
    reason: "names that end with a locator",
  },
];
