import { LINE_START, Search, type Findings } from "../engine/search.ts";
import type { RecordMarks } from "../engine/grammar.ts";
import type { System } from "../systems.ts";

const searches = new WeakMap<readonly System[], Search>();

/**
 * Finds the signatures of systems and the marks of their records: looks at a text once for all of them.
 *
 * @param systems the same array each time, if possible: the search is prepared once for each
 */
export function landmarksIn(text: string, systems: readonly System[]): Findings {
  let search = searches.get(systems);
  if (search === undefined) {
    const signatures = systems.flatMap((system) => system.signatures);
    const marks = systems.flatMap(({ recordMarks = {} }) => linesOf(recordMarks));
    search = new Search([...signatures, ...marks.map((pattern) => ({ pattern, at: LINE_START }))]);
    searches.set(systems, search);
  }
  return search.in(text);
}

/** The patterns of lines at which a text may be cut into records. */
function linesOf({ first, last, firstName, display }: RecordMarks): readonly RegExp[] {
  return [first, last, firstName, display].flatMap((pattern) => pattern ?? []);
}
