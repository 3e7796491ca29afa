import { expect } from "chai";
import fc from "fast-check";
import { bucketOf, quantileOf, upperEndOf } from "../../src/store/usage/histogram.ts";

/** How much longer the upper end of a bucket is than its lower end. */
const WIDTH = 2 ** (1 / 8);

describe("The histogram of times", () => {
  it("overestimates each quantile by at most the width of a bucket", () => {
    const time = fc.double({ min: 0.07, max: 3_600_000, noNaN: true });
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 300 }), share, (times, at) => {
        const histogram = new Map<number, number>();
        for (const ms of times) histogram.set(bucketOf(ms), (histogram.get(bucketOf(ms)) ?? 0) + 1);
        const sorted = times.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(sorted.length * at) - 1] ?? NaN;
        const told = quantileOf(histogram, at) ?? NaN;
        expect(told / exact).to.be.within(1 - 1e-9, WIDTH + 1e-9);
      }),
    );
  });

  it("puts each time into its bucket", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 255 }), (bucket) => {
        const end = upperEndOf(bucket);
        expect(bucketOf(end * 0.999)).to.equal(bucket);
        expect(bucketOf(end * 1.001)).to.equal(bucket + 1);
      }),
    );
  });

  for (const ms of [0, -1, NaN, 0.01])
    it(`counts ${ms} ms as the shortest time`, () => {
      expect(bucketOf(ms)).to.equal(0);
    });

  it("counts no time as longer than its last bucket", () => {
    expect(bucketOf(Infinity)).to.equal(bucketOf(Number.MAX_VALUE));
  });

  it("has no quantiles if nothing was counted", () => {
    expect(quantileOf(new Map(), 0.5)).to.equal(null);
  });
});
