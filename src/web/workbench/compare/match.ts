/** An entry in the earlier and in the later version; null if one of them lacks it. */
export type Pair<T> = readonly [earlier: T | null, later: T | null];

/**
 * Finds the entries of two lists that are about the same thing: the most similar first, each at most
 * once.
 *
 * @param likeness how similar two entries are; 0: unrelated
 * @returns the pairs in the order of the later list, then what is only in the earlier
 */
export function matched<T>(
  earlier: readonly T[],
  later: readonly T[],
  likeness: (earlier: T, later: T) => number,
): readonly Pair<T>[] {
  const found = earlier.flatMap((one, from) =>
    later.flatMap((other, to) => {
      const likes = likeness(one, other);
      return likes > 0 ? [{ from, to, likes }] : [];
    }),
  );
  // Among equally similar pairs, those in the same order win.
  found.sort(
    (a, b) =>
      b.likes - a.likes || Math.abs(a.from - a.to) - Math.abs(b.from - b.to) || a.from - b.from,
  );
  const fromOf = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to } of found) {
    if (taken.has(from) || fromOf.has(to)) continue;
    taken.add(from);
    fromOf.set(to, from);
  }
  const pairs = later.map((other, to): Pair<T> => [earlier[fromOf.get(to) ?? -1] ?? null, other]);
  const gone = earlier.filter((_, from) => !taken.has(from));
  return [...pairs, ...gone.map((one): Pair<T> => [one, null])];
}
