import type { TokenType } from "chevrotain";
import type { FareNode, Money, PrintedTax, Read } from "../../../src/ast/nodes.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { Amount, money, tax, TAX_CODE, TaxCode, TaxedAmount } from "./money.ts";

/*
 * The amounts of fares, one to a cell. A currency can come before an amount, and a tax code or a
 * passenger type can touch its end:
 *
 *   USD65.00   USD  65.00   44.40XT   USD 36.60US   USD      112-YQAC   EUR104.40ADT
 *
 * A mode lists `FARE_CELLS` before any token that begins with letters or digits; its rules extend
 * `FareCellRules`.
 */

const NUMBER = "\\d{1,9}(?:\\.\\d{1,3})?";
const TYPE = "[A-Z][A-Z\\d]{2}(?![A-Z\\d])";
const CODE = TAX_CODE.source;
const CURRENCY = "[A-Z]{3} {0,12}";

/** `USD65.00`, `65.00`: what a tax code or a passenger type can follow; the source of a pattern. */
const CELL = `(?:${CURRENCY})?${NUMBER}`;
/** `44.40XT`, `USD 36.60US`; the source of a pattern. */
export const TAX_CELL = CELL + CODE;
const PLAIN = `${CELL}(?![A-Z\\d.])`;
const CELLS = `(?: {1,60}(?:${TAX_CELL}|${PLAIN})){0,12}`;
/**
 * Looks ahead to a line of cells that is a whole fare: the base, and the total with or without a
 * passenger type.
 */
export const WHOLE_FARE = `(?= {0,20}${CURRENCY}${NUMBER}(?![A-Z\\d.])${CELLS} {1,60}${CURRENCY}${NUMBER}(?:(?!TTL)${TYPE}|(?![A-Z\\d.])) *\\n)`;
/** Looks ahead to a line of cells that ends in the total of the party: `… 501.00TTL`. */
export const PARTY_FARE = `(?=${PLAIN}${CELLS} {1,60}${CELL}TTL *\\n)`;

/** `EUR` before an amount. */
export const CellCurrency: TokenType = token(
  "CellCurrency",
  new RegExp(`(?<![A-Z\\d])[A-Z]{3}(?= {0,12}${NUMBER}(?:${TYPE}|${CODE}|(?![A-Z\\d.])))`),
  { label: "currency" },
);
/** `104.40` of `104.40ADT`. */
const TypedAmount = token("TypedAmount", new RegExp(`${NUMBER}(?=${TYPE})`), { label: "amount" });
/** `ADT` of `104.40ADT`. */
const AmountType = token("AmountType", new RegExp(`(?<=\\d)${TYPE}`), { label: "passenger type" });

export const FARE_CELLS: readonly TokenType[] = [
  CellCurrency,
  TypedAmount,
  AmountType,
  TaxedAmount,
  TaxCode,
  Amount,
];

/** One amount, and the code or type that touches it. */
export interface FareCell {
  /** The currency is empty if none is printed. */
  readonly money: Read<Money>;
  readonly code?: Read<string>;
  readonly type?: Read<string>;
}

export abstract class FareCellRules extends LineRules {
  /**
   * cell: CellCurrency? (TypedAmount AmountType | TaxedAmount TaxCode | Amount)
   *
   *   EUR104.40ADT        44.40XT        USD65.00
   */
  protected readonly cell = this.RULE("cell", (): FareCell => {
    const currency = this.optionalText(1, CellCurrency);
    return this.OR<FareCell>([
      {
        ALT: () => {
          const amount = this.read(this.CONSUME(TypedAmount), Number);
          const type = this.text(this.CONSUME(AmountType));
          return this.ACTION(() => ({ money: cellMoney(currency, amount), type }));
        },
      },
      {
        ALT: () => {
          const amount = this.read(this.CONSUME(TaxedAmount), Number);
          const code = this.text(this.CONSUME(TaxCode));
          return this.ACTION(() => ({ money: cellMoney(currency, amount), code }));
        },
      },
      {
        ALT: () => {
          const amount = this.read(this.CONSUME(Amount), Number);
          return this.ACTION(() => ({ money: cellMoney(currency, amount) }));
        },
      },
    ]);
  });
}

/** The rules of lines that are, or end in, a row of cells. */
export abstract class FareCellRowRules extends FareCellRules {
  /** cells: cell+ */
  protected readonly cells = this.RULE("cells", (): readonly FareCell[] => {
    const cells: FareCell[] = [];
    this.AT_LEAST_ONE(() => cells.push(this.SUBRULE(this.cell)));
    return cells;
  });
}

function cellMoney(currency: Read<string> | undefined, amount: Read<number>): Read<Money> {
  if (currency !== undefined) return money(currency, amount);
  return { ...amount, value: { currency: "", amount: amount.value } };
}

/** The taxes among the cells of a fare. */
export function taxesOf(cells: readonly FareCell[]): readonly PrintedTax[] {
  return cells.flatMap(({ money: charged, code }) => (code ? [tax(charged, code)] : []));
}

/** The amounts among the cells of a fare that are not taxes. */
export function pricesOf(cells: readonly FareCell[]): readonly Read<Money>[] {
  return cells.flatMap(({ money: price, code }) => (code ? [] : [price]));
}

type Amounts = Pick<
  FareNode,
  "base" | "equivalent" | "taxes" | "total" | "passengerType" | "amounts"
>;

/**
 * The amounts of a row that is a whole fare: base, equivalent if the base is not in the currency of
 * payment, taxes, total.
 */
export function amountsOf(cells: readonly FareCell[]): Amounts {
  const prices = pricesOf(cells);
  const taxes = taxesOf(cells);
  const passengerType = cells.find(({ type }) => type !== undefined)?.type;
  const found = { passengerType, ...(taxes.length > 0 && { taxes }) };
  const [base, second, third] = prices;
  if (prices.length === 1 && passengerType !== undefined) return { total: base, ...found };
  if (prices.length === 2) return { base, total: second, ...found };
  if (prices.length === 3) return { base, equivalent: second, total: third, ...found };
  return { ...found, ...(prices.length > 0 && { amounts: prices }) };
}
