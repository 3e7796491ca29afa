/** What is known of a thread; the id of one that has ended is not positive. */
interface Thread {
  readonly threadId: number;
}

/**
 * Which threads of a pool have loaded the decoder. A thread that ends while it loads it was never one of them: counting
 * starts and ends would count it as one that is missing, for ever.
 */
export class ReadyThreads {
  readonly #ids = new Set<number>();
  readonly #threads: () => readonly Thread[];

  /** @param threads all threads of the pool, ready or not */
  constructor(threads: () => readonly Thread[]) {
    this.#threads = threads;
  }

  get count(): number {
    return this.#ids.size;
  }

  add(id: number): void {
    this.#ids.add(id);
  }

  /** @param id of a thread that has been ended; one that has ended by itself may have lost it */
  remove(id: number): void {
    this.#ids.delete(id);
    const left = new Set(this.#threads().map(({ threadId }) => threadId));
    for (const each of this.#ids) if (!left.has(each)) this.#ids.delete(each);
  }

  clear(): void {
    this.#ids.clear();
  }
}
