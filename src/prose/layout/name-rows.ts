import { wordsFor } from "../lexicon/lexicon.ts";
import { folded } from "../lexicon/words.ts";
import type { Cell, Row } from "./cells.ts";
import type { Piece } from "./draft.ts";
import type { TableFound } from "./tables.ts";

/*
 * A title or a passenger type in front of a name, apart from it:
 *
 *   1  Mr.  John Doe  (6 years)          Adult
 *   MRS     DOE JANE                     Mrs Jane Doe
 */

const TYPES: ReadonlySet<string> = new Set(
  [...wordsFor("adults", "children", "infants"), "adt", "chd", "inf"].map(folded),
);
const TITLES: ReadonlySet<string> = new Set(
  wordsFor("titles", "titlesMr", "titlesMrs", "titlesMs", "titlesMstr", "titlesDr").map(folded),
);
const NUMBER = /^\d{1,2}[.)]?$/;
/** Two words or more that begin with capitals, and a note behind them. */
const NAME =
  /^\p{Lu}[\p{L}'.-]{0,30}(?: \p{Ll}{1,4}){0,3}(?: \p{Lu}[\p{L}'.-]{0,30}){1,5}(?: ?\([^()]{1,40}\))?$/u;
const NOTE = /^\([^()]{1,40}\)$/;

/** A row of a title, a name and at most a note; or a passenger type above a name. */
export function nameRowAt(rows: readonly Row[], from: number): TableFound | undefined {
  const [row, below] = [rows[from], rows[from + 1]];
  if (row === undefined) return undefined;
  const [first, ...others] = row.cells;
  if (first === undefined) return undefined;
  if (others.length > 0) return titledRow(row, from);
  const [name, ...more] = below?.cells ?? [];
  if (below === undefined || name === undefined || more.length > 0) return undefined;
  if (!TYPES.has(wordOf(first)) || !NAME.test(name.text)) return undefined;
  return found(row, below, from + 2, [first, ": ", name]);
}

function titledRow(row: Row, from: number): TableFound | undefined {
  const isNumbered = NUMBER.test(row.cells[0]?.text ?? "");
  const [title, name, note, ...others] = row.cells.slice(isNumbered ? 1 : 0);
  if (title === undefined || name === undefined || others.length > 0) return undefined;
  if (note !== undefined && !NOTE.test(note.text)) return undefined;
  const isType = TYPES.has(wordOf(title));
  if ((!isType && !TITLES.has(wordOf(title))) || !NAME.test(name.text)) return undefined;
  const behind = note === undefined ? [] : [" ", note];
  return found(row, row, from + 1, [title, isType ? ": " : " ", name, ...behind]);
}

/** The word of a cell, as the lexicon has it. */
function wordOf({ text }: Cell): string {
  return folded(text.endsWith(":") ? text.slice(0, -1) : text);
}

function found(first: Row, last: Row, next: number, line: readonly Piece[]): TableFound {
  const { start } = first;
  return { layout: "label beside value", next, section: { start, end: last.end, lines: [line] } };
}
