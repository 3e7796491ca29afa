import type { FareNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { CellCurrency, FARE_CELLS, FareCellRowRules, TAX_CELL, taxesOf } from "./fare-cells.ts";
import { TAXED_AMOUNT, TaxedAmount } from "./money.ts";

/*
 * The parts of `XT`, the tax that combines several others, after a mark or below a title:
 *
 *     XT     26.80YQ     13.40YR      4.20UA
 *            26.80YQ     13.40YR      4.20UA
 */

const push_mode = "taxBreakdown";
/** Looks ahead: only taxes up to the end of the line. */
const TAXES = `(?= {0,40}${TAX_CELL}(?: {1,40}${TAX_CELL}){0,12} *\\n)`;

/** `XT` before a row of taxes. */
const BundleMark = token("BundleMark", new RegExp(`XT${TAXES}`), { label: "XT", push_mode });
/** `EUR`, `26.80`: the first of a row of taxes. */
const FirstTaxCurrency = token("FirstTaxCurrency", new RegExp(`${TAXES}[A-Z]{3}`), {
  label: "currency",
  categories: [CellCurrency],
  push_mode,
});
const FirstTax = token("FirstTax", new RegExp(`${TAXES}${TAXED_AMOUNT.source}`), {
  label: "tax",
  categories: [TaxedAmount],
  push_mode,
});

/** The amounts are the cells of fare-cells.ts. */
class TaxBreakdownRules extends FareCellRowRules {
  /**
   * taxBreakdown: BundleMark? cells
   *
   *     XT     26.80YQ     13.40YR      4.20UA
   */
  readonly line = this.RULE("taxBreakdown", (): FareNode => {
    this.skip(1, BundleMark);
    const cells = this.SUBRULE(this.cells);
    return this.ACTION(() => ({ kind: "fare", bundled: taxesOf(cells) }));
  });
}

/** Only after the mark. */
export const taxBreakdown = lineFamily(
  "tax breakdown",
  [BundleMark],
  FARE_CELLS,
  TaxBreakdownRules,
);

/** After the mark, or in rows without one. */
export const taxRows: LineFamily = {
  ...taxBreakdown,
  name: "tax rows",
  openers: [BundleMark, FirstTaxCurrency, FirstTax],
};
