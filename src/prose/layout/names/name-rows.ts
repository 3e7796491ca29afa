import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { capitals, eitherOf, folded } from "../../lexicon/words.ts";
import { Cell, type Row } from "../cells.ts";
import type { Piece } from "../draft.ts";
import type { TableFound } from "../tables.ts";
import { ALL_TITLES, withoutDot } from "../../lexicon/titles.ts";

/*
 * A title or a passenger type before a name, apart from it:
 *
 *   1  Mr.  John Doe  (6 years)          Adult
 *   MRS     DOE JANE                     Mrs Jane Doe
 *   2  Frau  Doe, Jane   geb. 17.09.1986   1.289,00 EUR
 */

const TYPES: ReadonlySet<string> = new Set(
  [...wordsFor("adults", "children", "infants"), "adt", "chd", "inf"].map(withoutDot),
);
const TITLES: ReadonlySet<string> = new Set(ALL_TITLES.map(withoutDot));
const NUMBER = /^\d{1,2}[.)]?$/;
/** Two words or more that begin with capitals, and a note after them. */
const NAME =
  /^\p{Lu}[\p{L}'.-]{0,30}(?: \p{Ll}{1,4}){0,3}(?: \p{Lu}[\p{L}'.-]{0,30}){1,5}(?: ?\([^()]{1,40}\))?$/u;
const NOTE = /^\([^()]{1,40}\)$/;
const SURNAME_FIRST =
  /^(\p{Lu}[\p{L}'.-]{1,30}), ?\p{Lu}[\p{L}'.-]{0,30}(?: \p{Lu}[\p{L}'.-]{0,30}){0,2}$/u;
const BORN = new RegExp(
  `^(?:\\(?${eitherOf(wordsFor("otherDates"))}):? {0,3}\\d{1,2}[^\\d].{0,24}$`,
  "iu",
);
const PAID = /^(?:[A-Z]{3} |[€£$] ?)?\d{1,3}(?:[., ]\d{3})*(?:[.,]\d\d)?(?: ?[A-Z]{3}| ?[€£$])?$/;

/** A row of a title, a name and at most a note; or a passenger type above a name. */
export function nameRowAt(rows: readonly Row[], from: number): TableFound | undefined {
  const [row, below] = [rows[from], rows[from + 1]];
  if (row === undefined) return undefined;
  const [first, ...others] = row.cells;
  if (first === undefined) return undefined;
  if (others.length > 0) return titledRow(row, from);
  const [name, ...more] = below?.cells ?? [];
  if (below === undefined || name === undefined || more.length > 0) return undefined;
  if (!isTypeAlone(first) || !NAME.test(name.text)) return undefined;
  return beginWithName(rows, from) ? undefined : found(row, below, from + 2, [first, ": ", name]);
}

/** `Adult`, `Adult 2` */
function isTypeAlone(cell: Cell): boolean {
  return TYPES.has(wordOf(cell).replace(/ \d{1,2}$/, ""));
}

/** Whether a cell is a name, and no title: `Passenger Information`. */
export function isName({ text }: Pick<Cell, "text">): boolean {
  const words = text.split(" ").filter((word) => !TITLES.has(withoutDot(word)));
  return NAME.test(text) && !words.some((word) => word.length > 3 && isListedWord(capitals(word)));
}

/** No list of travellers has more lines. */
const MOST_ABOVE = 40;

/** Whether the lines without a gap that end with a passenger type begin with a name: then each type is below its name. */
function beginWithName(rows: readonly Row[], from: number): boolean {
  const isPart = ({ cells: [cell, ...others] }: Row) =>
    cell !== undefined && others.length === 0 && (TYPES.has(wordOf(cell)) || isName(cell));
  const above = rows.slice(Math.max(0, from - MOST_ABOVE), from);
  const [first] = above[above.findLastIndex((row) => !isPart(row)) + 1]?.cells ?? [];
  return first !== undefined && !TYPES.has(wordOf(first));
}

function titledRow(row: Row, from: number): TableFound | undefined {
  const isNumbered = NUMBER.test(row.cells[0]?.text ?? "");
  const [title, name, ...others] = withTitleApart(row.cells.slice(isNumbered ? 1 : 0));
  if (title === undefined || name === undefined) return undefined;
  // Words in capitals do not show which of them is the surname.
  const isOrdered = name.text !== capitals(name.text);
  if (!others.every((cell) => isOfTraveller(cell) || (isOrdered && isType(cell)))) return undefined;
  const isTyped = TYPES.has(wordOf(title));
  if (!isTyped && !TITLES.has(wordOf(title))) return undefined;
  const printed = NAME.test(name.text) ? [name] : givenFirst(name);
  if (printed === undefined) return undefined;
  const after = others.flatMap((cell) => [NOTE.test(cell.text) ? " " : "   ", cell]);
  return found(row, row, from + 1, [title, isTyped ? ": " : " ", ...printed, ...after]);
}

/** `Mevr. Doe, Jane`: a title that is too long for its column, in a cell of its own. */
function withTitleApart([first, ...others]: readonly Cell[]): readonly Cell[] {
  const space = first?.text.indexOf(" ") ?? -1;
  if (first === undefined || space < 1) return first === undefined ? others : [first, ...others];
  const { text, column, start } = first;
  const title = new Cell(text.slice(0, space), start, column);
  const rest = text.slice(space + 1);
  if (!TITLES.has(wordOf(title)) || !SURNAME_FIRST.test(rest)) return [first, ...others];
  return [title, new Cell(rest, start + space + 1, column + space + 1), ...others];
}

/** Whether a cell after a name is about the traveller: a note, a day of birth, or what they pay. */
function isOfTraveller({ text }: Cell): boolean {
  return NOTE.test(text) || BORN.test(text) || PAID.test(text);
}

/** Whether a cell after a name is a passenger type, also with an age or a day in brackets: `Kind (geb. 17.09.2020)`. */
function isType({ text }: Cell): boolean {
  const [type = ""] = text.split(/ ?(?=\([^()\d]{0,20}\d[^()]{0,20}\)$)/, 1);
  return TYPES.has(folded(type));
}

/** `Doe, Jane`, in the order of speech. */
function givenFirst({ text, start, end }: Cell): readonly Piece[] | undefined {
  const [, surname = ""] = SURNAME_FIRST.exec(text) ?? [];
  if (surname === "") return undefined;
  const given = start + text.indexOf(",") + 1;
  const space = text.charAt(given - start) === " " ? 1 : 0;
  return [{ start: given + space, end }, " ", { start, end: start + surname.length }];
}

/** The word of a cell, as the lexicon has it. */
function wordOf({ text }: Cell): string {
  return folded(/[:.]$/.test(text) ? text.slice(0, -1) : text);
}

function found(first: Row, last: Row, next: number, line: readonly Piece[]): TableFound {
  const { start } = first;
  return { layout: "label beside value", next, section: { start, end: last.end, lines: [line] } };
}
