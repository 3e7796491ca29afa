/*
 * Measures how the time to decode grows, in a separate process: in one that has run thousands of tests,
 * with coverage, the garbage collector would be measured instead. Prints JSON.
 */
import { cpuMs } from "../../bench/cpu-time.ts";
import { families } from "../../bench/hostile-families.ts";
import { printerOf } from "../../bench/hostile-printers.ts";
import { decode, toV4 } from "../../src/index.ts";

/*
 * Decoding takes time in proportion to the text, whatever is sent: the cost of a character may not
 * double if the text becomes four times as long. Quadratic work would make it four times as much. The
 * measure is CPU time, the minimum of several rounds, and is repeated if it seems to grow: the machine
 * may have been busy with something else.
 */

/** How many times as long the longer texts are. */
const TIMES = 4;
const SMALL = 4 * 1024;
/** A single algorithm reads more in the same time. */
const SMALL_FOR_ONE = 2 * SMALL;
const MOST = 2;
/** Shorter measurements mean nothing. */
const TOO_SHORT_MS = 6;
const MOST_TURNS = 10;

/** How many times as much a character costs in a longer text of the same composition. */
function growthOf(
  textOf: (length: number) => string,
  length: number,
  work: (text: string) => unknown,
  fewestTurns = 1,
): number {
  const [short, long] = [textOf(length), textOf(length * TIMES)];
  let parts = Infinity;
  let whole = Infinity;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    // First, so that code that is not compiled yet makes it seem slower, never less suspicious.
    const ofWhole = cpuMs(() => work(long));
    // The same number of characters in total, so that the garbage collector has as much to do.
    const ofParts = cpuMs(() => {
      for (let time = 0; time < TIMES; time++) work(short);
    });
    parts = Math.min(parts, ofParts);
    whole = Math.min(whole, ofWhole);
    const isEnough = whole < TOO_SHORT_MS || whole <= parts * MOST;
    if (turn >= fewestTurns && isEnough) break;
  }
  return whole < TOO_SHORT_MS ? 1 : whole / parts;
}

const growths = families.map(({ name, textOf }) => {
  const algorithm = printerOf(name);
  const work = (text: string) => toV4(decode(text, { algorithm, referenceDate: "2026-04-01" }));
  return [name, growthOf(textOf, algorithm === undefined ? SMALL : SMALL_FOR_ONE, work)] as const;
});

/** The control: quadratic work. */
function square(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at++) if (!text.includes("B", at)) found++;
  return found;
}

const control = growthOf((length) => "A".repeat(length * 4), SMALL, square, MOST_TURNS);
console.log(JSON.stringify({ growths, control, most: MOST }));
