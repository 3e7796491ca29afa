import { folded } from "../lexicon/words.ts";
import { Cell, type Row } from "./cells.ts";
import type { TableFound } from "./tables.ts";
import { titleIn } from "./titles.ts";

/** Two journeys side by side have at least this many rows. */
const FEWEST = 3;
/** And at most this many. */
const MOST = 40;

/**
 * Two journeys side by side, with the same labels:
 *
 *     Flight: AD 4217         Flight: AD 2981
 *     Departure: VCP 09:30    Departure: SSA 14:10
 *     Arrival: SSA 11:50      Arrival: VCP 16:45
 */
export function twinsAt(rows: readonly Row[], from: number): TableFound | undefined {
  return labelledTwins(rows, from) ?? likeTwins(rows, from);
}

function labelledTwins(rows: readonly Row[], from: number): TableFound | undefined {
  const titles: string[] = [];
  const [left, right]: [Cell[], Cell[]] = [[], []];
  for (const { cells } of rows.slice(from, from + MOST)) {
    const [first, second, ...others] = cells;
    const title = labelOf(first);
    if (first === undefined || second === undefined || others.length > 0) break;
    if (title === undefined || labelOf(second) !== title) break;
    titles.push(title);
    left.push(first);
    right.push(second);
  }
  const [start, end] = [left[0]?.start, right.at(-1)?.end];
  const areJourneys = titles.length >= FEWEST && titles.some((each) => titleIn(each) === "flight");
  if (!areJourneys || start === undefined || end === undefined) return undefined;
  return {
    layout: "journeys side by side",
    next: from + titles.length,
    section: { start, end, lines: [...linesOf(left), [], ...linesOf(right)] },
  };
}

/** What both sides of a row can have. */
const SHAPES = [
  /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\dA-Z:.])/,
  /(?<![\d.])\d{1,2}[:.h]\d\d(?!\d|\.\d)/,
  /(?<!\d)\d{1,2}(?!\d)/,
  /^\D*$/,
];
const [FLIGHT, TIME] = [0, 1];

/**
 * Two journeys side by side without labels, each row with the same on both sides:
 *
 *     OUTBOUND                RETURN
 *     AD 4217                 AD 2981
 *     09:30 Campinas (VCP)    14:10 Salvador (SSA)
 *     11:50 Salvador (SSA)    16:45 Campinas (VCP)
 */
function likeTwins(rows: readonly Row[], from: number): TableFound | undefined {
  const column = rows[from]?.cells[1]?.column ?? 0;
  const shapes: number[] = [];
  const [left, right]: [Cell[], Cell[]] = [[], []];
  for (const row of rows.slice(from, from + MOST)) {
    const [first, second] = sidesOf(row, column);
    const shape = shapeOf(first);
    if (first === undefined || second === undefined || shape === undefined) break;
    if (shape !== shapeOf(second)) break;
    shapes.push(shape);
    left.push(first);
    right.push(second);
  }
  const [start, end] = [left[0]?.start, right.at(-1)?.end];
  const isOfOneEach = shapes.filter((each) => each === FLIGHT).length === 1;
  if (!isOfOneEach || !shapes.includes(TIME) || start === undefined || end === undefined)
    return undefined;
  return {
    layout: "journeys side by side",
    next: from + shapes.length,
    section: { start, end, lines: [...linesOf(left), [], ...linesOf(right)] },
  };
}

/** What is on the left and on the right of a row, whose right side begins at a column; none if it has no two sides. */
function sidesOf({ cells, separator }: Row, column: number): readonly Cell[] {
  if (separator === "comma") return [];
  if (separator !== "spaces") return cells.length === 2 ? cells : [];
  const at = cells.findIndex((cell) => cell.column === column);
  return at < 1 ? [] : [cells.slice(0, at), cells.slice(at)].flatMap(joined);
}

function joined([first, ...others]: readonly Cell[]): readonly Cell[] {
  return first === undefined ? [] : [Cell.joined(first, ...others)];
}

/** The kind of what a cell begins with or contains; none if it is a label and its value. */
function shapeOf(cell: Cell | undefined): number | undefined {
  if (cell === undefined || /[:\uff1a] /.test(cell.text)) return undefined;
  return SHAPES.findIndex((shape) => shape.test(cell.text));
}

/** The label with which a cell begins, in small letters without accents. */
function labelOf(cell: Cell | undefined): string | undefined {
  const at = cell?.text.indexOf(":") ?? -1;
  if (cell === undefined || at < 1) return undefined;
  const label = cell.text.slice(0, at).trimEnd();
  return titleIn(label) === undefined || at + 1 === cell.text.length ? undefined : folded(label);
}

function linesOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  return cells.map((cell) => [cell]);
}
