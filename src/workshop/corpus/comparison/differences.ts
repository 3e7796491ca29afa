/** How an answer differs from another, value by value. */
import { isObject } from "../../../reference/tables.ts";
import { alignmentOf, ANY, isFilled, keysOf } from "./alignment.ts";

/** A value that differs from the expected one. */
export interface Difference {
  /** Its path in the expected answer; null if it is missing there. */
  readonly expectedPath: string | null;
  /** Its path in the decoded answer; null if it is missing there. */
  readonly decodedPath: string | null;
  /** Undefined if missing. */
  readonly expected: unknown;
  readonly decoded: unknown;
}

/** `flightInfo.flights[0].landingTime`. */
export type Path = string;

export function pathOf(parent: Path, key: string | number): Path {
  if (typeof key === "number") return `${parent}[${key}]`;
  if (!/^\w+$/.test(key)) return `${parent}[${JSON.stringify(key)}]`;
  return parent === "" ? key : `${parent}.${key}`;
}

/** An expectation with each `"*"` replaced by the decoded value that matches it. */
export function resolved(expected: unknown, decoded: unknown): unknown {
  if (expected === ANY) return isFilled(decoded) ? decoded : expected;
  return mapped(expected, decoded, resolved);
}

/** An answer with `"*"` wherever the expectation has it and there is a value. */
export function withWildcards(answer: unknown, expected: unknown): unknown {
  if (expected === ANY) return isFilled(answer) ? ANY : answer;
  return mapped(answer, expected, withWildcards);
}

type Merge = (one: unknown, other: unknown) => unknown;

/** Merges each part of a value with its counterpart; the keys keep their order. */
function mapped(one: unknown, other: unknown, merge: Merge): unknown {
  if (Array.isArray(one)) {
    const items: readonly unknown[] = one;
    const others: readonly unknown[] = Array.isArray(other) ? other : [];
    return alignmentOf(items, others).flatMap(([i, j]) =>
      i === null ? [] : [merge(items[i], j === null ? undefined : others[j])],
    );
  }
  if (!isObject(one)) return one;
  const map = isObject(other) ? other : {};
  const keys = keysOf(one, map).filter((key) => key in one);
  return Object.fromEntries(keys.map((key) => [key, merge(one[key], map[key])]));
}

/** The paths of two values that are compared. */
interface Paths {
  readonly expected: Path;
  readonly decoded: Path;
}

/** Every value that differs, in order; a missing entry counts as one difference. */
export function differencesOf(
  expected: unknown,
  decoded: unknown,
  at: Paths = { expected: "", decoded: "" },
): readonly Difference[] {
  if (Array.isArray(expected) && Array.isArray(decoded))
    return alignmentOf(expected, decoded).flatMap(([i, j]) =>
      differencesIn({ expected: i, decoded: j }, { expected, decoded }, at),
    );
  if (isObject(expected) && isObject(decoded))
    return keysOf(expected, decoded).flatMap((key) =>
      differencesIn(
        { expected: key in expected ? key : null, decoded: key in decoded ? key : null },
        { expected, decoded },
        at,
      ),
    );
  if (expected === decoded) return [];
  return [{ expectedPath: at.expected, decodedPath: at.decoded, expected, decoded }];
}

type Key = string | number | null;

function differencesIn(
  keys: { readonly expected: Key; readonly decoded: Key },
  { expected, decoded }: { readonly expected: object; readonly decoded: object },
  at: Paths,
): readonly Difference[] {
  const one = keys.expected === null ? undefined : valueAt(expected, keys.expected);
  const other = keys.decoded === null ? undefined : valueAt(decoded, keys.decoded);
  const expectedPath = keys.expected === null ? null : pathOf(at.expected, keys.expected);
  const decodedPath = keys.decoded === null ? null : pathOf(at.decoded, keys.decoded);
  if (expectedPath === null || decodedPath === null)
    return [{ expectedPath, decodedPath, expected: one, decoded: other }];
  return differencesOf(one, other, { expected: expectedPath, decoded: decodedPath });
}

function valueAt(parent: object, key: string | number): unknown {
  return Object.entries(parent).find(([name]) => name === String(key))?.[1];
}

/** The path that names a difference: that of the expectation, if there is one. */
export function nameOf({ expectedPath, decodedPath }: Difference): Path {
  return expectedPath ?? decodedPath ?? "";
}
