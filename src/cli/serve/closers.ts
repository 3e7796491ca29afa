import { setTimeout as wait } from "node:timers/promises";

/** Closes one part of the service. */
export type Close = () => Promise<void> | void;

/** How long a part may take, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Closes the parts of the service one after another, in reverse order of addition: the server, then
 * everything that writes to the store, then the store.
 */
export class Closers {
  readonly #closers: { readonly close: Close; readonly patienceMs: number }[] = [];

  /** @param patienceMs after this time the next part is closed, even if this one is still open */
  add(close: Close, patienceMs = PATIENCE_MS): void {
    this.#closers.push({ close, patienceMs });
  }

  /** Closes all parts even if some fail or take too long, then rejects with the first failure. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let next = this.#closers.pop(); next !== undefined; next = this.#closers.pop())
      try {
        await within(next.patienceMs, next.close());
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }
}

async function within(ms: number, closing: Promise<void> | void): Promise<void> {
  const waiting = new AbortController();
  const late = wait(ms, undefined, { signal: waiting.signal }).then(() => {
    throw new Error("a part of the service did not close in time");
  });
  try {
    await Promise.race([closing, late]);
  } finally {
    late.catch(() => undefined);
    waiting.abort();
  }
}
