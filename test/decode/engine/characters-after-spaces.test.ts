import { expect } from "chai";
import { charactersAfterSpacesOf } from "../../../scripts/characters-after-spaces.ts";
import { allPatterns } from "../../../scripts/first-characters.ts";
import { charactersAfterSpaces } from "../../../src/decode/engine/first-characters.ts";
import { useBuilt } from "../../cli/built.ts";

describe("The characters after the spaces at the beginning of tokens", () => {
  useBuilt();

  it("are known for the patterns of the grammars as the build computes them", () => {
    const known = allPatterns().filter((pattern) => charactersAfterSpaces(pattern) !== undefined);
    expect(known).not.to.have.length(0);
    for (const pattern of known) {
      const codes = [...(charactersAfterSpaces(pattern) ?? [])];
      const ranges = codes.map((code) => String.fromCharCode(code, code)).join("");
      expect(charactersAfterSpacesOf(pattern), String(pattern)).to.equal(ranges);
    }
  });

  it("are computed for each alternative, optional part and condition", () => {
    const expected = new Map([
      [/ *A/, "AA"],
      [/(?<![^\n]) {0,8}(?:AB|[0-2])(?= *\n)/, "001122AA"],
      [/ ?(?:> )?X/, ">>XX"],
      [/(?: {2,9}|)(?=\/DC)/, "//"],
    ]);
    for (const [pattern, ranges] of expected)
      expect(charactersAfterSpacesOf(pattern), String(pattern)).to.equal(ranges);
  });

  it("are not computed if a pattern has no spaces, or if anything can follow them", () => {
    for (const pattern of [/A/, / +/, /(?: *A|B)?/, / [^A]/, / ?[A-C ]/, / +(?= *)/])
      expect(charactersAfterSpacesOf(pattern), String(pattern)).to.equal("");
  });
});
