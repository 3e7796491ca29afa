import { expect } from "chai";
import { cpuMs } from "../bench/cpu-time.ts";
import { families } from "../bench/hostile-families.ts";
import { decode, toV4 } from "../src/index.ts";

/*
 * Decoding takes time in proportion to the text, whatever somebody sends: what a character costs may
 * not grow by more than half where the text becomes four times as long. Work in proportion to the
 * square would make it four times as much. It is CPU time, the least of several rounds, and measured
 * again where it seems to grow: the machine may have been busy with something else.
 */

const SMALL = 16 * 1024;
const LARGE = 4 * SMALL;
const MOST = 1.5;
/** What takes less says nothing. */
const TOO_SHORT_MS = 25;
const TRIES = 8;

/** Patterns that look for blanks, not stages, make these long; `npm run bench:hostile` shows them. */
const OF_PATTERNS = new Set(["blanks", "tabs", "blanks before a zero", "GFAX and blanks"]);

/** Who prints such records, where somebody does. */
const PRINTERS: readonly (readonly [RegExp, string])[] = [
  [/^Amadeus/, "GDS_A"],
  [/^Sabre/, "GDS_B"],
  [/^(?:Apollo|Galileo|Worldspan)/, "GDS_C"],
  [/^TravelSky/, "TRAVELSKY"],
];

/** How many times as much a character costs in the larger of two texts; at most what is allowed, if
 * any round says so. */
function growthOf(textOf: (length: number) => string, work: (text: string) => unknown): number {
  const [small, large] = [textOf(SMALL), textOf(LARGE)];
  let [least, most] = [Infinity, Infinity];
  let growth = Infinity;
  for (let turn = 0; turn < TRIES && growth > MOST; turn++) {
    for (let round = 0; round < 2; round++)
      least = Math.min(
        least,
        cpuMs(() => work(small)),
      );
    most = Math.min(
      most,
      cpuMs(() => work(large)),
    );
    growth = most < TOO_SHORT_MS ? 1 : most / large.length / (least / small.length);
  }
  return growth;
}

describe("Decoding takes time in proportion to the text", () => {
  for (const { name, textOf } of families.filter(({ name }) => !OF_PATTERNS.has(name))) {
    const printer = PRINTERS.find(([pattern]) => pattern.test(name))?.[1];
    it(`of ${name}`, () => {
      for (const algorithm of new Set([undefined, printer])) {
        const growth = growthOf(textOf, (text) =>
          toV4(decode(text, { algorithm, referenceDate: "2026-04-01" })),
        );
        expect(growth, algorithm ?? "chosen").to.be.at.most(MOST);
      }
    });
  }

  it("which work in proportion to the square does not", () => {
    const square = (text: string) => {
      let found = 0;
      for (let at = 0; at < text.length; at += 4) if (!text.includes("B", at)) found++;
      return found;
    };
    expect(growthOf((length) => "A".repeat(length * 4), square)).to.be.greaterThan(MOST);
  });
});
