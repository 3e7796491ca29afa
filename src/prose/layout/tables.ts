import type { LayoutName } from "../../ast/structure.ts";
import { Cell, type Row, type Separator } from "./cells.ts";
import { DAY, labelledRow, type Column } from "./labelled.ts";
import type { Piece, Section } from "./draft.ts";
import { canBeOfArrival } from "./titles.ts";
import { totalApart, totalOf } from "./rows/total-row.ts";
import type { Title } from "./words-of-titles.ts";

/** A row of titles above rows of values, read row by row: each value gets its title as a label. */
export function tableAt(rows: readonly Row[], from: number): TableFound | undefined {
  const titles = titlesAt(rows, from);
  if (titles === undefined) return undefined;
  const { header, columns } = titles;
  const lines: (readonly Piece[])[] = [];
  let values = 0;
  let end = from + 1;
  for (; end < rows.length; end++) {
    const row = rows[end];
    if (row === undefined) break;
    if (row.isRule) {
      lines.push([row]);
      continue;
    }
    const stay = stayBelowName(columns, row, rows[end + 1]);
    const cells = stay ?? cellsBelow(columns, row, header);
    if (stay !== undefined) end++;
    if (cells === undefined) {
      const skipped = rowsBetween(rows, end, (below) => isWholeRow(columns, below, header));
      if (skipped === undefined) break;
      lines.push(...skipped.map((each) => [each]));
      end += skipped.length - 1;
      continue;
    }
    const total = totalIn(columns, cells, header.separator);
    lines.push(total ?? labelledRow(columns, cells));
    if (total === undefined) values++;
  }
  if (values === 0) return undefined;
  // Above a single row the titles are labels only, and what follows can belong to it.
  const all = values === 1 ? lines : [[header], ...lines];
  const last = rows[end - 1] ?? header;
  const layout = TABLES[header.separator];
  return { layout, next: end, section: { start: header.start, end: last.end, lines: all } };
}

function titlesAt(rows: readonly Row[], from: number) {
  const header = rows[from];
  if (header === undefined) return undefined;
  const below = rows[from + 1];
  const columns =
    columnsOf(header) ?? ticketColumns(header, below) ?? columnsOfExport(header, below);
  return columns && { header, columns };
}

/** The columns of an export that has both ends of journeys among many titles without meaning: `CostCentre,Grade,Unit,From,To`. */
function columnsOfExport(header: Row, below: Row | undefined): readonly Column[] | undefined {
  const { cells, separator } = header;
  if (separator === "spaces" || separator !== below?.separator) return undefined;
  if (cells.length < FEWEST_COLUMNS || cells.length !== below.cells.length) return undefined;
  if (!cells.every(({ text }) => WORDS.test(text))) return undefined;
  const columns = titled(cells);
  const ends = columns.filter(({ title }) => title === "from" || title === "to");
  const [first, second, ...others] = ends.map(({ title }) => title);
  const hasEnds = first !== second && second !== undefined && others.length === 0;
  return hasEnds && !hasOtherDay(columns, below) ? columns : undefined;
}

/** Whether a day is below a title without meaning: it can be that of anything. */
function hasOtherDay(columns: readonly Column[], { cells }: Row): boolean {
  return columns.some(
    ({ title }, at) =>
      (title === undefined || title === "other") && DAY.test(cells[at]?.text ?? ""),
  );
}

/** What a title consists of. */
const WORDS = /^\D{1,40}$/;

function titled(cells: readonly Cell[]): readonly Column[] {
  return withTimes(withSeats(withArrival(cells.map((cell) => ({ cell, title: cell.title })))));
}

/** `Total;;;;;640.00 EUR`: a row with the word for a total and one value, whatever the title above it. */
function totalIn(
  columns: readonly Column[],
  cells: readonly (Cell | undefined)[],
  separator: Separator,
): readonly Piece[] | undefined {
  const own = cells.flatMap((cell) => (cell?.text ? cell : []));
  const [label, value, ...others] = own;
  if (label?.title !== "total") return cells[0] === label ? totalApart(separator, own) : undefined;
  if (value === undefined || others.length > 0) return undefined;
  const title = columns[cells.indexOf(value)]?.cell;
  const inCurrency = title && totalOf(label, value, title);
  if (inCurrency !== undefined) return inCurrency;
  return /\d/.test(value.text) ? [label, label.text.endsWith(":") ? " " : ": ", value] : undefined;
}

/** The cells of a stay if the name of the hotel is on a line of its own above the others, as it is longer than its column. */
function stayBelowName(
  columns: readonly Column[],
  { cells: [name, ...others] }: Row,
  next: Row | undefined,
): readonly (Cell | undefined)[] | undefined {
  const [first] = columns;
  if (first?.title !== "hotel" || name === undefined || others.length > 0) return undefined;
  if (Math.abs(name.column - first.cell.column) > 1 || next?.separator !== "spaces")
    return undefined;
  const below = next.cells.length > 1 ? aligned(columns, next.cells) : undefined;
  return below === undefined || below[0] !== undefined ? undefined : [name, ...below.slice(1)];
}

/** Between two rows of a receipt are the names of places that continue below, and empty lines. */
const MOST_BETWEEN = 7;

/** The lines up to the next row of a table, if each of them has a single cell or none, or begins with a label and its value. */
function rowsBetween(
  rows: readonly Row[],
  from: number,
  isNext: (row: Row) => boolean,
): readonly Row[] | undefined {
  const length = rows
    .slice(from, from + MOST_BETWEEN)
    .findIndex((row) => row.isRule || (row.cells.length > 1 && !isDetail(row)));
  const next = rows[from + length];
  return length > 0 && next !== undefined && isNext(next)
    ? rows.slice(from, from + length)
    : undefined;
}

/** `   Fare basis: V14AUO         Not valid before 09AUG27` */
function isDetail({ cells: [first] }: Row): boolean {
  return first !== undefined && /^\p{L}[^:\d]{2,30}: {0,3}\S/u.test(first.text);
}

/** Whether a row has a value for most columns: then it is one of a table far above, too. */
function isWholeRow(columns: readonly Column[], row: Row, header: Row): boolean {
  if (columns.length < FEWEST_COLUMNS || row.cells.length < columns.length - 1) return false;
  return cellsBelow(columns, row, header) !== undefined;
}

const FEWEST_COLUMNS = 5;

const TABLES = {
  tab: "table with tabs",
  pipe: "table with pipes",
  semicolon: "table with semicolons",
  comma: "table with commas",
  spaces: "table in columns",
} as const satisfies Record<Separator, LayoutName>;

export interface TableFound {
  readonly layout: LayoutName;
  /** The first row below it. */
  readonly next: number;
  readonly section: Section;
}

/** The columns of a row that consists of titles. */
export function columnsOf({ cells }: Row): readonly Column[] | undefined {
  if (cells.length < 2 || cells.length > 30) return undefined;
  const columns = titled(cells);
  const filled = columns.filter(({ cell }) => cell.text !== "");
  const known = filled.filter(({ title }) => title !== undefined).length;
  const areWords = filled.every(
    ({ cell, title }) =>
      (title === "seat" || title === "other" || WORDS.test(cell.text)) && !/: *\S/.test(cell.text),
  );
  const has = (each: Title) => columns.some(({ title }) => title === each);
  // The parts of a name are titles of little else.
  const fewest = has("surname") && has("given") ? 2 : 3;
  const areMost = known * 3 >= filled.length * 2 || (known > fewest && known * 2 > filled.length);
  return known > 1 && areMost && areWords ? columns : undefined;
}

/** Travellers and their tickets, below a title for the former and any words: the value shows what it is. */
function ticketColumns(header: Row, below: Row | undefined): readonly Column[] | undefined {
  const [first, second, ...others] = header.cells;
  const value = below?.cells[1];
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  if (first.title !== "person" || value === undefined || below?.cells.length !== 2)
    return undefined;
  if (!TICKET.test(value.text) || /[\d/]/.test(second.text)) return undefined;
  if (/[:\uff1a]$/.test(first.text) || below.cells[0]?.title) return undefined;
  return [
    { cell: first, title: "person" },
    { cell: second, title: "ticket" },
  ];
}

const TICKET = /^\d{3}[- ]?\d{10}$/;

/** How the cell of a flight begins: with its number. */
export const FLIGHT = /^[A-Z\d]{2} {0,4}\d{1,4}(?!\d)/;

/** Whether a title is the number of a flight. */
function isFlightNumber({ text }: Cell): boolean {
  return /^[A-Z\d]{2} ?\d{1,4}$/.test(text);
}

/** Beside travellers, the numbers of flights are the titles of their seats. */
function withSeats(columns: readonly Column[]): readonly Column[] {
  if (!columns.some(({ title }) => title === "person" || title === "surname")) return columns;
  return columns.map((column) =>
    column.title === undefined && isFlightNumber(column.cell)
      ? { ...column, title: "seat" }
      : column,
  );
}

/** The second of two titles for a departure means the arrival, if its word can: `Z`, `Do`. */
function withArrival(columns: readonly Column[]): readonly Column[] {
  for (const [departure, arrival] of [
    ["from", "to"],
    ["departure", "arrival"],
  ] as const) {
    const own = columns.filter(({ title }) => title === departure);
    const [, second] = own;
    if (own.length !== 2 || second === undefined || columns.some(({ title }) => title === arrival))
      continue;
    if (canBeOfArrival(second.cell.text))
      return columns.map((each) => (each === second ? { ...each, title: arrival } : each));
  }
  return columns;
}

/** `From   Time   To   Time`: the same title after both places is that of their times. */
function withTimes(columns: readonly Column[]): readonly Column[] {
  const [from, to] = ["from", "to"].map((end) => columns.findIndex(({ title }) => title === end));
  if (from === undefined || to === undefined || from === -1 || to === -1) return columns;
  const [one, other] = [columns[from + 1], columns[to + 1]];
  if (one === undefined || other === undefined || one.cell.text !== other.cell.text) return columns;
  if (one.title !== "unsided" || one.cell.text === "") return columns;
  return columns.map((each) => {
    if (each === one) return { ...each, title: "departure" };
    return each === other ? { ...each, title: "arrival" } : each;
  });
}

/** The cells of a row by the columns of the table; undefined if the row does not belong to it. */
function cellsBelow(
  columns: readonly Column[],
  row: Row,
  header: Row,
): readonly (Cell | undefined)[] | undefined {
  const { cells, separator } = row;
  if (cells.length < 2 || columnsOf(row) !== undefined) return undefined;
  if (separator !== header.separator) return undefined;
  if (separator !== "spaces") return cells.length <= columns.length + 1 ? cells : undefined;
  return aligned(columns, cells) ?? (cells.length === columns.length ? cells : undefined);
}

/** The cells below each title, by their places on the line; undefined if one is between two columns. */
export function aligned(
  columns: readonly Column[],
  cells: readonly Cell[],
): readonly (Cell | undefined)[] | undefined {
  const found: (Cell | undefined)[] = columns.map(() => undefined);
  for (const cell of cells.flatMap((each) => splitCell(columns, each))) {
    const index = columnAt(columns, cell);
    if (index === -1) return undefined;
    const own = found[index];
    // `LX  963` below a single title.
    found[index] = own === undefined ? cell : Cell.joined(own, cell);
  }
  return found;
}

/** A cell that only one space separates from the next, in the parts below each title: `15:50+1 M`. */
function splitCell(columns: readonly Column[], cell: Cell): readonly Cell[] {
  const { text, start, column: first } = cell;
  const places = columns
    .map((column) => column.cell.column - first)
    .filter((at) => at > 0 && text.charAt(at - 1) === " ");
  if (places.length === 0) return [cell];
  return [0, ...places].map(
    (from, index) =>
      new Cell(text.slice(from, places[index]).trimEnd(), start + from, first + from),
  );
}

/** The index of the column that a cell overlaps, or after whose start it begins. */
export function columnAt(columns: readonly Column[], { column, text }: Cell): number {
  const end = column + text.length;
  const overlapping = columns.flatMap(({ cell }, index) =>
    cell.column < end && cell.column + cell.text.length > column ? [index] : [],
  );
  if (overlapping.length === 1) return overlapping[0] ?? -1;
  if (overlapping.length > 1) return -1;
  return columns.findLastIndex(({ cell }) => cell.column <= column + 1);
}
