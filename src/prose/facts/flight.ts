import type { Read } from "../../ast/nodes.ts";
import { countOf, part, trimmed } from "../../../grammars/common/values.ts";
import { isAirline } from "../lexicon/codes.ts";
import { MONTH_NAME } from "./dates.ts";
import { groupOf, term, valued, type Term } from "./fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { NUMBERED_THINGS } from "../lexicon/unbooked/no-flights.ts";
import {
  anyCase,
  anyOf,
  CAPITALS,
  capitals,
  eitherOf,
  GAP as COLON_GAP,
  IDEOGRAPHS,
  LETTERS,
  SMALL as SMALL_LETTERS,
  WORD_START,
} from "../lexicon/words.ts";

/*
 * A flight number, and what appears next to it: class, status, equipment, operating carrier.
 *
 *   BA117   BA 117   BA0117Y   BA 117 Y 12APR   LA    3356   AY-1571
 */

const ALONE = `(?<![${LETTERS}\\d./@#*])`;
/** How a number begins: looked for first, as most words are none, and the words before it are many. */
const SHAPE = "(?!CO2(?!\\d))(?=[A-Z]{2}[ -]{0,6}\\d|[A-Z]\\d|\\d[A-Z])";
/** Words before a number that is not a flight: what it counts or refers to; but not `Flight No.: 5J 508`. */
const OTHER_BEFORE = `(?:(?<!${WORD_START}(?:${eitherOf([...wordsFor("notFlights", "recordLocator"), ...NUMBERED_THINGS])})[.:#]? {0,2})|(?<=${WORD_START}(?:${eitherOf(wordsFor("flightNumber"))})[.:#]{0,2} {0,2}))`;
/** What follows a number that is not a flight's: a time, a fraction, a day with its month. */
const UNITS = wordsFor("units");
/** In small letters: in capitals those without a slash can be codes. */
const UNIT = `(?:${[...UNITS, ...UNITS.filter((unit) => unit.includes("/")).map(capitals)].join("|")})(?![${LETTERS}\\d])`;
/** What continues a longer number, of a lorry or of chapters: `AB-123-CD`, `HT 1-0`. */
const LONGER = "-(?:[A-Z]{1,2}(?![A-Za-z])|\\d{1,3}(?!\\d))";
/** Further groups of digits, of a tax, a bank or a ticket number: `DE 999 999 999`, `DE89 3704 0044 0532`. */
const GROUPS = " \\d{3}[ .]\\d{3}(?!\\d)|(?: \\d{4}){3}|[- ]\\d{10}(?!\\d)";
/** `BR-104, km 91`: of a road. */
const ROAD = ",? [Kk][Mm]\\.? ?\\d";
const NOT_OTHER_NUMBER = `(?! ?${UNIT}|${LONGER}|${GROUPS}|${ROAD})(?!\\d|[:.]\\d|/\\d|%|(?<!\\d{3})\\.? ?[-/]? ?(?:(?:${eitherOf(wordsFor("ofMonth"))}) )?${MONTH_NAME}(?![${LETTERS}]))`;
/**
 * The booking class after the number: `Y`, `178Y`, `178 / Y /`, even before `O4JAN`; a letter before it belongs to the flight number.
 */
const CLASS =
  "(?:([A-Z])(?= {1,4}[A-Z] )|)(?: ?/ (?!E)[A-Z](?= /)| {0,3}([A-Z])(?= {1,6}(?:\\d|[OISB]\\d[A-Z]{3}(?![A-Za-z])|[A-Z]{2}\\d{1,2}[A-Z]{3}|[A-Z]{3}[ /-]?[A-Z]{3}(?![A-Za-z]))|,? ?\\n)|(?![A-Za-z\\u00c0-\\u024f]))";
const GAP = "(?: {0,6}|-)";
const CODES = "[A-Z]{2}" + GAP + "\\d{1,4}";
/** Codes with a digit, which need three digits directly after them: `E42` is not a flight. */
const MIXED = `[A-Z]\\d(?: {1,6}\\d{1,4}|-?\\d{3,4})|\\d[A-Z]${GAP}\\d{1,4}`;
/** `JFK T4 0830`: a terminal. */
const NO_TERMINAL = "(?!(?<=[A-Z]{3} )T\\d )";
const NUMBER = `(?:${CODES}|(?<![A-Z]\\d )${NO_TERMINAL}(?:${MIXED}))${NOT_OTHER_NUMBER}`;
const FLIGHT = /^([A-Z\d]{2})[ -]{0,6}(\d{1,4}[A-Z]?)(?:(?: *| ?\/ )([A-Z]))?$/;

/** Words that announce a flight number in lower case. */
const FLIGHT_WORDS = anyOf(wordsFor("flight", "flightNumber"));
const SMALL = `(?<=${FLIGHT_WORDS}[:.]? {0,2})(?!(?:${wordsFor("afterFlight").join("|")}) ?\\d)[a-z]{2} ?\\d{1,4}(?![\\da-z:.])`;

const STATUSES =
  "(?:HK|HL|HN|HX|HS|KK|KL|TK|TL|TN|UC|UN|UU|US|NO|SS|GK|GL|DK|DL|RR|PN|PB|LL|NN|MK|BK|OK)";

/**
 * After a city pair, two letters and a digit are a status, which a seat may follow: `SGNDAD HK
 * 14D`.
 */
const NOT_STATUS =
  "(?!(?<=(?:(?<![A-Z])(?!FLIGHT)[A-Z]{6}|[A-Z]{3}[/-][A-Z]{3}|(?<![A-Z\\d])[A-Z\\d]{2}) {1,3})" +
  `(?:${STATUSES} ?\\d{1,2}[A-Z]?(?![A-Z\\d])|[A-Z]{2}\\d{1,2}(?!\\d)))`;

/** `Statut du vol: HK1`: what follows the word for a flight is a status, and no number. */
const NOT_OF_STATUS = `(?<!${anyOf(wordsFor("statusLabels"))}(?: [a-z]{2,3})? )`;

export const flights: readonly Term[] = [
  term(
    "Status",
    `(?<![A-Za-z\\d]|${NOT_OF_STATUS}${WORD_START}${FLIGHT_WORDS}[:.]? {0,2})${STATUSES}\\d{1,2}(?![A-Za-z\\d:.])`,
    (text) => {
      const status = part(text, 0, 2);
      const count = countOf(text);
      return status && count && { kind: "status", status, count };
    },
  ),
  term("FlightNumber", `${ALONE}${SHAPE}${OTHER_BEFORE}${NOT_STATUS}${NUMBER}${CLASS}`, flightFact),
  term("SmallFlightNumber", SMALL, flightFact),
];

function flightFact(text: Read<string>) {
  const value = capitals(text.value);
  const [, code = "", , letter] = FLIGHT.exec(value) ?? [];
  if (!isAirline(code)) return undefined;
  const digits = value.slice(2).search(/\d/) + 2;
  const length = (/^\d{1,4}/.exec(value.slice(digits))?.[0] ?? "").length;
  const suffix = /^\d+[A-Z] +[A-Z]$/.test(value.slice(digits)) ? 1 : 0;
  const number = part(text, digits, digits + length + suffix);
  const classAt =
    letter === undefined && !/[A-Z]$/.test(value.slice(digits)) ? -1 : value.length - 1;
  const bookingClass = classAt < 0 ? undefined : part(text, classAt, classAt + 1);
  // `000`, before the lines of a history, is the number of no flight.
  if (number === undefined || /^0+$/.test(number.value)) return undefined;
  return {
    kind: "flight" as const,
    airline: { value: code, start: text.start, end: text.start + 2 },
    flight: number,
    isSmall: value.slice(0, 2) !== text.value.slice(0, 2),
    ...(bookingClass === undefined ? {} : { bookingClass }),
  };
}

const CLASS_WORDS = anyOf(wordsFor("bookingClass"));
const CABIN = anyOf(wordsFor("cabins"));
const IDEOGRAPH = new RegExp(`^[${IDEOGRAPHS}]`);
/** What airlines call the fares of a cabin. */
const FARE_NAMES =
  "Basic|Base|Best|Choice|Classic|Comfort|Convenience|Discount|Easy|Flex|Full|Go|Green|Lite|Light|Max|Optimal|Plus|Promo|Saver|Semi|Smart|Standard|Super|Value";
/** The class after its cabin: `Business (D)`, `Economy, Klasse T`, `Economy / Y`, `Economy Classic - V`, `Économique, Standard (V)`, `Economy - Flex, K`. */
const CLASS_AFTER = `(?:(?:(?: [A-Z][a-z]{2,12}){0,2}|, (?:${FARE_NAMES})) {0,2}\\( ?|(?: (?:${FARE_NAMES})){1,2} [-\u2013] (?=[A-Z](?: {2}| ?\\||\\n))| [-\u2013] (?:${FARE_NAMES}), (?=[A-Z](?: {2}| ?\\||\\n))|, (?=[A-Z](?: {2}| ?\\||\\n))|,? {1,2}${CLASS_WORDS}:? {1,2}| ?/ ?| [-\u2013] )(?:${CLASS_WORDS}:? )?[A-Z](?![A-Za-z\\d])\\)?`;
/** After a label, nothing need be between them: `Class: Economy V`. */
const CABIN_AND_CLASS = `${CABIN} [A-Z](?= *\\n| {2}| ?\\|)`;
/** After a label, a cabin can have any name: `Class: Main (Q)`. */
const ANY_CABIN = "[A-Z][A-Za-z]{1,15}(?: [A-Z][A-Za-z]{1,15})? ?\\([A-Z]\\)";
/** `Classe Soleil (Y)`: a name and the class in brackets need no colon, if they are apart: `Car: Class Compact (C)` is none. */
const NAMED_CLASS = `(?<=(?:\\n|^| {2}|[|,\u00b7\u2013-] ?|:\\d\\d ) {0,8})${CLASS_WORDS} [${CAPITALS}][${SMALL_LETTERS}]{2,14} \\([A-Z]\\)(?= *(?:\\n|$)| {2}| ?[|,;\u00b7\u2013-])`;
/** `经济舱 L`: in a script without capitals, a capital after a cabin is its class, but in `经济舱 A座` a seat. */
const CLASS_AFTER_IDEOGRAPHS = `(?:${eitherOf(wordsFor("cabins").filter((word) => IDEOGRAPH.test(word)))}) {1,2}[A-Z](?![A-Za-z\\d/]| {0,2}(?:\\d|${anyOf(wordsFor("seat"))})|(?!${CLASS_WORDS})[${IDEOGRAPHS}])`;
/** Centilitres: `Vin 75 cl. B`, but not `BA 117 cl. B`. */
const NO_VOLUME = `(?!(?<=[${SMALL_LETTERS}][:,]? \\d{1,3} )[Cc]l\\.)`;
/** A code of one letter is no locator: `Booking code: T`, but not `PNR: T`. */
const CODE_OF_CLASS = `${anyOf(wordsFor("recordLocator").filter((word) => /[ck][o\u00f3]d/.test(word)))} ?[:\uff1a] {1,3}[A-Z](?= {0,8}(?:\\n|[|,;\u00b7-] ))`;
const EQUIPMENT_WORDS = anyOf(wordsFor("equipment"));
const OPERATED_BY = anyOf(wordsFor("operatedBy"));
/** What is printed when the operating carrier is unknown. */
const UNKNOWN_OPERATOR = /^(?:SUBSIDIARY|UNDEFINED|FRANCHISE)/;
/** ` - Duration: ` or ` - Economy`, after a name: another label, or the cabin. */
const NEXT_LABEL = `[-\u2013\u00b7] (?:(?:[${LETTERS}'.]{1,20} ?){1,3}[:\uff1a]|(?:${CABIN}|${CLASS_WORDS})(?![${LETTERS}]))`;
const OPERATOR = `[${LETTERS}\\d](?:[${LETTERS}\\d&.'/-]| (?! |${anyCase("for ")}|${NEXT_LABEL}))*`;

/** `Virgin Australia as VA 1528`, `Jazz (AC 8021)`: the operator's own number is not part of its name. */
const BRACKETED = "(?: ?\\([A-Z\\d]{2} ?\\d{1,4}\\))?";
const OWN_NUMBER = new RegExp(
  `(?:(?: [${SMALL_LETTERS}]{2,8}){1,2} |,? ?/ ?| )[A-Z\\d]{2} ?\\d{2,4}$| ?\\([A-Z\\d]{2} ?\\d{1,4}\\)$`,
);
/** A full stop after a word that is not an abbreviation ends the sentence: not `Inc.`. */
const OPERATOR_NAMED = new RegExp(
  `^${OPERATED_BY}${COLON_GAP}(.{1,200}?)(?:(?<=[${SMALL_LETTERS}]{5})\\.)?$`,
);

/** What words say of the standing of a journey, alone in a cell or after their label. */
const STANDING_WORD = anyOf(wordsFor("confirmed", "waitlisted"));
/** Also twice, in two languages: `confirmed / bestätigt`. */
const STANDINGS = `${STANDING_WORD}(?: ?/ ?${STANDING_WORD})?`;
const CELL_START = "(?<=(?<![^\\n]) {0,20}| {3}|[|\u00b7] ?)";
const CELL_END = "(?= {0,8}(?:[|\u00b7\\n]| {3}))";
const STANDING_AT_END = new RegExp(`(HK|HL|OK|\u041e\u041a|${STANDINGS})$`);
const WAITLISTED = new RegExp(`^(?:HL|${anyOf(wordsFor("waitlisted"))})$`);

function standingOf(word: string): string {
  return WAITLISTED.test(word.trim()) ? "HL" : "HK";
}

function classAtEnd(text: Read<string>) {
  const bookingClass = groupOf(text, /([A-Z])\)?$/, 1);
  return bookingClass && { kind: "class" as const, bookingClass };
}

/** Details of a flight in words. */
export const flightDetails: readonly Term[] = [
  term(
    "BookingClass",
    `${WORD_START}${NO_VOLUME}(?:${CLASS_WORDS}${COLON_GAP}\\(?[A-Z](?![A-Za-z\\d])\\)?|(?:${CLASS_WORDS}${COLON_GAP})?${CABIN}${CLASS_AFTER}|${CLASS_WORDS} {0,20}[:\uff1a] {0,12}(?:${ANY_CABIN}|${CABIN_AND_CLASS})|${NAMED_CLASS}|${CLASS_AFTER_IDEOGRAPHS}|${CODE_OF_CLASS})`,
    classAtEnd,
  ),
  term("Cabin", `${WORD_START}${CABIN}`, () => ({ kind: "known" })),
  term(
    "Equipment",
    `${WORD_START}${EQUIPMENT_WORDS}${COLON_GAP}[A-Z\\d]{3}(?![A-Za-z\\d])`,
    (text) => {
      const equipment = part(text, text.value.length - 3, text.value.length);
      // `EQP 23K` is what may be carried.
      if (equipment === undefined || /^\d{1,2}(?:K|PC)$/.test(equipment.value)) return undefined;
      return { kind: "equipment", equipment };
    },
  ),
  term("OperatedBy", `${WORD_START}${OPERATED_BY}${COLON_GAP}${OPERATOR}${BRACKETED}`, (text) => {
    const named = groupOf(text, OPERATOR_NAMED, 1);
    const at = named?.value.search(OWN_NUMBER) ?? -1;
    const operator = trimmed(at > 0 ? part(named, 0, at) : named);
    if (operator === undefined) return undefined;
    const name = capitals(operator.value);
    if (UNKNOWN_OPERATOR.test(name)) return { kind: "known" };
    return { kind: "operator", operator: valued(operator, name) };
  }),
  term(
    "Standing",
    `${WORD_START}${anyOf(wordsFor("statusLabels"))} {0,20}[:\uff1a] {0,12}(?:HK|HL|OK|\u041e\u041a|${STANDINGS})(?![${LETTERS}\\d])|${CELL_START}${STANDINGS}${CELL_END}`,
    (text) => {
      const words = groupOf(text, STANDING_AT_END, 1);
      const [status, ...others] = new Set(words?.value.split("/").map(standingOf));
      if (words === undefined || status === undefined || others.length > 0) return undefined;
      return { kind: "standing", status: valued(words, status) };
    },
  ),
  term("LoneLetter", `(?<![${LETTERS}\\d'.&/-])[A-Z](?![${LETTERS}\\d'.&/-]| {0,20}:)`, (text) => ({
    kind: "letter",
    letter: text,
  })),
];
