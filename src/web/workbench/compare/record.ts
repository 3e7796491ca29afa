/** One of the records of a version. */
import type { V4Answer } from "../../../views/v4/schema.ts";
import type { RecordEntry } from "../../../views/v4/extra-info-schema.ts";

export interface VersionRecord {
  readonly answer: V4Answer;
  /** The entries that belong to it; null if the version is a single record. */
  readonly entry: RecordEntry | null;
  readonly locator: string | null;
  readonly travellers: readonly string[];
}

/** The records of a version: at least one. */
export function recordsOf(answer: V4Answer): readonly VersionRecord[] {
  const { records = [], record_locator: locator = null } = answer.extraInfo ?? {};
  if (records.length < 2)
    return [{ answer, entry: null, locator, travellers: answer.persons.map(nameOf) }];
  return records.map((entry) => ({
    answer,
    entry,
    locator: entry.record_locator ?? null,
    travellers: ownOf(answer.persons, entry, "persons").map(nameOf),
  }));
}

type List = "persons" | "flights" | "trains" | "hotels" | "cars" | "tickets";

/** The entries of a list of the answer that belong to a record. */
export function ownOf<T>(all: readonly T[], entry: RecordEntry | null, list: List): readonly T[] {
  if (entry === null) return all;
  const own = new Set(entry[list]);
  return all.filter((_, at) => own.has(at));
}

function nameOf({ firstName, lastName }: V4Answer["persons"][number]): string {
  return `${lastName}/${firstName}`;
}
