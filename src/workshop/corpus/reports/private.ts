/** What may be said of a case whose text is nobody's business. */
import type { Field, Verdict } from "../comparison/verdict.ts";

/** The keys of this map are names of places, out of the text. */
const NAMES_OF_PLACES = /(\bstationNames)(?:\.\w+|\["(?:[^"\\]|\\.)*"\])/g;

/**
 * The verdict on a private case without its text, values, and what may quote them: where values
 * differ, on which lines. That on any other case is as it was.
 */
export function disclosed(verdict: Verdict): Verdict {
  if (!verdict.isPrivate) return verdict;
  return {
    ...verdict,
    shows: "",
    problems: verdict.problems.map(({ what }) => ({ what, detail: "" })),
    fields: verdict.fields.map(({ path, line }): Field => ({ path: withoutNames(path), line })),
    unread: verdict.unread.map(({ line }) => ({ line })),
    hunks: [],
  };
}

/** The path of a value, without what of it stands in the text. */
export function withoutNames(path: string): string {
  return path.replace(NAMES_OF_PLACES, "$1.*");
}
