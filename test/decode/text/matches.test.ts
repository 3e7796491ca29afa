import { expect } from "chai";
import fc from "fast-check";
import { matchesOf } from "../../../src/decode/text/matches.ts";

const PATTERNS = [/\d+/g, /(?<first>[a-z])(\d)?/g, /^ */gm, /(?=a)/gu, /\p{L}/gu, /$/g, /x/g];
const text = fc.string({ unit: fc.constantFrom("a", "b", "7", " ", "\n", "é", "😀") });

describe("matchesOf", () => {
  it("finds what matchAll finds", () => {
    fc.assert(
      fc.property(text, (text) => {
        for (const pattern of PATTERNS)
          expect(matchesOf(text, pattern), pattern.source).to.deep.equal([
            ...text.matchAll(pattern),
          ]);
      }),
    );
  });

  it("finds the same again, also for an expression that was left at a place", () => {
    const pattern = /a/g;
    pattern.lastIndex = 2;
    const indices = () => matchesOf("aba", pattern).map(({ index }) => index);
    expect(indices()).to.deep.equal([0, 2]);
    expect(indices()).to.deep.equal([0, 2]);
  });

  it("refuses an expression that finds the same match forever", () => {
    expect(() => matchesOf("a", /a/)).to.throw(TypeError, "not global");
  });
});
