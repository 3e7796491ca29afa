import { oneOf } from "./shapes.ts";

/*
 * Words that people write before a value, as lists by language: in capitals, with their accents.
 */

/** Words by language. */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** A letter that can have lost its accent. */
const plain = (word: string) =>
  word
    .replace(/[.()]/g, "\\$&")
    .replace(/[\u00c0-\u017f]/g, (letter) => `[${letter}${letter.normalize("NFD").charAt(0)}]`);

/** Matches one of the words in any language, the longest first; an accent can be missing. */
export const labelsIn = (...lists: readonly Labels[]) => {
  const words = [...new Set(lists.flatMap((list) => Object.values(list).flat()))];
  return oneOf(...words.toSorted((one, other) => other.length - one.length).map(plain));
};
