import type {
  AccountingNode,
  FareNode,
  Money,
  NoteNode,
  PrintedTax,
  Read,
} from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { Slash } from "../../common/tokens.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { moneyValue, part } from "../../common/values.ts";
import { ItemReference, ItemRules, ItemText, PageMark } from "../item.ts";
import { CALCULATION, FARE, FARE_TEXTS } from "../shapes.ts";
import { oneOf } from "../../common/shapes.ts";

/*
 * The fare of each traveller that the item refers to, or of all travellers. `F` is the base fare, `S`
 * the selling fare of the agency, `C` its commission in percent, `X` the sum of the taxes, each `T` a
 * tax, `A` the total.
 *
 *  9.FN/A/FCNY1130.00/SCNY1130.00/C3.00/XCNY50.00/TCNY50.00CN/TEXEMPTYQ/ACNY1180.00
 * 12.FC/A/SHA MU PEK 1130.00Y CNY1130.00END
 */

/** `CNY1130.00`. */
const AMOUNT = "[A-Z]{3}\\d{1,9}(?:\\.\\d{1,3})?";
const FIELD_END = "(?=[/ \\n])";

/** `FN`, before a field with an amount: `FN/A/FCNY1130.00`. */
const FareHead = token(
  "FareHead",
  new RegExp(String.raw`${FARE}(?=/(?:[A-Z]{1,2}/{1,2}){0,4}[A-Z]{1,6}\d)`),
  { label: "FN", push_mode: "fare" },
);
/** `A`, `M`, `IT`: priced by the system, manually, as part of a tour. */
const PricingMark = token("PricingMark", /[A-Z]{1,2}(?=\/)/);
/** `IN`: the fare is that of an infant. */
const InfantMark = token("InfantMark", /IN(?=\/)/, { label: "IN" });
/** An amount after a letter: `FCNY1130.00`, `ACNY1180.00`. */
const amount = (name: string, label: string, letter: string) =>
  token(name, new RegExp(`${letter}${AMOUNT}${FIELD_END}`), { label });
const BaseFare = amount("BaseFare", "base fare", "[FR]");
const Total = amount("Total", "total", "A");
/** `TCNY50.00CN`. */
const Tax = token("Tax", new RegExp(`T${AMOUNT}[A-Z][A-Z\\d]${FIELD_END}`), { label: "tax" });
/** `SCNY1130.00`, `C3.00`, `XCNY50.00`, `TEXEMPTYQ`: fields that the fare does not use. */
const OtherAmount = token(
  "OtherAmount",
  new RegExp(`(?:[SXEBPOQ]${AMOUNT}|C\\d{1,2}(?:\\.\\d{1,2})?|TEXEMPT[A-Z][A-Z\\d])${FIELD_END}`),
  { label: "amount" },
);
const FareWord = token("FareWord", /[!-.0-\uffff]+/, { label: "word" });

/** The content of the fields of a fare. */
interface Fields {
  passengerType?: Read<string>;
  base?: Read<Money>;
  total?: Read<Money>;
  readonly taxes: PrintedTax[];
  readonly unparsed: Read<string>[];
}

/** The text and the references at its end are read by `ItemRules` in item.ts. */
class FareRules extends ItemRules {
  /**
   * fare:
   *   FareHead (Slash | PricingMark | InfantMark | BaseFare | Total | Tax | OtherAmount
   *   | FareWord)* reference
   */
  readonly line = this.RULE("fare", (): FareNode => {
    const number = this.elementNumber();
    this.CONSUME(FareHead);
    const { passengerType, base, total, taxes, unparsed } = this.fields();
    const reference = this.SUBRULE(this.reference);
    return this.ACTION(() => ({
      kind: "fare",
      number,
      header: {
        kind: "fareHeader",
        per: "person",
        passengerType,
        forAll: reference.persons === undefined,
        ...reference,
      },
      begins: true,
      base,
      total,
      taxes,
      unparsed: unparsedOf(unparsed),
    }));
  });

  private readonly fields = this.manyOf(
    (): Fields => ({ taxes: [], unparsed: [] }),
    [
      [[Slash, PricingMark]],
      [InfantMark, (fields, text) => (fields.passengerType = { ...text, value: "INF" })],
      [BaseFare, (fields, text) => (fields.base = money(text))],
      [Total, (fields, text) => (fields.total = money(text))],
      [Tax, ({ taxes }, text) => taxes.push(tax(text))],
      [OtherAmount],
      [FareWord, ({ unparsed }, text) => unparsed.push(text)],
    ],
  );
}

/** The amount of `FCNY1130.00`, after its letter. */
function money({ value: image, start, end }: Read<string>): Read<Money> {
  return { value: moneyValue(image.slice(1)), start: start + 1, end };
}

/** The tax of `TCNY50.00CN`: the code is after the amount. */
function tax(printed: Read<string>): PrintedTax {
  const code = printed.value.length - 2;
  const charged = { ...printed, value: printed.value.slice(0, code), end: printed.start + code };
  return { code: part(printed, code, code + 2), money: money(charged) };
}

export const fare = lineFamily(
  "fare",
  [FareHead],
  [
    PageMark,
    ItemReference,
    InfantMark,
    PricingMark,
    Tax,
    OtherAmount,
    BaseFare,
    Total,
    Slash,
    FareWord,
  ],
  FareRules,
);

/** `FC/A/`. */
const CalculationHead = token(
  "CalculationHead",
  new RegExp(String.raw`${CALCULATION}/(?:A/|M/|IN/)*(?=[A-Z\d])`),
  { label: "FC", push_mode: "fareText" },
);
/** `EI`, `TC`, `FP`: endorsements, tour codes, forms of payment. */
const FareTextHead = token("FareTextHead", new RegExp(`${oneOf(...FARE_TEXTS)}(?=/[A-Z\\d])`), {
  label: "fare element",
  push_mode: "fareText",
});
/** `/`, `/IN/`: an element for all travellers, or for lap infants. */
const FareTextParty = token("FareTextParty", /\/(?:IN\/)?/);

/** The text and the references at its end are read by `ItemRules` in item.ts. */
class FareTextRules extends ItemRules {
  /** fareText: calculated | accounted */
  readonly line = this.RULE("fareText", (): NoteNode | AccountingNode => {
    const number = this.elementNumber();
    const node = this.oneRule(this.calculated, this.accounted);
    return { ...node, number };
  });

  /**
   * calculated: CalculationHead ItemText reference
   *
   *  12.FC/A/SHA MU PEK 1130.00Y CNY1130.00END
   */
  private readonly calculated = this.RULE("calculated", (): NoteNode => {
    this.CONSUME(CalculationHead);
    const text = this.text(this.CONSUME(ItemText));
    this.SUBRULE(this.reference);
    return { kind: "note", about: "fare calculation", text };
  });

  /**
   * accounted: FareTextHead FareTextParty ItemText reference
   *
   *  13.FP/CASH,CNY
   *  15.FP/IN/CASH,CNY/P2
   */
  private readonly accounted = this.RULE("accounted", (): AccountingNode => {
    const type = this.text(this.CONSUME(FareTextHead));
    const party = this.text(this.CONSUME(FareTextParty));
    const text = this.text(this.CONSUME(ItemText));
    const reference = this.SUBRULE(this.reference);
    return this.ACTION(() => ({
      kind: "accounting",
      type,
      text,
      party: party.value === "/" ? undefined : "infants",
      ...reference,
    }));
  });
}

export const fareTexts = lineFamily(
  "fare text",
  [CalculationHead, FareTextHead],
  [PageMark, ItemReference, FareTextParty, ItemText],
  FareTextRules,
);
