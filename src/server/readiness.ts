import { setTimeout as wait } from "node:timers/promises";

/** Checks what the service depends on: rejects or throws if it does not work. */
export type ReadinessCheck = () => unknown;

/** Times in milliseconds. */
export interface ReadinessTimes {
  /** How long the result of a probe is valid. */
  readonly shared: number;
  /** How long a caller waits for a probe. */
  readonly patience: number;
  /** A probe that runs longer than this counts as failed until it ends. */
  readonly longest: number;
}

const TIMES: ReadinessTimes = { shared: 1000, patience: 25, longest: 2000 };

/**
 * Checks whether the service can do its work, for any number of callers.
 *
 * - At most one probe runs at a time, and its result, good or bad, is valid for a second after its end. So
 *   any number of callers costs at most one probe a second.
 * - A caller waits for the probe until it has run for 25 ms, then receives the previous result: a store
 *   that is slow for a moment is not a reason to send requests elsewhere.
 * - A probe that has run for 2 s counts as failed until it ends: a store that hangs is unusable.
 *
 * The service counts as ready until the first probe has ended, because it starts only with a store that it
 * has just written. SQLite runs in this thread: while a disk hangs, no request is answered at all.
 */
export class Readiness {
  readonly #check: ReadinessCheck;
  readonly #times: ReadinessTimes;
  #probe: Promise<void> | null = null;
  #startedAt = -Infinity;
  #endedAt = -Infinity;
  /** The error of the last probe; null if it succeeded. */
  #failure: Error | null = null;

  constructor(check: ReadinessCheck, times: ReadinessTimes = TIMES) {
    this.#check = check;
    this.#times = times;
  }

  /** Rejects with the reason if the service is not ready. */
  async check(): Promise<void> {
    if (performance.now() - this.#endedAt >= this.#times.shared) this.#start();
    if (this.#probe !== null) await this.#waitFor(this.#probe);
    if (this.#probe !== null && performance.now() - this.#startedAt >= this.#times.longest)
      throw new Error("the probe does not end");
    if (this.#failure !== null) throw this.#failure;
  }

  #start(): void {
    if (this.#probe !== null) return;
    this.#startedAt = performance.now();
    this.#probe = this.#run().then(() => {
      this.#endedAt = performance.now();
      this.#probe = null;
    });
  }

  async #run(): Promise<void> {
    try {
      await this.#check();
      this.#failure = null;
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error("the probe failed");
    }
  }

  async #waitFor(probe: Promise<void>): Promise<void> {
    const rest = this.#startedAt + this.#times.patience - performance.now();
    if (rest <= 0) return;
    const waiting = new AbortController();
    const late = wait(rest, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([probe, late]);
    waiting.abort();
  }
}
