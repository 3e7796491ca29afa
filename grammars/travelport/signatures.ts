import type { Signature } from "../../src/decode/engine/grammar.ts";
import { LINE_START, NUMBERED_LINE, WORD_START } from "../../src/decode/engine/search.ts";
import {
  AIRLINE,
  DAY_MONTH,
  FLIGHT_NUMBER,
  FLIGHT_START,
  LABEL,
  PROVIDER,
  SCANNED_CLASS,
  SHORT_DATE,
  CITIES,
  SPACED_CITIES,
  TYPED_DATE,
  JOINED_DATE,
  WEEKDAY_PAIR,
  oneOf,
} from "../common/shapes.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import {
  COUNTED_NAME,
  IN_USE,
  OTHER_SERVICES,
  PASSIVE_ENTRY,
  RECORD_HEAD,
  SEGMENT_NUMBER,
  STARRED_TITLES,
  STARS,
  TITLES,
  WORLDSPAN_HEAD,
} from "./shapes.ts";

/**
 * Looks behind: a line begins with the number of a segment; without line breaks, only the number.
 * Bounded, because a search can look behind at every place in a long run of spaces.
 */
const NUMBERED = String.raw`(?<=^ {0,40}(?:${SEGMENT_NUMBER} {0,3})?| ${SEGMENT_NUMBER} {1,3}|${LABEL})`;

/** Looks ahead: the line does not end as Sabre ends it, whose flights look the same if their weekday is lost. */
const NO_SABRE_TAIL = String.raw`(?![^\n]{0,60} /DC[A-Z\d]{2})`;

/** Titles that other systems and people also write before a hyphen. */
const COMMON_TITLES = [...TITLES.note, ...TITLES.payment];
const OWN_TITLES = Object.values(TITLES)
  .flat()
  .filter((title) => !COMMON_TITLES.includes(title));

/** Texts that only these systems print, the most certain first. */
export const signatures: readonly Signature[] = [
  {
    pattern: new RegExp(String.raw`(?<![^\n ])${RECORD_HEAD}(?: +\d{1,8})?(?: |$)`, "m"),
    at: WORD_START,
    weight: 1,
    reason: "a locator line with office and agency",
  },
  {
    pattern: new RegExp(`^ *${WORLDSPAN_HEAD}(?: |$)`, "m"),
    at: LINE_START,
    weight: 1,
    reason: "a 1P locator line",
  },
  {
    pattern: new RegExp(`^ {0,4}${oneOf(...OWN_TITLES)} ?-`, "m"),
    at: LINE_START,
    weight: 1,
    reason: "sections with their titles glued to the first item",
  },
  {
    pattern: new RegExp(
      `^ *${STARS}${oneOf(...Object.values(STARRED_TITLES).flat(), `${IN_USE}CURRENTLY`)}`,
      "m",
    ),
    at: LINE_START,
    weight: 1,
    reason: "headings between stars",
  },
  {
    pattern:
      /(?=[AFGTV])(?<= )(?:FONE-[A-Z]{3}[A-Z*/]|TKTG-T|GFAX-(?:SSR|OSI)|ACKN-[A-Z\d]{2} |VLOC-[A-Z\d]{2}\*|ATFQ-(?:OK|REPR))/m,
    at: WORD_START,
    weight: 0.9,
    reason: "sections with their titles glued to the first item, on a line with others",
  },
  {
    pattern: /^ *(?:FQ\d{1,2} {1,4}- S\d|FQ[GPACX] \d)/m,
    at: LINE_START,
    weight: 0.9,
    reason: "a filed fare",
  },
  {
    pattern: new RegExp(
      `${NUMBERED}${AIRLINE} {0,4}(?:${FLIGHT_NUMBER}(?:[A-Z]{1,2} {1,2}| {1,2}[A-Z]{1,2})|${SCANNED_CLASS} {1,2})(?:${SHORT_DATE}|${TYPED_DATE}) {1,2}${SPACED_CITIES} {1,2}[A-Z]{2}\\d${NO_SABRE_TAIL}`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an air segment without a weekday before the cities",
  },
  {
    pattern: new RegExp(
      `${NUMBERED}${AIRLINE} {0,4}${FLIGHT_NUMBER}[A-Z]{1,2} {1,2}${JOINED_DATE}${CITIES} {1,2}[A-Z]{2}\\d{1,2} {1,8}\\d{3,4}[APNM]? [^\\n]{0,40} ${WEEKDAY_PAIR}(?![A-Z\\d])`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.95,
    reason: "an air segment with its date and cities joined, and a weekday at the end",
  },
  {
    pattern: new RegExp(
      `(?<=(?:^| )\\d{1,2}[.+] {1,3})${AIRLINE} {1,4}${FLIGHT_NUMBER} [A-Z]{1,2} {1,3}(?:${SHORT_DATE}|${TYPED_DATE}) ${SPACED_CITIES} {1,2}(?:[A-Z]{2}\\d|FLO?WN)`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an air segment with its class apart, after a number with a dot",
  },
  {
    pattern: new RegExp(
      `${NUMBERED}${AIRLINE} {1,4}${FLIGHT_NUMBER} [A-Z]{1,2} {1,3}(?:${SHORT_DATE}|${TYPED_DATE}) ${SPACED_CITIES} {1,2}[A-Z]{2}\\d{1,2} [^\\n]{0,50} ${WEEKDAY_PAIR} *$`,
      "m",
    ),
    at: FLIGHT_START,
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
      `${NUMBERED}${AIRLINE} {0,4}${FLIGHT_NUMBER}[A-Z]{1,2} {1,2}(?:${SHORT_DATE}|${TYPED_DATE}) ${WEEKDAY_PAIR} {1,2}${SPACED_CITIES} {1,2}[A-Z]{2}\\d`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an air segment with a weekday in two letters before the cities",
  },
  {
    pattern: new RegExp(
      `\\d[APNM]?[|+#*\\d]{0,2} {1,3}O\\*? {1,12}(?:E {1,2})?${WEEKDAY_PAIR}(?:[ \\n]|$)` +
        `|\\d[APNM]?[^ \\n]{0,2} {1,20}${WEEKDAY_PAIR}/${WEEKDAY_PAIR}(?:[ \\n]|$)|\\$[A-Z\\d]{2}\\$(?: |\\n|$)`,
    ),
    weight: 0.7,
    reason: "weekdays and links after the times",
  },
  {
    pattern: new RegExp(
      `${NUMBERED}${AIRLINE} ?OPEN ?[A-Z] {1,2}${SHORT_DATE} (?:${WEEKDAY_PAIR} )?${SPACED_CITIES}(?: {1,2}[A-Z]{2}\\d| *$)`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.7,
    reason: "an open segment without a weekday before the cities",
  },
  {
    pattern: new RegExp(
      `(?<=(?:^| )\\d{1,2}[.+] {1,3})${AIRLINE} OPEN [A-Z] {4,12}${SPACED_CITIES} {1,2}[A-Z]{2}\\d`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.7,
    reason: "an open segment without a date, after a number with a dot",
  },
  {
    pattern: new RegExp(`^ {0,4}${PASSIVE_ENTRY}[A-Z]{2}\\d{1,2}/\\d{3,4}[APNM]?\\d{3,4}`, "m"),
    at: LINE_START,
    weight: 0.7,
    reason: "the entry of a passive segment",
  },
  {
    pattern: new RegExp(`^ {0,12}${SELL_ENTRY}(?: |$)`, "m"),
    at: LINE_START,
    weight: 0.7,
    reason: "an entry that sells seats, as several systems write it",
  },
  {
    pattern: new RegExp(`${SELL_ENTRY}\\s{1,80}(?:FQ|\\$B|4P)(?: |$)`, "m"),
    at: WORD_START,
    weight: 0.7,
    reason: "entries that sell and price seats as these systems write them",
  },
  {
    pattern: /SSR[A-Z]{4}[A-Z\d]{2}[A-Z]{2}\d/m,
    at: WORD_START,
    weight: 0.7,
    reason: "a request with its head fused",
  },
  {
    pattern: new RegExp(
      String.raw`(?:TYP-TRN|/)S\dL\d{1,2}[A-Z]{2}/| \dNT \d{5} |-OUT${DAY_MONTH} {1,2}/H-`,
    ),
    weight: 0.7,
    reason: "a train or a hotel as these systems keep it",
  },
  {
    pattern: /\/PUP-[A-Z\d]{3,7}\/(?:[A-Z]{2}-[^\n/]{1,20}\/)?(?:ARR|DT)-/,
    weight: 0.7,
    reason: "a car as these systems keep it",
  },
  {
    pattern: new RegExp(
      String.raw`${oneOf(...OTHER_SERVICES)} ${PROVIDER} B[KN]\d{1,2} {1,2}[A-Z]{3} ${DAY_MONTH}-`,
      "m",
    ),
    at: WORD_START,
    weight: 0.7,
    reason: "a passive service",
  },
  {
    pattern: new RegExp(`^ {0,4}${oneOf(...TITLES.payment)} ?:?-`, "m"),
    at: LINE_START,
    weight: 0.7,
    reason: "a form of payment",
  },
  {
    pattern: new RegExp(`^ {0,4}${COUNTED_NAME}`, "m"),
    at: NUMBERED_LINE,
    weight: 0.5,
    reason: "names numbered with item counts",
  },
  {
    pattern: new RegExp(
      String.raw`^ {2}${COUNTED_NAME}[A-Z ]{0,40}(?:\*[A-Z\d-]{1,12})? {3}\d\.`,
      "m",
    ),
    at: NUMBERED_LINE,
    weight: 0.3,
    reason: "names set three spaces apart",
  },
];
