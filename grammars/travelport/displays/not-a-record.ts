import type { LineFamily, Section } from "../../../src/decode/engine/grammar.ts";
import { COMMON_DISPLAYS } from "../../common/displays/displays.ts";
import { displayLines } from "../../common/displays/not-a-record.ts";
import { AIRLINE, DAY_MONTH, FLIGHT_NUMBER, WEEKDAY_PAIR } from "../../common/shapes.ts";

/*
 * Displays that are not booking records. Each pattern is so strict that no line of a record begins
 * like it.
 */

/** `J9 C9 D9`: booking classes with the seats left in each; `WARSZAWA` is a word. */
const CLASSES =
  "(?![A-Z]{6})[A-Z][\\dACLRSX](?: ?[A-Z][\\dACLRSX]){2}(?= |[A-Z][\\dACLRSX]|[/+*]|\\n)";
/** `BA 178`, `@BA 178`, `BA*1234`. */
const FLIGHT = `@?${AIRLINE}[ *]{0,3}${FLIGHT_NUMBER}`;
const PAIR = "[A-Z]{3} ?[A-Z]{3}";
const NUMBER = "(?:(?<![^\\n]) *\\d{1,2}[|.+]? *)?";

/** Lines that are recognised anywhere. */
export const notARecord: LineFamily = displayLines("travelportDisplay", [
  ...COMMON_DISPLAYS,
  // FIRAV             SU 12APR JFKLHR+ 5:00
  // FULL  SUN 12APR26  NEW YORK  /LONDON            +05:00 HR
  ["availability", new RegExp(`(?:FIRAV|NEXTAV|LATAV|LASTAV)(?= +${WEEKDAY_PAIR}? ?${DAY_MONTH})`)],
  ["availability", new RegExp(`(?:FULL|AVAILABILITY) +[A-Z]{2,3}(?= ${DAY_MONTH})`)],
  // A12APRJFKLHR    A/12APRJFKLHR
  ["availability", new RegExp(`A[/*]?${DAY_MONTH}[A-Z]{6}(?=[ /*.+\\n])`)],
  // 12DEC SA SFOJFK    THU 10DEC LHRJFK
  [
    "availability",
    new RegExp(
      `(?<![^\\n]) *(?:${DAY_MONTH} ${WEEKDAY_PAIR}|[A-Z]{3} ${DAY_MONTH}) ${PAIR}(?= *\\n)`,
    ),
  ],
  ["schedule", new RegExp(`(?:S|TT)[/*]?${DAY_MONTH}[A-Z]{6}(?=[ /*.+\\n])`)],
  // 1| BA 178 F9 J9 C9 D9 R9 W9 T9 Y9+JFKLHR 815P 815A+ 777  0
  ["availability", new RegExp(`${NUMBER}${FLIGHT} *${CLASSES}`)],
  // 1 JFK LHR 12/2015 0815 @BA 178 F9 A9 J9 C9 D9 I9 W9 T9 Y9 77W C*E
  ["availability", new RegExp(`${NUMBER}${PAIR} [\\d/ APNM#*+-]{6,24}${FLIGHT} +${CLASSES}`)],
  //            B9 H9 K9 M9 L9 V9
  ["availability", new RegExp(`(?<![^\\n]) {6,}${CLASSES}(?: ?[A-Z][\\dACLRSX]){0,26}(?= *\\n)`)],
  // TTBA178/12APR
  ["schedule", new RegExp(`TT(?=${AIRLINE}${FLIGHT_NUMBER}(?:/${DAY_MONTH})? *\\n)`)],
]);

/** Fares for sale; their rows are recognised only below their head. */
export const fareDisplay: Section = {
  name: "travelportFares",
  // FDLON12APRPAR    $DLONPAR12APR
  // CX    FARE   FARE    C  AP  MIN/  SEASONS
  head: displayLines("travelportFareHead", [
    [
      "fare quote",
      new RegExp(
        `(?:FD|\\$D)(?=[A-Z]{3}(?:${DAY_MONTH}[A-Z]{3}|[A-Z]{3}(?:${DAY_MONTH})?)(?:[/*+-]| *\\n))`,
      ),
    ],
    ["fare quote", /CX +FARE +(?:FARE|BASIS)(?= )/],
  ]),
  families: [
    displayLines("travelportFareRow", [
      ["fare quote", /(?:PUBLIC|PRIVATE|NET) FARES|TAX MAY APPLY|SURCHARGES? MAY APPLY/],
      ["fare quote", /(?:[A-Z]{3} +)?BASIS(?= )|MAX(?= *\n)/],
      //   1 -BA   100.00R YOW      Y
      [
        "fare quote",
        new RegExp(
          `(?<=(?<![^\\n]) *\\d{1,3} +)[-/ ]?${AIRLINE} +\\d{1,7}(?:\\.\\d\\d)?[RX]?(?= +[A-Z])`,
        ),
      ],
    ]),
  ],
};
