import type { LineFamily, Section } from "../../../src/decode/engine/grammar.ts";
import { COMMON_DISPLAYS } from "../../common/displays/displays.ts";
import { displayLines } from "../../common/displays/not-a-record.ts";
import {
  AIRLINE,
  DAY_MONTH,
  FLIGHT_NUMBER,
  PADDED_DAY_MONTH,
  WEEKDAY_PAIR,
} from "../../common/shapes.ts";
import { OFFICE } from "../shapes.ts";

/*
 * Displays that are not booking records. Each pattern is so strict that no line of a record matches
 * it.
 */

/** `J9 C9 D9`: booking classes with the number of seats left in each. */
const CLASSES = "[A-Z][\\dACLRSX](?: +[A-Z][\\dACLRSX]){2}(?= |/|\\n)";
/** `BA 305`, `AF:DL8350`. */
const FLIGHT = String.raw`(?:[A-Z][A-Z\d][: ])?${AIRLINE} *${FLIGHT_NUMBER}`;
/** `CDG 1 `, `DOH   `: an airport and its terminal. */
const AIRPORT = "[A-Z]{3} +(?:[A-Z\\d]{1,2} +)?";
/** `000`, `001`: the number of a change in a history, at the head of a line. */
const BATCH = "(?<![^\\n]) *0\\d\\d";

/** Lines that are recognisable on their own, wherever they appear. */
export const notARecord: LineFamily = displayLines("notARecord", [
  ...COMMON_DISPLAYS,
  // ** AMADEUS AVAILABILITY - AN ** LON LONDON.GB                 40 MO 20APR 0000
  ["availability", /\*{2} [A-Z ]{3,40} - A[A-Z] \*{2}/],
  ["schedule", /\*{2} [A-Z ]{3,40} - [ST][A-Z] \*{2}/],
  // AN20APRPARLON
  ["availability", new RegExp(`A[ACDN]${DAY_MONTH}[A-Z]{3,6}(?=[ /\\n])`)],
  ["schedule", new RegExp(`[ST]N${DAY_MONTH}[A-Z]{3,6}(?=[ /\\n])`)],
  //  1   BA 305  J9 C9 D9 R9 I9 Y9 B9 /CDG 1 LHR 5  0720    0740  E0/320       1:20
  //  2AF:DL8350  J9 C9 D9 I9 Z9 Y9 /CDG2E LHR 4  0730    0750  E0/319       1:20
  ["availability", new RegExp(`(?:(?<![^\\n]) *\\d{1,2})?${FLIGHT} +${CLASSES}`)],
  //              H9 K9 M9 L9 V9
  ["availability", new RegExp(`(?<![^\\n]) {8,}${CLASSES}(?: +[A-Z][\\dACLRSX])*(?= *\\n)`)],
  //  1   BA 305  D  CDG 1 LHR 5  0720    0740  0 29MAR26 24OCT26 320  1:20
  ["schedule", new RegExp(`${FLIGHT} +(?:D|[1-7]{1,7}) +${AIRPORT}${AIRPORT}\\d{4}(?=[ +-])`)],
  // RH/ALL
  ["history", /(?<![^\n])RH[A-Z]{0,2}(?:\/[A-Z\d,]+)?(?= *\n)/],
  //     000 ON-1SAMPLEMAN/ARIA MRS
  // 000/001 XS-BA 305 H 10MAY
  ["history", new RegExp(`(?<=${BATCH}(?:/\\d{3})? +)\\*?[A-Z]{2}[-/]`)],
  ["history", new RegExp(`(?<=${BATCH})/\\d{3} +\\*?[A-Z]{2}[-/]`)],
  // RT/PARZZ2199/26JAN-DOE*A
  [
    "name list",
    new RegExp(String.raw`RT/(?:${OFFICE}/)?(?:${DAY_MONTH}-)?[A-Z][A-Z/ -]*\*[A-Z](?= *\n)`),
  ],
  //   1 DOE/JANEMRS            TRN 2C      26JAN           1 ZQ7KXA
  //   3 DOE/MAX                NO ACTIVE ITINERARY           ZS8P2C
  [
    "name list",
    new RegExp(
      "[A-Z]+(?:[ '-][A-Z]+)*/[A-Z]+(?: [A-Z]+)*\\+? +" +
        `(?:NO ACTIVE ITINERARY|[A-Z\\d ]{2,24}${PADDED_DAY_MONTH}[A-Z ]{0,24}\\d{1,2})` +
        " +[A-Z\\d]{6}(?= *\\n)",
    ),
  ],
]);

/** The plan of a flight. Its rows are recognisable only below their head. */
export const plannedFlight: Section = {
  name: "plannedFlight",
  // *1A PLANNED FLIGHT INFO*              ZZ 317   73 SU 12APR26
  head: displayLines("plannedFlightHead", [
    ["schedule", /\*1A (?:PLANNED |OPERATIONAL )?FLIGHT INFO\*?/],
    // DOZZ317/12APR
    ["schedule", new RegExp(String.raw`DO(?=${AIRLINE}${FLIGHT_NUMBER}(?:/\d| *\n))`)],
  ]),
  families: [
    displayLines("plannedFlightRow", [
      // APT ARR   DY DEP   DY CLASS/MEAL          EQP  GRND  EFT   TTL
      ["schedule", /APT +ARR +DY/],
      // NRT 1345  MO 1530  MO JCDIZWYBMHQ/D       76W   1:45  4:50
      ["schedule", new RegExp(`[A-Z]{3}(?= +\\d{4} +${WEEKDAY_PAIR}[ \\n])`)],
      //                       BMHQKLUTXVE/D
      ["schedule", /(?<![^\n]) {12,}(?=[A-Z]+\/[A-Z])/],
      // COMMENTS-
      //  1.SEA NRT   - DEPARTS TERMINAL S
      ["schedule", /COMMENTS ?-/],
      ["schedule", /(?<![^\n]) *\d{1,2}\.[A-Z]{3} +[A-Z]{3}(?= +- )/],
      ["schedule", /(?<![^\n]) {8,}(?=- )/],
    ]),
  ],
};

/** A list of fares on sale. Its rows are recognisable only below their head. */
export const fareQuote: Section = {
  name: "fareQuote",
  // FQDPARLON/R,20APR26
  head: displayLines("fareQuoteHead", [
    ["fare quote", /FQD(?=[A-Z]{3,6}(?:[/,]| *\n))/],
    ["fare quote", /LN +FARE BASIS(?= )/],
  ]),
  families: [
    displayLines("fareQuoteRow", [
      ["fare quote", /TAX MAY APPLY|SURCHG MAY APPLY|ROE +\d|(?:IATA )?ROE /],
      // 01 HZZRTF              250   H NRF  S20APR 30JUN   14+ SU 12M R
      ["fare quote", /(?<=(?<![^\n]) *\d\d +)[A-Z][A-Z\d/]{2,15}(?= +\d[\d.]* )/],
    ]),
  ],
};
