import { wordsFor } from "./lexicon.ts";
import { folded } from "./words.ts";

/** The titles of persons that stay in their names, and those of which each is one of them in the answer. */
export const TITLE_TOPICS = [
  "titles",
  "titlesMr",
  "titlesMrs",
  "titlesMs",
  "titlesMstr",
  "titlesDr",
] as const;

/** All of them, in every language. */
export const ALL_TITLES = wordsFor(...TITLE_TOPICS);

/** A title or another word as the lexicon has it, without a dot and spaces that end it. */
export function withoutDot(word: string): string {
  return folded(word).replace(/[. ]{1,4}$/, "");
}
