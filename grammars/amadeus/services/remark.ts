import type { RemarkNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  AssociationRefs,
  AssociatedLineRules,
  ElementText,
} from "../../common/people/association.ts";
import { FLAG, REMARKS } from "../shapes.ts";
import { oneOf } from "../../common/shapes.ts";

/*
 * Remarks. They never give segments:
 *
 *  20 RM *CUSTID-ZZ
 *  21 RIR TRAIN NUMBER-TR123 CLASS-STD/S3
 * M  CALL BEFORE TICKETING
 */

/** `SK` is also an airline: its flight with a misread date is not an element `SK`. */
const NO_FLIGHT = String.raw`(?!SK {1,3}\d{1,4} ?[A-Z] )`;
/** `RM`, `RMZ`, `RC`, `RX`, `RIR`, `RII`, `SK`; on a priority line, a letter and two spaces. */
const RemarkHead = token(
  "RemarkHead",
  new RegExp(
    String.raw`${FLAG}${NO_FLIGHT}${oneOf(...REMARKS)}(?=[ /])|(?<![^\n])[A-Z](?= {2}[A-Z])`,
  ),
  { label: "RM", push_mode: "remark" },
);

const REMARK = [AssociationRefs, ElementText];

/** The travellers and segments at its end are read by common/people/association.ts. */
class RemarkRules extends AssociatedLineRules {
  /** remark: RemarkHead ElementText? AssociationRefs? */
  readonly line = this.RULE("remark", (): RemarkNode => {
    const number = this.elementNumber();
    const type = this.text(this.CONSUME(RemarkHead));
    const text = this.optionalText(2, ElementText) ?? { value: "", start: type.end, end: type.end };
    const { segments, persons } = this.association();
    return { kind: "remark", number, type, text, segments, persons };
  });
}

export const remark = lineFamily("remark", [RemarkHead], REMARK, RemarkRules);
