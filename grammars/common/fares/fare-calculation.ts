import { createToken } from "chevrotain";
import type { FareNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { AIRLINE, DAY_MONTH_YEAR } from "../shapes.ts";
import { FullDate, REST_OF_LINE } from "../tokens.ts";
import { dateValue } from "../values.ts";

/*
 * The calculation of a fare, city by city. Every system prints it alike, on several lines:
 *
 * VIE OS BUH180.12OS VIE171.44NUC351.56END ROE0.881776
 */

/** The mode of the line; the openers of a system enter it, too. */
export const CALCULATION_MODE = "fareCalculation";
const push_mode = CALCULATION_MODE;

/** `10MAY26`; the first city touches it. */
export const CalculationDate = createToken({
  name: "CalculationDate",
  label: "date with year",
  pattern: new RegExp(`${DAY_MONTH_YEAR}(?=[A-Z]{3})`),
  push_mode,
});
/** `VIE`: the first word of a line with an amount or a word that only calculations have. */
export const CalculationWord = createToken({
  name: "CalculationWord",
  label: "fare calculation",
  pattern: /[A-Z\d/(](?=[ -~]{0,300}?(?:\d\.\d\d|NUC ?\d|ROE ?\d| END[ \n]))[!-~]*/,
  push_mode,
});
/**
 * The first word of a line without an amount: of a route, `NYC AA X/DFW AA X/LAX`, or of the rest of
 * a line that was cut, `0END`, `AX XFJFK4.5`.
 */
const CalculationPart = createToken({
  name: "CalculationPart",
  label: "fare calculation",
  pattern: new RegExp(
    String.raw`[A-Z]{3}(?= ${AIRLINE} (?:[XE]/)?[A-Z]{3}(?:[ \n]|\d|[MQ]\d))` +
      String.raw`|[A-Z\d.]{0,12}END(?=[ \n])|(?:[A-Z]{1,3} )?(?:XF|ZP)[A-Z]{3}(?=\d|[A-Z]{3}|[ \n])`,
  ),
  push_mode,
});
export const CalculationText = createToken({
  name: "CalculationText",
  label: "fare calculation",
  pattern: REST_OF_LINE,
});

export const CALCULATION = [FullDate, CalculationText];

export abstract class CalculationRules extends LineRules {
  /**
   * calculated: CalculationDate? FullDate? CalculationWord? CalculationText?
   *
   *   VIE OS BUH180.12OS VIE171.44NUC351.56END ROE0.881776
   */
  protected readonly calculated = this.RULE("calculated", (): FareNode => {
    const dated =
      this.optional(1, CalculationDate, dateValue) ?? this.optional(2, FullDate, dateValue);
    const calculation = this.printed(() => {
      this.skip(3, CalculationWord);
      this.skip(4, CalculationText);
    });
    return { kind: "fare", dated, calculation };
  });
}

class FareCalculationRules extends CalculationRules {
  /** fareCalculation: calculationPart | calculated */
  readonly line = this.RULE("fareCalculation", () =>
    this.OR<FareNode>([
      { ALT: () => this.SUBRULE(this.part) },
      { ALT: () => this.SUBRULE(this.calculated) },
    ]),
  );

  /**
   * calculationPart: CalculationPart CalculationText?
   *
   *   NYC AA X/DFW AA X/LAX AA
   */
  private readonly part = this.RULE("calculationPart", (): FareNode => {
    const calculation = this.printed(() => {
      this.CONSUME(CalculationPart);
      this.skip(1, CalculationText);
    });
    return { kind: "fare", calculation };
  });
}

/** Identified by what only calculations contain: to be tried after all other lines of a fare. */
export const fareCalculation: LineFamily = {
  name: "fare calculation",
  openers: [CalculationDate, CalculationPart, CalculationWord],
  modes: { [CALCULATION_MODE]: CALCULATION },
  rules: FareCalculationRules,
};
