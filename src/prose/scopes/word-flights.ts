import { airlineNamed } from "../../reference/index.ts";
import type { Fact } from "../facts/fact.ts";
import { capitalsFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf } from "../lexicon/words.ts";

/** Airline codes that are also words, in capitals. */
const AIRLINE_WORDS = capitalsFor("likeAirlines");
const FLIGHT_BEFORE = new RegExp(`${anyOf(wordsFor("flight", "flightBefore"))}[ .:|#]{0,4}$`);

/** Whether a word before a code and a number announces a flight. */
export function isAnnounced(start: number, text: string): boolean {
  return FLIGHT_BEFORE.test(text.slice(Math.max(0, start - 16), start));
}

/** Those that also follow the word for a flight: `THE FLIGHT AT 1030`. */
const WORDS_AFTER_FLIGHT = capitalsFor("afterFlight");

/** A word, and not the status at the end of a row; among those that say nothing, the short ones: `À`, `LE`. */
function isWord(fact: Fact): boolean {
  if (fact.kind === "word") return !STATUS.test(fact.text.value);
  return fact.kind === "known" && fact.end - fact.start <= LONGEST_PARTICLE;
}

const LONGEST_PARTICLE = 2;

const STATUS = /^(?:HK|HL|KK|KL|TK|RR|UN|HX)$/;

/** `PARIS MONTPARNASSE 1 ET 2`: a word for "and" between two small numbers. */
const AFTER_NUMBER = /(?<![\d:.])\d{1,2} $/;
const SMALL_NUMBER = 2;

/** Without what only looks like a flight between two numbers. */
export function withoutNumberPairs(facts: readonly Fact[], text: string): readonly Fact[] {
  return facts.map((fact) => {
    if (fact.kind !== "flight" || fact.flight.value.length > SMALL_NUMBER) return fact;
    const { start, end } = fact;
    if (!AIRLINE_WORDS.has(fact.airline.value)) return fact;
    if (!AFTER_NUMBER.test(text.slice(Math.max(0, start - 4), start))) return fact;
    return { kind: "word", text: { value: text.slice(start, end), start, end }, start, end };
  });
}

/** Turns what only looks like a flight among words in capitals into words: `MALA DE 23 KG`. */
export function withoutWordFlights(facts: readonly Fact[], text: string): readonly Fact[] {
  const has = (kind: Fact["kind"]) => facts.some((fact) => fact.kind === kind);
  if (!has("flight") || !facts.some(isWord)) return facts;
  return facts.map((fact) => {
    const { start, end } = fact;
    if (fact.kind !== "flight" || !AIRLINE_WORDS.has(fact.airline.value)) return fact;
    if (isAnnounced(start, text) && !WORDS_AFTER_FLIGHT.has(fact.airline.value)) return fact;
    if (isAfterName(fact.airline.value, start, text)) return fact;
    return { kind: "word", text: { value: text.slice(start, end), start, end }, start, end };
  });
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
