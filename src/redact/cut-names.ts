import { capitalsOf } from "./cipher.ts";
import { RUN, type KnownValues } from "./known-values.ts";

/*
 * Names of which a line has only a part: screens wrap long elements within words, and truncate names for lack of
 * space.
 */

/** From the end of a line to the first word of an indented one. */
const LINE_END = /^[ \t]*\r?\n[ \t]{2,}$/;
const NEXT_LINE = /^[ \t]*\r?\n[ \t]{2,}(\p{L}[\p{L}\p{M}]*)/u;
const SLASH = /^\/$/;
const LONGEST = 160;
const SHORTEST_CUT = 4;
const LONGEST_INITIALS = 3;

/**
 * The letters of a wrapped name before a part of it: `FI` for the `NN` of `FI` and `NN`.
 *
 * @returns `""` for its first part, null if it is not part of a wrapped name
 */
export function wrappedBefore(
  run: string,
  at: number,
  text: string,
  { words, listed }: KnownValues,
): string | null {
  const isName = (word: string) => words.has(capitalsOf(word)) || listed.has(capitalsOf(word));
  const before = wordBefore(at, text, LINE_END);
  if (before !== "" && isName(before + run)) return before;
  const end = at + run.length;
  const [, following = ""] = NEXT_LINE.exec(text.slice(end, end + LONGEST)) ?? [];
  return following !== "" && isName(run + following) ? "" : null;
}

/**
 * Whether a word is the beginning of a surname that a given name follows, or of that given name:
 * `IVERS/L`.
 */
export function isCutName(run: string, at: number, text: string, known: KnownValues): boolean {
  // With its title, a name begins with itself.
  const longer = known.glued.filter((name) => !known.titles.has(name));
  const isBeginning = (word: string) =>
    word.length >= SHORTEST_CUT &&
    longer.some((name) => name.length > word.length && name.startsWith(word));
  const end = at + run.length;
  if (text.charAt(end) === "/" && isBeginning(capitalsOf(run))) return true;
  if (run.length > LONGEST_INITIALS) return false;
  return isBeginning(capitalsOf(wordBefore(at, text, SLASH)));
}

/**
 * The word before a place in a text; `""` if there is none.
 *
 * @param gap what may stand between them
 */
export function wordBefore(at: number, text: string, gap: RegExp): string {
  const before = text.slice(Math.max(0, at - LONGEST), at);
  const last = [...before.matchAll(RUN)].at(-1);
  if (last === undefined) return "";
  const { 0: word, index } = last;
  return gap.test(before.slice(index + word.length)) ? word : "";
}

/** How many letters of a word are the title glued to a given name, or what the screen left of it: `MST`. */
export function titleAtTheEndOf(word: string, { titles }: KnownValues): number {
  const whole = titles.get(word);
  if (whole !== undefined) return whole;
  for (const [name, title] of titles) {
    const left = word.length - (name.length - title);
    if (left > 0 && name.startsWith(word)) return left;
  }
  return 0;
}
