import type { Title } from "./words-of-titles.ts";
import type { Cell, Row } from "./cells.ts";
import type { Piece, Section } from "./draft.ts";
import type { TableFound } from "./tables.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { ONLY_DAY } from "../lexicon/days.ts";
import { folded } from "../lexicon/words.ts";
import { titleIn } from "./titles.ts";

/** What a value below its label looks like. */
const VALUES: Readonly<Partial<Record<Title, RegExp>>> = {
  flight: /^[A-Z\d]{2,3} ?-?\d{1,4}[A-Z]?$|^[A-Z][A-Za-z ]{2,30} \d{1,4}$/,
  class: /^[A-Z](?![A-Za-z\d])|\([A-Z]\)$/,
  ticket: /^\d{3}[- ]?\d{10}/,
  // The name of its airline can follow in brackets.
  locator: /^[A-Z\d-]{4,20}(?: \([^()]{2,24}\))?$/,
  confirmation: /^[A-Z\d-]{4,20}$/,
  seat: /^\d{1,3}[A-Z]?(?![A-Za-z\d.:/]| ?\p{L})/u,
  coach: /^(?:[A-Z]|\d{1,3}[A-Z]?)$/,
  // The names of stations; codes are read without a colon, too.
  from: /^\p{Lu}[\p{L}\d .'()/-]{2,60}$/u,
  to: /^\p{Lu}[\p{L}\d .'()/-]{2,60}$/u,
  total: /\d/,
  baseFare: /\d/,
  taxes: /\d/,
  phone: /^\+?[\d(][\d ()./-]{5,24}$/,
  train: /\d/,
  checkIn: /^[^:]*\d/,
  checkOut: /^[^:]*\d/,
};

/** A label above its value, as one line. */
export function labelAbove(rows: readonly Row[], from: number): TableFound | undefined {
  const [row, below] = [rows[from], rows[from + 1]];
  const [label, value] = [row?.cells[0], below?.cells[0]];
  if (row?.cells.length !== 1 || below?.cells.length !== 1) return undefined;
  if (label === undefined || value === undefined) return undefined;
  const { title } = label;
  if (title === undefined || value.title !== undefined) return undefined;
  if (VALUES[title]?.test(value.text) !== true) return undefined;
  const { start } = label;
  const end = label.text.endsWith(":") ? label.end - 1 : label.end;
  const piece = title === "flight" ? { start, end, written: "Flight" } : { start, end };
  return {
    layout: "label above value",
    next: from + 2,
    section: { start: row.start, end: below.end, lines: [[piece, ": ", value]] },
  };
}

/** A comma separates a label from a value only once on a line, and never from a number. */
function isNoValue(value: Cell, others: readonly Cell[]): boolean {
  return others.length > 0 || /^[\d.,]*$/.test(value.text);
}

/** `Class      Y`, `Class      : Y`, `Class: Y          Seat: 14C`. */
export function labelBeside({ end, cells, separator }: Row): Section["lines"] | undefined {
  const [label, value, ...others] = cells;
  if (label === undefined || value === undefined) return undefined;
  const amount = amountBeside(label, value, others);
  if (amount !== undefined) return [[label, label.text.endsWith(":") ? " " : ": ", ...amount]];
  if (separator === "comma" && isNoValue(value, others)) return undefined;
  if (value.text.startsWith(":")) return [[label, { start: value.start, end }]];
  const { title } = label;
  const isLabel = title !== undefined && (title !== "other" || separator === "comma");
  if (isLabel && !isLabelled(value.text) && others.length === 0)
    return isTitleOrEmpty(value) ? undefined : withAllCells(label, [value]);
  return labelsAmong(cells, label, title === "car");
}

/** `HOTEL      GRAND EXAMPLE      MON 08 MARCH 2027` */
function hotelAndDay([label, name, day, ...others]: readonly Cell[]): Section["lines"] | undefined {
  if (label === undefined || name === undefined || day === undefined) return undefined;
  return others.length === 0 && ONLY_DAY.test(day.text)
    ? [[label, ": ", name, " | ", day]]
    : undefined;
}

const OF_AMOUNTS: ReadonlySet<Title | undefined> = new Set(["total", "baseFare", "taxes"] as const);

/** `Taxes;EUR;94.00`, `Taxes   94.00   EUR`: a currency in a cell of its own. */
function amountBeside(
  label: Cell,
  first: Cell,
  [second, ...others]: readonly Cell[],
): readonly Piece[] | undefined {
  if (second === undefined || others.length > 0 || !OF_AMOUNTS.has(label.title)) return undefined;
  const isAmount = [
    [first, second],
    [second, first],
  ].some(([currency, digits]) => isCurrency(currency) && isNumber(digits));
  return isAmount ? [first, " ", second] : undefined;
}

function isCurrency(cell: Cell | undefined): boolean {
  return /^[A-Z]{3}$/.test(cell?.text ?? "");
}

function isNumber(cell: Cell | undefined): boolean {
  return /^\d[\d., ']*$/.test(cell?.text ?? "");
}

function isTitleOrEmpty(cell: Cell): boolean {
  return cell.text === "" || cell.title !== undefined;
}

/** @param isOfCar whether the first cell is the label of one end of a rental, which all other cells are about */
function labelsAmong(
  cells: readonly Cell[],
  label: Cell,
  isOfCar: boolean,
): Section["lines"] | undefined {
  const stay = label.title === "hotel" ? hotelAndDay(cells) : undefined;
  if (stay !== undefined) return stay;
  if (cells.some((cell, index) => index > 0 && isLabelOnly(cell, cells[index + 1])))
    return [withLabelsInFront(cells)];
  if (!cells.slice(1).some(({ text }) => isLabelled(text)))
    return isOfCar ? withAllCells(label, cells.slice(1)) : undefined;
  return [cells.flatMap((cell, index) => (index === 0 ? [cell] : [" | ", cell]))];
}

/** `Pick-up   Palma Airport   24 Jul 2027 10:30` */
function withAllCells(label: Cell, values: readonly Cell[]): Section["lines"] {
  const cells = values.flatMap((cell, index) => (index === 0 ? [cell] : [", ", cell]));
  return [[label, label.text.endsWith(":") ? " " : ": ", ...cells]];
}

/** `28013 MADRID      NAME:      DOE/JANE MRS`: whether a cell is the label of the next one. */
function isLabelOnly(cell: Cell, next: Cell | undefined): boolean {
  return cell.text.endsWith(":") && next !== undefined && cell.title !== undefined;
}

function withLabelsInFront(cells: readonly Cell[]): readonly Piece[] {
  return cells.flatMap((cell, index) => {
    if (index === 0) return [cell];
    const label = cells[index - 1];
    return [label !== undefined && isLabelOnly(label, cell) ? " " : " | ", cell];
  });
}

/** Whether a cell begins with a label and a colon. */
function isLabelled(text: string): boolean {
  const at = text.indexOf(":");
  return (
    at > 1 && at < 40 && /\S/.test(text.slice(at + 1)) && titleIn(text.slice(0, at)) !== undefined
  );
}

/** `Numer lotu: W6 1529`: the word for flights that the facts know. */
export function flightLabel({ cells: [cell, ...others] }: Row): Section["lines"] | undefined {
  const at = cell?.text.indexOf(":") ?? -1;
  if (cell === undefined || at < 2 || at > 30 || others.length > 0) return undefined;
  const label = cell.text.slice(0, at).trimEnd();
  if (titleIn(label) !== "flight" || !label.includes(" ")) return undefined;
  const { start, end } = cell;
  const value = { start: start + at, end };
  return [[{ start, end: start + label.length, written: "Flight" }, value]];
}

const PARTING: ReadonlySet<string> = new Set(wordsFor("parting").map(folded));

const TIME = /^\d{1,2}[:.hH]\d\d(?!\d|\.\d)/;

/** An end of a journey has no more lines. */
const MOST_OF_END = 3;

/** `Depart   Fri 12 Feb 2027, 14:35`, with `Arrive` further down: one end of a journey, which no word parts from the other. */
function isAboveArrival(rows: readonly Row[], at: number): boolean {
  if (rows[at]?.cells[0]?.title !== "departure") return false;
  const below = rows.slice(at + 1, at + 1 + MOST_OF_END);
  const gap = below.findIndex(({ cells }) => cells.length === 0);
  return below
    .slice(0, gap === -1 ? below.length : gap)
    .some(({ cells }) => cells[0]?.title === "arrival" && cells.length > 1);
}

/** `UTRESA          DY 4372`: what separates journeys, on a line of its own. */
export function partingBeside(rows: readonly Row[], at: number): Section["lines"] | undefined {
  const [row, above] = [rows[at], rows[at - 1]];
  if (row === undefined || isAboveArrival(rows, at)) return undefined;
  const { cells, separator } = row;
  const [first, ...others] = cells;
  // `Return` below `Pick-up`
  if (above?.cells[0]?.title === "car") return undefined;
  if (first === undefined || others.length === 0 || separator !== "spaces") return undefined;
  const [word = ""] = first.text.split(/ [-\u2013] |, /, 1);
  // `DÉPART  : 08/01/2027`
  if (others[0]?.text.startsWith(":") === true) return undefined;
  // `Depart   7:10 AM   Atlanta`
  if (!PARTING.has(folded(word)) || others.some(({ text }) => TIME.test(text))) return undefined;
  return [[first], others.flatMap((cell, index) => (index === 0 ? [cell] : [" | ", cell]))];
}
