import type { FareNode, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { REST_OF_LINE } from "../tokens.ts";
import { numberListValue } from "../values.ts";

/*
 * Sentences below a fare about changes and refunds, and the endorsements on its tickets:
 *
 * TICKETS ARE NON-REFUNDABLE
 * 1-2 SUBJ TO CANCELLATION/CHANGE PENALTY
 * ENDORSEMENTS - NONREF/CHG FEE EUR150
 */

const push_mode = "penalty";
/** The content of a sentence about changes and refunds. */
const PENALTY =
  "(?:PENALT|NON[ -]?REF|REFUND|CANCELL|(?:CHANGES?|CHNG|CHG|REISSUE|REBOOKING) ?" +
  "(?:FEE|BEFORE|AFTER|NOT |RESTRICT|ANY ?TIME))";
const SAYS_PENALTY = `[A-Z](?=[^\\n]{0,100}${PENALTY})|(?=${PENALTY})[A-Z]`;

/** `1-2` before a sentence: the rows of a summary that it is about. */
const PenaltyRows = token(
  "PenaltyRows",
  new RegExp(`(?<![^\\n])\\d{1,2}(?:[-,]\\d{1,2}){1,20}(?= +(?:${SAYS_PENALTY}))`),
  { label: "rows", push_mode },
);
/** The first letter of a sentence. */
const PenaltyWord = token("PenaltyWord", new RegExp(SAYS_PENALTY), {
  label: "penalty",
  push_mode,
});
const PenaltyText = token("PenaltyText", REST_OF_LINE, { label: "penalty" });

class PenaltyRules extends LineRules {
  /**
   * penalty: PenaltyRows PenaltyText? | PenaltyWord PenaltyText?
   *
   *   TICKETS ARE NON-REFUNDABLE
   *   1-2 SUBJ TO CANCELLATION/CHANGE PENALTY
   */
  readonly line = this.RULE("penalty", (): FareNode => {
    const row = this.elementNumber();
    return this.OR<FareNode>([
      {
        ALT: () => {
          const rows = this.read(this.CONSUME(PenaltyRows), numberListValue);
          const penalty = this.optionalText(1, PenaltyText);
          return this.ACTION(() => ({ kind: "fare", penalty, rows }));
        },
      },
      {
        ALT: () => {
          const printed = this.printed(() => {
            this.CONSUME(PenaltyWord);
            this.skip(2, PenaltyText);
          });
          return this.ACTION(() => {
            const rows = row && { ...row, value: numberListValue(row.value) };
            return { kind: "fare", penalty: withoutEnd(printed), rows };
          });
        },
      },
    ]);
  });
}

/** A text without the spaces at its end. */
function withoutEnd(text: Read<string> | undefined): Read<string> | undefined {
  if (text === undefined) return undefined;
  const value = text.value.trimEnd();
  return { value, start: text.start, end: text.start + value.length };
}

/** Sentences about changes and refunds; to be tried after amounts. */
export const penalties = lineFamily(
  "penalty",
  [PenaltyRows, PenaltyWord],
  [PenaltyText],
  PenaltyRules,
);

/** `ENDORSEMENTS -`, `ENDORSEMENT/RESTRICTION:`, `ENDOS*`, `ENDO:` before a text. */
export const ENDORSEMENT_MARK =
  /ENDO(?:(?:RSE(?:MENTS?)?(?:\/RESTRICTIONS?)?|S)?(?: ?[-:] {0,4}|\*)|S? {1,4})(?=[A-Z\d])/;
const EndorsementMark = token("EndorsementMark", ENDORSEMENT_MARK, {
  label: "ENDORSEMENTS -",
  push_mode: "endorsement",
});
export const EndorsementText = token("EndorsementText", /[!-\uffff]+(?: +[!-\uffff]+)*/, {
  label: "endorsement",
});

class EndorsementRules extends LineRules {
  /**
   * endorsement: EndorsementMark EndorsementText
   *
   *   ENDORSEMENTS - NONREF/CHG FEE EUR150
   */
  readonly line = this.RULE("endorsement", (): FareNode => {
    this.CONSUME(EndorsementMark);
    return { kind: "fare", endorsement: this.text(this.CONSUME(EndorsementText)) };
  });
}

export const endorsements = lineFamily(
  "endorsement",
  [EndorsementMark],
  [EndorsementText],
  EndorsementRules,
);
