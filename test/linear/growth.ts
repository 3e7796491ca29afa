import { cpuMs } from "../../bench/cpu-time.ts";

const SIZES = [4, 16, 64].map((kib) => kib * 1024);
/** The maximum factor by which a character may cost more in a text that is four times as long. */
const MAX_GROWTH = 1.5;
/** Below this many milliseconds, a measurement means nothing. */
const TINY = 8;
const ROUNDS = 3;
/** Other load on the machine can slow down any of them. */
const ATTEMPTS = 4;

/**
 * Describes how a task takes more than linear time; null if it does not.
 *
 * @param task creates the work for a text of a given length
 */
export function superLinear(task: (length: number) => () => unknown): string | null {
  let found: string | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    found = growthOf(task);
    if (found === null) return null;
  }
  return found;
}

/** The first excessive growth; longer texts would take too long. */
function growthOf(task: (length: number) => () => unknown): string | null {
  let before: { readonly length: number; readonly cost: number } | undefined;
  for (const length of SIZES) {
    const now = { length, cost: least(task(length)) };
    if (before !== undefined && now.cost > TINY) {
      const linear = Math.max(before.cost, TINY / MAX_GROWTH) * (length / before.length);
      if (now.cost > linear * MAX_GROWTH)
        return `${before.cost.toFixed(1)} ms for ${before.length}, ${now.cost.toFixed(1)} ms for ${length}`;
    }
    before = now;
  }
  return null;
}

function least(task: () => unknown): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => cpuMs(task)));
}
