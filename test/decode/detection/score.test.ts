import { expect } from "chai";
import { NOTHING } from "../../../src/decode/detection/evidence.ts";
import { confidencesOf, featuresOf, type Contender } from "../../../src/decode/detection/score.ts";

/** Lines of bookings, one below the other. */
function linesOf(found: number): Contender["evidence"]["booked"] {
  return Array.from({ length: found }, (_, index) => ({ start: 100 + index, end: 101 + index }));
}

function contender(
  confidence: number,
  evidence: Partial<Contender["evidence"]>,
  isFallback = false,
): Contender {
  // As many bookings as values.
  const booked = evidence.booked ?? linesOf(evidence.found ?? 0);
  return {
    isFallback,
    likeness: { confidence, reasons: [] },
    evidence: { ...NOTHING, ...evidence, booked, bookings: booked.length },
  };
}

const READ = { share: 1, found: 2 };

describe("The score", () => {
  it("counts signs by the remaining doubt, and proof as much as three good ones", () => {
    const signs = featuresOf([0, 0.9, 0.99, 1].map((each) => contender(each, {}))).map((each) =>
      Math.round(each.signs),
    );
    expect(signs).to.deep.equal([0, 1, 2, 3]);
  });

  it("compares what was found with the reading that found most", () => {
    const found = featuresOf([contender(0, { found: 1 }), contender(0, { found: 4 })]);
    expect(found.map((each) => each.found)).to.deep.equal([0.25, 1]);
    expect(featuresOf([contender(0, {})]).map((each) => each.found)).to.deep.equal([0]);
  });

  it("prefers signs, then reading more, then finding more", () => {
    const better: readonly (readonly [Contender, Contender])[] = [
      [contender(0.9, READ), contender(0.5, READ)],
      [contender(0.5, READ), contender(0.5, { share: 0.5, found: 2 })],
      [contender(0.5, READ), contender(0.5, { share: 1, found: 1 })],
    ];
    for (const pair of better) {
      const [first = 0, second = 0] = confidencesOf(pair);
      expect(first).to.be.greaterThan(second);
      expect(first + second).to.be.closeTo(1, 1e-9);
    }
  });

  it("gives the fallback nothing if a system that left its signs explains the text", () => {
    const [system = 0, fallback = 0] = confidencesOf([
      contender(0.5, { share: 0.4, found: 2 }),
      contender(0, READ, true),
    ]);
    expect(system).to.be.greaterThan(fallback);
  });

  it("prefers the fallback if systems read little, or left no signs", () => {
    for (const system of [contender(0.5, { share: 0.1, found: 1 }), contender(0, READ)]) {
      const [own = 0, fallback = 0] = confidencesOf([
        system,
        contender(0, { share: 0.9, found: system.evidence.found + 1 }, true),
      ]);
      expect(fallback).to.be.greaterThan(own);
    }
  });

  it("gives nothing to a system that finds nothing in lines that another reads, whatever its signs", () => {
    const lines = [{ start: 10, end: 20 }];
    const found = contender(0, { share: 0.5, found: 5, booked: lines }, true);
    const [blind = 0, seeing = 0] = confidencesOf([contender(1, { unread: lines }), found]);
    expect(seeing).to.be.greaterThan(blind);
    const displays = contender(1, { unread: lines, displays: 1 });
    const [display = 0, rows = 0] = confidencesOf([displays, found]);
    expect(display, "a display that it recognises").to.be.greaterThan(rows);
    const elsewhere = contender(1, { share: 0.9, unread: [{ start: 20, end: 30 }] });
    const [other = 0, mention = 0] = confidencesOf([elsewhere, found]);
    expect(other, "it has read those lines").to.be.greaterThan(mention);
  });

  it("never gives a confidence of 0 or 1", () => {
    const [sure = 0, other = 0] = confidencesOf([contender(1, READ), contender(0, {})]);
    expect(sure).to.be.below(1);
    expect(other).to.be.greaterThan(0);
  });
});
