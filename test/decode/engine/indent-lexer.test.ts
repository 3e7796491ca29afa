import { expect } from "chai";
import fc from "fast-check";
import { createToken, Lexer } from "chevrotain";
import { systems } from "../../../grammars/systems.ts";
import { IndentLexer } from "../../../src/decode/engine/indent-lexer.ts";
import { RECORD_MODE } from "../../../src/decode/engine/grammar.ts";
import { useBuilt } from "../../cli/built.ts";

const OPTIONS = { positionTracking: "onlyOffset", skipValidations: true } as const;

describe("The lexer of indented lines", () => {
  useBuilt();

  it("finds the same tokens as Chevrotain's", () => {
    const samples = systems.flatMap((system) => system.samples.map(({ text }) => text));
    const lines = fc.constantFrom(...samples.flatMap((text) => text.split("\n")), "", "   ");
    const indented = fc.tuple(fc.nat(12), lines).map(([by, line]) => " ".repeat(by) + line);
    for (const { grammar } of systems.filter((each) => each.grammar.makeLexer === undefined)) {
      const modes = Object.fromEntries(
        Object.entries(grammar.modes).map(([name, tokens]) => [name, [...tokens]]),
      );
      const definition = { modes, defaultMode: RECORD_MODE };
      const plain = new Lexer(definition, OPTIONS);
      const lexer = new IndentLexer(definition, OPTIONS);
      fc.assert(
        fc.property(fc.array(indented, { maxLength: 8 }), (some) => {
          const text = `${some.join("\n")}\n`;
          expect(lexer.tokenize(text).tokens).to.deep.equal(plain.tokenize(text).tokens);
        }),
        { numRuns: 40 },
      );
    }
  });

  it("decides which patterns Chevrotain tries", () => {
    let tried = 0;
    class CountingLexer extends IndentLexer {
      override matchLength(pattern: RegExp, text: string, offset: number): number {
        tried++;
        return super.matchLength(pattern, text, offset);
      }
    }
    new CountingLexer([createToken({ name: "Word", pattern: /[A-Z]+/ })], OPTIONS).tokenize("AB");
    expect(tried).to.equal(1);
  });
});
