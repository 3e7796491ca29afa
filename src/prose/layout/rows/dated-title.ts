import type { Cell, Row } from "../cells.ts";
import { isOnlyDay } from "../../lexicon/days.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { folded } from "../../lexicon/words.ts";
import type { TableFound } from "../tables.ts";
import type { Title } from "../words-of-titles.ts";

/*
 * The day of an entry of a plan, and beside it what the entry is about:
 *
 *   Tuesday, 19 January 2027                           FLIGHT
 *   XX 923   Frankfurt 20:40 - Bangkok 13:25 +1
 *
 * The day becomes a heading: an entry can have several flights.
 */

const OF_JOURNEYS: ReadonlySet<Title | undefined> = new Set(["flight", "train", "hotel"] as const);
const OF_CARS: ReadonlySet<string> = new Set(
  wordsFor("carTitles", "carRental", "rentalCar").map(folded),
);

/** Such a row at the beginning of a block, as two lines. */
export function datedTitleAt(rows: readonly Row[], index: number): TableFound | undefined {
  const row = rows[index];
  const [day, title, ...others] = row?.cells ?? [];
  if (row === undefined || day === undefined || title === undefined || others.length > 0)
    return undefined;
  if (row.separator !== "spaces" || !isOnlyDay(day.text) || !isTitle(title)) return undefined;
  if (!isGap(rows[index - 1]) || isGap(rows[index + 1])) return undefined;
  return {
    layout: "title before flight",
    next: index + 1,
    section: { start: row.start, end: row.end, lines: [[day], [], [title]] },
  };
}

/** Whether a row separates two blocks. */
function isGap(row: Row | undefined): boolean {
  return row === undefined || row.isRule || row.cells.length === 0;
}

function isTitle(cell: Cell): boolean {
  return OF_JOURNEYS.has(cell.title) || OF_CARS.has(folded(cell.text));
}
