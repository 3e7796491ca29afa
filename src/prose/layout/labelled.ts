import { withSpaces } from "./titles.ts";
import type { Title } from "./words-of-titles.ts";
import type { Cell } from "./cells.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { eitherOf } from "../lexicon/words.ts";
import type { Piece } from "./draft.ts";
import { nameInRow } from "./names/names-in-rows.ts";

export interface Column {
  readonly cell: Cell;
  readonly title: Title | undefined;
}

/** How the titles of both ends of a flight are written before the places, days and times of these ends. */
export const END_LABELS = {
  flight: "Flight",
  departure: "Departure",
  from: "Departure",
  arrival: "Arrival",
  to: "Arrival",
} as const satisfies Readonly<Partial<Record<Title, string>>>;

/** How a title is written before its value. */
const LABELS: Readonly<Partial<Record<Title, string>>> = {
  departure: "Departure",
  arrival: "Arrival",
  from: "From",
  to: "To",
  flight: "Flight",
  class: "Class",
  equipment: "Aircraft",
  operator: "Operated by",
  ticket: "E-ticket number",
  locator: "PNR",
  seat: "Seat",
  total: "Total",
  phone: "Phone",
  terminal: "Terminal",
  status: "Status",
  way: "Route",
  boarding: "Boarding",
  unsided: "Date",
};

/** A value that can be taken for a time, below a title that says it is none; a date cannot. */
const DURATION = /^\d{1,2} ?[:hH.](?!\d{1,2}\.)/;

/** A row of values with the titles of their columns as labels. */
export function labelledRow(
  columns: readonly Column[],
  cells: readonly (Cell | undefined)[],
): readonly Piece[] {
  const joined = joinedCells(columns, cells);
  const stay = daysOfStay(columns);
  const pieces: Piece[] = [];
  for (const [index, own] of cells.entries()) {
    const cell = filled(own);
    if (cell === undefined || joined.absorbed.has(cell)) continue;
    const column = columns[index];
    // `DOE/JANE MRS (ADT)`
    if (column?.title === "type" && columns[index - 1]?.title === "person")
      pieces.push(" (", cell, ")");
    else {
      if (pieces.length > 0) pieces.push(" | ");
      pieces.push(
        ...(joined.whole.get(cell) ?? [
          ...(labelOfDay(column, stay) ?? labelOf(column, cell)),
          ...(isOfOther(column, columns, cell) ? ofOther(cell) : [cell]),
        ]),
      );
    }
  }
  return pieces;
}

/** What is written like a flight: `CC-1120`. */
const LIKE_FLIGHT = /^(?:[A-Z]{2,3}|[A-Z]\d|\d[A-Z]) ?-? ?\d{1,4}[A-Z]?$/;

/** A value after a stroke, and without its space, is no flight, day or time: `/AB-1234`. */
function ofOther({ text, start, end }: Cell): readonly Piece[] {
  const space = text.indexOf(" ");
  if (space === -1) return ["/", { start, end }];
  return ["/", { start, end: start + space }, "-", { start: start + space + 1, end }];
}

/** Whether a value could be taken for a flight or its day, but its title says otherwise. */
function isOfOther(column: Column | undefined, columns: readonly Column[], cell: Cell): boolean {
  if (column === undefined || column.cell.text === "") return false;
  return LIKE_FLIGHT.test(cell.text)
    ? isOfOtherColumn(column, columns, cell)
    : DAY.test(cell.text) && isOfOtherDay(column, columns, cell);
}

/** `2027-04-12`, `12/04/2027`, `12 Apr 2027` */
export const DAY =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[ -]?\p{L}{3,10}\.?[ -]?\d{2,4})(?!\d)/u;

/**
 * Whether a day is below a title of several words that mean nothing (`ReportDate`), or is all that is below one of two titles
 * for an end (`Destination`, `ValidTo`).
 */
function isOfOtherDay(
  { title, cell }: Column,
  columns: readonly Column[],
  { text }: Cell,
): boolean {
  if (title === undefined) return /\p{L} \p{L}/u.test(withSpaces(cell.text));
  return (
    (title === "from" || title === "to") &&
    text.replace(DAY, "") === "" &&
    columns.some((each) => each.cell !== cell && each.title === title)
  );
}

/**
 * Whether a value could be taken for a flight, but another column has that title, or a hyphen shows a number of something
 * below a title without meaning.
 */
function isOfOtherColumn(column: Column, columns: readonly Column[], { text }: Cell): boolean {
  if (column.title !== undefined && column.title !== "other") return false;
  const isNumbered = column.title === undefined && text.includes("-");
  return isNumbered || columns.some(({ title }) => title === "flight");
}

const DEPARTURES: ReadonlySet<Title | undefined> = new Set(["from", "departure"] as const);
const ARRIVALS: ReadonlySet<Title | undefined> = new Set(["to", "arrival"] as const);

/** `Hotel   From   To`: the columns with the first and the last day of a stay, if words for places are their titles. */
function daysOfStay(columns: readonly Column[]): readonly (Column | undefined)[] {
  const titles = columns.map(({ title }) => title);
  if (!titles.includes("hotel") || titles.includes("flight") || titles.includes("train")) return [];
  const [first, last, ...others] = columns.filter(
    ({ title }) => DEPARTURES.has(title) || ARRIVALS.has(title),
  );
  if (first === undefined || last === undefined || others.length > 0) return [];
  if (first.title !== "from" && last.title !== "to") return [];
  return DEPARTURES.has(first.title) && ARRIVALS.has(last.title) ? [first, last] : [];
}

function labelOfDay(
  column: Column | undefined,
  days: readonly (Column | undefined)[],
): readonly Piece[] | undefined {
  const at = column === undefined ? -1 : days.indexOf(column);
  if (column === undefined || at === -1) return undefined;
  const { start, end } = column.cell;
  return [{ start, end, written: at === 0 ? "Check-in" : "Check-out" }, ": "];
}

interface Joined {
  /** What stands for a cell together with another one. */
  readonly whole: ReadonlyMap<Cell, readonly Piece[]>;
  readonly absorbed: ReadonlySet<Cell>;
}

/** A value in two cells: the airline and the number of a flight, the surname and the given name. */
function joinedCells(columns: readonly Column[], cells: readonly (Cell | undefined)[]): Joined {
  const whole = new Map<Cell, readonly Piece[]>();
  const absorbed = new Set<Cell>();
  const cellOf = (title: Title) => filled(cells[columns.findIndex((each) => each.title === title)]);
  const [airline, flight] = [cellOf("airline"), cellOf("flight")];
  if (airline !== undefined && flight !== undefined && /^\d{1,4}$/.test(flight.text)) {
    whole.set(flight, ["Flight: ", airline, " ", flight]);
    absorbed.add(airline);
  }
  const name = nameInRow(
    columns.flatMap(({ title, cell: titleCell }, index) => {
      const cell = filled(cells[index]);
      return cell === undefined || titleCell.text === "" ? [] : [{ title, titleCell, cell }];
    }),
  );
  if (name !== undefined) whole.set(name.cell, name.pieces);
  for (const cell of name?.absorbed ?? []) absorbed.add(cell);
  return { whole, absorbed };
}

function filled(cell: Cell | undefined): Cell | undefined {
  return cell === undefined || cell.text === "" ? undefined : cell;
}

/** What the title of a seat says of its flight: `Seat out`, `FRA-JFK seat`. */
const OF_FLIGHT = new RegExp(
  `(?<= )${eitherOf(wordsFor("outward", "returning"))}$|^[A-Z]{3} ?[-/] ?[A-Z]{3}(?= )`,
  "iu",
);

function labelOf(column: Column | undefined, { text }: Cell): readonly Piece[] {
  if (column === undefined || column.cell.text === "") return [];
  const { start, end } = column.cell;
  if (column.title === "seat" && /\d$/.test(column.cell.text))
    return ["Seat ", { start, end }, ": "];
  const own = column.title === "seat" ? OF_FLIGHT.exec(column.cell.text) : null;
  if (own !== null) {
    const from = start + own.index;
    return ["Seat ", { start: from, end: from + own[0].length }, ": "];
  }
  const label = column.title === undefined ? undefined : LABELS[column.title];
  if (label !== undefined) return [{ start, end, written: label }, ": "];
  if (column.title !== "car" && DURATION.test(text))
    return [{ start, end, written: "Duration" }, ": "];
  return [{ start, end, written: withSpaces(column.cell.text) }, ": "];
}
