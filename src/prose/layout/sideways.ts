import type { Cell, Row } from "./cells.ts";
import { labelledRow, type Column } from "./labelled.ts";
import type { TableFound } from "./tables.ts";
import { titleIn } from "./titles.ts";

/** A table has at least this many rows. */
const FEWEST = 3;
/** And at most this many. */
const MOST = 40;

/**
 * A table with its titles in the first column and a column for each flight:
 *
 *     Flight     LX 14        LX 15
 *     Date       19 Sep 2027  26 Sep 2027
 *     From       ZRH          JFK
 */
export function sidewaysAt(rows: readonly Row[], from: number): TableFound | undefined {
  const width = rows[from]?.cells.length ?? 0;
  if (width < 3 || titleIn(rows[from]?.cells[0]?.text ?? "") === undefined) return undefined;
  const own: Row[] = [];
  for (let index = from; index < Math.min(rows.length, from + MOST); index++) {
    const row = rows[index];
    if (row?.cells.length !== width) break;
    own.push(row);
  }
  const columns = own.flatMap(({ cells: [cell] }): Column[] => (cell ? [columnOf(cell)] : []));
  if (!areTitles(own, columns)) return undefined;
  const lines = Array.from({ length: width - 1 }, (_, index) =>
    labelledRow(
      columns,
      own.map(({ cells }) => cells[index + 1]),
    ),
  );
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    layout: "column for each flight",
    next: from + own.length,
    section: { start: first.start, end: last.end, lines },
  };
}

function columnOf(cell: Cell): Column {
  return { cell, title: titleIn(cell.text) };
}

/** Whether the first cells of rows are titles, one of them of flights, and the others are values. */
function areTitles(rows: readonly Row[], columns: readonly Column[]): boolean {
  const known = columns.filter(({ title }) => title !== undefined);
  return (
    rows.length >= FEWEST &&
    known.length * 3 >= rows.length * 2 &&
    known.some(({ title }) => title === "flight") &&
    rows.every(({ cells }) => cells.slice(1).every(({ text }) => titleIn(text) === undefined))
  );
}
