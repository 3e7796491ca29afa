import { wordsFor } from "../lexicon/lexicon.ts";
import { folded } from "../lexicon/words.ts";
import type { Cell, Row } from "./cells.ts";
import type { Piece } from "./draft.ts";
import { END_LABELS } from "./labelled.ts";
import type { TableFound } from "./tables.ts";
import type { Title } from "./words-of-titles.ts";

/*
 * Labels above their values, each pair separated from the next by a gap:
 *
 *     Flight no.
 *     PC 2190
 *
 *     Departure
 *     Sabiha Gökçen (SAW)
 *     17:05
 */

/** What such a pair can say of a flight or a train. */
const OF_JOURNEYS: ReadonlySet<Title | undefined> = new Set<Title>([
  "flight",
  "train",
  "airline",
  "unsided",
  "departure",
  "arrival",
  "from",
  "to",
  "class",
  "equipment",
  "operator",
  "terminal",
  "status",
  "seat",
  "coach",
  "other",
]);
/** A pair has a label and at most so many values: a place, a day, a time, a terminal. */
const MOST_VALUES = 4;
const MOST_PAIRS = 12;
/** No value of a journey is longer; sentences are. */
const LONGEST = 60;
const NUMBER = /^(?:[A-Z\d]{2,3}|[A-Z][A-Za-z ]{2,30}) ?-?\d{1,5}[A-Z]?$/;
const DAY_OR_TIME = /\d/;
const PARTING: ReadonlySet<string> = new Set(wordsFor("parting").map(folded));

interface Pair {
  readonly title: Title;
  readonly label: Cell;
  readonly values: readonly Cell[];
  readonly next: number;
}

/** The pairs of one journey, as lines without gaps. */
export function spacedCardAt(rows: readonly Row[], from: number): TableFound | undefined {
  const pairs: Pair[] = [];
  let [next, end] = [from, from];
  while (pairs.length < MOST_PAIRS) {
    const pair = pairAt(rows, next);
    if (pair === undefined || pairs.some((each) => isSame(each, pair))) break;
    pairs.push(pair);
    end = pair.next;
    next = belowGap(rows, end);
  }
  const [first, last] = [rows[from], rows[end - 1]];
  if (first === undefined || last === undefined || !isJourney(pairs)) return undefined;
  const section = { start: first.start, end: last.end, lines: pairs.map(lineOf) };
  return { layout: "label above value", next: end, section };
}

/** Whether two pairs have the same label: the second belongs to the next journey. */
function isSame(one: Pair, other: Pair): boolean {
  return (
    one.title === other.title && (one.title !== "other" || one.label.text === other.label.text)
  );
}

/** Whether pairs have a number with its day, and both ends, of which one has a time. */
function isJourney(pairs: readonly Pair[]): boolean {
  const of = (...titles: readonly Title[]) => pairs.filter(({ title }) => titles.includes(title));
  const [number] = of("flight", "train")[0]?.values ?? [];
  const ends = [of("departure", "from"), of("arrival", "to")];
  return (
    number !== undefined &&
    NUMBER.test(number.text) &&
    ends.every((pairsOfEnd) => pairsOfEnd.length > 0) &&
    ends.flat().some(({ values }) => values.some(({ text }) => DAY_OR_TIME.test(text)))
  );
}

/** A label alone on its line, and its values on the lines up to the next gap. */
function pairAt(rows: readonly Row[], from: number): Pair | undefined {
  const label = onlyCell(rows[from]);
  // Most lines are in taller blocks, and titles are slow to find.
  if (label === undefined || !isShortBlock(rows, from)) return undefined;
  const title = titleOf(label);
  if (title === undefined || !OF_JOURNEYS.has(title)) return undefined;
  const values: Cell[] = [];
  let next = from + 1;
  for (; next < rows.length && values.length <= MOST_VALUES; next++) {
    const row = rows[next];
    if (row === undefined || isGap(row)) break;
    const value = onlyCell(row);
    if (value === undefined || value.text.length > LONGEST || value.title) return undefined;
    values.push(value);
  }
  return values.length === 0 || values.length > MOST_VALUES
    ? undefined
    : { title, label, values, next };
}

function isShortBlock(rows: readonly Row[], from: number): boolean {
  const height = rows.slice(from, from + MOST_VALUES + 2).findIndex(isGap);
  return height > 1 || (height === -1 && rows.length - from <= MOST_VALUES + 1);
}

/** The title of a label; a word that parts journeys (`DEPARTURE`) has no values. */
function titleOf({ text, title }: Cell): Title | undefined {
  return title === "other" && PARTING.has(folded(text)) ? undefined : title;
}

function onlyCell(row: Row | undefined): Cell | undefined {
  if (row === undefined || row.isRule || row.cells.length !== 1) return undefined;
  return row.cells[0];
}

function isGap({ cells, isRule }: Row): boolean {
  return cells.length === 0 && !isRule;
}

function belowGap(rows: readonly Row[], from: number): number {
  let next = from;
  for (let row = rows[next]; row !== undefined && isGap(row); row = rows[next]) next++;
  return next;
}

const LABELS: Readonly<Partial<Record<Title, string>>> = {
  ...END_LABELS,
  unsided: "Date",
};

function lineOf({ title, label, values }: Pair): readonly Piece[] {
  const { start } = label;
  const end = label.text.endsWith(":") ? label.end - 1 : label.end;
  const written = LABELS[title];
  const piece = written === undefined ? { start, end } : { start, end, written };
  return [piece, ": ", ...values.flatMap((cell, index) => (index === 0 ? [cell] : [", ", cell]))];
}
