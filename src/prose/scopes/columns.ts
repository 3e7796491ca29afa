import { wordsFor } from "../lexicon/lexicon.ts";
import { LETTER } from "../lexicon/words.ts";

/** Titles of columns. */
const TITLES = new Set(wordsFor("columns"));
const CLASS_TITLES = new Set(wordsFor("classColumns"));
const WORDS = new RegExp(`${LETTER}+`, "g");

/**
 * Whether a line contains only the titles of a table's columns.
 *
 * @param named requires a title for the booking class
 */
export function isColumnTitles(line: string, named?: "class"): boolean {
  if (line.length > 300 || /\d/.test(line)) return false;
  const words = line.toLowerCase().match(WORDS) ?? [];
  if (words.length < 2 || !words.every((word) => TITLES.has(word))) return false;
  return named === undefined || words.some((word) => CLASS_TITLES.has(word));
}
