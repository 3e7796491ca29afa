import { folded } from "../lexicon/words.ts";
import { Cell, type Row } from "./cells.ts";
import type { TableFound } from "./tables.ts";
import { titleIn } from "./titles.ts";

/** Two journeys side by side have at least this many rows. */
const FEWEST = 3;
/** And at most this many. */
const MOST = 40;

/** What both sides of a row can have. */
const SHAPES = [
  /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\dA-Z:.])/,
  /(?<![\d.])\d{1,2}[:.h]\d\d(?!\d|\.\d)/,
  /(?<!\d)\d{1,2}(?!\d)/,
  /^\D*$/,
];
const [FLIGHT, TIME] = [0, 1];

/**
 * Two journeys side by side, each row with the same label or the same kind of value on both sides:
 *
 *     OUTBOUND                  RETURN
 *     Flight no.: AD 4217       Flight no.: AD 2981
 *     09:30 Campinas (VCP)      14:10 Salvador (SSA)
 *     11:50 Salvador (SSA)      16:45 Campinas (VCP)
 */
export function twinsAt(rows: readonly Row[], from: number): TableFound | undefined {
  const column = rows[from]?.cells[1]?.column ?? 0;
  const shapes: (string | number)[] = [];
  const [left, right]: [Cell[], Cell[]] = [[], []];
  for (const row of rows.slice(from, from + MOST)) {
    const [first, second] = sidesOf(row, column);
    if (first === undefined || second === undefined) break;
    const shape = labelOf(first) ?? shapeOf(first);
    if (shape === undefined || shape !== (labelOf(second) ?? shapeOf(second))) break;
    shapes.push(shape);
    left.push(first);
    right.push(second);
  }
  const [start, end] = [left[0]?.start, right.at(-1)?.end];
  const areJourneys =
    shapes.length >= FEWEST &&
    shapes.filter(isOfFlight).length === 1 &&
    left.some(({ text }) => SHAPES[TIME]?.test(text));
  if (!areJourneys || start === undefined || end === undefined) return undefined;
  return {
    layout: "journeys side by side",
    next: from + shapes.length,
    section: { start, end, lines: [...linesOf(left), [], ...linesOf(right)] },
  };
}

function isOfFlight(shape: string | number): boolean {
  return shape === FLIGHT || (typeof shape === "string" && titleIn(shape) === "flight");
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
