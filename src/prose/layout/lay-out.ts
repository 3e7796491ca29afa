import type { LayoutName } from "../../ast/structure.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { withAirlines } from "./airlines.ts";
import { rowsOf, type Row } from "./cells.ts";
import { write, type Section } from "./draft.ts";
import { flightLabel, labelAbove, labelBeside, partingBeside } from "./labels.ts";
import { nameRowAt } from "./names/name-rows.ts";
import { nameApartAt } from "./names/names-apart.ts";
import { namesInColumnsAt } from "./names/names-in-columns.ts";
import { panelAt } from "./panels.ts";
import { paragraphAt } from "./paragraphs.ts";
import { withScheduleRows } from "./schedule-rows.ts";
import { spacedCardAt } from "./spaced-cards.ts";
import { sidewaysAt } from "./sideways.ts";
import { receiptAt } from "./receipts.ts";
import { stacksAt } from "./stacks.ts";
import { currencyAboveAt } from "./rows/currency-above.ts";
import { datedTitleAt } from "./rows/dated-title.ts";
import { stayNameAt } from "./rows/stay-name.ts";
import { stopRowsAt } from "./rows/stop-rows.ts";
import { sumOfFaresAt, totalRowAt } from "./rows/total-row.ts";
import { tableAt, type TableFound } from "./tables.ts";
import { twinsAt } from "./twins.ts";
import { twoLineRowsAt } from "./rows/two-line-rows.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { eitherOf } from "../lexicon/words.ts";

/**
 * Puts what a person sees at once on one line: values after their labels, the rows of tables, the
 * departure beside the arrival.
 */
export function layOut(source: SourceText): SourceText {
  return withScheduleRows(withAirlines(withRows(source)));
}

/** With its rows and their cells written as lines. */
export function withRows(source: SourceText): SourceText {
  const sections = layoutsIn(rowsOf(source));
  if (sections.length === 0) return source;
  const edit = source.edit();
  for (const { section } of sections) write(edit, section);
  return edit.finish();
}

/** What some rows are, one after the other; those that stay as they are are left out. */
export function layoutsIn(rows: readonly Row[]): readonly TableFound[] {
  const all: TableFound[] = [];
  for (let index = 0; index < rows.length;) {
    const found = foundAt(rows, index);
    index = found?.next ?? index + 1;
    if (found !== undefined) all.push(found);
  }
  return all;
}

function foundInOneCell(rows: readonly Row[], row: Row, index: number): TableFound | undefined {
  return (
    currencyAboveAt(rows, index) ??
    spacedCardAt(rows, index) ??
    labelAbove(rows, index) ??
    alone("label before flight", row, index, flightLabel(row)) ??
    paragraphAt(rows, index)
  );
}

function foundInCells(rows: readonly Row[], row: Row, index: number): TableFound | undefined {
  return (
    datedTitleAt(rows, index) ??
    twinsAt(rows, index) ??
    panelAt(rows, index) ??
    receiptAt(rows, index) ??
    twoLineRowsAt(rows, index) ??
    stacksAt(rows, index) ??
    stopRowsAt(rows, index) ??
    sumOfFaresAt(rows, index) ??
    tableAt(rows, index) ??
    totalRowAt(rows, index) ??
    sidewaysAt(rows, index) ??
    alone("title before flight", row, index, partingBeside(rows, index)) ??
    alone("label beside value", row, index, labelBeside(row))
  );
}

function foundAt(rows: readonly Row[], index: number): TableFound | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  if (row.isRule) return alone("rule", row, index, underlined(rows, index) ?? parted(row));
  const { cells } = row;
  const found =
    nameApartAt(rows, index) ??
    nameRowAt(rows, index) ??
    namesInColumnsAt(rows, index) ??
    stayNameAt(rows, index) ??
    (cells.length < 2 ? foundInOneCell(rows, row, index) : foundInCells(rows, row, index));
  if (found !== undefined || !(row.isBoxed || row.hasLeaders)) return found;
  return alone(row.isBoxed ? "box" : "label beside value", row, index, [
    cells.flatMap((cell, at) => (at === 0 ? [cell] : ["   ", cell])),
  ]);
}

function alone(
  layout: LayoutName,
  { start, end }: Row,
  index: number,
  lines: Section["lines"] | undefined,
): TableFound | undefined {
  return lines && { layout, next: index + 1, section: { start, end, lines } };
}

/** A line drawn across the page, which parts what is above it from what is below. */
function parted(row: Row): Section["lines"] | undefined {
  return row.end - row.start < SHORTEST_RULE ? undefined : [[row], []];
}

/** A number with a word for flights before it, and its status: what a card begins with. */
const NUMBER_OF_CARD = new RegExp(
  `^(?:${eitherOf(wordsFor("flight", "flightNumber"))})[:.]? ?[A-Z\\d]{2} ?\\d{1,4}(?: {2}[^\\d:]*)?$`,
);

/**
 * A line drawn below the number of a flight, which a line of another kind or a gap is above: it parts nothing, as what is
 * below is about that flight.
 *
 *     ==================================
 *     FLIGHT KM613             CONFIRMED
 *     ----------------------------------
 *     Departure:  ROME     10 June 12:20
 */
function underlined(rows: readonly Row[], index: number): Section["lines"] | undefined {
  const [above, number, rule, below] = rows.slice(Math.max(0, index - 2), index + 2);
  if (above === undefined || number === undefined || rule === undefined) return undefined;
  if (!(above.isRule || above.cells.length === 0) || below === undefined) return undefined;
  const isOfCard = NUMBER_OF_CARD.test(number.cells.map(({ text }) => text).join("  "));
  if (!isOfCard || below.isRule || below.cells.length === 0) return undefined;
  return above.mark === rule.mark ? undefined : [[rule]];
}

const SHORTEST_RULE = 10;
