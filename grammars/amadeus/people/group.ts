import type { GroupNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { NAME_LETTER } from "../../common/shapes.ts";

/*
 * The line of a group:
 *
 *   0. 15SCHOOLGRP NM: 3
 */

/** What follows the count: the name of the group and the number of its named travellers. */
const ITS_NAME = `(?= *${NAME_LETTER}[^\\n]*NM: *\\d)`;

/** `0.`, right before the count. */
const GroupHead = token("GroupHead", new RegExp(`(?<![^\\n]) *0\\.(?=\\d{1,3}${ITS_NAME})`), {
  label: "0.",
  push_mode: "group",
});
/** `15`: the number of travellers without a name. */
const GroupCount = token("GroupCount", new RegExp(`\\d{1,3}${ITS_NAME}`), { label: "count" });
/** The count, as the opener of a line whose `0.` has spaces after it: `0. 15`. */
const LeadingGroupCount = token(
  "LeadingGroupCount",
  new RegExp(`(?<=(?<![^\\n]) *0\\. +)\\d{1,3}${ITS_NAME}`),
  { label: "count", categories: [GroupCount], push_mode: "group" },
);
/** `SCHOOLGRP`, up to `NM:`. */
const GroupName = token(
  "GroupName",
  new RegExp(`${NAME_LETTER}(?:(?!NM: *\\d)[!-\\uffff]| +(?!NM: *\\d)(?=[!-\\uffff]))*`),
  { label: "group name" },
);
/** `NM: 3`: the number of travellers with a name. */
const NamedCount = token("NamedCount", /NM: *\d{1,3}/, { label: "NM:" });

const GROUP = [GroupCount, NamedCount, GroupName];

class GroupRules extends LineRules {
  /**
   * group: GroupHead? GroupCount GroupName NamedCount
   *
   *     0. 15SCHOOLGRP NM: 3
   */
  readonly line = this.RULE("group", (): GroupNode => {
    this.elementNumber();
    this.skip(1, GroupHead);
    const unassigned = this.read(this.CONSUME(GroupCount), Number);
    const name = this.text(this.CONSUME(GroupName));
    const named = this.read(this.CONSUME(NamedCount), (image) => Number(image.slice(3)));
    return { kind: "group", name, unassigned, named };
  });
}

export const group = lineFamily("group", [GroupHead, LeadingGroupCount], GROUP, GroupRules);
