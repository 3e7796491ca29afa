import { plain, read } from "../read.ts";
import { expect } from "chai";
import { createToken } from "chevrotain";
import {
  AssociationRefs,
  AssociatedLineRules,
  ElementText,
} from "../../../grammars/common/people/association.ts";
import type { RemarkNode } from "../../../src/ast/nodes.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";

const Head = createToken({ name: "AssociatedHead", pattern: "RM", push_mode: "associated" });

class Rules extends AssociatedLineRules {
  readonly line = this.RULE("line", (): RemarkNode => {
    const type = this.text(this.CONSUME(Head));
    const text = this.optionalText(1, ElementText) ?? type;
    return { kind: "remark", type, text, ...this.association() };
  });
}

const grammar = defineGrammar({
  name: "associated",
  signatures: [],
  families: [
    {
      name: "associated",
      openers: [Head],
      modes: { associated: [AssociationRefs, ElementText] },
      rules: Rules,
    },
  ],
  sections: [],
});

const cases: readonly (readonly [line: string, text: string, more?: object])[] = [
  ["RM HELLO  WORLD", "HELLO  WORLD"],
  ["RM HELLO/S3", "HELLO", { segments: ["3"] }],
  [
    "RM HELLO/S3-4,6-8/P1-2,4",
    "HELLO",
    { segments: ["3", "4", "6", "7", "8"], persons: ["1", "2", "4"] },
  ],
  ["RM HELLO/P2/S3   ", "HELLO", { segments: ["3"], persons: ["2"] }],
  ["RM HELLO/E11-12", "HELLO"],
  ["RM /P2", "RM", { persons: ["2"] }],
  ["RM MIAFRA/14CN,P1/S4   SEE RTSTR", "MIAFRA/14CN,P1", { segments: ["4"] }],
  ["RM MIAFRA/14CN,P1/S4   SEE /// RTSTR", "MIAFRA/14CN,P1", { segments: ["4"] }],
  ["RM MIAFRA   SEE RTSTR", "MIAFRA"],
  ["RM SEE RTSTR FIRST", "SEE RTSTR FIRST"],
  ["RM A/S1/B/P1", "A/S1/B", { persons: ["1"] }],
  ["RM A/S1 B", "A/S1 B"],
  ["RM A/S12X", "A/S12X"],
  ["RM SIZE/SMALL", "SIZE/SMALL"],
];

describe("The association of an element", () => {
  for (const [line, text, more] of cases) {
    it(`reads "${line}"`, () => {
      expect(plain(read(line, grammar).lines[0]?.node)).to.deep.equal({
        kind: "remark",
        type: "RM",
        text,
        ...more,
      });
    });
  }

  it("has its place in the text, like the text before it", () => {
    expect(read("RM HELLO/S3-4/P1", grammar).lines[0]?.node).to.deep.include({
      text: { value: "HELLO", start: 3, end: 8 },
      segments: { value: ["3", "4"], start: 8, end: 13 },
      persons: { value: ["1"], start: 13, end: 16 },
    });
  });

  for (const [what, text] of [
    ["associations", `${"/S1,2-3".repeat(9000)}X`],
    ["spaces", `A${" ".repeat(60_000)}B`],
    ["slashes", "/".repeat(60_000)],
    ["numbers", `/S1${",2".repeat(30_000)}`],
  ] as const) {
    it(`copes with any number of ${what}`, () => {
      expect(read(`RM ${text}`, grammar).lines).to.have.length(1);
    });
  }
});
