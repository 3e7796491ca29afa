import type { Span } from "../../../ast/nodes.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { folded } from "../../lexicon/words.ts";
import type { Cell, Row } from "../cells.ts";
import type { Piece, Section } from "../draft.ts";
import { END_LABELS, labelledRow, type Column } from "../labelled.ts";
import { aligned, columnsOf, type TableFound } from "../tables.ts";
import type { Title } from "../words-of-titles.ts";

/*
 * Tables in which each train has two lines, the first for the station of departure and the second for that of arrival; a
 * word before the times tells them apart:
 *
 *   Station            Date         Time        Train      Coach   Seat
 *   Sample Główny      29.01.2027   odj. 07:42  EIP 3502   4       35
 *   Example Centralna  29.01.2027   prz. 10:05
 */

const STATIONS: ReadonlySet<string> = new Set(wordsFor("station").map(folded));
const DEPARTS: ReadonlySet<string> = new Set(wordsFor("departsAt").map(folded));
const ARRIVES: ReadonlySet<string> = new Set(wordsFor("arrivesAt").map(folded));
/** `odj. 07:42` */
const TIME_AFTER_WORD = /^(\D{1,20}?) {1,3}(\d{1,2}[:.h]\d\d)$/;

/** Such a table, with a label before each of its values. */
export function stopRowsAt(rows: readonly Row[], from: number): TableFound | undefined {
  const header = rows[from];
  const columns = header && columnsOfStops(header);
  if (header === undefined || columns === undefined) return undefined;
  const lines: (readonly Piece[])[] = [];
  let next = from + 1;
  for (;;) {
    const train = trainAt(rows, next, columns);
    if (train === undefined) break;
    lines.push([], ...train);
    next += 2;
    if (rows[next]?.cells.length === 0 && trainAt(rows, next + 1, columns) !== undefined) next++;
  }
  const last = rows[next - 1];
  if (lines.length === 0 || last === undefined) return undefined;
  return {
    layout: "table in columns",
    next,
    section: { start: header.start, end: last.end, lines },
  };
}

/** The columns of titles that begin with one for stations and have one for trains. */
function columnsOfStops(header: Row): readonly Column[] | undefined {
  const [first, ...others] = header.cells;
  if (header.separator !== "spaces" || first === undefined || others.length < 2) return undefined;
  if (!STATIONS.has(folded(first.text)) || !others.some(({ title }) => title === "train"))
    return undefined;
  return columnsOf(header);
}

/** The two lines of the train whose departure is in a row. */
function trainAt(
  rows: readonly Row[],
  index: number,
  columns: readonly Column[],
): Section["lines"] | undefined {
  const departure = stopAt(rows[index], columns, DEPARTS);
  const arrival = stopAt(rows[index + 1], columns, ARRIVES);
  if (departure?.hasTrain !== true || arrival?.hasTrain !== false) return undefined;
  return [lineOf("departure", departure, columns), lineOf("arrival", arrival, columns)];
}

/** What a row says of one end of a journey. */
interface Stop {
  readonly station: Cell;
  readonly days: readonly Cell[];
  /** Without the word before it. */
  readonly time: Span;
  readonly hasTrain: boolean;
  /** The cells that are about the train, by the columns of the table. */
  readonly others: readonly (Cell | undefined)[];
}

/** @param words those that are before the time at such an end */
function stopAt(
  row: Row | undefined,
  columns: readonly Column[],
  words: ReadonlySet<string>,
): Stop | undefined {
  const cells = row === undefined || row.cells.length < 2 ? undefined : aligned(columns, row.cells);
  const station = cells?.[0];
  if (cells === undefined || station === undefined || /\d/.test(station.text)) return undefined;
  const timed = cells.find((cell) => cell !== undefined && timeAfter(words, cell) !== undefined);
  const time = timed && timeAfter(words, timed);
  if (time === undefined) return undefined;
  const isOther = (cell: Cell | undefined, title: Title | undefined) =>
    cell !== station && cell !== timed && title !== "unsided";
  return {
    station,
    days: cells.flatMap((cell, index) =>
      cell !== undefined && cell !== timed && columns[index]?.title === "unsided" ? [cell] : [],
    ),
    time,
    hasTrain: cells[columns.findIndex(({ title }) => title === "train")] !== undefined,
    others: cells.map((cell, index) => (isOther(cell, columns[index]?.title) ? cell : undefined)),
  };
}

function timeAfter(words: ReadonlySet<string>, { text, end }: Cell): Span | undefined {
  const [, word = "", time = ""] = TIME_AFTER_WORD.exec(text) ?? [];
  return words.has(folded(word)) ? { start: end - time.length, end } : undefined;
}

/** `Departure: Sample Główny, 29.01.2027, 07:42 | Train: EIP 3502` */
function lineOf(
  end: "departure" | "arrival",
  { station, days, time, others }: Stop,
  columns: readonly Column[],
): readonly Piece[] {
  const own = [station, ...days, time].flatMap((each, at) => (at === 0 ? [each] : [", ", each]));
  const about = labelledRow(columns, others);
  return [END_LABELS[end], ": ", ...own, ...(about.length > 0 ? [" | ", ...about] : [])];
}
