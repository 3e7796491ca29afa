/** Describes a change, with no more certainty than the versions were read with. */
import type { Workbench } from "../../../views/workbench/schema.ts";
import { unreadWords } from "../unread-lines.ts";
import type { Difference } from "./differences.ts";

type Read = Pick<Workbench, "lines">;

/** How far both versions were read. */
export interface Versions {
  readonly earlier: Read;
  readonly later: Read;
}

export interface FateWords {
  readonly words: string;
  readonly tone: "good" | "doubt" | "bad";
}

/**
 * Something missing from a version may be on a line that was not read.
 *
 * @param sure the wording if both versions were read
 */
export function fateWords(
  fate: Difference["fate"],
  sure: string,
  { earlier, later }: Versions,
): FateWords {
  switch (fate) {
    case "added":
      return absent("earlier", earlier) ?? { words: sure, tone: "good" };
    case "removed":
      return absent("later", later) ?? { words: sure, tone: "bad" };
    case "changed":
      return { words: sure, tone: "doubt" };
  }
}

function absent(which: string, version: Read): FateWords | null {
  const unread = unreadWords(version);
  if (unread === "") return null;
  return { words: `not found in the ${which} version, of which ${unread}`, tone: "doubt" };
}

/** The wording if nothing differs. */
export function sameWords({ earlier, later }: Versions): FateWords {
  const isWhole = unreadWords(earlier) === "" && unreadWords(later) === "";
  if (isWhole) return { words: "Nothing has changed.", tone: "good" };
  return { words: "What was read has not changed.", tone: "doubt" };
}
