import { setImmediate as turn } from "node:timers/promises";

/**
 * Puts the items of a stream into groups, in their order, but never waits to fill one: a group has what has arrived when
 * it is asked for, up to a size. Reads on meanwhile, until the next group is full, so the more slowly groups are
 * asked for, the larger they are. When the consumer stops, the stream is closed.
 *
 * @param most the size of a group; an item that is larger is a group of its own
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
  // A failure of the stream is noticed behind the items that it yielded before.
  reading.catch(() => undefined);
  try {
    for (;;) {
      await waiting.forSome();
      // What the stream yields without waiting for anything is in the same group.
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

/** The items that were read, but have not been taken. */
class Waiting<T> {
  readonly #most: number;
  readonly #sizeOf: (item: T) => number;
  #items: T[] = [];
  #size = 0;
  #isAtEnd = false;
  /** Called when an item has arrived or was taken. */
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

  /** Resolves when there is an item, or will be none. */
  async forSome(): Promise<void> {
    while (this.#items.length === 0 && !this.#isAtEnd) await this.#change();
  }

  /** The next group; empty if there is none any more. */
  take(): readonly T[] {
    let size = 0;
    const beyond = this.#items.findIndex((item) => (size += this.#sizeOf(item)) > this.#most);
    const group = this.#items.splice(0, beyond === -1 ? Infinity : Math.max(1, beyond));
    for (const item of group) this.#size -= this.#sizeOf(item);
    this.#tell();
    return group;
  }

  /** There will be no further item. */
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
