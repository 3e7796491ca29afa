import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { lengthOf } from "./demands.ts";
import type { Job, Outcome } from "./job.ts";

/** What a thread does with jobs; the default export of the module that it loads. */
export type Work = (jobs: readonly Job[]) => Promise<readonly Outcome[]>;

/** Nearly all records are shorter, in characters. At worst, such a text takes a tenth of a second. */
const LIGHT_TEXT = 4096;
/** What keeps the event loop longer than this belongs in another thread, in milliseconds. */
const LONG_MS = 20;
/** How many callers to remember whose texts take long. */
const MOST_SLOW_CALLERS = 1000;

/**
 * The thread that answers requests, which also carries out light jobs, one in each turn of its event loop. There is no
 * deadline here, so a job has to end soon whatever its text contains: a short text is light, unless the last text of
 * its caller took long.
 */
export class ThisThread {
  readonly #work: Work;
  readonly #slowCallers = new LRUCache<string, true>({ max: MOST_SLOW_CALLERS });
  #isBusy = false;

  constructor(work: Work) {
    this.#work = work;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether jobs of a caller are light; what writes itineraries and reads files has to be loaded first. */
  suits(jobs: readonly Job[], caller: string): boolean {
    return (
      lengthOf(jobs) <= LIGHT_TEXT &&
      jobs.every(({ answer, source }) => answer !== "itinerary" && source === undefined) &&
      !this.#slowCallers.has(caller)
    );
  }

  async carryOut(jobs: readonly Job[], caller: string): Promise<readonly Outcome[]> {
    this.#isBusy = true;
    try {
      // First, what the event loop has to do besides, such as to accept requests. That does not make the jobs slow.
      await nextTurn();
      return await this.#timed(jobs, caller);
    } finally {
      this.#isBusy = false;
    }
  }

  async #timed(jobs: readonly Job[], caller: string): Promise<readonly Outcome[]> {
    const start = performance.now();
    try {
      return await this.#work(jobs);
    } finally {
      this.took(performance.now() - start, caller);
    }
  }

  /** Remembers whether the last jobs of a caller took long, wherever they were carried out. */
  took(ms: number, caller: string): void {
    if (ms > LONG_MS) this.#slowCallers.set(caller, true);
    else this.#slowCallers.delete(caller);
  }
}
