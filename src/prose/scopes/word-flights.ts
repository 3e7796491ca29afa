import type { Fact } from "../facts/fact.ts";
import { anyOf } from "../lexicon/words.ts";

/** Codes of airlines that are words in capitals too. */
const AIRLINE_WORDS = new Set(
  "AT ON IN TO BY NO OR SO MY AM PM IS IT AS BE DO GO HE IF ME OF UP US WE AN ID TV DE EL LA LE ES EN UN DU ET AB UM IM ZU VO DA EM NA".split(
    " ",
  ),
);
const FLIGHT_BEFORE = new RegExp(
  `${anyOf(["flight", "flug", "vol", "vuelo", "voo", "volo", "flight no", "flt"])}[ .:|#]{0,4}$`,
);

/** Whether a word before it says that a code and a number are a flight's. */
export function isAnnounced(start: number, text: string): boolean {
  return FLIGHT_BEFORE.test(text.slice(Math.max(0, start - 16), start));
}

/** `THE FLIGHT AT 1030`: these stand behind the word as often. */
const BEHIND_FLIGHT = new Set([
  "AT",
  "ON",
  "IN",
  "TO",
  "BY",
  "NO",
  "OR",
  "IS",
  "AS",
  "DE",
  "UM",
  "AM",
  "AB",
]);

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
