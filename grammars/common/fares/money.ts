import type { TokenType } from "chevrotain";
import type { Money, PrintedTax, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
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
export const Currency: TokenType = token("Currency", /[A-Z]{3}(?= *\d)/, { label: "currency" });
export const Amount: TokenType = token("Amount", AMOUNT, { label: "amount" });
export const TaxedAmount: TokenType = token("TaxedAmount", TAXED_AMOUNT, { label: "tax" });
export const TaxCode: TokenType = token("TaxCode", TAX_CODE, { label: "tax code" });

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
