import { airportsNamed, folded } from "../../../reference/index.ts";
import type { Cell, Row } from "../cells.ts";
import type { Piece } from "../draft.ts";
import type { TableFound } from "../tables.ts";
import { isName } from "./name-rows.ts";

/*
 * A numbered list of travellers in two columns, whose numbers go on in the second one:
 *
 *   PASSENGERS
 *     1  Doe, Jane          3  Poe, Ann
 *     2  Roe, John          4  Noe, Jim
 */

/** A number, and the name after it in the same cell or the next one. */
interface Item {
  readonly number: number;
  readonly cells: readonly Cell[];
}

const NUMBERED = /^\d{1,2}[.)] ?\p{Lu}/u;
const NUMBER = /^\d{1,2}[.)]?$/;
const MOST_ROWS = 40;

/** The items of both columns, one below the other. */
export function namesInColumnsAt(rows: readonly Row[], from: number): TableFound | undefined {
  const [title, ...others] = rows[from]?.cells ?? [];
  if (title?.title !== "person" || others.length > 0) return undefined;
  const below = rows.slice(from + 1, from + 1 + MOST_ROWS);
  const length = below.findIndex(({ cells }) => itemsIn(cells).length === 0);
  const own = length === -1 ? below : below.slice(0, length);
  const pairs = own.map(({ cells }) => itemsIn(cells));
  const left = pairs.flatMap(([item]) => item ?? []);
  const right = pairs.flatMap(([, item]) => item ?? []);
  const last = own.at(-1);
  if (left.length < 2 || right.length === 0 || last === undefined) return undefined;
  // What is directly below can be about some of them: a waiting list.
  const next = below[own.length];
  if (next !== undefined && !next.isRule && next.cells.length > 0) return undefined;
  const items = [...left, ...right];
  if (!items.every(({ number }, index) => number === index + 1)) return undefined;
  const section = { start: title.start, end: last.end, lines: [[title], ...items.map(lineOf)] };
  return { layout: "table in columns", next: from + 1 + own.length, section };
}

/** One or two numbered names and nothing else; none if a row is anything else. */
function itemsIn(cells: readonly Cell[]): readonly Item[] {
  const items: Item[] = [];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    if (cell === undefined) return [];
    const number = Number.parseInt(cell.text, 10);
    const next = cells[index + 1];
    if (NUMBERED.test(cell.text) && isTraveller(cell.text.replace(/^\d{1,2}[.)] ?/, "")))
      items.push({ number, cells: [cell] });
    else if (NUMBER.test(cell.text) && next !== undefined && isTraveller(next.text)) {
      items.push({ number, cells: [cell, next] });
      index++;
    } else return [];
  }
  return items.length > 2 ? [] : items;
}

/** `van Doe, Jane`: a comma shows that it is a name, and not `Sample Air Bus` or `New York`. */
const SURNAME_FIRST =
  /^(?:\p{Ll}{1,4} ){0,3}\p{Lu}[\p{L}' -]{0,30}, ?\p{Lu}[\p{L}'.-]{0,30}(?: \p{Lu}[\p{L}'.-]{0,30}){0,2}$/u;

function isTraveller(text: string): boolean {
  return (
    SURNAME_FIRST.test(text) || (isName({ text }) && airportsNamed(folded(text)) === undefined)
  );
}

function lineOf({ cells }: Item): readonly Piece[] {
  return cells.flatMap((cell, index): readonly Piece[] => (index === 0 ? [cell] : ["  ", cell]));
}
