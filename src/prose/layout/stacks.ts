import type { Title } from "./words-of-titles.ts";
import type { Cell, Row } from "./cells.ts";
import type { Piece } from "./draft.ts";
import { END_LABELS, type Column } from "./labelled.ts";
import { ONLY_DAY, isOnlyDay } from "../lexicon/days.ts";
import { numbersFor } from "../lexicon/lexicon.ts";
import { folded } from "../lexicon/words.ts";
import { columnAt, columnsOf, FLIGHT, type TableFound } from "./tables.ts";

/*
 * Rows of several lines each, below the titles of their columns: the place, the day and the time of an end are below each
 * other.
 *
 *     Flight             Departs              Arrives
 *     Sample Airlines    Seattle (SEA)        Chicago (ORD)
 *     Flight 338         Sat, Dec 19          Sat, Dec 19
 *     Boeing 737-900     12:55 pm             7:02 pm
 *
 * The day of the flight can be the title of its column: `Sat, 19DEC     DEPART     ARRIVE`. If the times are beside the
 * places, no gap is needed between two rows:
 *
 *     Train       Departs                Arrives
 *     ICE 338     Sample Hbf   09:10     Example Hbf   10:05
 *                 19/12/2026             19/12/2026
 *
 * Nor is it needed if each row begins with a number, and the day and the time of each end are below its place:
 *
 *     Flight      Departure              Arrival                Class
 *     TK2135      Ankara (ESB)           Istanbul (IST)         V
 *                 11 Jun 2027 10:00      11 Jun 2027 11:20
 */

const LABELS: Readonly<Partial<Record<Title, string>>> = {
  ...END_LABELS,
  class: "Class",
};
/** `12:55 pm`, `Time 12:55 pm` */
const TIME = /^(?:\p{L}{3,10}:? )?\d{1,2}[:.h]\d\d(?!\d)/u;
/** `Sample Hbf 09:10` */
const TIME_IN_CELL = /(?<!\S)\d{1,2}[:.h]\d\d(?:[ap]m)?(?!\S)/i;
/** No row has more lines. */
const TALLEST = 5;
const MOST_ROWS = 60;

/** The lines of one row, and the cells below each title. */
interface Stack {
  readonly height: number;
  readonly cells: readonly (readonly Cell[])[];
  /** What is below the columns: `Seats: 12A, 12B`. */
  readonly notes: readonly Row[];
}

/** Such a table, written as one line for each of its rows. */
export function stacksAt(rows: readonly Row[], from: number): TableFound | undefined {
  const header = rows[from];
  if (header?.separator !== "spaces") return undefined;
  const titles = columnsOf(header);
  const columns = titles ?? columnsAfterDay(header);
  if (columns === undefined || !haveEnds(columns)) return undefined;
  const { lines, next } = stacksBelow(rows, from, columns, titles === undefined);
  const last = rows[next - 1];
  if (lines.length === 0 || last === undefined) return undefined;
  const section = { start: header.start, end: last.end, lines };
  return { layout: "rows of several lines", next, section };
}

function columnsAfterDay({ cells: [day, ...ends] }: Row): readonly Column[] | undefined {
  if (day === undefined || ends.length !== 2 || !ONLY_DAY.test(day.text)) return undefined;
  return [day, ...ends].map((cell) => ({ cell, title: cell.title }));
}

/** @param isDated whether the first title is the day of the flights */
function stacksBelow(
  rows: readonly Row[],
  from: number,
  columns: readonly Column[],
  isDated: boolean,
) {
  const days = isDated ? columns.slice(0, 1).map(({ cell }) => [cell]) : [];
  const lines: (readonly Piece[])[] = [];
  let next = from + 1;
  for (let index = next; index < Math.min(rows.length, from + MOST_ROWS);) {
    const row = rows[index];
    const stack = row && !isEmpty(row) ? stackAt(rows, index, columns) : undefined;
    // Another day has titles of its own.
    if (isDated && row !== undefined && columnsAfterDay(row) !== undefined) break;
    if (row === undefined || (stack === undefined && !isEmpty(row))) break;
    index += stack?.height ?? 1;
    if (stack === undefined) continue;
    const day = lines.length === 0 ? days : [];
    lines.push([], ...day, lineOf(stack, columns, isDated), ...stack.notes.map((note) => [note]));
    next = index;
  }
  return { lines, next };
}

function haveEnds(columns: readonly Column[]): boolean {
  const has = (...titles: readonly Title[]) =>
    columns.some(({ title }) => title !== undefined && titles.includes(title));
  return has("departure", "from") && has("arrival", "to");
}

function isEmpty({ isRule, cells }: Row): boolean {
  return isRule || cells.length === 0;
}

/**
 * The row of the lines up to the next gap, if the time of departure is below its place or its day; or up to the next line
 * with both times, if the first one has them; or a line with a number and the one below it, if that has both times.
 */
function stackAt(
  rows: readonly Row[],
  from: number,
  columns: readonly Column[],
): Stack | undefined {
  if (isAboveTimes(rows, from, columns) && canEnd(rows, from + 2, columns))
    return linesOf(rows.slice(from, from + 2), columns);
  const isOfTimes = isTimed(rows[from], columns);
  const length = rows
    .slice(from, from + TALLEST + 1)
    .findIndex((row, at) => isEmpty(row) || (at > 0 && isOfTimes && isTimed(row, columns)));
  const height = length === -1 ? rows.length - from : length;
  if (height < 2 || height > TALLEST) return undefined;
  const own = rows.slice(from, from + height);
  const stack = linesOf(own, columns);
  const departure = columns.findIndex(({ title }) => title === "departure" || title === "from");
  const time = stack?.cells[departure]?.findIndex(({ text }) => TIME.test(text)) ?? -1;
  const isWhole = isOfTimes ? own.slice(1).every(isOfDays) : time > 0;
  return isWhole ? stack : undefined;
}

/** The cells of some lines below each title; undefined if one is below none. */
function linesOf(own: readonly Row[], columns: readonly Column[]): Stack | undefined {
  const notes = own.filter(isNote);
  const cells: Cell[][] = columns.map(() => []);
  for (const row of own) {
    if (notes.includes(row)) continue;
    for (const cell of row.cells) {
      const below = cells[columnAt(columns, cell)];
      if (below === undefined) return undefined;
      below.push(cell);
    }
  }
  return { height: own.length, cells, notes };
}

/** Whether a line has a number and no time, and the one below it a day and a time for each end and nothing else. */
function isAboveTimes(rows: readonly Row[], from: number, columns: readonly Column[]): boolean {
  const [first, below] = rows.slice(from, from + 2);
  if (first === undefined || below === undefined || first.cells.some(hasTime)) return false;
  const [number] = first.cells;
  if (number === undefined || !FLIGHT.test(number.text)) return false;
  if (columns[columnAt(columns, number)]?.title !== "flight") return false;
  const [departure, arrival, ...others] = below.cells;
  if (departure === undefined || arrival === undefined || others.length > 0) return false;
  const isOfEnd = (cell: Cell, titles: readonly Title[]) => {
    const title = columns[columnAt(columns, cell)]?.title;
    return title !== undefined && titles.includes(title) && hasDayAndTime(cell);
  };
  return isOfEnd(departure, ["departure", "from"]) && isOfEnd(arrival, ["arrival", "to"]);
}

/** Whether a row of the table ends above a line: nothing more is said of it there. */
function canEnd(rows: readonly Row[], at: number, columns: readonly Column[]): boolean {
  const next = rows[at];
  return next === undefined || isEmpty(next) || isAboveTimes(rows, at, columns);
}

/** `11 Jun 2027 Fri 10:00` */
function hasDayAndTime({ text }: Cell): boolean {
  const [time] = TIME_IN_CELL.exec(text) ?? [];
  if (time === undefined) return false;
  const day = text.replace(time, "").trim();
  const [end, weekday = ""] = WEEKDAY_LAST.exec(day) ?? [];
  return isOnlyDay(
    end !== undefined && weekdays.has(folded(weekday)) ? day.slice(0, -end.length) : day,
  );
}

const weekdays = numbersFor("weekdays");
const WEEKDAY_LAST = /,? (\p{L}{2,12})\.?$/u;

function isOfDays({ cells }: Row): boolean {
  return cells.every(({ text }) => isOnlyDay(text));
}

function hasTime({ text }: Cell): boolean {
  return TIME_IN_CELL.test(text);
}

/** Whether a line has a number and both times: then all that is said of the journey begins there. */
function isTimed(row: Row | undefined, columns: readonly Column[]): boolean {
  const has = (titles: readonly Title[], isOwn: (cell: Cell) => boolean) =>
    row?.cells.some((cell) => {
      const title = columns[columnAt(columns, cell)]?.title;
      return title !== undefined && titles.includes(title) && isOwn(cell);
    }) === true;
  return (
    has(["departure", "from"], hasTime) &&
    has(["arrival", "to"], hasTime) &&
    has(["flight", "train"], ({ text }) => /\d/.test(text))
  );
}

/** A label and its value across the columns. */
function isNote({ cells: [cell, ...others] }: Row): boolean {
  return cell !== undefined && others.length === 0 && /: +\S/.test(cell.text);
}

function lineOf({ cells }: Stack, columns: readonly Column[], isDated: boolean): readonly Piece[] {
  const filled = columns.flatMap((column, index) => {
    const own = cells[index] ?? [];
    return own.length === 0 ? [] : [{ column, own }];
  });
  return filled.flatMap(({ column: { cell, title }, own }, index): readonly Piece[] => {
    const { start, end } = cell;
    if (isDated && index === 0)
      return own.flatMap((each, at) => (at === 0 ? [each] : [" | ", each]));
    const written = title === undefined ? undefined : LABELS[title];
    const label = written === undefined ? { start, end } : { start, end, written };
    // `Sample Airlines` above `338`
    const [first, second] = title === "flight" ? [" ", " | "] : [", ", ", "];
    const values = own.flatMap((each, at) =>
      at === 0 ? [each] : [at === 1 ? first : second, each],
    );
    return [...(index === 0 ? [] : [" | "]), label, ": ", ...values];
  });
}
