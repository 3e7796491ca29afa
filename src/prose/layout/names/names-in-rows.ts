import { labelForOne, nameOrderIn } from "../../lexicon/labels-of-names.ts";
import { CASELESS, folded } from "../../lexicon/words.ts";
import type { Cell } from "../cells.ts";
import type { Piece } from "../draft.ts";
import type { Title } from "../words-of-titles.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";

/*
 * The cells of a row that name a traveller together:
 *
 *   Surname | First name | Title        乘机人 | 证件姓名             Surname / first name
 *   DOE     | JANE       | MRS          张伟明 | ZHANG/WEIMING MR     Doe Jane
 */

/** A cell, and what is written before it. */
export interface Titled {
  readonly title: Title | undefined;
  readonly titleCell: Cell;
  readonly cell: Cell;
}

/** What stands for the name of a row, in the place of its first cell. */
export interface NameInRow {
  readonly cell: Cell;
  readonly pieces: readonly Piece[];
  readonly absorbed: readonly Cell[];
}

const PERSON_TITLES: ReadonlySet<string> = new Set(ALL_TITLES.map(folded));

export function nameInRow(row: readonly Titled[]): NameInRow | undefined {
  const cellsOf = (title: Title) => row.filter((each) => each.title === title);
  const [given] = cellsOf("given");
  // `Name | First name`
  const surname = cellsOf("surname")[0] ?? (given && cellsOf("person")[0]);
  if (surname !== undefined && given !== undefined)
    return named(surname, [surname.cell, "/", given.cell], [given.cell], row);
  const [first, second, ...others] = cellsOf("person");
  if (first === undefined || others.length > 0) return undefined;
  if (second !== undefined) {
    const isPair = isLatin(first.cell) !== isLatin(second.cell);
    return isPair
      ? named(first, [first.cell, " (", second.cell, ")"], [second.cell], row)
      : undefined;
  }
  const value = valueOf(first);
  return value && named(first, value, [], row);
}

function named(
  { titleCell, cell }: Titled,
  value: readonly Piece[],
  others: readonly Cell[],
  row: readonly Titled[],
): NameInRow {
  const title = row.find(
    (each) => each.title === "personTitle" && PERSON_TITLES.has(folded(each.cell.text)),
  )?.cell;
  // Before a slash or a comma, a title could be the surname.
  const isParted = value.includes("/") || /[/,]/.test(cell.text);
  const front = title === undefined || isParted ? [] : [title, " "];
  // After the given name, a letter could be an initial.
  const isLetter = title?.text.length === 1;
  const after = title === undefined || !isParted || isLetter ? [] : [" ", title];
  const { start, end } = titleCell;
  const label = labelForOne(titleCell.text);
  return {
    cell,
    pieces: [label ?? { start, end }, ": ", ...front, ...value, ...after],
    absorbed: title === undefined ? others : [...others, title],
  };
}

/** A name below `Surname / first name`, with a slash between its two words; undefined if it shows no order. */
function valueOf({ titleCell, cell }: Titled): readonly Piece[] | undefined {
  const { text, start, end } = cell;
  const isOrdered = /[/,]/.test(text) || labelForOne(titleCell.text) === undefined;
  if (isOrdered || nameOrderIn(titleCell.text) !== "surnameFirst") return [cell];
  const [surname = "", given, ...more] = text.split(" ");
  if (given === undefined || more.length > 0) return undefined;
  const at = start + surname.length;
  return [{ start, end: at }, "/", { start: at + 1, end }];
}

function isLatin({ text }: Cell): boolean {
  return !CASELESS.test(text) && !/[\u0370-\u04ff]/.test(text);
}
