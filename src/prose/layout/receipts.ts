import { Cell, type Row } from "./cells.ts";
import type { Piece } from "./draft.ts";
import { aligned, columnsOf, FLIGHT, type TableFound } from "./tables.ts";
import { labelledRow, type Column } from "./labelled.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * Receipts of electronic tickets: the place of departure is before its flight, that of arrival on a line below.
 *
 *     DE / A                  VOL      CL  DATE   DEP   BASE TARIFAIRE  NVA    BAG  ST
 *     LYON ST EXUPERY         XX  829  Q   14AVR  1135  QLXR0FR         14AVR  2PC  OK
 *     TERMINAL:1
 *     CASABLANCA MOHAMMED V   HEURE D'ARRIVEE: 1315
 *
 * A name that is too long for its column goes on below: `LYON ST`, `EXUPERY`. Only the label beside a place of arrival tells such
 * a line from one.
 */

const PLACE = /^(?!TERMINAL)\p{Lu}[\p{L} .'()/-]{2,50}$/u;
const MOST_ROWS = 80;

/** Such a receipt, with its places after labels. */
export function receiptAt(rows: readonly Row[], from: number): TableFound | undefined {
  const header = rows[from] && withTitlesApart(rows[from], rows.slice(from + 1, from + FIRST_ROWS));
  const columns = header && columnsOfReceipt(header, rows[from + 1]);
  if (header === undefined || columns === undefined) return undefined;
  const { lines, next } = flightsBelow(rows, from, header, columns);
  const last = rows[next - 1];
  if (lines.length === 0 || last === undefined) return undefined;
  const section = { start: header.start, end: last.end, lines };
  return { layout: "receipt of a ticket", next, section };
}

/** The lines about the flights, from the first of them on. */
function flightsBelow(rows: readonly Row[], from: number, header: Row, columns: readonly Column[]) {
  const lines: (readonly Piece[])[] = [];
  let next = from + 1;
  let isOpen = false;
  for (let at = from + 1; at < Math.min(rows.length, from + MOST_ROWS); at += 1) {
    const row = rows[at];
    if (row === undefined || (row.isRule && lines.length > 0)) break;
    if (isBetween(row)) continue;
    const flight = flightIn(row, columns);
    if (flight !== undefined) {
      const rest = restOfDeparture(rows, at, header);
      lines.push([], continued(flight, row, rest), ...rest.map((each) => [each]));
      isOpen = true;
      at += rest.length;
    } else if (isOpen && isPlaceBelow(row, header)) {
      const rest = isArrival(row, header) ? linesOfName(rows, at, header) : [];
      lines.push(continued(arrivalIn(row), row, rest), ...rest.map((each) => [each]));
      isOpen = false;
      at += rest.length;
    } else if (lines.length > 0 && isDetail(row)) lines.push([row]);
    else break;
    next = at + 1;
  }
  return { lines, next };
}

/** The lines below that complete the name of a place of departure: a place of arrival with its label follows. */
function restOfDeparture(rows: readonly Row[], at: number, header: Row): readonly Row[] {
  const rest = linesOfName(rows, at, header);
  const after = rows.slice(at + 1 + rest.length).find((row) => !isDetail(row));
  return after !== undefined && isArrival(after, header) ? rest : [];
}

const MOST_LINES_OF_NAME = 2;

/** The lines below a place that can be the rest of its name. */
function linesOfName(rows: readonly Row[], at: number, header: Row): readonly Row[] {
  const below = rows.slice(at + 1, at + 1 + MOST_LINES_OF_NAME);
  const end = below.findIndex((row) => row.cells.length !== 1 || !isPlaceBelow(row, header));
  const rest = end === -1 ? below : below.slice(0, end);
  return rest.some(({ cells }) => cells.some(({ text }) => CODE.test(text))) ? [] : rest;
}

/** A name of three letters can be the code of another place. */
const CODE = /^[A-Z]{3}$/;

/** The pieces of a row whose first cell, the name of a place, goes on in other rows, with the whole name. */
function continued(
  pieces: readonly Piece[],
  { cells: [place] }: Row,
  rest: readonly Row[],
): readonly Piece[] {
  if (place === undefined || rest.length === 0) return pieces;
  const written = Cell.joined(place, ...rest.flatMap(({ cells }) => cells)).text;
  const { start, end } = place;
  return pieces.map((piece) => (piece === place ? { start, end, written } : piece));
}

function isBetween(row: Row): boolean {
  return row.isRule || row.cells.length === 0 || isTitleOfArrival(row);
}

/** A flight is in one of the first rows. */
const FIRST_ROWS = 6;

/** `DEPART ARRIVEE` above two values: titles that only a space separates. */
function withTitlesApart(header: Row, below: readonly Row[]): Row {
  const starts = new Set(below.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const cells = header.cells.flatMap((cell) => {
    const words = matchesOf(cell.text, /[^ ]+/g).map(
      ({ 0: text, index }) => new Cell(text, cell.start + index, cell.column + index),
    );
    const areTitles = words.every((word) => starts.has(word.column) && word.title);
    return areTitles ? words : [cell];
  });
  return { ...header, cells };
}

/** The columns below titles of which one is of both ends, or of the departure with that of the arrival below it. */
function columnsOfReceipt(header: Row, below: Row | undefined): readonly Column[] | undefined {
  const [first, ...others] = header.cells;
  if (first === undefined || header.separator !== "spaces") return undefined;
  const title = first.title;
  const isWay = title === "way" || (title === "from" && isTitleOfArrival(below));
  // Most titles of such receipts are short ones of the trade.
  const columns = isWay ? columnsOf(header) : undefined;
  if (columns === undefined || others.length < 3) return undefined;
  const isFlight = columns.some((column) => column.title === "flight");
  return isFlight && !columns.some((column) => column.title === "to") ? columns : undefined;
}

/** `A`, below `DE` */
function isTitleOfArrival(row: Row | undefined): boolean {
  const [cell, ...others] = row?.cells ?? [];
  return cell !== undefined && others.length === 0 && cell.title === "to";
}

/** A row with the place of departure and the number of a flight, labelled. */
function flightIn({ cells }: Row, columns: readonly Column[]): readonly Piece[] | undefined {
  const own = aligned(columns, cells);
  const [place] = own ?? [];
  const flight = own?.[columns.findIndex(({ title }) => title === "flight")];
  if (own === undefined || place === undefined || flight === undefined) return undefined;
  if (!PLACE.test(place.text) || !FLIGHT.test(flight.text)) return undefined;
  const [first, ...others] = columns;
  if (first === undefined) return undefined;
  return labelledRow([{ ...first, title: "from" }, ...others], own);
}

/** Whether a row begins, below the first title, with what can be a place. */
function isPlaceBelow({ cells: [cell, second] }: Row, header: Row): boolean {
  const column = header.cells[0]?.column ?? 0;
  if (cell === undefined || Math.abs(cell.column - column) > 1) return false;
  return PLACE.test(cell.text) && cell.title === undefined && isLabelled(second);
}

/** Whether a row has a place of arrival, and its label beside it. */
function isArrival(row: Row, header: Row): boolean {
  return row.cells.length > 1 && isPlaceBelow(row, header);
}

/** Whether a cell is missing or has a label: `HEURE D'ARRIVEE: 1315`. */
function isLabelled(cell: Cell | undefined): boolean {
  return cell === undefined || cell.text.includes(":");
}

function arrivalIn({ cells: [place, ...others] }: Row): readonly Piece[] {
  if (place === undefined) return [];
  const { start } = place;
  const label = { start, end: start, written: "To: " };
  return [label, place, ...others.flatMap((cell): readonly Piece[] => [" | ", cell])];
}

/** `TERMINAL:1`, `TERMINAL ARRIVEE : 2F` */
function isDetail({ cells }: Row): boolean {
  return (
    cells.length < 3 && cells.every(({ text }) => /^[^\d:]{2,30}[: ] ?[A-Z\d]{1,6}$/.test(text))
  );
}
