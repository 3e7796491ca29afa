/** What may be disclosed about a private case. */
import type { Field, Verdict } from "../comparison/verdict.ts";

/** The keys of this map are names of places from the text. */
const NAMES_OF_PLACES = /(\bstationNames)(?:\.\w+|\["(?:[^"\\]|\\.)*"\])/g;

/**
 * The verdict on a private case without its text, its values and anything that may quote them: it says
 * only which values differ, and on which lines. Verdicts on other cases are unchanged.
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

/** The path of a value, without the parts that come from the text. */
export function withoutNames(path: string): string {
  return path.replace(NAMES_OF_PLACES, "$1.*");
}
