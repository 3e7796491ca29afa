import type { GroupNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { COMPANY_NAME, ItemReferenceText, LINE_START } from "./item-tokens.ts";
import { NAME_LETTER } from "../shapes.ts";

/*
 * The item of a group or a company, alone on its line:
 *
 *  1.C/15GRPNAME
 */

/** `1.C/`. */
const GroupHead = token(
  "GroupItemHead",
  new RegExp(`(?<=${LINE_START})\\d{1,3}\\.C\\/(?=\\d{0,3} ?${NAME_LETTER})`),
  { label: "C/", push_mode: "itemGroup" },
);
/** `15`, `01`: how many travellers have no name yet. */
const GroupSize = token("GroupSize", new RegExp(`\\d{1,3}(?= ?${NAME_LETTER})`), {
  label: "count",
});
/** `GRPNAME`. */
const GroupName = token("ItemGroupName", new RegExp(COMPANY_NAME), { label: "group name" });

class ItemGroupRules extends LineRules {
  /**
   * itemGroup: GroupItemHead GroupSize? ItemGroupName ItemReferenceText?
   *
   *      1.C/15GRPNAME        1.C/01CREW
   */
  readonly line = this.RULE("itemGroup", (): GroupNode => {
    this.CONSUME(GroupHead);
    const unassigned = this.optional(1, GroupSize, Number);
    const name = this.text(this.CONSUME(GroupName));
    this.skip(2, ItemReferenceText);
    return { kind: "group", name, unassigned };
  });
}

/** A group or a company instead of a traveller, alone on its line; to be tried after names. */
export const itemGroup = lineFamily(
  "item group",
  [GroupHead],
  [ItemReferenceText, GroupSize, GroupName],
  ItemGroupRules,
);
