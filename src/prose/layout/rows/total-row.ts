import { currencySigns, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, eitherOf, folded, WORD_START } from "../../lexicon/words.ts";
import type { Cell, Row, Separator } from "../cells.ts";
import type { Piece } from "../draft.ts";
import type { TableFound } from "../tables.ts";
import { titleIn } from "../titles.ts";
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
const CURRENCY = new RegExp(`(?<=^|[ ([])(?:[A-Z]{3}|${eitherOf(currencySigns())})(?=[)\\]]?:?$)`);
/** No list of amounts is longer. */
const MOST_ROWS = 60;

/** A row of a total and nothing else, with the currency of its column or in the next cell: `Summe;;1.138,25;EUR`. */
export function totalRowAt(rows: readonly Row[], from: number): TableFound | undefined {
  const row = rows[from];
  const own = row?.cells.filter(({ text }) => text !== "") ?? [];
  const [label, value, , ...others] = own;
  if (row === undefined || label === undefined || value === undefined || others.length > 0)
    return undefined;
  const line =
    label.title === "total" ? totalIn(rows, from, row, own) : totalApart(row.separator, own);
  if (line === undefined) return undefined;
  const { start, end } = row;
  return { layout: "label beside value", next: from + 1, section: { start, end, lines: [line] } };
}

/** A total as a line, with the currency after it, of its column, or of the heading above. */
function totalIn(
  rows: readonly Row[],
  from: number,
  row: Row,
  own: readonly Cell[],
): readonly Piece[] | undefined {
  const [label, value] = own;
  if (label === undefined || value === undefined) return undefined;
  if (own.length > 2) return totalBeside(own);
  if (!NUMBER.test(value.text)) return undefined;
  const title = titleAbove(rows, from, row, value);
  const ofColumn = title && totalOf(label, value, title);
  if (ofColumn !== undefined) return ofColumn;
  const heading = pricesAbove(rows, from, row, value);
  return heading && totalOf(label, value, heading);
}

/** `TOTAL GENERAL COP`, at the end of which is the currency, and no weight. */
const LABEL_AND_CURRENCY = /^(\p{L}[\p{L} ]{2,30}?) (?!KGS)(?:[A-Z]{3}|\([A-Z]{3}\)):?$/u;

/** `Total fare incl. taxes`, before an amount with its currency. */
const LABEL_WITH_TAXES = new RegExp(
  `^(\\p{L}[\\p{L} ]{2,30}?),? \\(?${anyOf(wordsFor("ofWhich"))}[^\\d:]{0,40}$`,
  "u",
);
const WITH_CURRENCY = /^(?:[A-Z]{3} ?\d[\d., ']{0,14}|\d[\d., ']{0,14} ?[A-Z]{3})$/;

/**
 * A total in a table as a line, if only empty cells are between it and its label, which states the currency, or that taxes are in
 * it: `Total EUR;;;4.836,60`, `Total fare incl. taxes;;;EUR 4.836,60`.
 */
export function totalApart(
  separator: Separator,
  [label, value, other]: readonly Cell[],
): readonly Piece[] | undefined {
  if (label === undefined || value === undefined || other !== undefined) return undefined;
  if (separator === "spaces") return undefined;
  const [, words = ""] = LABEL_AND_CURRENCY.exec(label.text) ?? [];
  if (titleIn(words) === "total") return totalOf(label, value, label);
  const [, before = ""] = LABEL_WITH_TAXES.exec(label.text) ?? [];
  return titleIn(before) === "total" && WITH_CURRENCY.test(value.text)
    ? [label, ": ", value]
    : undefined;
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
const MILLIONS = /^\d{1,3}([., ])\d{3}\1\d{3}$/;

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
  if (!CENTS.test(value.text) && !MILLIONS.test(value.text)) return undefined;
  if (OF_PARTS.test(folded(title.text))) return undefined;
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
    if (cell !== undefined && !NUMBER.test(cell.text))
      return amounts > 0 && !isAboveLabels(cell, above, row) ? cell : undefined;
    if (cell !== undefined) amounts++;
  }
  return undefined;
}

/** `Price Summary (INR)`, `Your fare (in EUR):` */
const PRICES_IN = new RegExp(
  `^\\P{L}{0,8}(?:(?:${eitherOf(wordsFor("yours"))}) )?(?:${eitherOf(wordsFor("tripPrices"))}) ?[([](?:\\p{Ll}{2,3} )?(?:[A-Z]{3}|\\p{Sc})[)\\]]:?$`,
  "iu",
);

/**
 * The heading above a list of amounts, all of which make its total: it states their currency, and titles can be between:
 *
 *   Price Summary (INR)
 *   Airfare             27,840.00
 *   Total               29,940.00
 */
function pricesAbove(rows: readonly Row[], from: number, row: Row, value: Cell): Cell | undefined {
  const amounts: number[] = [];
  let isTitled = false;
  for (const above of rows.slice(Math.max(0, from - MOST_ROWS), from).toReversed()) {
    if (above.isRule) continue;
    const [first, ...others] = above.cells;
    if (first === undefined) return undefined;
    if (others.length === 0)
      return PRICES_IN.test(first.text) && isSum(amounts, value) ? first : undefined;
    const cell = above.separator === row.separator ? cellAbove(above, row, value) : undefined;
    if (cell === undefined || isTitled) return undefined;
    isTitled = !NUMBER.test(cell.text);
    if (!isTitled) amounts.push(valueOf(cell));
  }
  return undefined;
}

function isSum(amounts: readonly number[], total: Cell): boolean {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return amounts.length > 1 && Math.abs(sum - valueOf(total)) < 0.01;
}

/** An amount, in which only the mark before two last digits begins the decimals. */
function valueOf({ text }: Cell): number {
  const [, whole = text, cents = "0"] = /^(.*)[.,](\d\d)$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${cents}`);
}

/** `Optional excursions (EUR)`: whether what is alone on its line begins above the labels, not above the amounts. */
function isAboveLabels({ column }: Cell, { cells }: Row, { cells: [label] }: Row): boolean {
  return cells.length === 1 && label !== undefined && column <= label.column + 2;
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
