import { createToken } from "chevrotain";
import type { FareNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";
import { notes } from "../common/notes.ts";
import { FullDate, MONTH, REST_OF_LINE } from "../common/tokens.ts";
import { dateValue } from "../common/values.ts";

/* Lines that stored fares, pricing displays and ticket images have in common. */

/**
 * Coupons, which never become segments:
 *
 *  1   VIE OS  727 E 21APR 1010  OK EZZ14A1S        21APR21APR 1PC
 *  1 OPIT UA6019   H 12APR1520 OK LZZ5PC        O   12APR12APR 2PC
 * XLON BA   305 H    10MAY 0945  HZZRTF/CH                  1P
 *      VIE
 */
export const coupons: LineFamily = notes("coupon", [
  ["coupon", /(?:[XO] ?)?[A-Z]{3}(?= +(?:[A-Z\d]{2} *(?:\d{1,4}[ A-Z]|OPEN)|ARNK|VOID))/],
  ["coupon", /[XO]?[A-Z]{3}(?= +S U R F A C E)/],
  ["coupon", /(?<=(?<![^\n]) *)[A-Z]{3}(?= *\n)/],
]);

/** A footnote of several rows: `1-2 LAST TKT DTE`. */
export const ROWS = "(?:(?<![^\\n])\\d{1,2}[-,][\\d,-]{1,20} +)?";

/** Sentences, rates and rules below the amounts. */
export const fareAdvice: LineFamily = notes("fareAdvice", [
  ["rule", /-{8,}/],
  ["page mark", /PAGE +\d{1,2}\/ *\d/],
  ["tax paid before", /PD(?= +\d)/],
  ["rate of exchange", new RegExp(`${ROWS}RATE USED `)],
  ["baggage", new RegExp(`${ROWS}(?:BG CXR|BAG ALLOWANCE|BAG\\/|BAGGAGE)`)],
  ["advice", new RegExp(`${ROWS}(?:TICKETS? |TKT |TKTG |SUBJ |ENDOS |NON[- ]?|NO |NOT )`)],
  ["advice", new RegExp(`${ROWS}(?:FARE (?:VALID|FAMIL|BASIS)|FARES |PENALT|CHANGE |REFUND)`)],
  ["advice", new RegExp(`${ROWS}(?:AIRLINE |SURCHARGE|CARRIER |SEE |VALID |FOR TAX|REBOOK)`)],
  ["advice", /\*{1,3} (?=[A-Z])|FXD |UNABLE |DELETED TST RECORDS/],
]);

const push_mode = "fareCalculation";

/** `/FC`, before the calculation of a ticket. */
const CalculationMark = createToken({
  name: "CalculationMark",
  label: "/FC",
  pattern: /\/FC(?= )/,
  push_mode,
});
/** `10MAY26`, to which the first city is glued. */
const CalculationDate = createToken({
  name: "CalculationDate",
  label: "date with year",
  pattern: new RegExp(`\\d{2}${MONTH}\\d{2}(?=[A-Z]{3})`),
  push_mode,
});
/** The left half of the screen, where the amounts stand, is empty. */
const CalculationIndent = createToken({
  name: "CalculationIndent",
  pattern: /(?<![^\n]) {12,}(?=[A-Z\d/(])(?!TOTAL|PAGE)/,
  push_mode,
});
/** The first word of a line that has an amount or a word that only calculations have. */
const CalculationWord = createToken({
  name: "CalculationWord",
  label: "fare calculation",
  pattern: /[A-Z\d/(](?=[ -~]{0,300}?(?:\d\.\d\d|NUC ?\d|ROE ?\d| END[ \n]))[!-~]*/,
  push_mode,
});
export const CalculationText = createToken({
  name: "CalculationText",
  label: "fare calculation",
  pattern: REST_OF_LINE,
});

const FARE_CALCULATION = [FullDate, CalculationText];

class FareCalculationRules extends LineRules {
  /**
   * fareCalculation:
   *   (CalculationMark | CalculationIndent)? (CalculationDate | FullDate)? CalculationWord?
   *   CalculationText?
   *
   *   VIE OS BUH180.12OS VIE171.44NUC351.56END ROE0.881776
   *   /FC PIT UA X/WAS TK ...END ROE1.000000
   */
  readonly line = this.RULE("fareCalculation", (): FareNode => {
    this.OPTION1(() =>
      this.OR([
        { ALT: () => this.CONSUME(CalculationMark) },
        { ALT: () => this.CONSUME(CalculationIndent) },
      ]),
    );
    const dated =
      this.optional(2, CalculationDate, dateValue) ?? this.optional(3, FullDate, dateValue);
    const calculation = this.printed(() => {
      this.optionalText(4, CalculationWord);
      this.optionalText(5, CalculationText);
    });
    return { kind: "fare", dated, calculation };
  });
}

export const fareCalculation: LineFamily = {
  name: "fare calculation",
  openers: [CalculationMark, CalculationDate, CalculationIndent, CalculationWord],
  modes: { fareCalculation: FARE_CALCULATION },
  rules: FareCalculationRules,
};
