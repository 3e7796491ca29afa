import { alternativesOf } from "../../src/decode/engine/alternatives.ts";

/*
 * Words that people write before a value, as lists by language: in capitals, with their accents.
 */

/** Words by language. */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** Matches one of the words in any language, the longest first; an accent can be missing. */
export const labelsIn = (...lists: readonly Labels[]) =>
  alternativesOf(
    lists.flatMap((list) => Object.values(list).flat()),
    { plainOf: withoutAccent, oneOf: classOf },
  );

function withoutAccent(letter: string): string {
  return /[\u00c0-\u017f]/.test(letter) ? letter.normalize("NFD").charAt(0) : letter;
}

function classOf(letters: string): string {
  if (letters.length > 1) return `[${letters}]`;
  return /[.()]/.test(letters) ? `\\${letters}` : letters;
}
