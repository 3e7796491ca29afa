import type { RemarkNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ITEM_START, ITEM_TEXT } from "../item.ts";

/** `H-CALL BEFORE TICKETING`: the whole text of a remark. */
const RemarkItem = token("RemarkItem", new RegExp(ITEM_START + ITEM_TEXT), {
  label: "remark",
  push_mode: "remarkItem",
});

class RemarkRules extends LineRules {
  /**
   * remark: RemarkItem
   *
   *     1.H-CALL BEFORE TICKETING
   *     2.‡MEET AT THE GATE
   */
  readonly line = this.RULE("remark", (): RemarkNode => {
    const number = this.elementNumber();
    const text = this.text(this.CONSUME(RemarkItem));
    const type = this.sectionTitle() ?? { value: "", start: text.start, end: text.start };
    return { kind: "remark", number, type, text };
  });
}

/**
 * Remarks; no segment is ever read from them:
 *
 * REMARKS
 *   1.H-CALL BEFORE TICKETING
 *   2.XXTAW/
 *   3.*CREDIT CARD ON FILE
 */
export const remark = lineFamily("remark", [RemarkItem], [], RemarkRules);
