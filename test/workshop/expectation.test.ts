import { expect } from "chai";
import type { Expectation } from "../../src/workshop/cases.ts";
import { verdictOf, type RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import { failureOf, type Answered } from "../../src/workshop/corpus/decoders/reading.ts";
import { updateOf, type Update } from "../../src/workshop/corpus/update.ts";

const ANSWER = { persons: [{ lastName: "DOE" }, { lastName: "ROE" }], flights: { first: "BA 1" } };
const EXPECTATION: Expectation = {
  shows: "Two persons",
  referenceDate: "2026-11-21",
  algorithm: "GDS_A",
  answer: ANSWER,
  confidence: 0.9,
};
const READING: Answered = {
  kind: "answered",
  ms: 1,
  answer: ANSWER,
  algorithm: "GDS_A",
  confidence: 0.9,
  looksLike: null,
  unread: [],
  violation: null,
  explained: null,
};

function caseOf(expectation: Expectation | null, fault: string | null = null): RunCase {
  return { name: "any", path: "any", text: "ANY", expectation, fault, isPrivate: false };
}

function update(
  reading: Partial<Answered>,
  expectation: Partial<Expectation> | null = {},
  isNamed = false,
): Update {
  const each = caseOf(expectation && { ...EXPECTATION, ...expectation });
  return updateOf(
    each,
    { ...READING, ...reading },
    { isNamed, referenceDate: EXPECTATION.referenceDate },
  );
}

describe("The expectation of a case", () => {
  describe("when it is updated", () => {
    const options = { isNamed: false, referenceDate: "2026-11-21" };

    it("is refused if there is no valid answer to write", () => {
      const failure = failureOf("throws", new Error("any"));
      expect(updateOf(caseOf(EXPECTATION), failure, options).reasons).to.deep.equal(["throws"]);
      expect(update({ violation: "/flights" }).reasons).to.deep.equal(["breaks the schema"]);
    });

    it("is refused if the file cannot be understood, which would lose what people wrote", () => {
      const { result, reasons } = updateOf(caseOf(null, "is not JSON"), READING, options);
      expect({ result, reasons }).to.deep.equal({
        result: "refused",
        reasons: ["the expectation is not JSON"],
      });
    });

    for (const [what, reading, reason] of [
      ["everything", { answer: null }, "the answer is lost"],
      ["a list", { answer: { ...ANSWER, persons: "DOE" } }, "persons is lost"],
      ["a place in a list", { answer: { ...ANSWER, persons: [{ lastName: "DOE" }] } }, "persons"],
      ["a map", { answer: { ...ANSWER, flights: "BA 1" } }, "flights.first is lost"],
      ["the algorithm", { algorithm: "GDS_B" }, "algorithm: GDS_B instead of GDS_A"],
      ["certainty", { confidence: 0.5 }, "confidence: 0.50 instead of 0.9"],
    ] as const)
      it(`is refused if it would lose ${what}, unless the case is named`, () => {
        const { result, reasons } = update(reading);
        expect(result).to.equal("refused");
        expect(reasons.join()).to.contain(reason);
        expect(update(reading, {}, true).result).to.equal("rewritten");
      });

    it("is refused if a text that has no answer no longer looks like anything", () => {
      const nothing = { answer: null, algorithm: null, looksLike: "availability" };
      expect(update({ answer: null }, nothing).reasons).to.deep.equal(["looksLike is lost"]);
      expect(update({ answer: null, looksLike: "a list" }, nothing).result).to.equal("rewritten");
    });

    it("records no algorithm for a text without an answer", () => {
      const { expectation } = update({ answer: null, looksLike: "availability" }, null);
      expect(expectation).to.deep.equal({
        shows: "",
        referenceDate: "2026-11-21",
        draft: true,
        algorithm: null,
        answer: null,
        looksLike: "availability",
        unread: [],
      });
    });

    it("does not count an empty value as lost", () => {
      const answer = { ...ANSWER, cars: [], note: "" };
      expect(update({ confidence: 0.95 }, { answer }).result).to.equal("rewritten");
    });
  });

  describe("compared with a reading", () => {
    it("makes the case wrong if the decoder fails", () => {
      const verdict = verdictOf(caseOf(EXPECTATION), EXPECTATION, failureOf("throws", "any"));
      expect(verdict).to.deep.include({
        result: "wrong",
        problems: [{ what: "throws", detail: "any" }],
      });
    });

    it("makes the case wrong if the answer breaks its schema", () => {
      const reading = { ...READING, violation: "/flights must be a list" };
      expect(verdictOf(caseOf(EXPECTATION), EXPECTATION, READING).result).to.equal("right");
      expect(verdictOf(caseOf(EXPECTATION), EXPECTATION, reading)).to.deep.include({
        result: "wrong",
        problems: [{ what: "breaks the schema", detail: "/flights must be a list" }],
      });
    });
  });
});
