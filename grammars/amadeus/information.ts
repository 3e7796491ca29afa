import { createToken } from "chevrotain";
import type { MarriageNode, OperatedByNode, TerminalsNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";

/*
 * Lines under a segment, indented and without a number, that say something about it:
 *
 *      OPERATED BY SAMPLE AIRWAYS
 *                                                       A01
 *      ADV PAX FLT ARRIVES TERMINAL-M
 */

const OperatedByHead = createToken({
  name: "OperatedByHead",
  label: "OPERATED BY",
  pattern: / *OPERATED BY/,
  push_mode: "operatedBy",
});
/** What is printed where the operator is not known. */
const NoOperator = createToken({
  name: "NoOperator",
  pattern: /(?:SUBSIDIARY|UNDEFINED|FRANCHISE)[^\n]*/,
});
/** The one who flies, up to `FOR`, on whose behalf. */
const Operator = createToken({
  name: "Operator",
  label: "operator",
  pattern: /[A-Z\d][!-\uffff]*(?: +(?!FOR )[!-\uffff]+)*/,
});
const OnBehalf = createToken({ name: "OnBehalf", pattern: /FOR [^\n]+/ });

class OperatedByRules extends LineRules {
  /**
   * operatedBy: OperatedByHead (NoOperator | Operator OnBehalf?)
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
    this.OPTION(() => this.CONSUME(OnBehalf));
    return { kind: "operatedBy", operator };
  });
}

export const operatedBy: LineFamily = {
  name: "operated by",
  openers: [OperatedByHead],
  modes: { operatedBy: [NoOperator, OnBehalf, Operator] },
  rules: OperatedByRules,
};

/** Far to the right, under the segment it is about. */
const MarriageMark = createToken({
  name: "MarriageMark",
  label: "marriage",
  pattern: /(?<=(?<![^\n]) +)[AMT]\d\d(?= *\n)/,
  push_mode: "marriage",
});

class MarriageRules extends LineRules {
  /**
   * marriage: MarriageMark
   *
   *                                                       A01
   */
  readonly line = this.RULE("marriage", (): MarriageNode => {
    const group = this.text(this.CONSUME(MarriageMark));
    return { kind: "marriage", group };
  });
}

export const marriage: LineFamily = {
  name: "marriage",
  openers: [MarriageMark],
  modes: { marriage: [] },
  rules: MarriageRules,
};

const ArrivalNotice = createToken({
  name: "ArrivalNotice",
  label: "ADV PAX FLT ARRIVES",
  pattern: / *ADV PAX FLT ARRIVES TERMINAL *-?/,
  push_mode: "arrivalNotice",
});
const NoticeTerminal = createToken({
  name: "NoticeTerminal",
  label: "terminal",
  pattern: /[A-Z\d]{1,3}(?= *\n)/,
});

class TerminalsRules extends LineRules {
  /**
   * terminals: ArrivalNotice NoticeTerminal
   *
   *      ADV PAX FLT ARRIVES TERMINAL-M
   */
  readonly line = this.RULE("terminals", (): TerminalsNode => {
    this.CONSUME(ArrivalNotice);
    const arrivalTerminal = this.text(this.CONSUME(NoticeTerminal));
    return { kind: "terminals", arrivalTerminal };
  });
}

export const terminals: LineFamily = {
  name: "terminals",
  openers: [ArrivalNotice],
  modes: { arrivalNotice: [NoticeTerminal] },
  rules: TerminalsRules,
};
