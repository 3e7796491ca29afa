/** Which entries of two lists correspond to each other. */
import { isObject } from "../../../reference/tables.ts";

/** The indices of an entry in both lists; null if the list has no such entry. */
export type Pair = readonly [one: number | null, other: number | null];

/** `"*"` in an expectation: any non-empty text, or any number. */
export const ANY = "*";

export function isFilled(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}

/** Two entries that differ in more than twice this share of their values do not correspond. */
const LOST = 0.4;

/**
 * Lists of the same length are paired entry by entry. Otherwise, the entries whose loss explains the
 * difference best stay unpaired: a lost first flight does not make all others differ.
 */
export function alignmentOf(one: readonly unknown[], other: readonly unknown[]): readonly Pair[] {
  if (one.length === other.length) return one.map((_, index) => [index, index]);
  const costs = costsOf(one, other);
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Infinity;
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const isPaired = i < one.length && j < other.length;
    if (isPaired && cost(i, j) === cost(i + 1, j + 1) + distance(one[i], other[j]))
      pairs.push([i++, j++]);
    else if (i < one.length && cost(i, j) === cost(i + 1, j) + LOST) pairs.push([i++, null]);
    else pairs.push([null, j++]);
  }
  return pairs;
}

/** The cost of the best pairing of the entries from each pair of indices on. */
function costsOf(one: readonly unknown[], other: readonly unknown[]): readonly number[][] {
  const costs = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1));
  for (let i = one.length; i >= 0; i--)
    for (let j = other.length; j >= 0; j--) {
      const row = costs[i];
      if (row === undefined) continue;
      const lost = (costs[i + 1]?.[j] ?? Infinity) + LOST;
      const added = (row[j + 1] ?? Infinity) + LOST;
      const after = costs[i + 1]?.[j + 1];
      const both = after === undefined ? Infinity : after + distance(one[i], other[j]);
      row[j] = i === one.length && j === other.length ? 0 : Math.min(lost, added, both);
    }
  return costs;
}

/** The share of values in which two entries differ: 0 to 1. */
function distance(one: unknown, other: unknown): number {
  const { values, differing } = counts(one, other);
  return values === 0 ? 0 : differing / values;
}

function counts(one: unknown, other: unknown): { values: number; differing: number } {
  const parts = partsOf(one, other);
  if (parts === null) {
    const isSame = one === other || (one === ANY && isFilled(other));
    return { values: 1, differing: isSame ? 0 : 1 };
  }
  const sum = { values: 0, differing: 0 };
  for (const [a, b] of parts) {
    const { values, differing } = counts(a, b);
    sum.values += values;
    sum.differing += differing;
  }
  return sum;
}

function partsOf(one: unknown, other: unknown): readonly (readonly [unknown, unknown])[] | null {
  if (Array.isArray(one) && Array.isArray(other))
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [
      one[index],
      other[index],
    ]);
  if (!isObject(one) || !isObject(other)) return null;
  return keysOf(one, other).map((key) => [one[key], other[key]]);
}

/** The keys of two objects, those of the second first. */
export function keysOf(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(other), ...Object.keys(one)])];
}
