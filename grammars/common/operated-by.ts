import { createToken } from "chevrotain";
import type { OperatedByNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";

/*
 * The line under a flight that says who flies it, in the forms of all systems:
 *
 *      OPERATED BY NORDIC REG FOR FINNAIR
 * OPERATED BY /SAMPLE REGIONAL DBA EXEMPLAR EXPRESS
 *          OPERATED BY SAMPLE REGIONAL  MXP-JFK
 * *DEN-LHR OPERATED BY SAMPLE AIRLINES
 */

const LEG = "[A-Z]{3}-[A-Z]{3}";

const OperatedByHead = createToken({
  name: "OperatedByHead",
  label: "OPERATED BY",
  pattern: new RegExp(` *\\*?(?:${LEG} +)?OPERATED BY *[/:]?`),
  push_mode: "operatedBy",
});
/** What is printed where the operator is not known. */
const NoOperator = createToken({
  name: "NoOperator",
  pattern: /(?:SUBSIDIARY|UNDEFINED|FRANCHISE)[^\n]*/,
});
/** The one who flies, up to `FOR`, on whose behalf, or up to the leg. */
const Operator = createToken({
  name: "Operator",
  label: "operator",
  pattern: new RegExp(`[A-Z\\d][!-\\uffff]*(?: +(?!FOR |${LEG} *\\n)[!-\\uffff]+)*`),
});
const OnBehalf = createToken({ name: "OnBehalf", pattern: /FOR [^\n]+/ });
/** `MXP-JFK`, last on the line: the leg that they fly. */
const OperatedLeg = createToken({
  name: "OperatedLeg",
  label: "leg",
  pattern: new RegExp(`${LEG}(?= *\\n)`),
});

class OperatedByRules extends LineRules {
  /**
   * operatedBy: OperatedByHead (NoOperator | Operator OnBehalf? OperatedLeg?)
   *
   *      OPERATED BY NORDIC REG FOR FINNAIR
   *      OPERATED BY SUBSIDIARY/FRANCHISE
   */
  readonly line = this.RULE("operatedBy", (): OperatedByNode => {
    this.CONSUME(OperatedByHead);
    const operator = this.OR([
      {
        ALT: () => {
          this.CONSUME(NoOperator);
          return undefined;
        },
      },
      { ALT: () => this.text(this.CONSUME(Operator)) },
    ]);
    this.OPTION1(() => this.CONSUME(OnBehalf));
    this.OPTION2(() => this.CONSUME(OperatedLeg));
    return { kind: "operatedBy", operator };
  });
}

export const operatedBy: LineFamily = {
  name: "operated by",
  openers: [OperatedByHead],
  modes: { operatedBy: [NoOperator, OnBehalf, OperatedLeg, Operator] },
  rules: OperatedByRules,
};
