import type { FareNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AIRLINE, DAY_MONTH_YEAR } from "../shapes.ts";
import { FullDate, REST_OF_LINE } from "../tokens.ts";
import { dateValue } from "../values.ts";

/*
 * The calculation of a fare, city by city. Every system prints it alike, on several lines:
 *
 * VIE OS BUH180.12OS VIE171.44NUC351.56END ROE0.881776
 */

/** The mode of the line; the openers of a system also enter it. */
export const CALCULATION_MODE = "fareCalculation";
const push_mode = CALCULATION_MODE;

/** `10MAY26`; the first city touches it. */
export const CalculationDate = token(
  "CalculationDate",
  new RegExp(`${DAY_MONTH_YEAR}(?=[A-Z]{3})`),
  { label: "date with year", push_mode },
);
/** `VIE`: the first word of a line with an amount or a word that only calculations have. */
export const CalculationWord = token(
  "CalculationWord",
  /[A-Z\d/(](?=[ -~]{0,300}?(?:\d\.\d\d|NUC ?\d|ROE ?\d| END[ \n]))[!-~]*/,
  { label: "fare calculation", push_mode },
);
/**
 * The first word of a line without an amount: of a route, `NYC AA X/DFW AA X/LAX`, or of the rest of
 * a line that was cut, `0END`, `AX XFJFK4.5`.
 */
const CalculationPart = token(
  "CalculationPart",
  new RegExp(
    String.raw`[A-Z]{3}(?= ${AIRLINE} (?:[XE]/)?[A-Z]{3}(?:[ \n]|\d|[MQ]\d))` +
      String.raw`|[A-Z\d.]{0,12}END(?=[ \n])|(?:[A-Z]{1,3} )?(?:XF|ZP)[A-Z]{3}(?=\d|[A-Z]{3}|[ \n])`,
  ),
  { label: "fare calculation", push_mode },
);
export const CalculationText = token("CalculationText", REST_OF_LINE, {
  label: "fare calculation",
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
  readonly line = this.RULE("fareCalculation", () => this.oneRule(this.part, this.calculated));

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
export const fareCalculation = lineFamily(
  "fare calculation",
  [CalculationDate, CalculationPart, CalculationWord],
  CALCULATION,
  FareCalculationRules,
);
