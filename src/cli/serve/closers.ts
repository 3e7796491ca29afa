/** Closes one part of the service. */
export type Close = () => Promise<void> | void;

/**
 * What has to be closed in the end. The last that was added is closed first, and each only when
 * those after it are closed: the server, then what writes to the store, then the store.
 */
export class Closers {
  readonly #closers: Close[] = [];

  add(close: Close): void {
    this.#closers.push(close);
  }

  /** Closes all, also where one fails; then rejects with the first failure. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let close = this.#closers.pop(); close !== undefined; close = this.#closers.pop())
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }
}
