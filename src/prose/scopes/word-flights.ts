import { airlineNamed } from "../../reference/index.ts";
import type { Fact } from "../facts/fact.ts";
import { isPlaceAmongWords } from "../lexicon/codes.ts";
import { capitalsFor, languagesWith, listed, namesFor, wordsFor } from "../lexicon/lexicon.ts";
import { isOtherThing } from "../lexicon/unbooked/no-flights.ts";
import { anyOf, folded } from "../lexicon/words.ts";

/** Airline codes that are also words, in capitals. */
const AIRLINE_WORDS = capitalsFor("likeAirlines");
const FLIGHT_WORDS = anyOf(wordsFor("flight", "flightBefore"));
const FLIGHT_BEFORE = new RegExp(`(${FLIGHT_WORDS})[ .:|#]{0,4}$`);

/** Whether a word before a code and a number announces a flight. */
export function isAnnounced(start: number, text: string): boolean {
  return FLIGHT_BEFORE.test(text.slice(Math.max(0, start - 16), start));
}

/** Whether the word for a flight is in a language in which the code is also a word that follows it: not `VOL AT 764`. */
function isWordAfter(code: string, start: number, text: string): boolean {
  const [, word = ""] = FLIGHT_BEFORE.exec(text.slice(Math.max(0, start - 16), start)) ?? [];
  return languagesWith(word, ["flight", "flightBefore"]).some(({ afterFlight }) =>
    listed(afterFlight).includes(code.toLowerCase()),
  );
}

/** Alone in a cell or after a label, and no time: `FLIGHT: AT 764`, `FLIGHT AT 764 | STATUS: OK`, not `FLUG: UM 1030 UHR`. */
const LABEL_BEFORE = new RegExp(
  `(?:${FLIGHT_WORDS} {0,3}[:|#] {0,3}|(?:^|\\n|\\|) {0,3}${FLIGHT_WORDS} {1,4})$`,
);
const END_OF_CELL = /^(?: {0,3}(?:[|\n;]|$)| {2}| [A-Z]{3}[ /-]?[A-Z]{3}(?![A-Z]))/;
const TIME = /^(?:[01]?\d|2[0-3])(?:[0-5]\d)?$/;

function isWholeValue({ start, end }: Fact, number: string, text: string): boolean {
  return (
    LABEL_BEFORE.test(text.slice(Math.max(0, start - 24), start)) &&
    END_OF_CELL.test(text.slice(end, end + 9)) &&
    !TIME.test(number)
  );
}

/** A word, and not the status at the end of a row; among those that say nothing, the short ones: `À`, `LE`. */
function isWord(fact: Fact): boolean {
  if (fact.kind === "word") return !STATUS.test(fact.text.value);
  // `POR ES 86 IDA`
  if (fact.kind === "place") return fact.isBare && !isPlaceAmongWords(fact.code.value);
  return fact.kind === "known" && fact.end - fact.start <= LONGEST_PARTICLE;
}

const LONGEST_PARTICLE = 2;

const STATUS = /^(?:HK|HL|KK|KL|TK|RR|UN|HX)$/;

/** `PARIS MONTPARNASSE 1 ET 2`: a word for "and" between two small numbers. */
const AFTER_NUMBER = /(?<![\d:.])\d{1,2} $/;
const SMALL_NUMBER = 2;

type FlightFact = Extract<Fact, { readonly kind: "flight" }>;

const SHORT_WEEKDAYS = new Set(namesFor("weekdays").filter(({ length }) => length === 2));
/** `TU 24`, at the start of a line. */
const DAY_AT_START = /^ *([A-Z]{2}) {1,3}(\d{1,2})(?!\d)/;

/** Whether a flight is the day of a row below or above that of the day before or after: `WE 25` below `TU 24`. */
function isDayOfRow({ airline, flight, start }: FlightFact, text: string): boolean {
  if (!SHORT_WEEKDAYS.has(folded(airline.value))) return false;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  if (text.slice(from, start).trim() !== "") return false;
  const above = text.slice(text.lastIndexOf("\n", from - 2) + 1, from);
  const end = text.indexOf("\n", start);
  const below = end === -1 ? "" : text.slice(end + 1, end + 20);
  return [above, below].some((line, at) => {
    const [, weekday = "", day] = DAY_AT_START.exec(line) ?? [];
    const next = Number(flight.value) + (at === 0 ? -1 : 1);
    return weekday !== airline.value && SHORT_WEEKDAYS.has(folded(weekday)) && Number(day) === next;
  });
}

/** Without what only looks like a flight between two numbers, and without days of rows. */
export function withoutNumberPairs(facts: readonly Fact[], text: string): readonly Fact[] {
  return facts.map((fact) => {
    if (fact.kind !== "flight" || fact.flight.value.length > SMALL_NUMBER) return fact;
    const { start } = fact;
    if (isDayOfRow(fact, text)) return asWord(fact, text);
    if (!AIRLINE_WORDS.has(fact.airline.value)) return fact;
    return AFTER_NUMBER.test(text.slice(Math.max(0, start - 4), start)) ? asWord(fact, text) : fact;
  });
}

function asWord({ start, end }: Fact, text: string): Fact {
  return { kind: "word", text: { value: text.slice(start, end), start, end }, start, end };
}

/** `2015`, `1998`: four digits that can be a year. */
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
/** Of a flight, its two times would be at least so many minutes apart. */
const SHORTEST_FLIGHT = 25;
/** `936`: a number of another thing after its code, and no time. */
const NUMBER_OF_CODE = /^ {1,2}\d{3,6}(?![\d:.])/;

/** Without years that look like the times of a flight (`2015 - 2019`), codes of standards (`ISO 936`), and days (`DAY 5`). */
export function withoutYearsAndStandards(facts: readonly Fact[], text: string): readonly Fact[] {
  const standards = new Set(
    facts.flatMap((fact, at) =>
      fact.kind === "place" && isStandard(fact, facts[at + 1], text) ? fact.code.value : [],
    ),
  );
  return facts.map((fact, at) => {
    const isOther =
      (fact.kind === "place" && fact.isBare && standards.has(fact.code.value)) ||
      isYear(fact, facts[at - 1], facts[at - 2], text) ||
      isYear(fact, facts[at + 1], facts[at + 2], text) ||
      isNumberedDay(fact, [facts[at - 1], facts[at + 1]], text);
    return isOther ? asWord(fact, text) : fact;
  });
}

/** Whether a bare time is one of two years with a dash between them. */
function isYear(fact: Fact, link: Fact | undefined, other: Fact | undefined, text: string) {
  if (fact.kind !== "time" || other?.kind !== "time" || !fact.isBare || !other.isBare) return false;
  const areYears = [fact, other].every(({ start, end }) => YEAR.test(text.slice(start, end)));
  const minutes = Math.abs(fact.clock.value - other.clock.value);
  return areYears && isDash(link) && minutes < SHORTEST_FLIGHT;
}

function isDash(fact: Fact | undefined): boolean {
  return fact !== undefined && (fact.kind === "mark" || fact.kind === "link");
}

/** Whether the letters of a place are directly before a number. */
function isStandard(fact: Fact, next: Fact | undefined, text: string): boolean {
  if (fact.kind !== "place" || !fact.isBare || fact.isNamed === true) return false;
  if (next?.kind !== "word" && next?.kind !== "unclearTime") return false;
  return NUMBER_OF_CODE.test(text.slice(fact.end, fact.end + 9));
}

const DAYS = new Set(wordsFor("days").map(folded));
/** `5.\u00ba `, `5. `, `5th `, and no time. */
const NUMBER_BEFORE = /(?<![\d:.,/-])\d{1,2}(?:\.?[\u00ba\u00aa\u00b0]|\.|[a-z]{1,2})? ?$/;
const NUMBER_AFTER = /^ {1,2}\d{1,2}(?![\d:.,/-])/;
const BESIDE_NUMBER: ReadonlySet<Fact["kind"] | undefined> = new Set([
  "word",
  "mark",
  "known",
  undefined,
]);

/** Whether the letters of a place are the word for a day of a plan: `5.\u00ba DIA`, `DAY 5`, `5. TAG`. */
function isNumberedDay(fact: Fact, beside: readonly (Fact | undefined)[], text: string): boolean {
  if (fact.kind !== "place" || !fact.isBare || !DAYS.has(folded(fact.code.value))) return false;
  if (!beside.every((other) => BESIDE_NUMBER.has(other?.kind))) return false;
  return (
    NUMBER_BEFORE.test(text.slice(Math.max(0, fact.start - 8), fact.start)) ||
    NUMBER_AFTER.test(text.slice(fact.end, fact.end + 5))
  );
}

/** Turns what only looks like a flight among words in capitals into words: `MALA DE 23 KG`. */
export function withoutWordFlights(facts: readonly Fact[], text: string): readonly Fact[] {
  if (!facts.some(({ kind }) => kind === "flight")) return facts;
  const hasWords = facts.some(isWord);
  return facts.map((fact, at) => {
    if (isPartOfThing(facts, at, text)) return asWord(fact, text);
    if (fact.kind !== "flight" || !AIRLINE_WORDS.has(fact.airline.value)) return fact;
    return isClearFlight(fact, text, hasWords) ? fact : asWord(fact, text);
  });
}

/** Whether the letters of a place and those beside it are a thing that a word for flights is part of: `FLY ROD`. */
function isPartOfThing(facts: readonly Fact[], at: number, text: string): boolean {
  if (facts[at]?.kind !== "place") return false;
  return [facts.slice(at - 1, at + 1), facts.slice(at, at + 2)].some((beside) => {
    const [first, last] = [beside[0], beside.at(-1)];
    return first !== undefined && isOtherThing(text.slice(first.start, last?.end));
  });
}

function isClearFlight(fact: FlightFact, text: string, hasWords: boolean): boolean {
  const { airline, flight, start } = fact;
  if (isWholeValue(fact, flight.value, text)) return true;
  if (isAfterName(airline.value, start, text)) return true;
  if (isWordAfter(airline.value, start, text)) return false;
  return !hasWords || isAnnounced(start, text);
}

const LONGEST_NAME = 40;
const MOST_WORDS = 3;

/** Whether the name of the airline stands before its code: `AIR FRANCE AF 338`. */
function isAfterName(code: string, start: number, text: string): boolean {
  const words = text
    .slice(Math.max(0, start - LONGEST_NAME), start)
    .split(/[ \n]+/)
    .filter((word) => word !== "")
    .slice(-MOST_WORDS);
  return words.some((_, index) => airlineNamed(words.slice(index).join(" ")) === code);
}
