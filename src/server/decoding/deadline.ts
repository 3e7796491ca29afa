/** Aborts a job that takes too long. */
export class Deadline {
  readonly #abort = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #isOver = false;

  constructor(ms: number) {
    this.#timer = setTimeout(() => {
      // If this thread was blocked, the answer may have arrived without being processed yet.
      setImmediate(() => {
        if (!this.#isOver) this.#abort.abort();
      });
    }, ms);
  }

  /** Aborted at the deadline. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}
