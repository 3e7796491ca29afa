/** The changes between two versions of a record. */
import { matched, type Pair } from "./match.ts";
import type { VersionRecord } from "./record.ts";
import { recordSubject, kindsOf, type Kind } from "./subjects.ts";

/** One value that differs; null: this version does not have it. */
export interface Change {
  readonly what: string;
  readonly earlier: string | null;
  readonly later: string | null;
}

/** The changes of a flight, a traveller, a ticket… */
export interface Difference {
  /** `AF 457 GRU–CDG`, as the later version calls it. */
  readonly subject: string;
  readonly fate: "added" | "removed" | "changed";
  /** Empty unless it has changed. */
  readonly changes: readonly Change[];
  /**
   * When it takes place, or another note that distinguishes it from others; null if nothing does.
   */
  readonly detail: string | null;
}

export interface DifferenceGroup {
  /** `Flights`. */
  readonly name: string;
  readonly differences: readonly Difference[];
}

/** The differences of a record by kind; without those kinds in which nothing differs. */
export function differencesIn(
  earlier: VersionRecord,
  later: VersionRecord,
): readonly DifferenceGroup[] {
  const record = changed("This record", recordSubject(earlier), recordSubject(later));
  const others = kindsOf(earlier).map((kind, at) => groupOf(kind, kindsOf(later)[at] ?? kind));
  return [{ name: "Record", differences: record === null ? [] : [record] }, ...others].filter(
    ({ differences }) => differences.length > 0,
  );
}

function groupOf(earlier: Kind, later: Kind): DifferenceGroup {
  const pairs = matched(earlier.subjects, later.subjects, (one, other) =>
    likeness(one.signs, other.signs),
  );
  return { name: later.name, differences: pairs.flatMap(differenceOf) };
}

/** The sum of the weights of the signs that both have; 0 if that does not suffice. */
function likeness(one: Kind["subjects"][number]["signs"], other: typeof one): number {
  const weights = one.map(({ value, weight }, at) =>
    value !== "" && value === other[at]?.value ? weight : 0,
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum < SUFFICIENT ? 0 : sum;
}

const SUFFICIENT = 4;

function differenceOf([earlier, later]: Pair<Kind["subjects"][number]>): readonly Difference[] {
  if (earlier === null && later !== null)
    return [{ subject: later.name, detail: later.detail, fate: "added", changes: [] }];
  if (later === null && earlier !== null)
    return [{ subject: earlier.name, detail: earlier.detail, fate: "removed", changes: [] }];
  if (earlier === null || later === null) return [];
  const difference = changed(later.name, earlier.values, later.values);
  return difference === null ? [] : [{ ...difference, detail: null }];
}

/** The properties of something in a version, by name. */
export type Values = ReadonlyMap<string, string | null>;

function changed(subject: string, earlier: Values, later: Values): Difference | null {
  const names = [...new Set([...later.keys(), ...earlier.keys()])];
  const changes = names
    .map((what) => ({
      what,
      earlier: saidIn(earlier, what),
      later: saidIn(later, what),
    }))
    .filter((change) => change.earlier !== change.later);
  return changes.length === 0 ? null : { subject, detail: null, fate: "changed", changes };
}

/** Empty and absent are the same to a reader. */
function saidIn(values: Values, what: string): string | null {
  const said = values.get(what) ?? "";
  return said === "" ? null : said;
}
