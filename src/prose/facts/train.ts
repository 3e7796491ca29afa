import { groupOf, term, type Fact, type Term } from "./fact.ts";
import { MONTH_NAME } from "./dates.ts";
import { capitalsFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, CAPITALS, eitherOf, GAP, LETTERS, WORD_START } from "../lexicon/words.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * A train number, after a word for a train or the name of a kind of them, and what only trains have:
 *
 *   Train 9014   TGV 6607   ICE 595   Eurostar 9031   Zug: ICE 595   Train 1E21   IC 2024 Hamburg Hbf
 *   Trenitalia FR 9519   FR 9519 (Trenitalia)
 *   Coach C, seat 24   Platz 61, 62   2. Klasse   Gleis 7
 */

const KIND = `(?:${eitherOf(wordsFor("train"))})`;
/** The kind of a train after its label, which can be any: `Train: LNER 9`, `Zug RE 5`. */
const NAME = `[${CAPITALS}\u0391-\u03ab\u0410-\u042f][${LETTERS}\\d]{1,20}`;
const ANY_KIND = `(?:[A-Z]{2,4}|(?<=:  ?)${NAME}(?: ${NAME}){0,2})`;
/** No day of a month: `Train: Friday 16 April`. */
const NOT_DAY = `(?!\\.? ?(?:(?:${eitherOf(wordsFor("ofMonth"))}) )?${MONTH_NAME}(?![${LETTERS}]))`;
/** Digits; after a word for a train also the four characters of a British one. */
const END = `(?![\\d${LETTERS}]|[:.,/]\\d)${NOT_DAY}`;
const NUMBER = `(?:[A-Z]?\\d{1,5}[\u0410-\u042f]?|\\d[A-Z]\\d\\d)${END}`;
/** `TGV INOUI n\u00b0 6622` */
const NUMBER_WORD = `(?:${eitherOf(wordsFor("numberWords"))}|\u2116) ?`;
const NUMBER_AT_END = /(\d[A-Z]\d\d|(?<![A-Z])[A-Z]\d{1,5}|\d{1,5}[\u0410-\u042f]?)$/;

/** Codes that are also those of airlines are trains only if a station, a coach or a class near the number says so, or a word before it. */
const CODE = `(?:${eitherOf(wordsFor("trainCodes"))})`;
const NOT_FLIGHT = notAfterFlight("");
const STATION = `[ )]${anyOf(wordsFor("station"))}`;
const PART = "[^\n]{0,80}";
/** No word for flights is before the number, and no code of an airport behind it: `(FRA)`, `MUC-FLR`, `MUC 09:10`. */
const NOT_AIRPORT = `${notAfterFlight("\\d{1,5}")}(?!${PART}(?:\\([A-Z]{3}\\)|(?<![A-Z])[A-Z]{3}(?:[-/][A-Z]{3}(?![A-Z])| {1,3}\\d\\d:?\\d\\d(?!\\d))))`;
const COACH = `${WORD_START}${anyOf(wordsFor("coach"))}${GAP}\\d{1,3}(?![\\d${LETTERS}]|[.:,/]\\d)`;
/** Those of some airlines, of which a coach of a bus says nothing without a seat that has no letter, as those of trains. */
const OF_AIRLINES = "(?:EN|IR|NJ|RB|RJ) {0,2}\\d{1,5}";
const SEAT_OF_TRAIN = `${WORD_START}${anyOf(wordsFor("seat"))}${GAP}\\d{1,3}(?![${LETTERS}\\d])`;
const COACH_OF_TRAIN = `(?:(?<!${OF_AIRLINES})|(?=${PART}${SEAT_OF_TRAIN}))${PART}${COACH}`;
const CLASS = `(?:[${LETTERS}.\\u00aa\\u00ba\\u00b0-]{1,3})? ?${anyOf(wordsFor("bookingClass"))}(?! ?:? ?[A-Z\\d](?![${LETTERS}]))`;
/** `2. Klasse`, `1st class`: flights have no such classes, but those of some airlines a first one; `Terminal 2 Class Y` is none. */
const CLASS_OF_TRAINS = `(?:${PART}(?<![\\d.,:/-])2|(?<!${OF_AIRLINES})${PART}(?<![\\d.,:/-])1)${CLASS}`;
/** A station on the same line or one of the two below, or a coach or a class of trains on the same line. */
const NEAR_STATION = `(?=${PART}${STATION}|${NOT_AIRPORT}(?:${COACH_OF_TRAIN}|${CLASS_OF_TRAINS})|${PART}\n${PART}${STATION}|${PART}\n${PART}\n${PART}${STATION})`;

/** Codes beside the name of a railway are not an airline's, whatever else is said. */
const RAILWAY = anyOf(wordsFor("railways"));
const RAILWAY_NUMBER = `(?:${[...capitalsFor("railwayCodes")].join("|")})(?: {0,2}|-)\\d{1,5}${END}`;
const BY = `(?:${eitherOf(wordsFor("operatedBy"))} {1,3})?`;
const BESIDE = "(?: {1,3}| {0,3}[:|,(\u2013-] {0,3})";

const SEAT = "\\d{1,3}[A-Z]?";
/** Between two seats. */
const AND = `(?:,|/| ?&|${wordsFor("and")
  .map((word) => ` ${word}`)
  .join("|")})`;
/** No further digit, and no month: `seat 12, 14 April`. */
const SEAT_END = `(?![${LETTERS}\\d]|[.:/]\\d|[. ] ?${MONTH_NAME}(?![${LETTERS}]))`;
/** `Pl. 61 62,`: only a space, if nothing but seats follows. */
const NEXT_SEAT = ` (?=${SEAT}(?: ${SEAT}){0,7} {0,2}(?:[,;|)](?!\\d)|\\n| {2}))`;
const CLASS_WORDS = anyOf(wordsFor("bookingClass"));

export const trains: readonly Term[] = [
  // Also matches `train 2 of 5`, `take train 117 at 10`: such prose has no stations.
  term(
    "TrainNumber",
    `${WORD_START}${KIND}(?::? ?${KIND})?[:\uff1a ]? {0,2}(?:${ANY_KIND} )?(?:${NUMBER_WORD})?${NUMBER}`,
    trainFact,
  ),
  term("RailwayTrain", `${WORD_START}${RAILWAY}${BESIDE}${RAILWAY_NUMBER}`, trainFact),
  term("TrainOfRailway", `${WORD_START}${RAILWAY_NUMBER}(?=${BESIDE}${BY}${RAILWAY})`, trainFact),
  term(
    "TrainCode",
    `${WORD_START}${CODE} {0,2}(?:(?<!(?:RE|EN|RB|IR|NJ) {0,2})${NOT_FLIGHT}${NUMBER_WORD}\\d{1,5}${END}|\\d{1,5}${END}${NEAR_STATION})`,
    (text) =>
      // In small letters they are words: `en 2027`.
      /^[A-Z]/.test(text.value) ? trainFact(text) : undefined,
  ),
];

/** What is not behind a word for flights, a code and a number. */
function notAfterFlight(number: string): string {
  return `(?<!${anyOf(wordsFor("flight"))}[: ] ?[A-Z]{2,3} {0,2}${number})`;
}

function trainFact(text: Parameters<Term["read"]>[0]) {
  const train = groupOf(text, NUMBER_AT_END, 1);
  return train && ({ kind: "train", train } as const);
}

/** Details of the seats of a train; those of flights have forms of their own. */
export const trainDetails: readonly Term[] = [
  term(
    "Coach",
    `${WORD_START}${anyOf(wordsFor("coach"))}${GAP}(?:[A-Z]|\\d{1,3}[A-Z]?)(?![${LETTERS}\\d]|[.:,/]\\d)`,
    (text) => {
      const coach = groupOf(text, /([A-Z]|\d{1,3}[A-Z]?)$/, 1);
      return coach && { kind: "coach", coach };
    },
  ),
  {
    name: "TrainSeat",
    pattern: new RegExp(
      `${WORD_START}${anyOf(wordsFor("seat"))}(?:\\(s\\))?${GAP}${SEAT}${SEAT_END}(?:(?:${AND} {0,2}|${NEXT_SEAT})${SEAT}${SEAT_END}(?! [${LETTERS}]{3})){0,8}`,
    ),
    read: (text) => {
      const seats = matchesOf(text.value, /\d{1,3}[A-Z]?/g).map(({ 0: value, index }) => ({
        value,
        start: text.start + index,
        end: text.start + index + value.length,
      }));
      const fact: Fact = { kind: "trainSeats", seats, start: text.start, end: text.end };
      return [fact];
    },
  },
  term(
    "TrainClass",
    `${WORD_START}(?:${CLASS_WORDS}${GAP}[12](?![${LETTERS}\\d]|[.:,/]\\d)|[12](?:[${LETTERS}.\\u00aa\\u00ba\\u00b0-]{1,3})? ?${CLASS_WORDS})`,
    (text) => {
      const bookingClass = groupOf(text, /([12])/, 1);
      return bookingClass && { kind: "trainClass", bookingClass };
    },
  ),
  term(
    "Platform",
    `${WORD_START}${anyOf(wordsFor("platform"))}${GAP}\\d{1,3}[A-Za-z]?(?![${LETTERS}\\d]|[.:,/]\\d)`,
    () => ({
      kind: "platform",
    }),
  ),
];
