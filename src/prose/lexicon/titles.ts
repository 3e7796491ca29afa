import { wordsFor } from "./lexicon.ts";

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
