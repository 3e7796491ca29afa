import type { Signature } from "../../src/decode/engine/grammar.ts";
import {
  LINE_START,
  NUMBERED_LINE,
  WORD_START,
  type Place,
} from "../../src/decode/engine/search.ts";
import {
  AIRLINE,
  CITIES,
  FLIGHT_NUMBER,
  FLIGHT_START,
  LOCATOR,
  PROVIDER,
  PADDED_DAY_MONTH,
  STATUS_AND_COUNT,
  TYPED_DATE,
  JOINED_DATE,
  WEEKDAY_PAIR,
  NAME_LETTER,
  NAME_LETTERS,
} from "../common/shapes.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import {
  AIR_START,
  BANNER,
  CONTACT,
  FARE,
  HAN,
  INFANT,
  ITEM_NUMBER,
  OFFICE,
  OSI,
  REMARK,
  SSR,
  TICKET,
  TIME_LIMIT,
  WEEKDAY_DATE,
} from "./shapes.ts";

/** The beginning of an item, with its number and dot; in the middle of a line if breaks were lost. */
const ITEM = String.raw`(?<![^\n ])${ITEM_NUMBER} {0,4}`;
const ITEM_START: Place = {
  ...WORD_START,
  where: new RegExp(String.raw`(?<![^\n ])(?=${ITEM_NUMBER})`),
};

/** Text that only this system prints, the most certain first. */
export const signatures: readonly Signature[] = [
  {
    pattern: new RegExp(BANNER),
    weight: 1,
    reason: "the banner of an electronic ticket",
  },
  {
    pattern: new RegExp(
      String.raw`${AIR_START}\s{1,20}(?:${WEEKDAY_DATE}\s{0,4}|${WEEKDAY_PAIR}(?:${TYPED_DATE}\s{1,4}|${JOINED_DATE}))${CITIES}(?: |$)`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.98,
    reason: "an air segment with its weekday fused with the date",
  },
  {
    pattern: new RegExp(`(?<=${ITEM}\\*?)${AIRLINE}OPEN [A-Z]\\d? {1,20}${CITIES}(?: |$)`, "m"),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an open segment without a date",
  },
  {
    pattern: new RegExp(
      String.raw`(?<![^\n ])${SSR} TKNE ${PROVIDER} ${STATUS_AND_COUNT} ${CITIES} ${FLIGHT_NUMBER} [A-Z]\d?${PADDED_DAY_MONTH} \d{13}/`,
      "m",
    ),
    at: WORD_START,
    weight: 0.9,
    reason: "a ticket request with its flight in words of their own",
  },
  {
    pattern: new RegExp(
      String.raw`${TIME_LIMIT}/\d{4}/${PADDED_DAY_MONTH}(?:\d\d)?/${OFFICE}(?: |$)`,
      "m",
    ),
    at: WORD_START,
    weight: 0.9,
    reason: "a time limit with its office",
  },
  {
    pattern: new RegExp(`${ITEM}${REMARK} ${AIRLINE}/[A-Z\\d]{5,6} *$`, "m"),
    at: ITEM_START,
    weight: 0.8,
    reason: "an airline's locator in a remark",
  },
  {
    pattern: new RegExp(
      String.raw`${ITEM}(?:${FARE}/(?:[AM]/)?F[A-Z]{3}\d|${CONTACT} ${CONTACT}|${INFANT}/|${TICKET}/(?:IN/)?\d{3}-\d)`,
      "m",
    ),
    at: ITEM_START,
    weight: 0.8,
    reason: "elements of this system alone",
  },
  {
    pattern: new RegExp(`^[> ]{0,9}${SELL_ENTRY}(?: |$)`, "m"),
    at: LINE_START,
    weight: 0.9,
    reason: "an entry that sells seats",
  },
  {
    pattern: new RegExp(`${ITEM}(?:${SSR} [A-Z]{4} |${OSI} |${REMARK} |ARNK)`, "m"),
    at: ITEM_START,
    weight: 0.4,
    reason: "elements with a number and a dot",
  },
  {
    pattern: new RegExp(
      String.raw`^ {0,12}1\.(?:[${NAME_LETTERS}' -]{1,40}/${NAME_LETTER}|${HAN}{2})[^\n]{0,200} (?=[A-Z]{0,5}\d)${LOCATOR} *$`,
      "m",
    ),
    at: NUMBERED_LINE,
    weight: 0.7,
    reason: "names that end with a locator",
  },
];
