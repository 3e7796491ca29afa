import { LANGUAGES, listed, wordsFor } from "./lexicon.ts";
import { folded } from "./words.ts";

/*
 * Names of places in the forms that a language gives them in a sentence: `z Krakowa do Warszawy`, `Berlin'den`.
 */

const SUFFIXES: readonly (readonly [string, Suffix["side"]])[] = [
  ...wordsFor("fromEndings").map((ending) => [ending, "departure"] as const),
  ...wordsFor("toEndings").map((ending) => [ending, "arrival"] as const),
];

/** The end of a name that states a side. */
export interface Suffix {
  readonly side: "departure" | "arrival";
  readonly length: number;
}

/** The suffix of a word; undefined if it has none. */
export function suffixOf(word: string): Suffix | undefined {
  if (!/['\u2019]/.test(word)) return undefined;
  const plain = folded(word);
  const [suffix, side] = SUFFIXES.find(([ending]) => plain.endsWith(ending)) ?? [];
  return suffix === undefined || side === undefined ? undefined : { side, length: suffix.length };
}

/** An end of a name, and that of the same name where it stands alone. */
type Ending = readonly [inflected: string, plain: string];

/** The ends of names after a word for a side, by that word. */
const ENDINGS: ReadonlyMap<string, readonly Ending[]> = endingsByWord();

function endingsByWord(): ReadonlyMap<string, readonly Ending[]> {
  const all = new Map<string, Ending[]>();
  for (const { placeEndings, from, to, links } of Object.values(LANGUAGES)) {
    const endings = listed(placeEndings).map((pair): Ending => {
      const [inflected = "", plain = ""] = pair.split(" ");
      return [folded(inflected), plain === "-" ? "" : folded(plain)];
    });
    if (endings.length === 0) continue;
    for (const word of new Set([from, to, links].flatMap(listed).map(folded)))
      all.set(word, [...(all.get(word) ?? []), ...endings]);
  }
  return all;
}

/** The names that can have a form after a word for a side, all of them folded. */
export function nominativesOf(name: string, before: string): readonly string[] {
  const endings = ENDINGS.get(before) ?? [];
  return endings.flatMap(([inflected, plain]) =>
    name.endsWith(inflected) ? name.slice(0, name.length - inflected.length) + plain : [],
  );
}
