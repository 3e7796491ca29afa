import { wordsFor } from "../lexicon/lexicon.ts";
import { folded, IDEOGRAPHS, LETTERS } from "../lexicon/words.ts";

/** Titles of columns. */
const TITLES = new Set(wordsFor("columns").flatMap((title) => folded(title).split(" ")));
const CLASS_TITLES = new Set(wordsFor("classColumns").map(folded));
const WORDS = new RegExp(`[${LETTERS}${IDEOGRAPHS}]+`, "g");

/**
 * Whether a line contains only the titles of a table's columns.
 *
 * @param named requires a title for the booking class
 */
export function isColumnTitles(line: string, named?: "class"): boolean {
  if (line.length > 300 || /\d|: *\S/.test(line)) return false;
  const words = folded(line).match(WORDS) ?? [];
  if (words.length < 2 || !words.every((word) => TITLES.has(word))) return false;
  return named === undefined || words.some((word) => CLASS_TITLES.has(word));
}
