import type { Cell, Row } from "../cells.ts";
import type { Piece } from "../draft.ts";
import type { TableFound } from "../tables.ts";

/*
 * Amounts below their currency, which stands above them once:
 *
 *                        THB
 *   Fare           58,400.00
 *   Total          79,255.00
 */

/** Amounts are far to the right of the margin. */
const FIRST_COLUMN = 8;
const CURRENCY = /^[A-Z]{3}$/;
const NUMBER = /^\d{1,3}(?:[., ']?\d{3}){0,3}(?:[.,]\d\d)?$/;

/** Such a list, with the currency before each amount. */
export function currencyAboveAt(rows: readonly Row[], from: number): TableFound | undefined {
  const row = rows[from];
  const [currency, ...others] = row?.cells ?? [];
  if (row === undefined || currency === undefined || others.length > 0) return undefined;
  if (currency.column < FIRST_COLUMN || !CURRENCY.test(currency.text)) return undefined;
  const amounts = amountsBelow(rows, from + 1);
  const last = rows[from + amounts.length];
  if (last === undefined || !amounts.some(([label]) => label.title === "total")) return undefined;
  const lines = amounts.map(([label, amount]): readonly Piece[] => [
    label,
    label.text.endsWith(":") ? " " : ": ",
    currency,
    " ",
    amount,
  ]);
  const { start } = row;
  return {
    layout: "label beside value",
    next: from + 1 + lines.length,
    section: { start, end: last.end, lines },
  };
}

/** The labels and their amounts in the next rows. */
function amountsBelow(
  rows: readonly Row[],
  from: number,
): readonly (readonly [label: Cell, amount: Cell])[] {
  const found: (readonly [Cell, Cell])[] = [];
  for (const { cells } of rows.slice(from, from + MOST_ROWS)) {
    const [label, amount, ...others] = cells;
    if (label === undefined || amount === undefined || others.length > 0) break;
    if (!NUMBER.test(amount.text)) break;
    found.push([label, amount]);
  }
  return found;
}

const MOST_ROWS = 30;
