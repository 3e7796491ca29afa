/** The words of all languages. */
import { chinese } from "./chinese.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { international } from "./international.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import type { Language, Topic } from "./language.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import { vietnamese } from "./vietnamese.ts";

/** Every language, by the name of its file. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  japanese,
  chinese,
  vietnamese,
  international,
};
const ALL = Object.values(LANGUAGES);

/** The words of all languages for some topics, in lower case, without duplicates. */
export function wordsFor(...topics: readonly Topic[]): readonly string[] {
  return [...new Set(topics.flatMap((topic) => ALL.flatMap((each) => listed(each[topic]))))];
}

/** The same in capitals. */
export function capitalsFor(...topics: readonly Topic[]): ReadonlySet<string> {
  return new Set(wordsFor(...topics).map((word) => word.toUpperCase()));
}

/** The number that each name of a month or a weekday stands for, from 1. */
export function numbersFor(topic: "months" | "weekdays"): ReadonlyMap<string, number> {
  return new Map(
    ALL.flatMap((each) =>
      listed(each[topic]).flatMap((names, index) =>
        names.split(" ").map((name) => [name, index + 1] as const),
      ),
    ),
  );
}

let words: ReadonlySet<string> | undefined;

/** Whether letters in capitals are a word of the lexicon. */
export function isListedWord(letters: string): boolean {
  words ??= new Set(
    ALL.flatMap((each) =>
      Object.values(each).flatMap((list: string) =>
        listed(list).flatMap((phrase) => phrase.toUpperCase().split(" ")),
      ),
    ),
  );
  return words.has(letters);
}

function listed(words: string | undefined): readonly string[] {
  return words === undefined ? [] : words.trim().split(/,\s+/);
}
