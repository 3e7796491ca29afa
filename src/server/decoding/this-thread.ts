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
/**
 * How long jobs may keep the event loop before it gets its turn, in milliseconds: several records. Between two of them
 * nothing else takes the place of the decoder in the caches of the processor.
 */
const TURN_MS = 5;
/** So many texts in a row show that the texts take long, and not the processor to get to them. */
const SLOW_TEXTS = 3;
/** How many callers to remember whose texts take long. */
const MOST_SLOW_CALLERS = 1000;

/**
 * The thread that answers requests, which also carries out light jobs, for a few milliseconds in each turn of its event
 * loop. There is no deadline here, so a job has to end soon whatever its text contains: a short text is light, unless the
 * last texts of its caller took long.
 */
export class ThisThread {
  readonly #work: Work;
  /** How many texts in a row took long, by caller. */
  readonly #slowTexts = new LRUCache<string, number>({ max: MOST_SLOW_CALLERS });
  #isBusy = false;
  /** Until when jobs may start in this turn. */
  #turnEnds = 0;

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
      (this.#slowTexts.get(caller) ?? 0) < SLOW_TEXTS
    );
  }

  async carryOut(jobs: readonly Job[], caller: string): Promise<readonly Outcome[]> {
    this.#isBusy = true;
    try {
      if (performance.now() >= this.#turnEnds) await this.#nextTurn();
      return await this.#timed(jobs, caller);
    } finally {
      this.#isBusy = false;
    }
  }

  /** Waits until the event loop has done what else it has to, such as to accept requests. */
  async #nextTurn(): Promise<void> {
    await nextTurn();
    this.#turnEnds = performance.now() + TURN_MS;
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
    if (ms > LONG_MS) this.#slowTexts.set(caller, (this.#slowTexts.get(caller) ?? 0) + 1);
    else this.#slowTexts.delete(caller);
  }
}
