import { Cell, type Row } from "../cells.ts";
import { isOnlyDay } from "../../lexicon/days.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import { ONLY_STANDING } from "../../lexicon/standing.ts";
import { folded } from "../../lexicon/words.ts";
import type { TableFound } from "../tables.ts";
import { titleIn } from "../titles.ts";
import type { Title } from "../words-of-titles.ts";

/*
 * The name of a hotel after the label of any name, below a title and above the days of the stay:
 *
 *   HOTEL          Mittwoch, 20. Januar 2027          HOTEL          Confirmed
 *   Name:          Sample Inn                         Nazwa:         Sample Inn
 *   Address:       18 Sample Street, Sydney
 *   Check-in:      20 January 2027
 *   Check-out:     22 January 2027
 */

/** A word for names can be the one for surnames, or for given names: `Nom`, `Nome`. */
const NAMES: ReadonlySet<Title | undefined> = new Set(["person", "surname", "given"] as const);
const OF_THINGS: ReadonlySet<string> = new Set(wordsFor("namesOfThings").map(folded));
/** A stay has no more lines. */
const MOST_LINES = 10;

/** The title and the line with the name, as a label and its value. */
export function stayNameAt(rows: readonly Row[], index: number): TableFound | undefined {
  const [row, below] = [rows[index], rows[index + 1]];
  const name = nameIn(below);
  if (row === undefined || below === undefined || name === undefined) return undefined;
  const [title, day, ...others] = row.cells;
  if (title?.title !== "hotel" || others.length > 0) return undefined;
  const isConfirmed = day !== undefined && ONLY_STANDING.test(day.text);
  if (day !== undefined && !isConfirmed && !isOnlyDay(day.text)) return undefined;
  if (!hasDaysOfStay(rows.slice(index + 2, index + 2 + MOST_LINES))) return undefined;
  const line = [title, ": ", name, ...(day === undefined || isConfirmed ? [] : [" | ", day])];
  const lines = isConfirmed ? [line, [day]] : [line];
  return {
    layout: "label beside value",
    next: index + 2,
    section: { start: row.start, end: below.end, lines },
  };
}

/** What is after the label of any name or of a person's: it can be a room or a guest unless it has a word for lodging. */
function nameIn(row: Row | undefined): Cell | undefined {
  const [first, second, ...others] = row?.cells ?? [];
  if (first === undefined || others.length > 0) return undefined;
  const label = first.text.indexOf(":");
  if (label < 2) return undefined;
  const after = first.text.slice(label + 1).trimStart();
  const own = new Cell(
    after,
    first.end - after.length,
    first.column + first.text.length - after.length,
  );
  const name = second === undefined ? own : after === "" ? second : undefined;
  if (name === undefined || name.text === "") return undefined;
  const printed = first.text.slice(0, label);
  const isLabel = OF_THINGS.has(folded(printed.trim())) || NAMES.has(titleIn(printed));
  return isLabel && LODGING.test(name.text) ? name : undefined;
}

/** Whether labels for both days of a stay are before the next gap. */
function hasDaysOfStay(rows: readonly Row[]): boolean {
  const end = rows.findIndex(({ cells, isRule }) => isRule || cells.length === 0);
  const titles = rows
    .slice(0, end === -1 ? rows.length : end)
    .map(({ cells: [first] }) => titleIn(first?.text.split(":", 1)[0] ?? ""));
  return titles.includes("checkIn") && titles.includes("checkOut");
}
