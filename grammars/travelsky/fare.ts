import { createToken } from "chevrotain";
import type { FareNode, Money, NoteNode, PrintedTax, Read } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { Slash } from "../common/tokens.ts";
import { moneyValue, part } from "../common/values.ts";
import { ItemReference, ItemRules, ItemText, PageMark } from "./item.ts";
import { CALCULATION, FARE, FARE_TEXTS } from "./shapes.ts";
import { oneOf } from "../common/shapes.ts";

/*
 * What a ticket costs: the fare of each person it is about, or of all. `F` is the base, `S` what
 * the agency sells it for, `C` its commission in percent, `X` the sum of the taxes, each `T` a tax,
 * `A` the total.
 *
 *  9.FN/A/FCNY1130.00/SCNY1130.00/C3.00/XCNY50.00/TCNY50.00CN/TEXEMPTYQ/ACNY1180.00
 * 12.FC/A/SHA MU PEK 1130.00Y CNY1130.00END
 */

const AMOUNT = "[A-Z]{3}\\d{1,9}(?:\\.\\d{1,3})?";
const FIELD_END = "(?=[/ \\n])";

const FareHead = createToken({
  name: "FareHead",
  label: "FN",
  pattern: new RegExp(String.raw`${FARE}(?=/(?:[A-Z]{1,2}/{1,2}){0,4}[A-Z]{1,6}\d)`),
  push_mode: "fare",
});
/** `A`, `M`, `IT`: priced by the system, by hand, as part of a tour. */
const PricingMark = createToken({ name: "PricingMark", pattern: /[A-Z]{1,2}(?=\/)/ });
/** The fare is that of an infant. */
const InfantMark = createToken({ name: "InfantMark", label: "IN", pattern: /IN(?=\/)/ });
const amount = (name: string, label: string, letter: string) =>
  createToken({ name, label, pattern: new RegExp(`${letter}${AMOUNT}${FIELD_END}`) });
const BaseFare = amount("BaseFare", "base fare", "[FR]");
const Total = amount("Total", "total", "A");
/** `TCNY50.00CN`. */
const Tax = createToken({
  name: "Tax",
  label: "tax",
  pattern: new RegExp(`T${AMOUNT}[A-Z][A-Z\\d]${FIELD_END}`),
});
/** The selling fare, commission, sum of taxes, what is exempt: nothing of it is the fare's. */
const OtherAmount = createToken({
  name: "OtherAmount",
  label: "amount",
  pattern: new RegExp(
    `(?:[SXEBPOQ]${AMOUNT}|C\\d{1,2}(?:\\.\\d{1,2})?|TEXEMPT[A-Z][A-Z\\d])${FIELD_END}`,
  ),
});
const FareWord = createToken({ name: "FareWord", label: "word", pattern: /[!-.0-\uffff]+/ });

class FareRules extends ItemRules {
  /**
   * fare:
   *   FareHead (Slash | PricingMark | InfantMark | BaseFare | Total | Tax | OtherAmount
   *   | FareWord)* reference
   */
  readonly line = this.RULE("fare", (): FareNode => {
    let passengerType: FareNode["passengerType"];
    let base: FareNode["base"];
    let total: FareNode["total"];
    const taxes: PrintedTax[] = [];
    const unparsed: Read<string>[] = [];
    const number = this.elementNumber();
    this.CONSUME(FareHead);
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(PricingMark) },
        { ALT: () => (passengerType = this.read(this.CONSUME(InfantMark), () => "INF")) },
        { ALT: () => (base = money(this.text(this.CONSUME(BaseFare)))) },
        { ALT: () => (total = money(this.text(this.CONSUME(Total)))) },
        { ALT: () => taxes.push(tax(this.text(this.CONSUME(Tax)))) },
        { ALT: () => this.CONSUME(OtherAmount) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(FareWord))) },
      ]);
    });
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
      unparsed: unparsed.length > 0 ? unparsed : undefined,
    }));
  });
}

/** `CNY1130.00` of `FCNY1130.00`, and of `TCNY50.00CN`. */
function money({ value: image, start, end }: Read<string>, from = 1): Read<Money> {
  return { value: moneyValue(image.slice(from)), start: start + from, end };
}

/** `TCNY50.00CN`: the letters behind the amount are the tax. */
function tax(printed: Read<string>): PrintedTax {
  const code = printed.value.length - 2;
  const charged = { ...printed, value: printed.value.slice(0, code), end: printed.start + code };
  return { code: part(printed, code, code + 2), money: money(charged) };
}

export const fare: LineFamily = {
  name: "fare",
  openers: [FareHead],
  modes: {
    fare: [
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
  },
  rules: FareRules,
};

const CalculationHead = createToken({
  name: "CalculationHead",
  label: "FC",
  pattern: new RegExp(String.raw`${CALCULATION}/(?:A/|M/|IN/)*(?=[A-Z\d])`),
  push_mode: "fareText",
});
/** Endorsements, tour codes, forms of payment: what is printed on the ticket besides. */
const PaperHead = createToken({
  name: "PaperHead",
  label: "fare element",
  pattern: new RegExp(String.raw`${oneOf(...FARE_TEXTS)}/(?=[A-Z\d])`),
  push_mode: "fareText",
});

class FareTextRules extends ItemRules {
  /**
   * fareText: (CalculationHead | PaperHead) ItemText reference
   *
   *  12.FC/A/SHA MU PEK 1130.00Y CNY1130.00END
   *  13.FP/CASH,CNY
   */
  readonly line = this.RULE("fareText", (): NoteNode => {
    const number = this.elementNumber();
    const head = this.oneOf(CalculationHead, PaperHead);
    const text = this.text(this.CONSUME(ItemText));
    this.SUBRULE(this.reference);
    return this.ACTION(() => ({ kind: "note", number, about: about(head.value), text }));
  });
}

const ABOUT: ReadonlyMap<string, string> = new Map([
  ["FC", "fare calculation"],
  ["EI", "endorsement"],
  ["TC", "tour code"],
  ["FP", "form of payment"],
]);

function about(head: string): string {
  return ABOUT.get(head.slice(0, 2)) ?? "fare element";
}

export const fareTexts: LineFamily = {
  name: "fare text",
  openers: [CalculationHead, PaperHead],
  modes: { fareText: [PageMark, ItemReference, ItemText] },
  rules: FareTextRules,
};
