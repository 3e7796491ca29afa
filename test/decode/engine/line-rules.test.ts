import { expect } from "chai";
import { createToken } from "chevrotain";
import type { Node, Read, RemarkNode } from "../../../src/ast/nodes.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { plain, readLines } from "../../grammars/read.ts";

const token = (name: string, pattern: string, mode?: string) =>
  createToken({ name, pattern, ...(mode === undefined ? {} : { push_mode: mode }) });

const Row = token("Row", "ROW", "row");
const Bag = token("Bag", "BAG", "bag");
const One = token("One", "1");
const Two = token("Two", "2");
const Slash = token("Slash", "/");
const Star = token("Star", "*");
const Word = createToken({ name: "Word", pattern: /[A-Z]+/ });

interface Found {
  star?: Read<string>;
  readonly words: string[];
}

/** `ROW`, optional columns in order; `BAG`, tokens in any order. */
class ToyRules extends LineRules {
  readonly line = this.RULE("toy", (): Node =>
    this.OR([{ ALT: () => this.SUBRULE(this.row) }, { ALT: () => this.SUBRULE(this.bag) }]),
  );

  private readonly row = this.RULE("row", (): RemarkNode => {
    const type = this.text(this.CONSUME(Row));
    this.skipAll(1, Slash);
    const { word, number } = this.optionals(2, { word: Word, number: [One, Number] });
    this.skip(4, Star);
    const last = this.oneOf(Two, Slash);
    return this.ACTION(() => {
      const text = [word?.value, number?.value, last.value].map(String).join(" ");
      return { kind: "remark", type, text: { ...last, value: text } };
    });
  });

  private readonly bag = this.RULE("bag", (): RemarkNode => {
    const type = this.text(this.CONSUME(Bag));
    const { star, words } = this.found();
    return this.ACTION(() => {
      const text = [...words, star?.value].join(" ");
      return { kind: "remark", type, text: { ...type, value: text } };
    });
  });

  private readonly found = this.manyOf(
    (): Found => ({ words: [] }),
    [
      [[One, Two], ({ words }, { value }) => words.push(`(${value})`)],
      [Slash],
      [Star, (found, text) => (found.star = text)],
      [Word, ({ words }, { value }) => words.push(value)],
    ],
  );
}

const TOKENS = [One, Two, Slash, Star, Word];
const toy = defineGrammar({
  name: "toy",
  signatures: [],
  families: [
    {
      name: "toy",
      openers: [Row, Bag],
      modes: { row: TOKENS, bag: TOKENS },
      rules: ToyRules,
    },
  ],
  sections: [],
});

/** The text of each line; null for a line that no rule reads. */
const textsOf = (text: string) =>
  readLines(text, toy).map((node) => {
    const { text } = { text: null, ...(typeof node === "object" ? node : {}) };
    return plain(text);
  });

describe("The rules of a line", () => {
  it("read a row of optional columns in order", () => {
    expect(textsOf("ROW A 1 2\nROW A 2\nROW 1 2\nROW 2\nROW 1 A 2")).to.deep.equal([
      "A 1 2",
      "A undefined 2",
      "undefined 1 2",
      "undefined undefined 2",
      null,
    ]);
  });

  it("skip one token, or any number of the same token", () => {
    expect(textsOf("ROW A * 2\nROW A * * 2\nROW / / / A 2")).to.deep.equal([
      "A undefined 2",
      null,
      "A undefined 2",
    ]);
  });

  it("read one of several tokens", () => {
    expect(textsOf("ROW A 2\nROW A /\nROW A *")).to.deep.equal([
      "A undefined 2",
      "A undefined /",
      null,
    ]);
  });

  it("collect tokens in any order, afresh for each line", () => {
    expect(textsOf("BAG A * 2 / B\nBAG 1 / /\nBAG")).to.deep.equal(["A (2) B *", "(1) ", ""]);
  });
});
