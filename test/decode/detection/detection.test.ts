import { expect } from "chai";
import { corpusCases } from "../../../scripts/detection/cases.ts";
import { fragmentsOf, isDecidable } from "../../../scripts/detection/fragments.ts";
import { calibration, confusion, isRight, outcomesOf } from "../../../scripts/detection/measure.ts";

const REFERENCE_DATE = "2026-11-21";
/** `npm run detection` takes them all. */
const EVERY = 20;

describe("Detection over the corpus", () => {
  it("finds the algorithm of every whole text", () => {
    const wrong = outcomesOf(corpusCases(), REFERENCE_DATE).filter((each) => !isRight(each));
    expect(wrong.map(({ name, chosen }) => `${name}: ${chosen}`)).to.deep.equal([]);
  });

  it("finds that of 99 % of the fragments whose format tells it", () => {
    const sample = fragmentsOf(corpusCases()).filter((_, index) => index % EVERY === 0);
    const decidable = sample.filter((each) => isDecidable(each, REFERENCE_DATE));
    const wrong = outcomesOf(decidable, REFERENCE_DATE).filter((each) => !isRight(each));
    expect(decidable.length).to.be.greaterThan(100);
    expect(wrong.length / decidable.length).to.be.at.most(
      0.01,
      wrong.map(({ name, chosen }) => `${name}: ${chosen}`).join("\n"),
    );
  });

  it("takes every run of one to five lines that holds an air segment, once", () => {
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

  it("holds undecidable what another grammar reads wholly, with the same flights", () => {
    const decidable = (text: string) =>
      isDecidable({ name: "", text, expected: "GDS_B" }, REFERENCE_DATE);
    expect(decidable("BA 117 12APR LHRJFK")).to.equal(false);
    expect(decidable("TKT/TIME LIMIT\n  1.T-12APR-ZZ5L*AJS\nBA 117 12APR LHRJFK")).to.equal(true);
  });

  it("counts who was taken for whom, and how sure it was", () => {
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
