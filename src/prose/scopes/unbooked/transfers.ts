import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf } from "../../lexicon/words.ts";
import { asWords } from "./unbooked.ts";

const TRANSFER = new RegExp(`^[ *\u2022>-]{0,24}${anyOf(wordsFor("transfers"))}`);

/** What can be a detail of a journey. */
const OF_JOURNEY: ReadonlySet<Fact["kind"]> = new Set([
  "date",
  "time",
  "place",
  "pair",
  "side",
  "days",
  "terminals",
]);

/**
 * The facts of a line: one that begins with a word for transfers says nothing about the flight or train beside it:
 * `Transfer   hotel - airport, pick-up at 09:45`.
 */
export function withoutTransfers(
  facts: readonly Fact[],
  printed: string,
  text: string,
): readonly Fact[] {
  if (!TRANSFER.test(printed) || facts.some(isOfJourney)) return facts;
  const details = facts.filter(({ kind }) => OF_JOURNEY.has(kind));
  return asWords(facts, details, text);
}

function isOfJourney({ kind }: Fact): boolean {
  return kind === "flight" || kind === "train";
}
