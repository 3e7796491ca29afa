import { Heads } from "./heads.ts";
import { LANGUAGES, listed } from "./lexicon.ts";
import { folded, isLetter } from "./words.ts";

/*
 * Whether the day is first in dates in figures, by the language of a text. Only English writes the month first, and not
 * everywhere: `03/04/2027` in a text with Spanish labels is a day in April.
 */

/** Shorter words are too often words of other languages. */
const SHORTEST = 4;
const [ENGLISH, OTHER] = [0, 1];
/** So many words of other languages, and at least so many times those of English. */
const [LEAST, TIMES] = [3, 3];

let heads: Heads | undefined;

/** The words that only English has, and those that only other languages have. */
function headsOfWords(): Heads {
  const { english = {}, ...others } = LANGUAGES;
  const [own, other] = [wordsOf(english), new Set(Object.values(others).flatMap(listOf))];
  return new Heads([
    [...own].filter((word) => !other.has(word)),
    [...other].filter((word) => !own.has(word)),
  ]);
}

function wordsOf(language: object): ReadonlySet<string> {
  return new Set(listOf(language));
}

function listOf(language: object): readonly string[] {
  return Object.values(language)
    .flatMap((words) => (typeof words === "string" ? listed(words) : []))
    .map(folded)
    .filter((word) => word.length >= SHORTEST && !word.includes(" "));
}

/** Whether the words of a text are of languages that write the day first. */
export function isDayFirst(text: string): boolean {
  heads ??= headsOfWords();
  const counts = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charCodeAt(at)) || isLetter(text.charCodeAt(at - 1))) continue;
    for (const index of heads.at(text, at)) counts[index] = (counts[index] ?? 0) + 1;
  }
  const [english = 0, other = 0] = [counts[ENGLISH], counts[OTHER]];
  return other >= LEAST && other >= TIMES * english;
}
