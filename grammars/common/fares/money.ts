import { createToken, type TokenType } from "chevrotain";
import type { Money, PrintedTax, Read } from "../../../src/ast/nodes.ts";
import { TAX } from "../shapes.ts";

/*
 * Amounts with a separate currency, with or without a tax code that touches them:
 *
 *   EUR     310.00        USD      112YQAC        EUR    38.40-YQ
 */

/** `YQAC`, `-YQ`: a tax code, with the two letters for the nature of the tax if printed. */
const CODE = String.raw`-?${TAX}(?:[A-Z]{2})?(?![A-Z\d])`;

/** `310.00`, `310`. */
export const AMOUNT = /\d{1,9}(?:\.\d{1,3})?(?![A-Z\d.])/;
/** `112` of `112YQAC`. */
export const TAXED_AMOUNT = new RegExp(`\\d{1,9}(?:\\.\\d{1,3})?(?=${CODE})`);
/** `YQAC`, `-YQ`. */
export const TAX_CODE = new RegExp(`(?<=\\d)${CODE}`);

/** `EUR` before an amount. */
export const Currency: TokenType = createToken({
  name: "Currency",
  label: "currency",
  pattern: /[A-Z]{3}(?= *\d)/,
});
export const Amount: TokenType = createToken({ name: "Amount", label: "amount", pattern: AMOUNT });
export const TaxedAmount: TokenType = createToken({
  name: "TaxedAmount",
  label: "tax",
  pattern: TAXED_AMOUNT,
});
export const TaxCode: TokenType = createToken({
  name: "TaxCode",
  label: "tax code",
  pattern: TAX_CODE,
});

/** Money from a currency and an amount. */
export function money(currency: Read<string>, amount: Read<number>): Read<Money> {
  return {
    value: { currency: currency.value, amount: amount.value },
    start: currency.start,
    end: amount.end,
  };
}

/** `YQ` of `YQAC` and of `-YQ`, with its money. */
export function tax(charged: Read<Money>, printedCode: Read<string>): PrintedTax {
  const start = printedCode.start + (printedCode.value.startsWith("-") ? 1 : 0);
  const value = printedCode.value.replace("-", "").slice(0, 2);
  return { code: { value, start, end: start + 2 }, money: charged };
}
