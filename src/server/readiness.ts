import { setTimeout as wait } from "node:timers/promises";

/** What has to work before the service can: rejects or throws where it does not. */
export type ReadinessCheck = () => unknown;

/** In milliseconds. */
export interface ReadinessTimes {
  /** How long the result of a probe counts. */
  readonly shared: number;
  /** How long whoever asks waits for a probe. */
  readonly patience: number;
  /** A probe that runs for longer counts as failed until it ends. */
  readonly longest: number;
}

const TIMES: ReadinessTimes = { shared: 1000, patience: 25, longest: 2000 };

/**
 * Whether the service can do its work, for anybody who asks, as often as they ask.
 *
 * - At most one probe runs at a time, and its result counts for a second after its end, be it good or
 *   bad. So a crowd costs no more than one probe a second.
 * - Whoever asks waits for the probe until it has run for 25 ms, then is told what the last one found: a
 *   store that is slow for a moment is no reason to send requests elsewhere.
 * - A probe that has run for 2 s counts as failed until it ends: a store that hangs is no store.
 *
 * Before the first probe has ended the service counts as ready: it starts only with a store that it has
 * just written. SQLite runs in this thread: while a disk hangs, nobody is answered at all.
 */
export class Readiness {
  readonly #check: ReadinessCheck;
  readonly #times: ReadinessTimes;
  #probe: Promise<void> | null = null;
  #begunAt = -Infinity;
  #endedAt = -Infinity;
  /** What the last probe failed with; null where it did not. */
  #failure: Error | null = null;

  constructor(check: ReadinessCheck, times: ReadinessTimes = TIMES) {
    this.#check = check;
    this.#times = times;
  }

  /** Rejects where the service is not ready, with the reason. */
  async check(): Promise<void> {
    if (performance.now() - this.#endedAt >= this.#times.shared) this.#begin();
    if (this.#probe !== null) await this.#waitFor(this.#probe);
    if (this.#probe !== null && performance.now() - this.#begunAt >= this.#times.longest)
      throw new Error("the probe does not end");
    if (this.#failure !== null) throw this.#failure;
  }

  #begin(): void {
    if (this.#probe !== null) return;
    this.#begunAt = performance.now();
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
    const rest = this.#begunAt + this.#times.patience - performance.now();
    if (rest <= 0) return;
    const waiting = new AbortController();
    const late = wait(rest, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([probe, late]);
    waiting.abort();
  }
}
