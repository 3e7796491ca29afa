import { expect } from "chai";
import { makeSystems, type Reading } from "../../grammars/system.ts";
import { decodeWith } from "../../src/decode/decode.ts";
import { toy } from "../workshop/toy.ts";

const NOTE = { kind: "note", about: "all of it" } as const;

describe("A system's own reading", () => {
  /** What the reading received, and the parts of it that are answered. */
  function readBy(text: string, ...signs: readonly RegExp[]) {
    const given: { printed: string; name: string; isSigned: boolean }[] = [];
    const reading: Reading = ({ printed }, grammar, isSigned) => {
      given.push({ printed: printed.text, name: grammar.name, isSigned });
      const line = { start: 0, end: printed.text.length, node: NOTE, rule: "all", problem: null };
      return { grammar, source: printed, lines: [line] };
    };
    const signatures = signs.map((pattern) => ({ pattern, weight: 1, reason: "a sign" }));
    const own = makeSystems([{ ...toy, signatures, reading }]);
    return { given, decoded: decodeWith(own, text) };
  }

  it("replaces the default, and its result is chosen and explained like any other", () => {
    const { given, decoded } = readBy("no such Word");
    expect(given).to.deep.equal([{ printed: "no such Word", name: "toy", isSigned: false }]);
    expect(decoded.documents.flatMap(({ lines }) => lines.map(({ node }) => node))).to.deep.equal([
      NOTE,
    ]);
    expect([decoded.algorithm, decoded.unread]).to.deep.equal(["TOY", []]);
  });

  it("learns whether the system left a sign", () => {
    expect(readBy("a WORD", /WORD/).given.map(({ isSigned }) => isSigned)).to.deep.equal([true]);
  });

  it("defaults to line by line in upper case", () => {
    const { documents } = decodeWith(makeSystems([toy]), "word 12.\nwhat");
    expect(documents.map(({ source }) => source.text)).to.deep.equal(["WORD 12.\nWHAT"]);
    expect(
      documents.flatMap(({ lines }) => lines.map(({ node }) => node?.kind ?? null)),
    ).to.deep.equal(["note", null]);
  });
});
