/** The result of a run. */
import type { Result, Verdict } from "../comparison/verdict.ts";
import { IS_FINE } from "../comparison/verdict.ts";
import { time } from "./drawing.ts";

export interface Summary {
  readonly cases: number;
  /** How many cases have each result. */
  readonly results: Readonly<Partial<Record<Result, number>>>;
  /** Whether nothing needs attention. */
  readonly isFine: boolean;
  /** The duration of the whole run. */
  readonly ms: number;
  /** The slowest cases. */
  readonly slowest: readonly Slow[];
}

export interface Slow {
  readonly name: string;
  readonly ms: number;
  /** For each KiB of its text. */
  readonly msPerKib: number;
}

const SLOWEST = 3;
const KIB = 1024;

export function summaryOf(verdicts: readonly Verdict[], ms: number): Summary {
  const results: Partial<Record<Result, number>> = {};
  for (const { result } of verdicts) results[result] = (results[result] ?? 0) + 1;
  return {
    cases: verdicts.length,
    results,
    isFine: verdicts.every(({ result }) => IS_FINE.has(result)),
    ms: Math.round(ms),
    slowest: [...verdicts]
      .sort((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST)
      .map(({ name, ms: taken, length }) => ({
        name,
        ms: rounded(taken),
        msPerKib: rounded((taken * KIB) / Math.max(length, 1)),
      })),
  };
}

export function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** `641 cases: 640 right, 1 wrong, in 2.1 s; slowest: several/two-records 31 ms`. */
export function drawSummary({ cases, results, ms, slowest }: Summary): string {
  const counts = Object.entries(results).map(([result, count]) => `${count} ${result}`);
  const longest = slowest.map(({ name, ms: taken }) => `${name} ${time(taken)}`).join(", ");
  const noun = cases === 1 ? "case" : "cases";
  return `${cases} ${noun}: ${counts.join(", ")}, in ${time(ms)}; slowest: ${longest}\n`;
}
