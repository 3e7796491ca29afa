import { expect } from "chai";
import { createToken, type TokenType } from "chevrotain";
import { allPatterns, firstCharactersOf } from "../../../scripts/first-characters.ts";
import { hintFirstCharacters } from "../../../src/decode/engine/first-characters.ts";
import { useBuilt } from "../../cli/built.ts";

function tokenOf(pattern: RegExp): TokenType {
  return createToken({ name: "Tested", pattern });
}

function hinted(token: TokenType): TokenType {
  hintFirstCharacters([token]);
  return token;
}

describe("The first characters of tokens", () => {
  useBuilt();

  it("are known for every pattern of the grammars, as Chevrotain computes them", () => {
    for (const pattern of allPatterns()) {
      const token = hinted(tokenOf(pattern));
      expect(token.START_CHARS_HINT, String(pattern)).to.be.an("array");
      expect(firstCharactersOf(token), String(pattern)).to.equal(
        firstCharactersOf(tokenOf(pattern)),
      );
    }
  });

  it("are computed for each alternative, optional part and case", () => {
    expect(firstCharactersOf(tokenOf(/(?:AB|[0-9])?X/))).to.equal("09AAXX");
    expect(firstCharactersOf(tokenOf(/a(?=B)/i))).to.equal("AAaa");
    expect(firstCharactersOf(tokenOf(/[Y-\u01FF]/))).to.equal("Y\u01FE");
  });

  it("are left to Chevrotain if the table lacks the pattern", () => {
    expect(hinted(tokenOf(/no grammar contains this/)).START_CHARS_HINT).to.equal(undefined);
  });

  it("stay as a token defines them", () => {
    const [pattern = /never/] = allPatterns();
    const token = createToken({ name: "Own", pattern, start_chars_hint: ["A"] });
    expect(hinted(token).START_CHARS_HINT).to.deep.equal(["A"]);
  });
});
