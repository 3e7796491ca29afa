/**
 * A queue with a bound, in which every caller has a line of its own. Served next is the caller who
 * has had the least time so far, and where the queue is full, the longest line gives way: so a caller
 * who sends more, or heavier, texts than can be decoded delays only itself.
 *
 * Time is counted as in start-time fair queueing: a caller who comes back after a pause has saved
 * nothing up, and one who has had more than the others waits until they have had as much.
 */
export class FairQueue<T> {
  /** What waits, by caller; the caller who has waited longest comes first. */
  readonly #lines = new Map<string, T[]>();
  /** Until when callers have had their share, of those who are ahead of the clock. */
  readonly #served = new Map<string, number>();
  readonly #most: number;
  #size = 0;
  /** The share of the caller who was served last. */
  #clock = 0;

  /** @param most how many may wait */
  constructor(most: number) {
    this.#most = most;
  }

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /**
   * Lets an item wait at the end of its caller's line.
   *
   * @returns the item that has to leave instead, which may be the same; undefined where none has to
   */
  push(caller: string, item: T): T | undefined {
    const left = this.#size < this.#most ? undefined : this.#giveWay(caller, item);
    if (left === item) return item;
    const line = this.#lines.get(caller) ?? [];
    line.push(item);
    this.#lines.set(caller, line);
    this.#size += 1;
    return left;
  }

  /**
   * The next item, which leaves the queue; undefined where none waits that may be served.
   *
   * @param mayServe is asked of the first in a caller's line; where it may not, the line waits
   */
  shift(mayServe: (item: T) => boolean = () => true): T | undefined {
    const caller = this.#next(mayServe);
    if (caller === undefined) return undefined;
    this.#clock = this.#share(caller);
    const line = this.#lines.get(caller) ?? [];
    const item = line.shift();
    this.#size -= 1;
    this.#lines.delete(caller);
    // To the end: among equals, the others come first.
    if (line.length > 0) this.#lines.set(caller, line);
    return item;
  }

  /** Takes an item out that will not wait any longer; nothing where it has left already. */
  remove(caller: string, item: T): void {
    const line = this.#lines.get(caller) ?? [];
    const index = line.indexOf(item);
    if (index === -1) return;
    line.splice(index, 1);
    this.#size -= 1;
    if (line.length === 0) this.#lines.delete(caller);
  }

  /** Counts the time that an item took for its caller. Where nobody waits, nobody has had too much. */
  charge(caller: string, time: number): void {
    this.#served.set(caller, this.#share(caller) + time);
    for (const [each, share] of this.#served)
      if (this.#size === 0 || share <= this.#clock) this.#served.delete(each);
  }

  #share(caller: string): number {
    return Math.max(this.#clock, this.#served.get(caller) ?? 0);
  }

  /** Who has had least; among equals, who has waited longest. */
  #next(mayServe: (item: T) => boolean): string | undefined {
    const callers = [...this.#lines].filter(
      ([, [first]]) => first !== undefined && mayServe(first),
    );
    return leastBy(callers, ([caller]) => this.#share(caller))?.[0];
  }

  /** The last of the longest line leaves, unless the newcomer's own would be as long. */
  #giveWay(caller: string, item: T): T | undefined {
    const longest = leastBy([...this.#lines.values()], (line) => -line.length) ?? [];
    if (longest.length <= (this.#lines.get(caller)?.length ?? 0) + 1) return item;
    this.#size -= 1;
    return longest.pop();
  }
}

/** The first of those for which `measure` is least. */
function leastBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let least: T | undefined;
  let size = Infinity;
  for (const item of items) {
    const own = measure(item);
    if (own < size) [least, size] = [item, own];
  }
  return least;
}
