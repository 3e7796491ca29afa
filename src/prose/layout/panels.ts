import type { Title } from "./words-of-titles.ts";
import type { Cell, Row } from "./cells.ts";
import type { Piece } from "./draft.ts";
import { columnsOf, type TableFound } from "./tables.ts";

const DEPARTURE: ReadonlySet<Title | undefined> = new Set(["departure", "from"]);
const ARRIVAL: ReadonlySet<Title | undefined> = new Set(["arrival", "to"]);

/** The titles above the departure and the arrival. */
interface Titles {
  readonly left: Cell;
  readonly right: Cell;
}

/**
 * The departure beside the arrival, each with its details below it:
 *
 *     DEPARTURE           ARRIVAL
 *     Lisbon (LIS)        Luanda (LAD)
 *     23:15               08:05 +1
 */
export function panelAt(rows: readonly Row[], from: number): TableFound | undefined {
  const header = rows[from];
  const titles = header && titlesOf(header);
  if (titles === undefined) return undefined;
  const details = rowsBelow(rows, from);
  const cells = details.flatMap((row) =>
    row.cells.map((cell, index) => ({ cell, isRight: isRight(row, cell, index, titles) })),
  );
  const last = details.at(-1);
  if (last === undefined || !cells.some((each) => each.isRight)) return undefined;
  const side = (isRightSide: boolean) =>
    cells.flatMap(({ cell, isRight: own }) =>
      own === isRightSide && cell.text !== "" ? cell : [],
    );
  const lines = [
    lineOf(titles.left, "Departure", side(false)),
    lineOf(titles.right, "Arrival", side(true)),
  ];
  return {
    layout: "departure beside arrival",
    next: from + 1 + details.length,
    section: { start: header?.start ?? 0, end: last.end, lines },
  };
}

function titlesOf(row: Row): Titles | undefined {
  const [left, right, ...others] = columnsOf(row) ?? [];
  if (left === undefined || right === undefined || others.length > 0) return undefined;
  const areSides = DEPARTURE.has(left.title) && ARRIVAL.has(right.title);
  return areSides && row.separator !== "comma" ? { left: left.cell, right: right.cell } : undefined;
}

/** The rows of one or two cells below, up to an empty line or to other titles. */
function rowsBelow(rows: readonly Row[], from: number): readonly Row[] {
  const found: Row[] = [];
  for (let index = from + 1; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined || row.cells.length === 0 || row.cells.length > 2) break;
    if (columnsOf(row) !== undefined) break;
    found.push(row);
  }
  return found;
}

/** Whether a cell is in the right column: by its place on the line if only spaces separate them. */
function isRight(row: Row, { column }: Cell, index: number, { left, right }: Titles): boolean {
  if (row.separator !== "spaces") return index > 0;
  return Math.abs(column - right.column) < Math.abs(column - left.column);
}

function lineOf({ start, end }: Cell, written: string, cells: readonly Cell[]): readonly Piece[] {
  const details = cells.flatMap((cell, index) => (index === 0 ? [cell] : [", ", cell]));
  return [{ start, end, written }, ": ", ...details];
}
