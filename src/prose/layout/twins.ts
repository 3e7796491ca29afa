import { folded } from "../lexicon/words.ts";
import { Cell, type Row } from "./cells.ts";
import type { TableFound } from "./tables.ts";
import { titleIn } from "./titles.ts";

/** Two journeys side by side have at least this many rows. */
const FEWEST = 3;
/** And at most this many. */
const MOST = 40;

/** People align columns by eye. */
const MOST_SHIFTED = 2;

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
  const twins = twinRows(rows, from);
  const [start, end] = [twins[0]?.left.start, twins.at(-1)?.right.end];
  const [flight, ...others] = twins.filter(isOfFlight);
  const areJourneys =
    twins.length >= FEWEST &&
    flight !== undefined &&
    // The same flight on both sides has its departure on the left and its arrival on the right.
    flight.left.text !== flight.right.text &&
    others.length === 0 &&
    twins.some(({ left }) => SHAPES[TIME]?.test(left.text));
  if (!areJourneys || start === undefined || end === undefined) return undefined;
  const lines = [...twins.map(({ left }) => [left]), [], ...twins.map(({ right }) => [right])];
  return {
    layout: "journeys side by side",
    next: from + twins.length,
    section: { start, end, lines },
  };
}

/** A row with the same on both sides. */
interface Twin {
  readonly left: Cell;
  readonly right: Cell;
  /** The label of both, or the kind of both values. */
  readonly shape: string | number;
}

function twinRows(rows: readonly Row[], from: number): readonly Twin[] {
  const column = rows[from]?.cells[1]?.column ?? 0;
  const twins: Twin[] = [];
  for (const row of rows.slice(from, from + MOST)) {
    const [left, right] = sidesOf(row, column);
    const shape = labelOf(left) ?? shapeOf(left);
    if (left === undefined || right === undefined || shape === undefined) break;
    if (shape !== (labelOf(right) ?? shapeOf(right))) break;
    twins.push({ left, right, shape });
  }
  return twins;
}

function isOfFlight({ shape }: Twin): boolean {
  return shape === FLIGHT || (typeof shape === "string" && titleIn(shape) === "flight");
}

/** What is on the left and on the right of a row, whose right side begins at a column; none if it has no two sides. */
function sidesOf({ cells, separator }: Row, column: number): readonly Cell[] {
  if (separator === "comma") return [];
  if (separator !== "spaces") return cells.length === 2 ? cells : [];
  const at = cells.findIndex((cell) => Math.abs(cell.column - column) <= MOST_SHIFTED);
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
