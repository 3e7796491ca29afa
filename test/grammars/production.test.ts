import { expect } from "chai";
import type { TokenType } from "chevrotain";
import { makeSystems } from "../../grammars/system.ts";
import { shapesOf, type Part } from "../../src/workshop/shape.ts";
import { toy } from "../workshop/toy.ts";
import { differenceOf, productionIn } from "./production.ts";

describe("A production", () => {
  const parts = partsOf("toy");

  it("can span one line or several, before other text in the docstring", () => {
    for (const docstring of [
      "toy: Word (Digits | letters | Stop) Stop?",
      "\n toy:\n   Word (Digits | letters\n   | Stop) Stop?\n\n   WORD 12.",
    ]) {
      const { name, terms } = productionIn(docstring);
      expect(name).to.equal("toy");
      expect(differenceOf(terms, parts, "toy", new Map())).to.equal(null);
    }
  });

  const wrong = {
    "Word (Digits | letters | Stop)": "the end in place of (Stop)?",
    "Word (Digits | letters | Stop) Stop? Stop": "Stop is not in the rule",
    "Word (Digits | letters | Stop) Stop": "Stop in place of (Stop)?",
    "Word (Digits | letters | Stop) Stop*": "(Stop)* in place of (Stop)?",
    "Word (Digits | letters) Stop?": "(Digits | letters) in place of (Digits | letters | Stop)",
    "Word (Digits | Stop | letters) Stop?": "Stop in place of letters",
    "Word Digits Stop?": "Digits in place of (Digits | letters | Stop)",
    "Digits (Digits | letters | Stop) Stop?": "Digits in place of Word",
    "Word (Digits | letters | nothing) Stop?": "the end in place of Stop",
    "(Word (Digits | letters | Stop))? Stop?": "(Word (Digits | letters | Stop))? in place of Word",
  };
  for (const [production, difference] of Object.entries(wrong))
    it(`is compared with the rule: ${production}`, () => {
      const { terms } = productionIn(`toy: ${production}`);
      expect(differenceOf(terms, parts, "toy", new Map())).to.equal(difference);
    });

  it("can have a placeholder for a token that differs between systems", () => {
    const placeholders = new Map<string, TokenType>();
    const { terms } = productionIn("toy: <head> (Digits | letters | <stop>) <stop>?");
    expect(differenceOf(terms, parts, "toy", placeholders)).to.equal(null);
    expect([...placeholders].map(([name, token]) => [name, token.name])).to.deep.equal([
      ["<head>", "Word"],
      ["<stop>", "Stop"],
    ]);
  });

  it("has one placeholder for each token", () => {
    const { terms } = productionIn("toy: <head> (Digits | letters | <head>) Stop?");
    expect(differenceOf(terms, parts, "toy", new Map())).to.equal("<head> in place of Stop");
  });

  for (const [text, message] of [
    ["Any words about it.", "no production"],
    ["toy: Word (Digits", "unclosed parenthesis"],
    ["toy: Word )", "unexpected: )"],
    ["toy: Word | ", 'an empty part is written "nothing"'],
    ["toy: * Word", "nothing before *"],
    ["toy: Word, the first of them", "not a part of a production: , the first of them"],
  ] as const)
    it(`is not in this docstring: ${text}`, () => {
      expect(() => productionIn(text)).to.throw(message);
    });
});

/** What Chevrotain recorded for a rule of the toy grammar. */
function partsOf(name: string): readonly Part[] {
  const [system] = makeSystems([toy]);
  const shapes = system === undefined ? [] : shapesOf(system.grammar);
  return shapes.find((shape) => shape.name === name)?.parts ?? [];
}
