import type { OperatedByNode, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { nothingUnparsed, unparsedCase, unparsedField } from "../unparsed.ts";
import { part } from "../values.ts";
import { AIR_HEAD, oneOf, SURFACE } from "../shapes.ts";

/*
 * The line under a flight that names its operating carrier, in the forms of all systems:
 *
 *      OPERATED BY NORDIC REG FOR FINNAIR
 * OPERATED BY-AIR FRANCE
 * OPERATED BY /SAMPLE REGIONAL DBA EXEMPLAR EXPRESS
 *          OPERATED BY SAMPLE REGIONAL  MXP-JFK
 * *DEN-LHR OPERATED BY SAMPLE AIRLINES
 */

const LEG = "[A-Z]{3}-[A-Z]{3}";
/** The next segment, after a lost line break: `3 ARNK`, `4 DL 280J 15DEC`. */
const NEXT_SEGMENT = String.raw`\d{1,2}(?:\.? {1,3}|\.[*#])(?:${SURFACE}(?![A-Z])|${AIR_HEAD})`;
/** `EXPLOITE PAR`, `OPERADO POR`: the same on terminals in other languages. */
const WORDS = oneOf(
  ...["OPERATED BY", "(?:EXPLOITE|OPERE|EFFECTUE) PAR", "OPERAD[OA] P(?:OR|ELA)"],
  ...["OPERATO DA", "DURCHGEF(?:UE|U)HRT (?:VON|DURCH)", "UITGEVOERD DOOR"],
);
/** `FOR`, `POUR`: before the marketing carrier. */
const BEHALF = "(?:FOR|POUR|PARA|FUER|FUR|PER)";
/** What ends the name of an operator. */
const END = `${BEHALF} |${WORDS} |${LEG} *\\n|${NEXT_SEGMENT}`;
const NONE = "(?:SUBSIDIARY|UNDEFINED|FRANCHISE)";

/** ` OPERATED BY /`, `*DEN-LHR OPERATED BY `. */
const OperatedByHead = token(
  "OperatedByHead",
  new RegExp(` *\\*?(?:${LEG} +)?${WORDS}(?: *(?:[/:-] *)?${WORDS})? *[/:-]?`),
  {
    label: "OPERATED BY",
    push_mode: "operatedBy",
  },
);
/** `SUBSIDIARY/FRANCHISE`: printed if the operator is not known. */
const NoOperator = token(
  "NoOperator",
  new RegExp(`${NONE}(?:[!-\\uffff]+| +(?!${NEXT_SEGMENT})(?=[!-\\uffff]))*`),
);
/** `NORDIC REG`: the operator, up to `FOR`, the leg, a wide gap or the end. */
const Operator = token(
  "Operator",
  new RegExp(`[A-Z\\d][!-\\uffff]*(?: {1,3}(?!${END})[!-\\uffff]+)*`),
  { label: "operator" },
);
/** `FOR FINNAIR`: the marketing carrier. */
const OnBehalf = token(
  "OnBehalf",
  new RegExp(`${BEHALF}(?: +(?!${LEG} *\\n|${NEXT_SEGMENT})[!-\\uffff]+)+`),
);
/** `MXP-JFK`, last on the line: the leg that the operator flies. */
const OperatedLeg = token("OperatedLeg", new RegExp(`${LEG}(?= *\\n)`), { label: "leg" });

/** `3 ARNK`, `4 DL 280J 15DEC …`, any words after a wide gap: no rule of this line reads it. */
const NextLine = token(
  "NextLine",
  new RegExp(`(?:(?<= )${NEXT_SEGMENT}|(?<= {4})[!-\\uffff])[^\\n]*`),
  {
    label: "another line",
  },
);

/** `EXPLOITE PAR SAMPLE AIR`, after the same in English. */
const OperatedAgain = token("OperatedAgain", new RegExp(`(?<= )${WORDS} [^\\n]*`), {
  label: "OPERATED BY",
});

class OperatedByRules extends LineRules {
  /**
   * operatedBy:
   *   OperatedByHead (NoOperator | Operator) OnBehalf? OperatedLeg? rest
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
    this.skip(1, OnBehalf);
    this.skip(2, OperatedLeg);
    const rest = this.SUBRULE(this.rest);
    return this.ACTION(() => ({ kind: "operatedBy", operator, ...unparsedField(rest) }));
  });

  /** rest: (NextLine | OperatedAgain)* */
  private readonly rest = this.RULE(
    "rest",
    this.manyOf(nothingUnparsed, [unparsedCase(NextLine, OperatedAgain)]),
  );
}

export const operatedBy = lineFamily(
  "operated by",
  [OperatedByHead],
  [NoOperator, OnBehalf, OperatedLeg, NextLine, OperatedAgain, Operator],
  OperatedByRules,
);

/** The same within the line of a flight, up to the next slash; the source of a pattern. */
export const OPERATED_BY_WITHIN = `${WORDS}[ /:-]{1,6}[A-Z\\d][!-.0-\\uffff]*(?: {1,3}(?!${NEXT_SEGMENT}|${WORDS} )[!-.0-\\uffff]+)*`;
const OPERATOR = new RegExp(`[A-Z\\d][!-\\uffff]*(?: +(?!${BEHALF} |${LEG}$)[!-\\uffff]+)*`, "y");
const HEAD = new RegExp(`${WORDS}[ /:-]+`);
const PLACEHOLDER = new RegExp(`^${NONE}`);

/** The operator in a text of `OPERATED_BY_WITHIN`. */
export function operatorWithin(text: Read<string>): Read<string> | undefined {
  const start = HEAD.exec(text.value)?.[0].length ?? 0;
  OPERATOR.lastIndex = start;
  const operator = OPERATOR.exec(text.value)?.[0] ?? "";
  return PLACEHOLDER.test(operator) ? undefined : part(text, start, start + operator.length);
}

/** The words alone on their line. */
export const OPERATED = /^ {5,10}OPERATED BY *$/;
/** The line below them, if it is the name of an airline: ` UNITED AIRLINES`. An agent's note can stand there too. */
export const OPERATOR_BELOW =
  /(?<= OPERATED BY *\n) {5,10}(?=(?:[A-Z]{2,20} ){0,3}(?:AIRLINES?|AIRWAYS|AIRLINK|AVIATION) *(?:\n|$))/y;
