/** Decides which records of two versions are compared with each other. */
import type { V4Answer } from "../../../views/v4/schema.ts";
import { differencesIn, type DifferenceGroup } from "./differences.ts";
import { matched } from "./match.ts";
import { recordsOf, type VersionRecord } from "./record.ts";

/** A record and its changes. */
export interface RecordComparison {
  /** `Record ZQ7KXA`; null if neither version has several records. */
  readonly name: string | null;
  readonly fate: "added" | "removed" | "compared";
  /** Empty unless it was compared. */
  readonly groups: readonly DifferenceGroup[];
}

/** The records of both versions: by locator if there are several, else each other. */
export function compareRecords(earlier: V4Answer, later: V4Answer): readonly RecordComparison[] {
  const [before, after] = [recordsOf(earlier), recordsOf(later)];
  const isOne = before.length === 1 && after.length === 1;
  const pairs = matched(before, after, (one, other) => (isOne ? 1 : likeness(one, other)));
  return pairs.map(([one, other]) => {
    const name = isOne ? null : nameOf(one, other, { before, after });
    if (one === null) return { name, fate: "added", groups: [] };
    if (other === null) return { name, fate: "removed", groups: [] };
    return { name, fate: "compared", groups: differencesIn(one, other) };
  });
}

const SAME_LOCATOR = 1000;

/** If one has no locator, or its line was not read: by the travellers that both have. */
function likeness(one: VersionRecord, other: VersionRecord): number {
  if (one.locator !== null && other.locator !== null)
    return one.locator === other.locator ? SAME_LOCATOR : 0;
  const names = new Set(one.travellers);
  return other.travellers.filter((name) => names.has(name)).length;
}

/** Several records without a locator are distinguished by position. */
function nameOf(
  one: VersionRecord | null,
  other: VersionRecord | null,
  { before, after }: Record<"before" | "after", readonly VersionRecord[]>,
): string {
  const locator = other?.locator ?? one?.locator;
  if (locator != null) return `Record ${locator}`;
  const place = other === null ? before.findIndex((each) => each === one) : after.indexOf(other);
  return `Record ${place + 1} (no locator)`;
}
