import { createToken } from "chevrotain";
import type { GroupNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";

/*
 * A group's own line:
 *
 *   0. 15SCHOOLGRP NM: 3
 */

const ITS_NAME = "(?= *[A-Z][^\\n]*NM: *\\d)";

/** `0.`, where it touches the count. */
const GroupHead = createToken({
  name: "GroupHead",
  label: "0.",
  pattern: new RegExp(`(?<![^\\n]) *0\\.(?=\\d{1,3}${ITS_NAME})`),
  push_mode: "group",
});
/** How many of the group have no name yet. */
const GroupCount = createToken({
  name: "GroupCount",
  label: "count",
  pattern: new RegExp(`\\d{1,3}${ITS_NAME}`),
});
const LeadingGroupCount = createToken({
  name: "LeadingGroupCount",
  label: "count",
  pattern: new RegExp(`(?<=(?<![^\\n]) *0\\. +)\\d{1,3}${ITS_NAME}`),
  categories: [GroupCount],
  push_mode: "group",
});
const GroupName = createToken({
  name: "GroupName",
  label: "group name",
  pattern: /[A-Z](?:(?!NM: *\d)[!-\uffff]| +(?!NM: *\d)(?=[!-\uffff]))*/,
});
/** `NM: 3`: how many have one. */
const NamedCount = createToken({ name: "NamedCount", label: "NM:", pattern: /NM: *\d{1,3}/ });

const GROUP = [GroupCount, NamedCount, GroupName];

class GroupRules extends LineRules {
  /**
   * group: GroupHead? GroupCount GroupName NamedCount
   *
   *     0. 15SCHOOLGRP NM: 3
   */
  readonly line = this.RULE("group", (): GroupNode => {
    this.elementNumber();
    this.OPTION(() => this.CONSUME(GroupHead));
    const unassigned = this.read(this.CONSUME(GroupCount), Number);
    const name = this.text(this.CONSUME(GroupName));
    const named = this.read(this.CONSUME(NamedCount), (image) => Number(image.slice(3)));
    return { kind: "group", name, unassigned, named };
  });
}

export const group: LineFamily = {
  name: "group",
  openers: [GroupHead, LeadingGroupCount],
  modes: { group: GROUP },
  rules: GroupRules,
};
