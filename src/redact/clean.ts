import { capitalsOf } from "./cipher.ts";
import { RUN, type KnownValues } from "./known-values.ts";
import type { Region } from "./marks.ts";

const SHORTEST = 3;

/**
 * Whether a text contains no personal value of the original, except where its structure gives the
 * value another meaning.
 */
export function isClean(
  text: string,
  regions: readonly Region[],
  { words, codes }: KnownValues,
): boolean {
  return regions.every(({ start, end, as }) => {
    if (as === "kept") return true;
    const part = text.slice(start, end);
    return (part.match(RUN) ?? []).every((run) => {
      const word = capitalsOf(run);
      return !codes.has(run) && !(word.length >= SHORTEST && words.has(word));
    });
  });
}
