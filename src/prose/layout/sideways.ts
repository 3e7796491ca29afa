import type { Cell, Row } from "./cells.ts";
import { labelledRow, type Column } from "./labelled.ts";
import type { TableFound } from "./tables.ts";

/** A table has at least this many rows. */
const FEWEST = 3;
/** And at most this many. */
const MOST = 40;

/**
 * A table with its titles in the first column and a column for each flight, below what is said of all of it if there is
 * a heading:
 *
 *                Old flight   New flight
 *     Flight     LX 14        LX 15
 *     Date       19 Sep 2027  26 Sep 2027
 *     From       ZRH          JFK
 */
export function sidewaysAt(rows: readonly Row[], from: number): TableFound | undefined {
  return belowHeadings(rows, from) ?? withoutHeadings(rows, from);
}

/** The same with the heading of each column above its flight. */
function belowHeadings(rows: readonly Row[], from: number): TableFound | undefined {
  const row = rows[from];
  const first = rows[from + 1]?.isRule === true ? from + 2 : from + 1;
  const width = rows[first]?.cells.length ?? 0;
  const headings = row?.cells.slice(Math.max(0, row.cells.length - width + 1)) ?? [];
  if (row === undefined || headings.length !== width - 1 || !headings.every(isHeading))
    return undefined;
  const table = withoutHeadings(rows, first);
  if (table === undefined) return undefined;
  const lines = table.section.lines.flatMap((line, index) => [
    [],
    [headings[index] ?? "", ":"],
    line,
  ]);
  return { ...table, section: { ...table.section, start: row.start, lines } };
}

function isHeading(cell: Cell): boolean {
  return /\p{L}/u.test(cell.text) && !/[\d:]/.test(cell.text) && cell.title === undefined;
}

function withoutHeadings(rows: readonly Row[], from: number): TableFound | undefined {
  const width = rows[from]?.cells.length ?? 0;
  if (width < 3 || rows[from]?.cells[0]?.title === undefined) return undefined;
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
  return { cell, title: cell.title };
}

/** Whether the first cells of rows are titles, one of them of flights, and the others are values: rows that begin alike are of several flights. */
function areTitles(rows: readonly Row[], columns: readonly Column[]): boolean {
  const known = columns.filter(({ title }) => title !== undefined);
  const flights = known.filter(({ title }) => title === "flight");
  return (
    rows.length >= FEWEST &&
    known.length * 3 >= rows.length * 2 &&
    flights.length > 0 &&
    new Set(flights.map(({ cell }) => cell.text)).size === flights.length &&
    rows.every(({ cells }) => cells.slice(1).every(({ title }) => title === undefined))
  );
}
