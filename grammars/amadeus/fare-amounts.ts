import { createToken } from "chevrotain";
import type { FareNode, Money, PrintedTax, Read } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";
import { leftOverOf } from "../common/options.ts";
import { Amount, Currency, money, tax, TaxCode, TaxedAmount } from "../common/money.ts";

/*
 * The amounts of stored fares and ticket images, each behind its label:
 *
 * FARE  F EUR     310.00
 * TX001 X USD      112YQAC TX002 X USD       21ZYAE TX003 X USD       18QDAP
 * TOTAL   USD     501.00    BSR 1.10
 */

const push_mode = "fareAmounts";

const BaseLabel = createToken({
  name: "BaseLabel",
  label: "FARE",
  pattern: /FARE(?= +(?:[A-Z] +)?[A-Z]{3} *\d)/,
  push_mode,
});
const EquivalentLabel = createToken({
  name: "EquivalentLabel",
  label: "EQUIV",
  pattern: /EQUIV(?= )/,
  push_mode,
});
const TaxLabel = createToken({
  name: "TaxLabel",
  label: "TX001",
  pattern: /T(?:X|AX)\d{3}(?= )/,
  push_mode,
});
const TotalTaxLabel = createToken({ name: "TotalTaxLabel", pattern: /TOTALTAX(?= )/, push_mode });
const GrandTotalLabel = createToken({
  name: "GrandTotalLabel",
  label: "GRAND TOTAL",
  pattern: /GRAND TOTAL(?= )/,
  push_mode,
});
const TotalLabel = createToken({
  name: "TotalLabel",
  label: "TOTAL",
  pattern: /TOTAL(?= )/,
  push_mode,
});

const NextTaxLabel = createToken({ name: "NextTaxLabel", pattern: /T(?:X|AX)\d{3}(?= )/ });
/** `F` first issue, `R` reissue; of a tax, `X` new, `O` paid before. */
const AmountIndicator = createToken({ name: "AmountIndicator", pattern: /[A-Z](?= )/ });
/** `BSR 1.10`: the rate of exchange. */
const BankRate = createToken({ name: "BankRate", pattern: /BSR +\d[\d.]*/ });
const AmountWord = createToken({ name: "AmountWord", label: "word", pattern: /[!-~]+/ });

const OPENERS = [BaseLabel, EquivalentLabel, TaxLabel, TotalTaxLabel, GrandTotalLabel, TotalLabel];
const FARE_AMOUNTS = [
  NextTaxLabel,
  BankRate,
  Currency,
  TaxedAmount,
  TaxCode,
  Amount,
  AmountIndicator,
  AmountWord,
];

type Amounts = Omit<FareNode, "kind">;

class FareAmountsRules extends LineRules {
  /** fareAmounts: labelled (BankRate | AmountWord)* */
  readonly line = this.RULE("fareAmounts", (): FareNode => {
    const amounts = this.SUBRULE(this.labelled);
    const leftOver = [...(amounts.leftOver ?? [])];
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(BankRate) },
        { ALT: () => leftOver.push(this.text(this.CONSUME(AmountWord))) },
      ]);
    });
    return { kind: "fare", ...amounts, leftOver: leftOverOf(leftOver) };
  });

  /**
   * labelled:
   *   (BaseLabel | EquivalentLabel | TotalLabel | GrandTotalLabel | TotalTaxLabel) money
   *   | TaxLabel taxes
   *
   *   FARE  F EUR     310.00
   *   TX001 X USD      112-YQAC TX002 X USD       21-ZYAE
   */
  private readonly labelled = this.RULE("labelled", () =>
    this.OR<Amounts>([
      { ALT: () => (this.CONSUME(BaseLabel), { base: this.SUBRULE1(this.money) }) },
      { ALT: () => (this.CONSUME(EquivalentLabel), { equivalent: this.SUBRULE2(this.money) }) },
      { ALT: () => (this.CONSUME(TotalLabel), { total: this.SUBRULE3(this.money) }) },
      { ALT: () => (this.CONSUME(GrandTotalLabel), { grandTotal: this.SUBRULE4(this.money) }) },
      { ALT: () => (this.CONSUME(TotalTaxLabel), taxBundle(this.SUBRULE5(this.money))) },
      { ALT: () => (this.CONSUME(TaxLabel), this.SUBRULE(this.taxes)) },
    ]),
  );

  /** money: AmountIndicator? (Currency Amount)? */
  private readonly money = this.RULE("money", () => {
    this.OPTION1(() => this.CONSUME(AmountIndicator));
    return this.option(2, () => this.SUBRULE(this.amount));
  });

  /** amount: Currency Amount */
  private readonly amount = this.RULE("amount", () => {
    const currency = this.text(this.CONSUME(Currency));
    const amount = this.read(this.CONSUME(Amount), Number);
    return this.ACTION(() => money(currency, amount));
  });

  /** taxes: (NextTaxLabel | AmountIndicator | tax | AmountWord)* */
  private readonly taxes = this.RULE("taxes", (): Amounts => {
    const taxes: PrintedTax[] = [];
    const leftOver: Read<string>[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(NextTaxLabel) },
        { ALT: () => this.CONSUME(AmountIndicator) },
        { ALT: () => taxes.push(this.SUBRULE(this.tax)) },
        { ALT: () => leftOver.push(this.text(this.CONSUME(AmountWord))) },
      ]);
    });
    return { taxes, leftOver };
  });

  /** tax: Currency TaxedAmount TaxCode */
  private readonly tax = this.RULE("tax", () => {
    const currency = this.text(this.CONSUME(Currency));
    const amount = this.read(this.CONSUME(TaxedAmount), Number);
    const code = this.text(this.CONSUME(TaxCode));
    return this.ACTION(() => tax(money(currency, amount), code));
  });
}

/** All taxes of a ticket in one amount. */
function taxBundle(charged: Read<Money> | undefined): Amounts {
  return { taxes: charged === undefined ? [] : [{ money: charged }] };
}

export const fareAmounts: LineFamily = {
  name: "fare amounts",
  openers: OPENERS,
  modes: { fareAmounts: FARE_AMOUNTS },
  rules: FareAmountsRules,
};
