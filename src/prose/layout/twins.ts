import { folded } from "../lexicon/words.ts";
import type { Cell, Row } from "./cells.ts";
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
