import type { LineFamily, Section } from "../../../src/decode/engine/grammar.ts";
import { COMMON_DISPLAYS } from "../../common/displays/displays.ts";
import { displayLines } from "../../common/displays/not-a-record.ts";
import { LORRAINE } from "../lorraine.ts";
import { AIRLINE, DAY_MONTH } from "../../common/shapes.ts";

/*
 * Displays that are not booking records. Each pattern is so strict that no line of a record begins
 * like it.
 */

/** `J9 C9 D9`: booking classes with the seats left in each. */
const CLASSES = "[A-Z][\\dACLRSX](?: {1,3}[A-Z][\\dACLRSX]){2}(?=[ /*\\n])";

/** Lines that are recognised anywhere. */
export const notARecord: LineFamily = displayLines("sabreNotARecord", [
  ...COMMON_DISPLAYS,
  // 112APRDFWHND  112APRDFWHND9A‡AA
  [
    "availability",
    new RegExp(`(?<![^\\n]) *1(?:R)?${DAY_MONTH}[A-Z]{6}(?=[\\dA-Z]{0,6}[^\\n ]{0,12} *\\n)`),
  ],
  // S12APRDFWHND
  ["schedule", new RegExp(`(?<![^\\n]) *S${DAY_MONTH}[A-Z]{6}(?=[\\dA-Z]{0,6}[^\\n ]{0,12} *\\n)`)],
  // 12APR  SUN   DFW/CDT      HND/‡14
  [
    "availability",
    new RegExp(
      `(?<![^\\n]) *${DAY_MONTH} +(?:MON|TUE|WED|THU|FRI|SAT|SUN) +[A-Z]{3}/(?:[A-Z]{2,4}|Z?${LORRAINE}\\d)`,
    ),
  ],
  // 1AA   175  J7 R7 D7 I7 Y7 B7 H7 DFWHND  1115A  235P‡1 77W LD 0 /E
  [
    "availability",
    new RegExp(
      `(?:(?<![^\\n]) *\\d)?${AIRLINE}(?:[/:*][A-Z\\d]{2})? {0,4}\\d{1,4}\\*? +${CLASSES}`,
    ),
  ],
  //            M7 V7 Q0 L0 G0
  ["availability", new RegExp(`(?<![^\\n]) {8,}${CLASSES}(?: +[A-Z][\\dACLRSX])*(?= *\\n)`)],
  // *H  *HIA
  ["history", /\*H(?:IA?|FF?|P4?|IS|V|P)?(?= *(?:« *)?\n)/],
  // ZZ9A ZZ9A*AWS 0914/01MAR26
  [
    "history",
    new RegExp(
      `(?<![^\\n]) *[A-Z\\d]{3,5} [A-Z\\d]{3,5}\\*[A-Z\\d]{1,5} \\d{4}/${DAY_MONTH}(?:\\d\\d)?(?= *\\n)`,
    ),
  ],
  //   1  DOE/JANE MRS         TOUR/12APR-20APR ZQKXAB
  [
    "name list",
    new RegExp(
      `[A-Z]+(?:[ '-][A-Z]+)*/[A-Z]+(?: [A-Z]+)? {1,20}(?:[A-Z]{3} {1,3})?(?:X|${DAY_MONTH})(?:-${DAY_MONTH})(?= *\\n| +[A-Z]{6} *\\n)`,
    ),
  ],
]);

/** Fares for sale; their rows are recognised only below their head. */
export const fareDisplay: Section = {
  name: "sabreFareDisplay",
  head: displayLines("fareDisplayHead", [
    // FQDFWLHR10MAY-AA
    ["fare quote", new RegExp(`FQ[A-Z]{6}(?=(?:${DAY_MONTH})?[^\\n ]{0,20} *\\n)`)],
    // DFW-LHR      CXR-AA       SUN 10MAY26                        USD
    ["fare quote", /[A-Z]{3}-[A-Z]{3}(?= +CXR-[A-Z\d]{2})/],
    //       FARE BASIS     BK    FARE   TRAVEL-TICKET AP  MINMAX  RTG
    ["fare quote", /(?:V +)?FARE BASIS +BK +FARE(?= )/],
  ]),
  families: [
    displayLines("fareDisplayRow", [
      [
        "fare quote",
        /(?:ADDITIONAL TAXES|SURCHARGES?|ROUND TRIP|ALL FARES|FARES? +(?:MAY|NOT|SHOWN))/,
      ],
      //  1   OLX0A8S5      R O   1200.00     ----    -  14/   -/12M   AT01
      ["fare quote", /(?<=(?<![^\n]) *\d{1,3}[ -]+)[A-Z][A-Z\d/]{2,15}(?= +[A-Z] )/],
    ]),
  ],
};
