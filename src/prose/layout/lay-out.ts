import type { SourceText } from "../../decode/text/source.ts";
import { withAirlines } from "./airlines.ts";
import { rowsOf, type Row } from "./cells.ts";
import { write, type Section } from "./draft.ts";
import { flightLabel, labelAbove, labelBeside, partingBeside } from "./labels.ts";
import { panelAt } from "./panels.ts";
import { withScheduleRows } from "./schedule-rows.ts";
import { sidewaysAt } from "./sideways.ts";
import { tableAt, type TableFound } from "./tables.ts";

/**
 * Puts what a person sees at once on one line: values behind their labels, the rows of tables, the
 * departure beside the arrival.
 */
export function layOut(source: SourceText): SourceText {
  const rows = rowsOf(source);
  const edit = source.edit();
  let isChanged = false;
  for (let index = 0; index < rows.length;) {
    const found = foundAt(rows, index);
    index = found?.next ?? index + 1;
    if (found === undefined) continue;
    write(edit, found.section);
    isChanged = true;
  }
  return withScheduleRows(withAirlines(isChanged ? edit.finish() : source));
}

function foundAt(rows: readonly Row[], index: number): TableFound | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  if (row.isRule) return alone(row, index, parted(row));
  const { cells } = row;
  const found =
    cells.length < 2
      ? (labelAbove(rows, index) ?? alone(row, index, flightLabel(row)))
      : (panelAt(rows, index) ??
        tableAt(rows, index) ??
        sidewaysAt(rows, index) ??
        alone(row, index, partingBeside(row) ?? labelBeside(row)));
  if (found !== undefined || !row.isBoxed) return found;
  return alone(row, index, [cells.flatMap((cell, at) => (at === 0 ? [cell] : ["   ", cell]))]);
}

function alone(
  { start, end }: Row,
  index: number,
  lines: Section["lines"] | undefined,
): TableFound | undefined {
  return lines && { next: index + 1, section: { start, end, lines } };
}

/** A line drawn across the page, which parts what is above it from what is below. */
function parted(row: Row): Section["lines"] | undefined {
  return row.end - row.start < SHORTEST_RULE ? undefined : [[row], []];
}

const SHORTEST_RULE = 10;
