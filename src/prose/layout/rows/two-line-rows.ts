import type { Cell, Row } from "../cells.ts";
import type { Piece } from "../draft.ts";
import { labelledRow, type Column } from "../labelled.ts";
import { aligned, columnsOf, FLIGHT, type TableFound } from "../tables.ts";

/*
 * Tables in which each flight has two lines, the first for its departure and the second for its arrival:
 *
 *   FLIGHT    DEPART/ARRIVE      AIRPORT/TERMINAL                   CHECK-IN    CLASS
 *                                                                   OPENS
 *   XX002     04FEB2027 1420     LONDON HEATHROW (LHR) TERMINAL 3   04FEB2027   ECONOMY
 *             05FEB2027 0120     DUBAI INTL (DXB) TERMINAL 3        1120        U / CONFIRMED
 *             SEAT 47K
 */

/** A time, and not the year of a date: `04FEB2027`, `4 Feb 2027`. */
const TIME = /(?<![A-Za-z] ?)(?<!\d)(?:[01]?\d|2[0-4])[:.]?[0-5]\d(?!\d)/;
/** The titles have at most so many lines below the first, and empty ones. */
const MOST_TITLES = 3;

/** Such a table, with a label before each of its values. */
export function twoLineRowsAt(rows: readonly Row[], from: number): TableFound | undefined {
  const header = rows[from];
  const columns = header && columnsOfTable(header);
  if (header === undefined || columns === undefined) return undefined;
  const lines: (readonly Piece[])[] = [];
  let end = from + 1;
  let next = from + 1;
  while (next <= from + MOST_TITLES && flightAt(rows, next, columns) === undefined) next++;
  for (;;) {
    const flight = flightAt(rows, next, columns);
    if (flight === undefined) break;
    end = endOfBlock(rows, next + 2, columns);
    lines.push([], ...flight, ...rows.slice(next + 2, end).map((row) => [row]));
    next = end;
    while (rows[next]?.cells.length === 0 && rows[next]?.isRule === false) next++;
  }
  const last = rows[end - 1];
  if (lines.length === 0 || last === undefined) return undefined;
  const section = { start: header.start, end: last.end, lines };
  return { layout: "table in columns", next: end, section };
}

/** The columns of titles of which one is of a flight and one of both ends. */
function columnsOfTable(header: Row): readonly Column[] | undefined {
  if (header.separator !== "spaces" || header.cells.length < 3) return undefined;
  if (!header.cells.some(({ title }) => title === "way")) return undefined;
  const columns = columnsOf(header);
  return columns?.some(({ title }) => title === "flight") === true ? columns : undefined;
}

/** The lines of the flight that begins in a row. */
function flightAt(
  rows: readonly Row[],
  index: number,
  columns: readonly Column[],
): readonly (readonly Piece[])[] | undefined {
  const [departure, arrival] = [cellsOf(rows[index], columns), cellsOf(rows[index + 1], columns)];
  if (departure === undefined || arrival === undefined) return undefined;
  const cellIn = (cells: Cells, title: Column["title"]) =>
    cells[columns.findIndex((column) => column.title === title)]?.text ?? "";
  if (!FLIGHT.test(cellIn(departure, "flight")) || cellIn(arrival, "flight") !== "")
    return undefined;
  if (![departure, arrival].every((cells) => TIME.test(cellIn(cells, "way")))) return undefined;
  return [
    labelledRow(columnsAt("departure", columns), departure),
    labelledRow(columnsAt("arrival", columns), arrival),
  ];
}

type Cells = readonly (Cell | undefined)[];

function cellsOf(row: Row | undefined, columns: readonly Column[]): Cells | undefined {
  return row === undefined || row.cells.length < 2 ? undefined : aligned(columns, row.cells);
}

/** The columns for one end. The time at which somebody can check in is no day of a stay. */
function columnsAt(end: "departure" | "arrival", columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => {
    if (column.title === "way") return { ...column, title: end };
    return column.title === "checkIn" ? { ...column, title: "boarding" } : column;
  });
}

/** The row below what else is said of a flight. */
function endOfBlock(rows: readonly Row[], from: number, columns: readonly Column[]): number {
  let end = from;
  for (let row = rows[end]; row !== undefined; row = rows[end]) {
    if (row.cells.length === 0 || row.isRule || flightAt(rows, end, columns) !== undefined) break;
    end++;
  }
  return end;
}
