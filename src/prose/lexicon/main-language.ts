import { Heads } from "./heads.ts";
import { LANGUAGES, listed } from "./lexicon.ts";
import { folded, isLetter } from "./words.ts";

/*
 * The language that most words of a text are of, for words that mean something else in another one: `do` is `from the`
 * in Portuguese and `to` in Polish.
 */

/** Shorter words are too often words of other languages. */
const SHORTEST = 4;
/** So many words show it, and at least so many times those of any other language. */
const [LEAST, TIMES] = [3, 2];

const NAMES = Object.keys(LANGUAGES);
let heads: Heads | undefined;

/** The words that only one language has, by language. */
function headsOfWords(): Heads {
  const lists = Object.values(LANGUAGES).map((language) => [
    ...new Set(
      Object.values(language)
        .flatMap((words) => (typeof words === "string" ? listed(words) : []))
        .flatMap((phrase) => folded(phrase).split(" "))
        .filter((word) => word.length >= SHORTEST),
    ),
  ]);
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Heads(lists.map((list) => list.filter((word) => counts.get(word) === 1)));
}

let last: { readonly text: string; readonly language: string | undefined } | undefined;

/** The name of the language of a text, as its lexicon has it; undefined if its words do not show it. */
export function mainLanguage(text: string): string | undefined {
  if (last?.text !== text) last = { text, language: languageOf(text) };
  return last.language;
}

function languageOf(text: string): string | undefined {
  heads ??= headsOfWords();
  const counts = NAMES.map(() => 0);
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charCodeAt(at)) || isLetter(text.charCodeAt(at - 1))) continue;
    for (const index of heads.at(text, at)) counts[index] = (counts[index] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  const index = counts.indexOf(most);
  const others = counts.filter((_, other) => other !== index);
  return most >= LEAST && others.every((count) => most >= TIMES * count) ? NAMES[index] : undefined;
}
