import { expect } from "chai";
import { sabre } from "../../../grammars/sabre/index.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { readLines } from "../read.ts";

const grammar = defineGrammar(sabre);
const FLIGHT = " 1 AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M /DCAA*ZR4T9B";

function kindsOf(...lines: readonly string[]): unknown[] {
  return readLines(lines.join("\n"), grammar).map((node) =>
    typeof node === "object" && node !== null && "kind" in node ? node.kind : node,
  );
}

describe("Sabre items without a title", () => {
  for (const [line, kind] of [
    ["SSR VGML AA HK1", "ssr"],
    ["OSI AA VIP", "osi"],
    ["TAW/15JUL", "ticketing"],
    ["T-24JUN-ZZ9A*AZZ", "ticketing"],
    ["TE 0010000000001-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I", "ticket"],
  ] as const)
    it(line, () => {
      for (const number of ["", "1.", "  1.", "  1. ", " 12."]) {
        const item = `${number}${line}`;
        expect(kindsOf(item)).to.deep.equal([kind]);
        expect(kindsOf(FLIGHT, item)).to.deep.equal(["air", kind]);
      }
    });

  it("include rows of seats", () => {
    const row = " 1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR";
    expect(kindsOf(row)).to.deep.equal(["seat"]);
    expect(kindsOf(FLIGHT, row)).to.deep.equal(["air", "seat"]);
  });

  it("have no meaning without a keyword", () => {
    const items = ["  1.DFW555-555-0100-A", "  2.H-REMARK", "  3.SSR AA VGML HK1"];
    expect(kindsOf(...items)).to.deep.equal([null, null, null]);
    expect(kindsOf(FLIGHT, ...items)).to.deep.equal(["air", null, null, null]);
  });

  it("remain remarks among remarks", () => {
    const remarks = ["  1.SSR VGML AA HK1", "  2.TAW/15JUL", "  3.T-24JUN-ZZ9A*AZZ"];
    expect(kindsOf("REMARKS", ...remarks).slice(1)).to.deep.equal(["remark", "remark", "remark"]);
  });
});
