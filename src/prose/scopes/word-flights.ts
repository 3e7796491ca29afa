import type { Fact } from "../facts/fact.ts";
import { capitalsFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf } from "../lexicon/words.ts";

/** Codes of airlines that are words in capitals too. */
const AIRLINE_WORDS = capitalsFor("likeAirlines");
const FLIGHT_BEFORE = new RegExp(`${anyOf(wordsFor("flight", "flightBefore"))}[ .:|#]{0,4}$`);

/** Whether a word before it says that a code and a number are a flight's. */
export function isAnnounced(start: number, text: string): boolean {
  return FLIGHT_BEFORE.test(text.slice(Math.max(0, start - 16), start));
}

/** `THE FLIGHT AT 1030`: these stand behind the word as often. */
const BEHIND_FLIGHT = capitalsFor("behindFlight");

/** Takes what only looks like a flight among words in capitals for words: `MALA DE 23 KG`. */
export function withoutWordFlights(facts: readonly Fact[], text: string): readonly Fact[] {
  const has = (kind: Fact["kind"]) => facts.some((fact) => fact.kind === kind);
  if (!has("flight") || !has("word")) return facts;
  return facts.map((fact) => {
    const { start, end } = fact;
    if (fact.kind !== "flight" || !AIRLINE_WORDS.has(fact.airline.value)) return fact;
    if (isAnnounced(start, text) && !BEHIND_FLIGHT.has(fact.airline.value)) return fact;
    return { kind: "word", text: { value: text.slice(start, end), start, end }, start, end };
  });
}
