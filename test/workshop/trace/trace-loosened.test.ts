import { expect } from "chai";
import { createToken } from "chevrotain";
import { loosened, stickyPattern } from "../../../src/workshop/trace/loosened.ts";

describe("A pattern without its look-aheads", () => {
  const of = (pattern: RegExp) => {
    const loose = loosened(pattern);
    return loose && [loose.pattern.source, ...loose.asked];
  };

  it("loses those at the end of each alternative", () => {
    expect(of(/[A-Z]{2}(?= \d)/)).to.deep.equal(["[A-Z]{2}", "(?= \\d)"]);
    expect(of(/A(?!B)|C(?=D)(?!E)/)).to.deep.equal(["A|C", "(?!B)", "(?=D)", "(?!E)"]);
    expect(of(/(?:A(?=B)|C)(?=D)/)).to.deep.equal(["(?:A|C)", "(?=B)", "(?=D)"]);
  });

  it("keeps those elsewhere", () => {
    expect(of(/(?<! )(?=A)[A-Z]+/)).to.equal(null);
    expect(of(/(?:A(?=B))?/)).to.equal(null);
  });

  it("is tried at one place, whatever the token's pattern is", () => {
    expect(stickyPattern(createToken({ name: "Mark", pattern: "*/" }))?.source).to.equal("\\*\\/");
    expect(stickyPattern(createToken({ name: "Word", pattern: /[A-Z]+/ }))?.flags).to.equal("y");
    expect(stickyPattern(createToken({ name: "Own", pattern: () => null }))).to.equal(null);
  });
});
