/**
 * `npm run bench:hostile [-- [--every] <part of a name>]`: the cost of texts that are designed to take
 * long. For each family it prints the slowest algorithm: the chosen one or that of the system that
 * prints such texts; with `--every`, any of all. It measures CPU time, the minimum of several rounds,
 * with a heap large enough that the garbage collector copies nothing; texts that the service refuses are
 * in brackets. Exits with 1 if the time grows faster than the text.
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
/** The target for texts of the largest size, in milliseconds. */
const TARGET_MS = 500;
/** The maximum growth of the time from 64 to 256 KiB; 4 is in proportion. */
const MAX_GROWTH = 6;
/** Below this many milliseconds, a ratio means nothing. */
const TOO_SHORT = 40;
/** Work that takes this many milliseconds is not repeated. */
const TOO_LONG = 1000;

const referenceDate = "2026-04-01";
const everyAlgorithm = [undefined, ...systems.map(({ wireValue }) => wireValue)];

interface Row {
  readonly algorithm: string;
  /** Milliseconds for each of the sizes. */
  readonly times: readonly number[];
}

/** The chosen algorithm, and that of the system that prints such texts, if any. */
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
  // Repeated, because the garbage collector or another process may have interfered.
  for (let turn = 0; turn < TURNS && !(growthOf({ times }) <= MAX_GROWTH); turn++)
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

/** Prints the slowest algorithm of a family, and those that grow too fast. */
function show({ name, textOf }: HostileFamily, rows: readonly Row[]): boolean {
  const refused = SIZES.map((size) => isRefused(textOf(size * KIB)));
  const tooFast = rows.filter((row) => growthOf(row) > MAX_GROWTH);
  for (const row of new Set([worstOf(rows, longestOf), ...tooFast])) {
    if (row === undefined) continue;
    const marks = [
      longestOf(row) > TARGET_MS && `over ${TARGET_MS} ms`,
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
const [filter = ""] = positionals;
const chosen = families.filter(({ name }) => name.includes(filter));
console.log(
  `${chosen.length} families: milliseconds for texts of ${SIZES.join(", ")} KiB; [refused by the service]`,
);
const areLinear = chosen.map((family) => {
  const algorithms = values.every ? everyAlgorithm : likelyAlgorithms(family);
  return show(
    family,
    algorithms.map((algorithm) => rowOf(family, algorithm)),
  );
});
if (areLinear.includes(false)) process.exitCode = 1;
