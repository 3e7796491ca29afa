import { expect } from "chai";
import { readFileSync } from "node:fs";
import { corpusCases } from "../../../scripts/detection/cases.ts";
import { FOLDS, foldsOf } from "../../../scripts/detection/folds.ts";
import { fragmentsOf, isDecidable } from "../../../scripts/detection/fragments.ts";
import { withWeights } from "../../../scripts/detection/held-out.ts";
import { calibration, confusion } from "../../../scripts/detection/measure.ts";
import { regression } from "../../../scripts/detection/regression.ts";
import { decode } from "../../../src/decode/decode.ts";
import { WEIGHTS } from "../../../src/decode/detection/score.ts";

const REFERENCE_DATE = "2026-11-21";

describe("The detection scripts", () => {
  it("keep related cases in one fold, whatever their layout", () => {
    const text = readFileSync("corpus/amadeus/whole/business-trip.txt", "utf8");
    const copies = [
      { name: "a/original", text, expected: "GDS_A" },
      { name: "b/flat", text: text.replaceAll("\n", " "), expected: "GDS_A" },
      { name: "c/quoted", text: text.replaceAll(/^/gm, "> ").toLowerCase(), expected: "GDS_A" },
      { name: "d/part", text: text.split("\n").slice(0, 4).join("\n"), expected: "GDS_A" },
      { name: "d/sibling", text: "1 BA 117Y 12APR", expected: "GDS_B" },
    ];
    const others = corpusCases().filter(({ name }) => !name.startsWith("amadeus/"));
    const folds = foldsOf([...others, ...copies]);
    expect(new Set(copies.map(({ name }) => folds.get(name)))).to.have.lengthOf(1);
    expect(new Set(folds.values())).to.have.lengthOf(FOLDS);
    expect(foldsOf([...others, ...copies])).to.deep.equal(folds);
  });

  it("restore the current weights", () => {
    const before = { ...WEIGHTS };
    const other = { signs: 0, share: 0, found: 0, fallback: 9 };
    const sure = () => decode(" 1.1DOE/JANE MRS", { referenceDate: REFERENCE_DATE }).confidence;
    expect(withWeights(other, sure)).not.to.be.closeTo(sure(), 0.01);
    expect(() =>
      withWeights(other, () => {
        throw new Error("none");
      }),
    ).to.throw("none");
    expect(WEIGHTS).to.deep.equal(before);
  });

  it("give weight only to what distinguishes right from wrong", () => {
    const options = [
      [1, 0],
      [0, 0],
    ];
    const [tells = 0, never = NaN] = regression(
      [
        { options, right: 0, weight: 0.75 },
        { options, right: 1, weight: 0.25 },
      ],
      1e-6,
    );
    expect(tells).to.be.closeTo(Math.log(3), 1e-3);
    expect(never).to.equal(0);
  });

  it("extract every run of one to five lines with an air segment once", () => {
    const text = [
      "  1.DOE/JANE MRS",
      "  2  BA 117 Y 12APR 1 LHRJFK HK1  1235 1535  12APR  E  BA/ZS8P2C",
      "  3  ARNK",
      "  3  ARNK",
    ].join("\n");
    const names = fragmentsOf([
      { name: "a", text, expected: "GDS_A" },
      { name: "b", text, expected: "GDS_A" },
      { name: "c", text, expected: "SIMPLE_DECODER" },
    ]).map(({ name }) => name);
    expect(names).to.deep.equal([
      "a, lines 1 to 2",
      "a, lines 1 to 3",
      "a, lines 1 to 4",
      "a, lines 2 to 2",
      "a, lines 2 to 3",
      "a, lines 2 to 4",
    ]);
  });

  it("call a text undecidable if another grammar reads all of it, with the same flights", () => {
    const decidable = (text: string) =>
      isDecidable({ name: "", text, expected: "GDS_B" }, REFERENCE_DATE);
    expect(decidable("BA 117 12APR LHRJFK")).to.equal(false);
    expect(decidable("TKT/TIME LIMIT\n  1.T-12APR-ZZ5L*AJS\nBA 117 12APR LHRJFK")).to.equal(true);
  });

  it("count what was detected as what, and how sure the choices were", () => {
    const outcomes = [
      { name: "", text: "", expected: "A", chosen: "A", confidence: 0.995 },
      { name: "", text: "", expected: "A", chosen: "B", confidence: 0.45 },
    ];
    expect(confusion(outcomes, ["A", "B"]).split("\n")).to.deep.equal([
      "  expected \\ chosen  A  B",
      "                  A  1  1",
      "                  B  0  0",
    ]);
    expect(calibration(outcomes)).to.match(/0 to 0\.5 +1 +45\.0 % +0\.0 %\n/);
    expect(calibration(outcomes)).to.match(/0\.99 to 0\.999 +1 +99\.5 % +100\.0 %$/);
  });
});
