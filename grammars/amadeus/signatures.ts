import type { Signature } from "../../src/decode/engine/grammar.ts";
import { LINE_START, NUMBERED_LINE, WORD_START } from "../../src/decode/engine/search.ts";
import {
  AIRLINE,
  CITIES,
  DAY_MONTH,
  FLIGHT_NUMBER,
  FLIGHT_START,
  LABEL,
  LOCATOR,
  oneOf,
  PROVIDER,
  SPACED_CITIES,
  TYPED_DATE,
  WEEKDAY_DIGIT,
  NAME_LETTER,
  SURNAME,
} from "../common/shapes.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import {
  BANNER_WORD,
  CONTROL,
  MAYBE_NUMBERED,
  NOTED_CAR,
  NOTED_HOTEL,
  RECORD_HEAD,
  SEE_SERVICES,
  STORED_FARE,
  TRAIN,
} from "./shapes.ts";

/**
 * Looks behind: a line begins with its number here; only the number if line breaks were lost. Bounded,
 * because a search can look behind at every place in a long run of spaces.
 */
const NUMBERED = String.raw`(?<=^ {0,40}(?:\d{1,3}(?:\. ?| {1,40}))?| \d{1,3} {1,40}|${LABEL})`;
/** The beginning of a screen or of one of its lines. */
const SCREEN_LINE = `^${CONTROL}`;

/** Text that only this system prints, the most certain first. */
export const signatures: readonly Signature[] = [
  {
    pattern: new RegExp(`${SCREEN_LINE} {0,9}${RECORD_HEAD}`, "m"),
    at: LINE_START,
    weight: 1,
    reason: "an RP/ header",
  },
  {
    pattern: new RegExp(`${SCREEN_LINE}--- ${BANNER_WORD}[ -]`, "m"),
    at: LINE_START,
    weight: 1,
    reason: "a banner of stored fares or locators",
  },
  {
    pattern: new RegExp(`^${STORED_FARE} `, "m"),
    at: LINE_START,
    weight: 1,
    reason: "a stored fare (TST)",
  },
  {
    pattern: new RegExp(`1A(?<= 1A) +LOC-${LOCATOR}`, "m"),
    at: WORD_START,
    weight: 1,
    reason: "a ticket image with its locator",
  },
  {
    pattern: new RegExp(
      // A mailer may have broken the line.
      String.raw`${NUMBERED}${AIRLINE}\s{0,3}${FLIGHT_NUMBER}\s[A-Z]\s{1,2}${TYPED_DATE}\s${WEEKDAY_DIGIT}[\s*]${SPACED_CITIES}(?: |$)`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an air segment with its class apart and a weekday digit",
  },
  {
    pattern: new RegExp(
      String.raw`${NUMBERED}${AIRLINE}OPEN [A-Z] (?:${DAY_MONTH} (?:${WEEKDAY_DIGIT}[ *])?)?${CITIES}(?: |$)`,
      "m",
    ),
    at: FLIGHT_START,
    weight: 0.9,
    reason: "an open segment with its class apart",
  },
  {
    pattern: new RegExp(`${SCREEN_LINE} {0,9}${SELL_ENTRY}(?: |$)`, "m"),
    at: LINE_START,
    weight: 0.9,
    reason: "an entry that sells seats",
  },
  {
    pattern: new RegExp(
      `(?<=\\d(?:[APNM]|\\+\\d)? {1,4}(?:${DAY_MONTH} {1,4})?)E {1,2}${AIRLINE}[/.](?:[A-Z\\d]{5,6})?(?: *$)`,
      "m",
    ),
    at: WORD_START,
    weight: 0.7,
    reason: "an airline's locator after the mark of electronic tickets",
  },
  {
    pattern: new RegExp(
      String.raw`\*1A/E\*| ${SEE_SERVICES}|(?:^|\n)${MAYBE_NUMBERED}(?:OP[CW]-|FA PAX |AP[EMN] )`,
    ),
    weight: 0.7,
    reason: "elements and marks of this system alone",
  },
  {
    pattern: new RegExp(
      String.raw`^${MAYBE_NUMBERED}(?:${TRAIN} ${PROVIDER} +\d\d |${oneOf(NOTED_HOTEL, "MIS", NOTED_CAR)} 1A )`,
      "m",
    ),
    at: LINE_START,
    weight: 0.7,
    reason: "segments as this system keeps them",
  },
  {
    pattern: new RegExp(String.raw`^ *[1-9]\d?\.${SURNAME}/${NAME_LETTER}`, "m"),
    at: NUMBERED_LINE,
    weight: 0.5,
    reason: "names numbered without item counts",
  },
];
