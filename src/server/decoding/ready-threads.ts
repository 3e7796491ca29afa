/** What is known about a thread; the id of one that has ended is not positive. */
interface Thread {
  readonly threadId: number;
}

/**
 * Which threads of a pool have loaded the decoder. A thread that ends while loading was never one of them: counting
 * starts and ends would count it as missing forever.
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

  /** @param id of a thread that was ended; one that ended by itself may no longer have an id */
  remove(id: number): void {
    this.#ids.delete(id);
    const left = new Set(this.#threads().map(({ threadId }) => threadId));
    for (const each of this.#ids) if (!left.has(each)) this.#ids.delete(each);
  }

  clear(): void {
    this.#ids.clear();
  }
}
