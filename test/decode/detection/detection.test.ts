import { expect } from "chai";
import { corpusCases, type Case } from "../../../scripts/detection/cases.ts";
import { damaged } from "../../../scripts/detection/damage.ts";
import { FOLDS } from "../../../scripts/detection/folds.ts";
import { fragmentsOf, isDecidable } from "../../../scripts/detection/fragments.ts";
import { heldOut, type HeldOut } from "../../../scripts/detection/held-out.ts";
import { isRight } from "../../../scripts/detection/measure.ts";
import { WEIGHTS } from "../../../src/decode/detection/score.ts";

const REFERENCE_DATE = "2026-11-21";
/** `npm run detection` uses all of them. */
const EVERY = 20;

describe("Detection over the corpus, with weights fitted to other texts", function () {
  this.timeout(300_000);
  const cases = corpusCases();
  const sample = fragmentsOf(cases).filter((_, index) => index % EVERY === 0);
  let folds: readonly HeldOut[] = [];

  before(() => {
    folds = heldOut([...cases, ...sample, ...damaged(sample)], cases, REFERENCE_DATE);
  });

  const wrongOf = (texts: readonly Case[]) => {
    const names = new Set(texts.map(({ name }) => name));
    return folds
      .flatMap(({ outcomes }) => outcomes.filter(({ name }) => names.has(name)))
      .filter((each) => !isRight(each))
      .map(({ name, chosen }) => `${name}: ${chosen}`);
  };

  it("detects the algorithm of every complete text", () => {
    expect(wrongOf(cases)).to.deep.equal([]);
  });

  it("detects that of 99 % of the fragments whose format shows it", () => {
    const decidable = sample.filter((each) => isDecidable(each, REFERENCE_DATE));
    const wrong = wrongOf(decidable);
    expect(decidable.length).to.be.greaterThan(100);
    expect(wrong.length / decidable.length).to.be.at.most(0.01, wrong.join("\n"));
  });

  it("chooses once for each text, with weights fitted without it", () => {
    const names = folds.flatMap(({ outcomes }) => outcomes.map(({ name }) => name));
    const texts = [...cases, ...sample, ...damaged(sample)];
    expect(names.sort()).to.deep.equal(texts.map(({ name }) => name).sort());
    const fitted = new Set(folds.map(({ weights }) => JSON.stringify(weights)));
    expect(fitted).to.have.lengthOf(FOLDS);
    expect(fitted).not.to.include(JSON.stringify(WEIGHTS));
  });

  // The weights are fitted to a twentieth of the fragments only, which says little about each alone: a
  // fit to all fragments (`npm run detection -- --fit`) comes within 0.1 of them.
  it("fits weights of the same size whichever fold is held out", () => {
    for (const { weights } of folds)
      for (const [name, weight] of Object.entries(weights)) {
        const own = Object.entries(WEIGHTS).find(([key]) => key === name)?.[1] ?? NaN;
        expect(weight, name).to.be.within(own / 2, own * 2);
      }
  });
});
