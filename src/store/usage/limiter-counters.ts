import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Count, Counters } from "./counters.ts";

/** The options of every limiter. It only counts; the caller compares, because limits differ by key. */
export const COUNTING = {
  tableName: "counters",
  tableCreated: true,
  points: Number.MAX_SAFE_INTEGER,
  duration: 0,
  keyPrefix: "",
} as const;

/** How much further than a whole window its end may lie, in milliseconds: clocks of instances differ a little. */
const CLOCKS_DIFFER_MS = 60_000;

/** Runs work on the database and retries it while the database is busy. */
type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/** Counters based on rate-limiter-flexible. */
export class LimiterCounters implements Counters {
  readonly #limiter: RateLimiterAbstract;
  readonly #attempt: Attempt;

  constructor(limiter: RateLimiterAbstract, attempt: Attempt = (work) => work()) {
    this.#limiter = limiter;
    this.#attempt = attempt;
  }

  async count(name: string, windowSeconds: number): Promise<Count> {
    const count = await this.#increment(name, windowSeconds);
    if (count.resetMs <= windowSeconds * 1000 + CLOCKS_DIFFER_MS) return count;
    // The clock has been set back: the window would not end before the time at which it began comes again.
    await this.forget(name, windowSeconds);
    return this.#increment(name, windowSeconds);
  }

  async forget(name: string, windowSeconds: number): Promise<void> {
    await this.#attempt(() => this.#limiter.delete(nameOf(name, windowSeconds)));
  }

  async #increment(name: string, windowSeconds: number): Promise<Count> {
    const options = { customDuration: windowSeconds };
    const { consumedPoints, msBeforeNext } = await this.#attempt(() =>
      this.#limiter.consume(nameOf(name, windowSeconds), 1, options),
    );
    return { count: consumedPoints, resetMs: msBeforeNext };
  }
}

function nameOf(name: string, windowSeconds: number): string {
  return `${windowSeconds} ${name}`;
}
