import type { RecordMarks } from "../engine/grammar.ts";
import { LINE_START, Search, type Findings } from "../engine/search.ts";
import type { System } from "../systems.ts";
import { isProof } from "./likeness.ts";

/** The record marks of several systems, with each shared pattern only once. */
export type Marks = { readonly [Kind in keyof RecordMarks]-?: readonly RegExp[] };

/** What several systems look for in a text. */
interface Sights {
  readonly marks: Marks;
  readonly search: Search;
}

const prepared = new WeakMap<readonly System[], Sights>();

/** @param systems the same array each time, if possible: the search is prepared once per array */
function sightsOf(systems: readonly System[]): Sights {
  const known = prepared.get(systems);
  if (known !== undefined) return known;
  const all = systems.flatMap(({ recordMarks }) => recordMarks ?? []);
  const each = (kind: keyof RecordMarks) => [...new Set(all.flatMap((marks) => marks[kind] ?? []))];
  const marks = {
    first: each("first"),
    last: each("last"),
    firstName: each("firstName"),
    display: each("display"),
    title: each("title"),
    above: each("above"),
  };
  // The patterns of lines where a text may be cut into records.
  const lines = [marks.first, marks.last, marks.firstName, marks.display].flat();
  const signatures = systems.flatMap((system) => system.signatures);
  const search = new Search(
    [...signatures.filter(isProof), ...lines.map((pattern) => ({ pattern, at: LINE_START }))],
    // Most whole records have proof of their system, and nobody looks these up.
    signatures.filter((signature) => !isProof(signature)),
  );
  const sights = { marks, search };
  prepared.set(systems, sights);
  return sights;
}

/** Finds the signatures of several systems and their record marks in a text. */
export function landmarksIn(text: string, systems: readonly System[]): Findings {
  return sightsOf(systems).search.in(text);
}

export function marksOf(systems: readonly System[]): Marks {
  return sightsOf(systems).marks;
}
