/**
 * `npm run bench:hostile [-- <part of a name>]`: what texts cost that are made to take long. For each
 * family the worst of the algorithms, chosen or asked for by name: CPU time, the least of several
 * rounds. Ends with 1 where the time grows faster than the text.
 */
import { systems } from "../grammars/systems.ts";
import { decode, toV4 } from "../src/index.ts";
import { cpuMs } from "./cpu-time.ts";
import { families, type HostileFamily } from "./hostile-families.ts";

const KIB = 1024;
const SIZES = [16, 64, 256];
const ROUNDS = 3;
const TURNS = 3;
/** What no text of the largest size is to take, in milliseconds. */
const AIM = 500;
/** From 64 to 256 KiB the time may grow so many times; 4 times is in proportion. */
const MOST_GROWTH = 6;
/** Below so many milliseconds a ratio says nothing. */
const TOO_SHORT = 40;
/** What takes so many milliseconds is not run a second time. */
const TOO_LONG = 3000;

const referenceDate = "2026-04-01";
const algorithms = [undefined, ...systems.map(({ wireValue }) => wireValue)];

interface Row {
  readonly algorithm: string;
  /** Milliseconds for each of the sizes. */
  readonly times: readonly number[];
}

function timeOf(text: string, algorithm: string | undefined): number {
  const work = () => toV4(decode(text, { algorithm, referenceDate }));
  let least = cpuMs(work);
  for (let round = 1; round < ROUNDS && least < TOO_LONG; round++)
    least = Math.min(least, cpuMs(work));
  return least;
}

function rowOf({ textOf }: HostileFamily, algorithm: string | undefined): Row {
  let times: readonly number[] = SIZES.map(() => Infinity);
  // What seems to grow too fast may have met the garbage collector, or another process.
  for (let turn = 0; turn < TURNS && !(growthOf({ times }) <= MOST_GROWTH); turn++)
    times = times.map((time, index) =>
      Math.min(time, timeOf(textOf((SIZES[index] ?? 0) * KIB), algorithm)),
    );
  return { algorithm: algorithm ?? "chosen", times };
}

function growthOf({ times }: Pick<Row, "times">): number {
  const [before = 0, after = 0] = times.slice(-2);
  return after < TOO_SHORT ? 0 : after / before;
}

const longestOf = ({ times }: Row) => times.at(-1) ?? 0;

function worstOf(rows: readonly Row[], costOf: (row: Row) => number): Row | undefined {
  return rows.toSorted((one, other) => costOf(other) - costOf(one))[0];
}

/** The lines of a family: of the algorithm that takes longest, and of those that grow too fast. */
function show(name: string, rows: readonly Row[]): boolean {
  const tooFast = rows.filter((row) => growthOf(row) > MOST_GROWTH);
  for (const row of new Set([worstOf(rows, longestOf), ...tooFast])) {
    if (row === undefined) continue;
    const marks = [
      longestOf(row) > AIM && `over ${AIM} ms`,
      tooFast.includes(row) && `grows ${growthOf(row).toFixed(1)} times`,
    ].filter((mark) => mark !== false);
    const times = row.times.map((time) => time.toFixed(0).padStart(7)).join("");
    console.log(
      `${times}  ${row.algorithm.padEnd(15)} ${name.padEnd(40)} ${marks.join(", ")}`.trimEnd(),
    );
  }
  return tooFast.length === 0;
}

const [asked = ""] = process.argv.slice(2);
const chosen = families.filter(({ name }) => name.includes(asked));
console.log(`${chosen.length} families: milliseconds for texts of ${SIZES.join(", ")} KiB`);
const areLinear = chosen.map((family) =>
  show(
    family.name,
    algorithms.map((algorithm) => rowOf(family, algorithm)),
  ),
);
if (areLinear.includes(false)) process.exitCode = 1;
