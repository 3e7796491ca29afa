import type { FareNode, FareRowNode, PersonName, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { CalculationText } from "../../common/fares/fare-calculation.ts";
import { Amount, AMOUNT, money, tax, TAX_CODE, TaxedAmount } from "../../common/fares/money.ts";
import { nameOf } from "../../common/people/printed-name.ts";
import { FullDate } from "../../common/tokens.ts";
import { dateValue, numberListValue, part } from "../../common/values.ts";
import { NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/*
 * The amounts of one passenger, to the left of the fare calculation, and the table of several
 * passengers:
 *
 * GBP   210.00      10MAY26PAR BA X/LON BA EDI M140.55HZZRTF/
 * EUR    38.40YQ    END ROE0.747066
 *
 * 01 SAMPLEMAN/ARI*    ADT     1     812.00  240.30    1052.30
 *                    TOTALS    4    1583.00  468.40    2051.40
 */

/** `GBP`, before an amount. */
const RowCurrency = token("RowCurrency", /[A-Z]{3}(?= +\d[\d.]*-?(?:[A-Z\d]{2})?[ \n])/, {
  label: "currency",
  push_mode: "pricedAmount",
});
/** `YQ` of `38.40YQ`. */
const RowTaxCode = token("RowTaxCode", TAX_CODE, {
  label: "tax code",
  pop_mode: true,
  push_mode: "pricedRight",
});
/** `210.00`. */
const RowAmount = token("RowAmount", AMOUNT, {
  label: "amount",
  pop_mode: true,
  push_mode: "pricedRight",
});

const PRICED_AMOUNT = [TaxedAmount, RowTaxCode, RowAmount];
const PRICED_RIGHT = [FullDate, CalculationText];

class PricedAmountRules extends LineRules {
  /**
   * pricedAmount: RowCurrency (RowAmount | TaxedAmount RowTaxCode) FullDate? CalculationText?
   *
   * The taxes are those of the left column, including the bundle `XT`, whose parts only the fare
   * calculation lists.
   *
   *   EUR   246.00      CH /-GLA BA PAR M140.55HZZRTF/CH NUC281.10
   *   EUR    22.05XT
   */
  readonly line = this.RULE("pricedAmount", (): FareNode => {
    const currency = this.text(this.CONSUME(RowCurrency));
    const charged = this.OR<Pick<FareNode, "amounts" | "taxes">>([
      {
        ALT: () => {
          const amount = this.read(this.CONSUME(RowAmount), Number);
          return this.ACTION(() => ({ amounts: [money(currency, amount)] }));
        },
      },
      {
        ALT: () => {
          const amount = this.read(this.CONSUME(TaxedAmount), Number);
          const code = this.text(this.CONSUME(RowTaxCode));
          return this.ACTION(() => ({ taxes: [tax(money(currency, amount), code)] }));
        },
      },
    ]);
    const dated = this.optional(1, FullDate, dateValue);
    const calculation = this.optionalText(2, CalculationText);
    return { kind: "fare", ...charged, dated, calculation };
  });
}

export const pricedAmount: LineFamily = {
  name: "priced amount",
  openers: [RowCurrency],
  modes: { pricedAmount: PRICED_AMOUNT, pricedRight: PRICED_RIGHT },
  rules: PricedAmountRules,
};

/** The other columns of a row: the passenger type, the number of passengers, three amounts. */
const ROW_END = "(?= +[A-Z][A-Z\\d]{1,3}\\*? +\\d{1,2} +\\d[\\d.]* +\\d[\\d.]* +\\d)";

/** `2`, `1,3-5`: the numbers of the passengers. */
const RowPassengers = token(
  "RowPassengers",
  new RegExp(`\\d{1,2}(?:[-,]\\d{1,2}){0,40}${ROW_END}`),
  { label: "passenger numbers", push_mode: "pricingRow" },
);
/** `SAMPLEMAN/ARI*`; the star marks a name that was cut. */
const RowName = token(
  "RowName",
  new RegExp(
    `${NAME_LETTER}[${NAME_LETTERS}'-]{0,40}(?: [${NAME_LETTERS}'-]{1,40}){0,4}\\/[${NAME_LETTERS}' -]{0,40}?\\*?${ROW_END}`,
  ),
  { label: "name", push_mode: "pricingRow" },
);
/** `TOTALS`, before the sums. */
const RowTotals = token("RowTotals", /TOTALS?(?= +\d{1,3} +\d[\d.]* +\d[\d.]* +\d)/, {
  label: "TOTALS",
  push_mode: "pricingRow",
});
/** `ADT`, `AD`, or `CH33` of `CH33*`. */
const RowType = token("RowType", /[A-Z][A-Z\d]{1,3}(?=\*? )/, { label: "passenger type" });
/** `*`, after a passenger type. */
const TypeMark = token("TypeMark", "*");

const PRICING_ROW = [RowType, TypeMark, Amount];

class PricingRowRules extends LineRules {
  private named(printed: Read<string>): readonly PersonName[] {
    return this.ACTION(() => [cutNameOf(printed)]);
  }

  /**
   * pricingRow:
   *   (RowPassengers | RowName | RowTotals) RowType? TypeMark? Amount Amount Amount Amount
   *
   *   01 SAMPLEMAN/ARI*    ADT     1     812.00  240.30    1052.30
   *   03 1,4               INF     2      81.00    0.00      81.00
   *                      TOTALS    4    1583.00  468.40    2051.40
   */
  readonly line = this.RULE("pricingRow", (): FareRowNode => {
    const number = this.elementNumber();
    const whose = this.OR<Pick<FareRowNode, "persons" | "named" | "sum">>([
      { ALT: () => ({ persons: this.read(this.CONSUME(RowPassengers), numberListValue) }) },
      { ALT: () => ({ named: this.named(this.text(this.CONSUME(RowName))) }) },
      { ALT: () => (this.CONSUME(RowTotals), { sum: true }) },
    ]);
    const passengerType = this.optionalText(1, RowType);
    this.skip(2, TypeMark);
    const passengers = this.read(this.CONSUME1(Amount), Number);
    const base = this.read(this.CONSUME2(Amount), Number);
    const taxes = this.read(this.CONSUME3(Amount), Number);
    const total = this.read(this.CONSUME4(Amount), Number);
    return { kind: "fareRow", number, ...whose, passengerType, passengers, base, taxes, total };
  });
}

/** `SAMPLEMAN/ARI` of `SAMPLEMAN/ARI*`. */
function cutNameOf(text: Read<string>): PersonName {
  const cut = text.value.endsWith("*") ? text.value.slice(0, -1) : text.value;
  return nameOf(part(text, 0, cut.trimEnd().length) ?? text);
}

export const pricingRow = lineFamily(
  "pricing row",
  [RowPassengers, RowName, RowTotals],
  PRICING_ROW,
  PricingRowRules,
);
