import { firstLettersOf, folded, spellingsOf } from "./words.ts";

/*
 * Most words of a text begin none of the words of the lexicon. Their first letters show it, so that few of the many
 * patterns that begin with such a word are tried.
 */

/** The letters that count; shorter words are a head by themselves. */
const LENGTH = 3;
/** The numbers of the patterns that words with these first letters begin, by the folded letters. */
const byHead = new Map<string, Set<number>>();
/** All of them for some letters of a text, as printed. */
const byPrinted = new Map<string, ReadonlySet<number>>();
/** A text can print any letters. */
const MOST_PRINTED = 20_000;

let count = 0;
let text = "";
let offset = -1;
let found: ReadonlySet<number> = new Set();

/** The patterns that can begin at an offset; the last result is kept for the next pattern. */
function patternsAt(ofText: string, at: number): ReadonlySet<number> {
  if (at === offset && ofText === text) return found;
  const printed = ofText.slice(at, at + LENGTH);
  [text, offset, found] = [ofText, at, byPrinted.get(printed) ?? patternsFor(printed)];
  return found;
}

function patternsFor(printed: string): ReadonlySet<number> {
  const head = folded(printed);
  const numbers = new Set(
    [1, 2, LENGTH].flatMap((length) => [...(byHead.get(head.slice(0, length)) ?? [])]),
  );
  if (byPrinted.size >= MOST_PRINTED) byPrinted.clear();
  byPrinted.set(printed, numbers);
  return numbers;
}

/** What shows whether one of some words can begin at an offset, and their first letters in all cases. */
export function headsOf(words: readonly string[]): {
  readonly canBegin: (ofText: string, at: number) => boolean;
  readonly letters: readonly string[];
} {
  const number = count++;
  const spelled = words.flatMap(spellingsOf);
  for (const word of spelled) {
    const head = folded(word).slice(0, LENGTH);
    const numbers = byHead.get(head) ?? new Set();
    byHead.set(head, numbers.add(number));
  }
  byPrinted.clear();
  return {
    canBegin: (ofText, at) => patternsAt(ofText, at).has(number),
    letters: firstLettersOf(spelled),
  };
}
