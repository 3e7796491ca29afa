import { expect } from "chai";
import { cpuMs } from "../bench/cpu-time.ts";
import { families } from "../bench/hostile-families.ts";
import { printerOf } from "../bench/hostile-printers.ts";
import { decode, toV4 } from "../src/index.ts";

/*
 * Decoding takes time in proportion to the text, whatever somebody sends: what a character costs may
 * not grow by more than half where the text becomes four times as long. Work in proportion to the
 * square would make it four times as much. It is CPU time, the least of several rounds, and measured
 * again where it seems to grow: the machine may have been busy with something else.
 */

/** Texts are so many times as long as others. */
const TIMES = 4;
const SMALL = 8 * 1024;
/** One algorithm alone reads more in the same time. */
const SMALL_FOR_ONE = 2 * SMALL;
const MOST = 1.5;
/** What takes less says nothing. */
const TOO_SHORT_MS = 12;
const MOST_TURNS = 8;

/** How many times as much a character costs in a longer text, where it is the same in each of its parts. */
function growthOf(
  textOf: (length: number) => string,
  length: number,
  work: (text: string) => unknown,
): number {
  const [short, long] = [textOf(length), textOf(length * TIMES)];
  // Of two times the less, since what is not compiled yet is slow in the first text alone.
  let parts =
    TIMES *
    Math.min(
      cpuMs(() => work(short)),
      cpuMs(() => work(short)),
    );
  let whole = Infinity;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    whole = Math.min(
      whole,
      cpuMs(() => work(long)),
    );
    if (whole < TOO_SHORT_MS || whole <= parts * MOST) break;
    // As many characters in all, so that as much is left behind for the garbage collector.
    const ofParts = cpuMs(() => {
      for (let time = 0; time < TIMES; time++) work(short);
    });
    parts = turn === 1 ? ofParts : Math.min(parts, ofParts);
  }
  return whole < TOO_SHORT_MS ? 1 : whole / parts;
}

describe("Decoding takes time in proportion to the text", () => {
  for (const { name, textOf } of families) {
    const algorithm = printerOf(name);
    it(`of ${name}`, () => {
      const growth = growthOf(textOf, algorithm === undefined ? SMALL : SMALL_FOR_ONE, (text) =>
        toV4(decode(text, { algorithm, referenceDate: "2026-04-01" })),
      );
      expect(growth).to.be.at.most(MOST);
    });
  }

  it("which work in proportion to the square does not", () => {
    const square = (text: string) => {
      let found = 0;
      for (let at = 0; at < text.length; at++) if (!text.includes("B", at)) found++;
      return found;
    };
    const growth = growthOf((length) => "A".repeat(length * 2), SMALL, square);
    expect(growth).to.be.greaterThan(MOST);
  });
});
