/**
 * `npm run bench:hostile [-- [--every] <part of a name>]`: what texts cost that are made to take long.
 * For each family the worst of the algorithms: the one that is chosen, and that of the system which
 * prints such texts; with `--every` all of them. CPU time, the least of several rounds, with room for
 * what is alive, so that the garbage collector copies nothing; what the service refuses is in brackets.
 * Ends with 1 where the time grows faster than the text.
 */
import { parseArgs } from "node:util";
import { systems } from "../grammars/systems.ts";
import { decode, toV4 } from "../src/index.ts";
import { ApiError } from "../src/server/errors.ts";
import { refuseLongLines } from "../src/server/connections/text-limits.ts";
import { cpuMs } from "./cpu-time.ts";
import { families, type HostileFamily } from "./hostile-families.ts";
import { printerOf } from "./hostile-printers.ts";

const KIB = 1024;
const SIZES = [16, 64, 256];
const ROUNDS = 2;
const TURNS = 3;
/** What no text of the largest size is to take, in milliseconds. */
const AIM = 500;
/** From 64 to 256 KiB the time may grow so many times; 4 times is in proportion. */
const MOST_GROWTH = 6;
/** Below so many milliseconds a ratio says nothing. */
const TOO_SHORT = 40;
/** What takes so many milliseconds is not run a second time. */
const TOO_LONG = 1000;

const referenceDate = "2026-04-01";
const everyAlgorithm = [undefined, ...systems.map(({ wireValue }) => wireValue)];

interface Row {
  readonly algorithm: string;
  /** Milliseconds for each of the sizes. */
  readonly times: readonly number[];
}

/** The chosen one, and that of who prints such texts, if anybody does. */
function likelyAlgorithms({ name }: HostileFamily): (string | undefined)[] {
  const printer = printerOf(name);
  return printer === undefined ? [undefined] : [undefined, printer];
}

function isRefused(text: string): boolean {
  try {
    refuseLongLines(text);
    return false;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
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
function show({ name, textOf }: HostileFamily, rows: readonly Row[]): boolean {
  const refused = SIZES.map((size) => isRefused(textOf(size * KIB)));
  const tooFast = rows.filter((row) => growthOf(row) > MOST_GROWTH);
  for (const row of new Set([worstOf(rows, longestOf), ...tooFast])) {
    if (row === undefined) continue;
    const marks = [
      longestOf(row) > AIM && `over ${AIM} ms`,
      tooFast.includes(row) && `grows ${growthOf(row).toFixed(1)} times`,
    ].filter((mark) => mark !== false);
    const times = row.times
      .map((time, index) => (refused[index] ? `[${time.toFixed(0)}]` : `${time.toFixed(0)} `))
      .map((cell) => cell.padStart(8))
      .join("");
    console.log(
      `${times}  ${row.algorithm.padEnd(15)} ${name.padEnd(40)} ${marks.join(", ")}`.trimEnd(),
    );
  }
  return tooFast.length === 0;
}

const { values, positionals } = parseArgs({
  options: { every: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [asked = ""] = positionals;
const chosen = families.filter(({ name }) => name.includes(asked));
console.log(
  `${chosen.length} families: milliseconds for texts of ${SIZES.join(", ")} KiB; [those that the service refuses]`,
);
const areLinear = chosen.map((family) => {
  const algorithms = values.every ? everyAlgorithm : likelyAlgorithms(family);
  return show(
    family,
    algorithms.map((algorithm) => rowOf(family, algorithm)),
  );
});
if (areLinear.includes(false)) process.exitCode = 1;
