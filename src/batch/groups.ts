import { setImmediate as turn } from "node:timers/promises";

/**
 * Puts the items of a stream into groups, in order, but never waits to fill one: a group contains what has arrived by
 * the time it is asked for, up to a maximum size. Keeps reading in the meantime until the next group is full, so slow
 * consumers get larger groups. When the consumer stops, the stream is closed.
 *
 * @param most the size of a group; a larger item makes up a group by itself
 */
export async function* groupsOf<T>(
  items: AsyncIterable<T>,
  most: number,
  sizeOf: (item: T) => number,
): AsyncGenerator<readonly T[], void, void> {
  const waiting = new Waiting(most, sizeOf);
  const reading = waiting.read(items).finally(() => {
    waiting.end();
  });
  // The consumer sees a failure of the stream only after the items before it.
  reading.catch(() => undefined);
  try {
    for (;;) {
      await waiting.forSome();
      // What the stream yields without waiting for anything goes into the same group.
      await turn();
      const group = waiting.take();
      if (group.length === 0) {
        await reading;
        return;
      }
      yield group;
    }
  } finally {
    waiting.end();
    await reading.catch(() => undefined);
  }
}

/** The items that have been read but not taken. */
class Waiting<T> {
  readonly #most: number;
  readonly #sizeOf: (item: T) => number;
  #items: T[] = [];
  #size = 0;
  #isAtEnd = false;
  /** Called when an item has arrived or has been taken. */
  #tell: () => void = () => undefined;

  constructor(most: number, sizeOf: (item: T) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** Takes items from a stream while there is room for them. */
  async read(items: AsyncIterable<T>): Promise<void> {
    for await (const item of items) {
      if (this.#isAtEnd) return;
      this.#items.push(item);
      this.#size += this.#sizeOf(item);
      this.#tell();
      await this.#forRoom();
    }
  }

  async #forRoom(): Promise<void> {
    while (this.#size >= this.#most && !this.#isAtEnd) await this.#change();
  }

  /** Resolves when there is an item, or when there will be no more. */
  async forSome(): Promise<void> {
    while (this.#items.length === 0 && !this.#isAtEnd) await this.#change();
  }

  /** The next group; empty at the end of the stream. */
  take(): readonly T[] {
    let size = 0;
    const beyond = this.#items.findIndex((item) => (size += this.#sizeOf(item)) > this.#most);
    const group = this.#items.splice(0, beyond === -1 ? Infinity : Math.max(1, beyond));
    for (const item of group) this.#size -= this.#sizeOf(item);
    this.#tell();
    return group;
  }

  /** No further item will arrive. */
  end(): void {
    this.#isAtEnd = true;
    this.#tell();
  }

  /** Only one side waits at a time: the reader for room, or the consumer for an item. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }
}
