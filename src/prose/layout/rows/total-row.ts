import { currencySigns, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, eitherOf, folded, WORD_START } from "../../lexicon/words.ts";
import type { Cell, Row } from "../cells.ts";
import type { Piece } from "../draft.ts";
import type { TableFound } from "../tables.ts";
import type { Title } from "../words-of-titles.ts";

/*
 * The total of a column of amounts, whose title states the currency:
 *
 *   | Item  | Per person | x | Sum (GBP) |
 *   | Fare  | 842.15     | 3 | 2,526.45  |
 *   | Total |            |   | 2,526.45  |
 */

const NUMBER = /^\d[\d., '\u2019]{0,20}$/;
/** At the end of a title: `Sum (GBP)`, `Betrag EUR`, `Price, €`. */
const CURRENCY = new RegExp(`(?<=^|[ ([])(?:[A-Z]{3}|${eitherOf(currencySigns())})(?=[)\\]]?$)`);
/** No list of amounts is longer. */
const MOST_ROWS = 60;

/** A row of a total and nothing else, with the currency of its column or in the next cell: `Summe;;1.138,25;EUR`. */
export function totalRowAt(rows: readonly Row[], from: number): TableFound | undefined {
  const row = rows[from];
  const own = row?.cells.filter(({ text }) => text !== "") ?? [];
  const [label, value, beside, ...others] = own;
  if (row === undefined || label?.title !== "total" || value === undefined || others.length > 0)
    return undefined;
  const title = NUMBER.test(value.text) ? titleAbove(rows, from, row, value) : undefined;
  const line = beside === undefined ? title && totalOf(label, value, title) : totalBeside(own);
  if (line === undefined) return undefined;
  const { start, end } = row;
  return { layout: "label beside value", next: from + 1, section: { start, end, lines: [line] } };
}

/** A total as a line, with the currency in the cell after it. */
function totalBeside([label, value, currency]: readonly Cell[]): readonly Piece[] | undefined {
  if (label === undefined || value === undefined || currency === undefined) return undefined;
  const isAmount = NUMBER.test(value.text) && CENTS.test(value.text);
  if (!isAmount || !/^[A-Z]{3}$/.test(currency.text)) return undefined;
  return [label, label.text.endsWith(":") ? " " : ": ", value, " ", currency];
}

/** What the amounts of a column are for, if they are no price of a trip: `Per person (EUR)`, `Tax (GBP)`. */
const OF_PARTS = new RegExp(
  WORD_START + anyOf(wordsFor("people", "adults", "seat", "taxes", "nights", "rooms")),
);
/** Weights have no cents: `Weight (KGS)`. */
const CENTS = /[.,]\d\d$/;

const OF_SUM: ReadonlySet<Title | undefined> = new Set([
  "total",
  "baseFare",
  "taxes",
  "other",
  undefined,
] as const);
const OF_OTHERS = new RegExp(WORD_START + anyOf(wordsFor("people", "seat", "nights", "rooms")));
const OF_TOTAL = new RegExp(`^${anyOf(wordsFor("total"))}`);
const OF_FARE = new RegExp(`^${eitherOf(wordsFor("baseFare"))}`, "iu");

/**
 * The only row below titles of amounts, one of which is the fare, and the currency in a column of its own:
 *
 *   Fare,Taxes,Total,Currency
 *   812.00,166.40,978.40,USD
 */
export function sumOfFaresAt(rows: readonly Row[], from: number): TableFound | undefined {
  const [header, row, below] = rows.slice(from, from + 3);
  if (header === undefined || row === undefined) return undefined;
  if (!isBelow(row, header) || (below !== undefined && isBelow(below, header))) return undefined;
  // A title can say that these are the amounts of one person or of a refund, and another row states the total of all.
  const isTitled = (rows[from - 1]?.cells.length ?? 0) > 0;
  if (isTitled || rows.some((each, at) => at !== from && isTotal(each))) return undefined;
  const line = areOfFares(header) ? totalAndCurrency(header, row) : undefined;
  if (line === undefined) return undefined;
  const section = { start: header.start, end: row.end, lines: [line] };
  return { layout: "label beside value", next: from + 2, section };
}

function isTotal({ cells: [first] }: Row): boolean {
  return first !== undefined && OF_TOTAL.test(folded(first.text));
}

function areOfFares({ cells }: Row): boolean {
  return (
    cells.some(({ text }) => OF_FARE.test(text)) &&
    cells.every(({ title, text }) => OF_SUM.has(title) && /^\D*$/.test(text)) &&
    !cells.some(({ text }) => OF_OTHERS.test(folded(text)))
  );
}

function totalAndCurrency(header: Row, { cells }: Row): readonly Piece[] | undefined {
  const [label, ...labels] = header.cells.filter(({ title }) => title === "total");
  const [currency, ...others] = cells.filter(({ text }) => /^[A-Z]{3}$/.test(text));
  if (label === undefined || currency === undefined) return undefined;
  const value = cells[header.cells.indexOf(label)];
  if (value === undefined || labels.length + others.length > 0) return undefined;
  return NUMBER.test(value.text) ? [label, ": ", currency, " ", value] : undefined;
}

function isBelow(row: Row, { separator, cells }: Row): boolean {
  return separator !== "spaces" && row.separator === separator && row.cells.length === cells.length;
}

/** A total as a line, with the currency that the title of its column states. */
export function totalOf(label: Cell, value: Cell, title: Cell): readonly Piece[] | undefined {
  const [currency] = CURRENCY.exec(title.text) ?? [];
  if (currency === undefined || !NUMBER.test(value.text)) return undefined;
  if (!CENTS.test(value.text) || OF_PARTS.test(title.text)) return undefined;
  const start = title.start + title.text.lastIndexOf(currency);
  const end = start + currency.length;
  return [label, label.text.endsWith(":") ? " " : ": ", { start, end }, " ", value];
}

/** The title of a column, above cells that are all amounts or empty, at least one of which is an amount. */
function titleAbove(rows: readonly Row[], from: number, row: Row, value: Cell): Cell | undefined {
  let amounts = 0;
  for (const above of rows.slice(Math.max(0, from - MOST_ROWS), from).toReversed()) {
    if (above.isRule) continue;
    if (above.separator !== row.separator || above.cells.length === 0) return undefined;
    const cell = cellAbove(above, row, value);
    if (cell !== undefined && !NUMBER.test(cell.text)) return amounts > 0 ? cell : undefined;
    if (cell !== undefined) amounts++;
  }
  return undefined;
}

/** The cell of a row in the column of a value; undefined if it is empty. */
function cellAbove({ cells }: Row, { separator, cells: own }: Row, value: Cell): Cell | undefined {
  const cell =
    separator === "spaces"
      ? cells.find(
          ({ column, text }) =>
            column < value.column + value.text.length && column + text.length > value.column,
        )
      : cells[own.indexOf(value)];
  return cell?.text ? cell : undefined;
}
