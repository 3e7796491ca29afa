import type { FareHeaderNode, FareRowNode, Money, Read } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  CellCurrency,
  FARE_CELLS,
  FareCellRules,
  PARTY_FARE,
  pricesOf,
  taxesOf,
  WHOLE_FARE,
  type FareCell,
} from "../../common/fares/fare-cells.ts";
import { AMOUNT, Amount } from "../../common/fares/money.ts";
import { dateValue } from "../../common/values.ts";
import { LastDay, quoteLines } from "./quote-lines.ts";
import { SHORT_DATE } from "../../common/shapes.ts";
import { Word } from "../../common/tokens.ts";

/*
 * Today's price of an itinerary (`WP`): a row for each passenger type, with the amounts for one:
 *
 * 10APR DEPARTURE DATE-----LAST DAY TO PURCHASE 12MAR/2359
 *        BASE FARE                 TAXES/FEES/CHARGES    TOTAL
 *  1-    USD730.00                    118.40XT       USD848.40ADT
 *     XT     66.96US      51.44YR
 *           730.00                    118.40            848.40TTL
 *
 * or, for each type, a label before every amount:
 *
 * PSGR TYPE  ADT - 01
 *      CXR RES DATE  FARE BASIS      NVB   NVA    BG
 * FARE  USD    400.00
 * TAX   USD      6.00YQ
 * TOTAL USD    406.00
 */

/** `10APR` before `DEPARTURE DATE`. */
const DepartureDate = token("DepartureDate", new RegExp(`${SHORT_DATE}(?= {1,4}DEPARTURE DATE)`), {
  label: "departure date",
  push_mode: "pricedWhen",
});
/** A word between the two dates of the first line. */
const WhenWord = token("WhenWord", /[!-.0-\uffff]+|\//, { label: "word" });
/** `BASE FARE`: the titles of the columns, if rows with counts follow. */
const PricingColumns = token(
  "PricingColumns",
  /BASE FARE(?= [^\n]{0,80}\n[ \n]{0,80}\d{1,2}- *[A-Z])/,
  { label: "BASE FARE", push_mode: "pricedColumns" },
);
/** `1-` before a whole fare. */
const RowCount = token("PricedRowCount", new RegExp(`\\d{1,2}-${WHOLE_FARE}`), {
  label: "count of passengers",
  push_mode: "pricedRow",
});

const LINE_START = "(?<=(?<![^\\n]) {0,60})";
/** `USD`: the first token of the row of the party. */
const PartyCurrency = token("PartyCurrency", new RegExp(`${LINE_START}${PARTY_FARE}[A-Z]{3}`), {
  label: "currency",
  categories: [CellCurrency],
  push_mode: "pricedRow",
});
/** `730.00`, likewise. */
const PartyBase = token("PartyBase", new RegExp(`${LINE_START}${PARTY_FARE}${AMOUNT.source}`), {
  label: "amount",
  categories: [Amount],
  push_mode: "pricedRow",
});

/** `PSGR TYPE`. */
const TypeTitle = token("TypeTitle", /PSGR TYPE(?= )/, {
  label: "PSGR TYPE",
  push_mode: "pricedType",
});
/** `ADT` after `PSGR TYPE`. */
const TitleType = token("TitleType", /(?<=TYPE {1,6})[A-Z][A-Z\d]{2}(?=[ \n-])/, {
  label: "passenger type",
});
/** `01` after the dash. */
const TitleCount = token("TitleCount", /(?<=- {0,4})\d{1,2}(?=[ \n])/, {
  label: "count of passengers",
});

/** The amounts are the cells of common/fares/fare-cells.ts. */
class LivePricingRules extends FareCellRules {
  /** livePricing: when | columns | row | type | sum */
  readonly line = this.RULE("livePricing", () =>
    this.oneRule(this.when, this.columns, this.row, this.type, this.sum),
  );

  /**
   * when: DepartureDate WhenWord* LastDay? WhenWord*
   *
   *   10APR DEPARTURE DATE-----LAST DAY TO PURCHASE 12MAR/2359
   */
  private readonly when = this.RULE("when", (): FareHeaderNode => {
    this.CONSUME(DepartureDate);
    this.skipAll(1, WhenWord);
    const lastTicketing = this.optional(2, LastDay, dateValue);
    this.skipAll(3, WhenWord);
    return { kind: "fareHeader", per: "person", lastTicketing };
  });

  /**
   * columns: PricingColumns Word*
   *
   *   BASE FARE                 TAXES/FEES/CHARGES    TOTAL
   */
  private readonly columns = this.RULE("columns", (): FareHeaderNode => {
    this.CONSUME(PricingColumns);
    this.skipAll(1, Word);
    return { kind: "fareHeader", per: "person" };
  });

  /**
   * row: PricedRowCount amounts
   *
   *   1-    USD730.00                    118.40XT       USD848.40ADT
   *   2-    USD65.00     EUR60.00         44.40XT       EUR104.40ADT
   */
  private readonly row = this.RULE("row", (): FareRowNode => {
    const passengers = this.read(this.CONSUME(RowCount), (image) => Number(image.slice(0, -1)));
    const { before, total } = this.SUBRULE(this.amounts);
    return this.ACTION(() => {
      const amounts = rowOf(before, total);
      return { kind: "fareRow", passengers, passengerType: total.type, ...amounts };
    });
  });

  /**
   * sum: amounts
   *
   *   730.00                    118.40            848.40TTL
   */
  private readonly sum = this.RULE("sum", (): FareRowNode => {
    const { before, total } = this.SUBRULE(this.amounts);
    return this.ACTION(() => {
      const amounts = sumOf(before, total);
      // The number of passengers is not printed.
      const passengers = { ...amounts.total, value: 0 };
      return { kind: "fareRow", passengers, ...amounts, sum: true };
    });
  });

  /**
   * amounts: cell cell*
   *
   * The last amount is the total.
   */
  private readonly amounts = this.RULE("amounts", () => {
    const before: FareCell[] = [];
    let total = this.SUBRULE1(this.cell);
    this.MANY(() => {
      before.push(total);
      total = this.SUBRULE2(this.cell);
    });
    return { before, total };
  });

  /**
   * type: TypeTitle TitleType? Word* TitleCount? Word*
   *
   *   PSGR TYPE  ADT - 01
   */
  private readonly type = this.RULE("type", (): FareHeaderNode => {
    this.CONSUME(TypeTitle);
    const passengerType = this.optionalText(1, TitleType);
    this.skipAll(2, Word);
    const passengers = this.optional(3, TitleCount, Number);
    this.skipAll(4, Word);
    return { kind: "fareHeader", per: "person", passengerType, passengers };
  });
}

type RowAmounts = Pick<FareRowNode, "base" | "taxes" | "total" | "currency">;

/** The row of one type: taxes have codes; an amount between base and total is the equivalent. */
function rowOf(cells: readonly FareCell[], total: FareCell): RowAmounts {
  const [base, equivalent] = pricesOf(cells);
  const taxes = taxesOf(cells).map(({ money }) => money);
  return amountsOf(equivalent ?? base, equivalent !== undefined, taxes, total.money);
}

/** The row of the party: the last amount before the total is the taxes, without a code. */
function sumOf(cells: readonly FareCell[], total: FareCell): RowAmounts {
  const prices = pricesOf(cells);
  const coded = taxesOf(cells).map(({ money }) => money);
  const isCoded = coded.length > 0 || prices.length < 2;
  const bases = isCoded ? prices : prices.slice(0, -1);
  const taxes = isCoded ? coded : prices.slice(-1);
  return amountsOf(bases.at(-1), bases.length > 1, taxes, total.money);
}

/** All amounts in the currency of the total. A missing one is calculated from the others. */
function amountsOf(
  printedBase: Read<Money> | undefined,
  isEquivalent: boolean,
  taxes: readonly Read<Money>[],
  total: Read<Money>,
): RowAmounts {
  const { currency, amount } = total.value;
  const isBase = isEquivalent || printedBase?.value.currency === currency;
  const base = isBase ? printedBase : undefined;
  const [firstTax = total, lastTax = firstTax] = [taxes[0], taxes.at(-1)];
  const sum = taxes.reduce((all, { value }) => all + value.amount, 0);
  const taxed = taxes.length > 0 ? sum : amount - (base ?? total).value.amount;
  return {
    base: base ? amountIn(base) : { ...amountIn(total), value: roundAmount(amount - sum) },
    taxes: { value: roundAmount(taxed), start: firstTax.start, end: lastTax.end },
    total: amountIn(total),
    currency: currency === "" ? undefined : { ...total, value: currency, end: total.start + 3 },
  };
}

function amountIn(money: Read<Money>): Read<number> {
  return { ...money, value: money.value.amount };
}

/** Rounds to three decimals, the most that amounts have. */
function roundAmount(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}

/** The live pricing of an itinerary. */
export const livePricing: Section = {
  name: "sabreLivePricing",
  head: {
    name: "live pricing",
    openers: [DepartureDate, PricingColumns, RowCount, TypeTitle, PartyCurrency, PartyBase],
    modes: {
      pricedWhen: [LastDay, WhenWord],
      pricedColumns: [Word],
      pricedRow: FARE_CELLS,
      pricedType: [TitleType, TitleCount, Word],
    },
    rules: LivePricingRules,
  },
  families: quoteLines,
};
