import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, folded, IDEOGRAPHS, LETTERS } from "../lexicon/words.ts";

/** Titles of columns. */
const TITLES = new Set(
  wordsFor("columns", "train", "coach", "seat", "platform").flatMap((title) =>
    folded(title).split(" "),
  ),
);
const CLASS_TITLES = new Set(wordsFor("classColumns").map(folded));
const WORD = `[${LETTERS}${IDEOGRAPHS}]+`;
const FIRST_WORD = new RegExp(WORD);
const WORDS = new RegExp(WORD, "g");

/**
 * Whether a line contains only the titles of a table's columns.
 *
 * @param named requires a title for the booking class
 */
export function isColumnTitles(line: string, named?: "class"): boolean {
  if (line.length > 300 || /\d|: *\S/.test(line)) return false;
  const plain = folded(line);
  const [first = ""] = FIRST_WORD.exec(plain) ?? [];
  if (!TITLES.has(first)) return false;
  const words = plain.match(WORDS) ?? [];
  if (words.length < 2 || !words.every((word) => TITLES.has(word))) return false;
  return named === undefined || words.some((word) => CLASS_TITLES.has(word));
}

/** A word for what an entry of a plan is about. */
const OF_ENTRIES = anyOf(
  wordsFor("flight", "train", "hotel", "transfers", "carTitles", "carRental", "rentalCar"),
);
const TITLE_OF_ENTRY = new RegExp(`^[ *\u2022>-]{0,24}${OF_ENTRIES}`);

/** Whether a line begins with a word for what it is about: `Flight   LH 400`. */
export function isTitleOfEntry(printed: string): boolean {
  return TITLE_OF_ENTRY.test(printed);
}
