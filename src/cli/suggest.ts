import { distance } from "fastest-levenshtein";

/** How many letters of a name may be wrong. */
const MOST_WRONG = 3;
/** The share of the letters that must be right. */
const LEAST_RIGHT = 0.5;

/** The known name that somebody probably meant; null if none is close. Ignores case. */
export function suggestionFor(typed: string, names: readonly string[]): string | null {
  const word = typed.trim().toUpperCase();
  const [best] = names
    .map((name) => ({ name, wrong: distance(word, name.toUpperCase()) }))
    .sort((a, b) => a.wrong - b.wrong);
  if (best === undefined || best.wrong > MOST_WRONG) return null;
  const longest = Math.max(word.length, best.name.length);
  return best.wrong <= longest * (1 - LEAST_RIGHT) ? best.name : null;
}
