import { cpuMs } from "../../bench/cpu-time.ts";

const SIZES = [4, 16, 64].map((kib) => kib * 1024);
/** By how much a character may cost more in a text that is four times as long. */
const MOST_GROWTH = 1.5;
/** Milliseconds that are too few to tell anything. */
const TINY = 8;
const ROUNDS = 3;
/** A machine that others use can make any of them slow. */
const ATTEMPTS = 4;

/**
 * How a task costs more than linear time, in words; null: it does not.
 *
 * @param task what is done with a text of so many characters
 */
export function superLinear(task: (length: number) => () => unknown): string | null {
  let told: string | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    told = growthOf(task);
    if (told === null) return null;
  }
  return told;
}

/** The first growth that is too much; longer texts would take too long to tell more. */
function growthOf(task: (length: number) => () => unknown): string | null {
  let before: { readonly length: number; readonly cost: number } | undefined;
  for (const length of SIZES) {
    const now = { length, cost: least(task(length)) };
    if (before !== undefined && now.cost > TINY) {
      const linear = Math.max(before.cost, TINY / MOST_GROWTH) * (length / before.length);
      if (now.cost > linear * MOST_GROWTH)
        return `${before.cost.toFixed(1)} ms for ${before.length}, ${now.cost.toFixed(1)} ms for ${length}`;
    }
    before = now;
  }
  return null;
}

function least(task: () => unknown): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => cpuMs(task)));
}
