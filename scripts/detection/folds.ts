/** Parts of the corpus to hold out: no case in one of them is similar to a case in another. */
import type { Case } from "./cases.ts";

export const FOLDS = 5;

/**
 * The fold of each case, by name. Related cases share a fold: those in one folder, and those of which
 * one contains at least half of the other, whatever its layout. The same cases always give the same
 * folds.
 */
export function foldsOf(cases: readonly Case[]): ReadonlyMap<string, number> {
  const sizes = Array.from({ length: FOLDS }, () => 0);
  const folds = new Map<string, number>();
  for (const family of familiesOf(cases)) {
    const smallest = sizes.indexOf(Math.min(...sizes));
    sizes[smallest] = (sizes[smallest] ?? 0) + family.length;
    for (const { name } of family) folds.set(name, smallest);
  }
  return folds;
}

/** Cases that are directly or indirectly related, the largest family first. */
export function familiesOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const parents = cases.map((_, index) => index);
  const rootOf = (index: number): number => {
    const parent = parents[index] ?? index;
    return parent === index ? index : rootOf(parent);
  };
  for (const [one, other] of relatedPairs(cases)) parents[rootOf(other)] = rootOf(one);
  const families = new Map<number, Case[]>();
  for (const [index, each] of cases.entries()) {
    const root = rootOf(index);
    families.set(root, [...(families.get(root) ?? []), each]);
  }
  const byName = ([one]: readonly Case[], [other]: readonly Case[]) =>
    (one?.name ?? "") < (other?.name ?? "") ? -1 : 1;
  return [...families.values()].sort((a, b) => b.length - a.length || byName(a, b));
}

function relatedPairs(cases: readonly Case[]): readonly (readonly [number, number])[] {
  const folders = cases.map(({ name }) => name.replace(/[^/]*$/, ""));
  const firsts = folders.map((folder, index) => [folders.indexOf(folder), index] as const);
  return [...firsts, ...copiesOf(cases.map(({ text }) => piecesOf(text)))];
}

/**
 * The minimum share of the smaller text's pieces in the larger one if one derives from the other.
 */
const SHARED = 0.5;
const PIECE = 12;

/** Every run of this many letters and digits: independent of case, wrapping and quoting. */
function piecesOf(text: string): ReadonlySet<string> {
  const bare = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return new Set(
    Array.from({ length: Math.max(1, bare.length - PIECE + 1) }, (_, at) =>
      bare.slice(at, at + PIECE),
    ),
  );
}

/** The pairs of texts that share most pieces of the smaller one. */
function copiesOf(texts: readonly ReadonlySet<string>[]): readonly (readonly [number, number])[] {
  const holders = new Map<string, number[]>();
  for (const [index, pieces] of texts.entries())
    for (const piece of pieces) {
      const known = holders.get(piece);
      if (known === undefined) holders.set(piece, [index]);
      else known.push(index);
    }
  return texts.flatMap((pieces, index) => {
    const shared = new Map<number, number>();
    for (const piece of pieces)
      for (const other of holders.get(piece) ?? [])
        if (other > index) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].flatMap(([other, count]) => {
      const least = SHARED * Math.min(pieces.size, texts[other]?.size ?? 0);
      return count >= least ? [[index, other] as const] : [];
    });
  });
}
