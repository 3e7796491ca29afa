import type { Signature } from "../../src/decode/engine/grammar.ts";
import { LINE_START, NUMBERED_LINE, WORD_START } from "../../src/decode/engine/search.ts";
import {
  AIRLINE,
  DASHED_CITIES,
  DAY_MONTH,
  FLIGHT_NUMBER,
  FLIGHT_START,
  PROVIDER,
  TYPED_DATE,
  WEEKDAY,
  WEEKDAY_LETTER,
  WEEKDAY_PAIR,
  oneOf,
  NAME_LETTER,
} from "../common/shapes.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import {
  COUNTED_SURNAME,
  ENTERED_SERVICES,
  FLIGHT,
  FOOTER,
  LOCATOR_TAIL,
  RECEIVED,
  SERVICE_START,
  TICKET_RECORD,
  TITLES,
} from "./shapes.ts";

/** Looks behind: a shape may begin here, even if the line breaks are lost. */
const APART = String.raw`(?<![A-Z\d.*/-])`;
const PAIR = `[ *]{1,3}${DASHED_CITIES}[ *]`;
/** A line that begins with some words, which are compared before the search looks behind: few words are among them. */
const lineOf = (words: string) => `(?=${words})(?<=^ {0,12})${words}`;

/** Texts that only this system prints, the most certain first. */
export const signatures: readonly Signature[] = [
  {
    pattern: new RegExp(APART + FOOTER, "m"),
    at: WORD_START,
    weight: 1,
    reason: "a footer with the creating office and date",
  },
  {
    pattern: new RegExp(
      lineOf(oneOf(...TITLES.ticketing, ...TITLES.facts, RECEIVED)) +
        String.raw`|${oneOf(...TITLES.ticketing)} {1,4}1\.`,
      "m",
    ),
    at: WORD_START,
    weight: 1,
    reason: "titles of this system",
  },
  {
    pattern: new RegExp(
      "PRICE QUOTE RECORD (?:-|EXISTS)|DEPARTURE DATE-{2,9}LAST DAY TO PURCHASE" +
        String.raw`|${lineOf(TICKET_RECORD)} *\n`,
      "m",
    ),
    at: WORD_START,
    weight: 1,
    reason: "a fare or a ticket as this system shows it",
  },
  {
    pattern: /FLIGHT {1,4}DATE {1,4}SEGMENT {1,4}DPTR {1,4}ARVL/m,
    at: WORD_START,
    weight: 1,
    reason: "a display that verifies flights",
  },
  {
    pattern: new RegExp(
      String.raw`${oneOf(...TITLES.seats)}|${lineOf(oneOf(...TITLES.traveler))} *\n` +
        String.raw`|DATA EXISTS? {1,4}\*[A-Z]{2,3} TO DISPLAY`,
      "m",
    ),
    at: WORD_START,
    weight: 0.95,
    reason: "titles of this system's kind",
  },
  {
    // If a space precedes the class and the weekday is a digit, only the tail identifies the system.
    pattern: new RegExp(
      `${APART}${FLIGHT} {0,3}[A-Z]? {1,6}${TYPED_DATE} (?:${WEEKDAY_PAIR}|${WEEKDAY})${PAIR}[^\\n]{0,80}\\n? {0,70}${LOCATOR_TAIL}[* /\\n]`,
    ),
    at: FLIGHT_START,
    weight: 0.95,
    reason: "an air segment with a locator in its tail",
  },
  {
    pattern: new RegExp(
      `${APART}${FLIGHT}(?:[A-Z]? {1,3}${TYPED_DATE} ${WEEKDAY}| [A-Z] {1,3}${TYPED_DATE} ${WEEKDAY_LETTER})${PAIR}`,
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an air segment with its class fused, or a weekday letter",
  },
  {
    pattern: new RegExp(
      `${APART}${FLIGHT}[A-Z]? {1,3}${DAY_MONTH} [A-Z]{6} [A-Z]{2}\\d? {1,2}\\d{1,3}[A-Z] [^\\n]{0,24} \\d{1,2}\\.\\d{1,2} [A-Z]`,
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "a seat of a traveller",
  },
  {
    pattern: new RegExp(
      `${APART}${AIRLINE}[ *]{0,3}${FLIGHT_NUMBER} {1,3}${DAY_MONTH} [A-Z]{3} [A-Z]{3} {1,3}\\d{3,4}[APNM]? [^\\n]{0,36} \\d{1,2}\\.\\d\\d {1,6}\\d{1,5} `,
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "a flight as this system verifies it",
  },
  {
    pattern: new RegExp(`${APART}${AIRLINE}OPEN[A-Z] ${DAY_MONTH} ${WEEKDAY}${PAIR}`),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an open segment with its class fused",
  },
  {
    pattern: new RegExp(
      String.raw`${APART}${SERVICE_START}${DAY_MONTH} ${WEEKDAY} [A-Z]{2}\d`,
      "m",
    ),
    at: WORD_START,
    weight: 0.9,
    reason: "segments as this system keeps them",
  },
  {
    pattern: new RegExp(
      String.raw`^ {0,12}0${oneOf(...ENTERED_SERVICES)}${PROVIDER}[A-Z]{2}\d`,
      "m",
    ),
    at: LINE_START,
    weight: 0.8,
    reason: "entries of this system",
  },
  {
    pattern: new RegExp(`^ {0,12}${SELL_ENTRY}(?: |$)`, "m"),
    at: LINE_START,
    weight: 0.7,
    reason: "an entry that sells seats, as several systems write it",
  },
  {
    pattern: new RegExp(`${SELL_ENTRY}\\s{1,80}WP(?: |$)`, "m"),
    at: WORD_START,
    weight: 0.7,
    reason: "entries that sell and price seats as this system writes them",
  },
  {
    pattern: new RegExp(String.raw`${LOCATOR_TAIL}\*[A-Z\d]{5,6}(?![A-Z\d])`),
    weight: 0.7,
    reason: "an airline's locator as this system keeps it",
  },
  {
    pattern: new RegExp(String.raw`^ {0,8}${COUNTED_SURNAME}(?:/${NAME_LETTER}|\n)`, "m"),
    at: NUMBERED_LINE,
    weight: 0.5,
    reason: "names numbered by items",
  },
  {
    pattern: /(?:^|\n) {0,12}\*(?:[A-Z]{6}|[AINRT])«? *(?:\n|$)|«/,
    weight: 0.3,
    reason: "an entry of this system's kind",
  },
];
