import { term, type Term } from "./fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";

/** Words that accompany the details of a journey and add nothing. */
const KNOWN = wordsFor("known");

const words = new Set(KNOWN);

/** Whether letters that might be a code are such a word. */
export function isKnownWord(text: string): boolean {
  return words.has(text.toLowerCase());
}

export const known: readonly Term[] = [
  term("KnownWord", `${WORD_START}${anyOf(KNOWN)}`, () => ({ kind: "known" })),
];
