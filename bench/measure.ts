import { cpuMs } from "./cpu-time.ts";

const ROUNDS = 25;
/** A round has to be long enough for the clock of the CPU. */
const ROUND_MS = 20;
const WARM_UP_MS = 300;

/** Something to measure; its result is not used. */
export type Work = () => unknown;

/**
 * Microseconds of CPU time per call of each piece of work: the minimum of several rounds. The pieces
 * take turns, so that other load on the machine does not affect only one of them.
 */
export function leastMicroseconds<Name extends string>(
  works: Readonly<Record<Name, Work>>,
): Record<Name, number> {
  const entries = Object.entries<Work>(works).map(([name, work]) => ({
    name,
    work,
    calls: callsPerRound(work),
    least: Infinity,
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const entry of entries) {
      const ms = cpuMs(() => {
        repeat(entry.work, entry.calls);
      });
      entry.least = Math.min(entry.least, (ms * 1000) / entry.calls);
    }
  const least: Record<string, number> = {};
  for (const { name, least: time } of entries) least[name] = time;
  return least;
}

/** Warms the work up, and determines how often to call it in a round. */
function callsPerRound(work: Work): number {
  let calls = 0;
  const ms = cpuMs(() => {
    const end = performance.now() + WARM_UP_MS;
    for (; performance.now() < end; calls++) work();
  });
  return Math.max(1, Math.ceil((calls * ROUND_MS) / ms));
}

function repeat(work: Work, calls: number): void {
  for (let call = 0; call < calls; call++) work();
}
