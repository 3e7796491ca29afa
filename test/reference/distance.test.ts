import { expect } from "chai";
import fc from "fast-check";
import { distanceKilometres, findPlace } from "../../src/reference/index.ts";

const unknown = { latitude: null, longitude: null };

/** Half the circumference of the earth. */
const FARTHEST = 20_015;

function distance(from: string, to: string): number | null {
  return distanceKilometres(findPlace(from) ?? unknown, findPlace(to) ?? unknown);
}

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distances", function () {
  it("agree with published distances", function () {
    expect(distance("LHR", "JFK")).to.be.within(5535, 5560);
    expect(distance("SYD", "LAX")).to.be.within(12_040, 12_080);
    expect(distance("GRU", "DXB")).to.be.within(12_200, 12_250);
  });

  it("are whole kilometres", function () {
    const equator = { latitude: 0, longitude: 0 };
    expect(distanceKilometres(equator, { latitude: 0, longitude: 1 })).to.equal(111);
    expect(distanceKilometres(equator, { latitude: 0, longitude: 180 })).to.equal(FARTHEST);
    expect(distanceKilometres(equator, equator)).to.equal(0);
  });

  it("require all four coordinates", function () {
    const known = { latitude: 1, longitude: 1 };
    const halves = [
      { latitude: 1, longitude: null },
      { latitude: null, longitude: 1 },
    ];
    for (const half of [...halves, unknown]) {
      expect(distanceKilometres(known, half)).to.equal(null);
      expect(distanceKilometres(half, known)).to.equal(null);
    }
  });

  it("are the same in both directions and at most half the circumference", function () {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const there = distanceKilometres(from, to);
        expect(there).to.be.within(0, FARTHEST);
        expect(distanceKilometres(to, from)).to.equal(there);
      }),
    );
  });

  it("are defined between antipodes", function () {
    fc.assert(
      fc.property(point, ({ latitude, longitude }) => {
        const opposite = { latitude: -latitude, longitude: longitude + 180 };
        expect(distanceKilometres({ latitude, longitude }, opposite)).to.equal(FARTHEST);
      }),
    );
  });
});
