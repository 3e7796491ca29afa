import { createToken } from "chevrotain";
import type { GroupNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { COMPANY_NAME, ItemReferenceText, LINE_START } from "./item-tokens.ts";

/*
 * The item of a group or a company, alone on its line:
 *
 *  1.C/15GRPNAME
 */

/** `1.C/`. */
const GroupHead = createToken({
  name: "GroupItemHead",
  label: "C/",
  pattern: new RegExp(`(?<=${LINE_START})\\d{1,3}\\.C\\/(?=\\d{0,3} ?[A-Z])`),
  push_mode: "itemGroup",
});
/** `15`, `01`: how many travellers have no name yet. */
const GroupSize = createToken({
  name: "GroupSize",
  label: "count",
  pattern: /\d{1,3}(?= ?[A-Z])/,
});
/** `GRPNAME`. */
const GroupName = createToken({
  name: "ItemGroupName",
  label: "group name",
  pattern: new RegExp(COMPANY_NAME),
});

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
export const itemGroup: LineFamily = {
  name: "item group",
  openers: [GroupHead],
  modes: { itemGroup: [ItemReferenceText, GroupSize, GroupName] },
  rules: ItemGroupRules,
};
