/**
 * A bounded queue in which every caller has a line. The caller that has used the least time so far is
 * served next, and if the queue is full, the longest line loses an item. So a caller that sends more or
 * heavier texts than can be decoded delays only itself.
 *
 * Time is counted as in start-time fair queueing: a caller that returns after a pause has no credit, and
 * one that has used more than the others waits until they have caught up.
 */
export class FairQueue<T> {
  /** Waiting items by caller; the caller that has waited longest comes first. */
  readonly #lines = new Map<string, T[]>();
  /** The virtual time up to which callers have been served; only those ahead of the clock. */
  readonly #served = new Map<string, number>();
  readonly #most: number;
  #size = 0;
  /** The virtual time of the caller that was served last. */
  #clock = 0;

  /** @param most how many items may wait */
  constructor(most: number) {
    this.#most = most;
  }

  /** The number of waiting items. */
  get size(): number {
    return this.#size;
  }

  /**
   * Adds an item to the end of its caller's line.
   *
   * @returns the item that has to leave instead, possibly the same one; undefined if none has to
   */
  push(caller: string, item: T): T | undefined {
    const evicted = this.#size < this.#most ? undefined : this.#evict(caller, item);
    if (evicted === item) return item;
    const line = this.#lines.get(caller) ?? [];
    line.push(item);
    this.#lines.set(caller, line);
    this.#size += 1;
    return evicted;
  }

  /**
   * Removes and returns the next item; undefined if no waiting item may be served.
   *
   * @param mayServe whether the first item of a line may be served; if not, the line waits
   */
  shift(mayServe: (item: T) => boolean = () => true): T | undefined {
    const caller = this.#next(mayServe);
    if (caller === undefined) return undefined;
    this.#clock = this.#share(caller);
    const line = this.#lines.get(caller) ?? [];
    const item = line.shift();
    this.#size -= 1;
    this.#lines.delete(caller);
    // To the end: in a tie, the others come first.
    if (line.length > 0) this.#lines.set(caller, line);
    return item;
  }

  /** Removes an item that no longer waits; does nothing if it has already left. */
  remove(caller: string, item: T): void {
    const line = this.#lines.get(caller) ?? [];
    const index = line.indexOf(item);
    if (index === -1) return;
    line.splice(index, 1);
    this.#size -= 1;
    if (line.length === 0) this.#lines.delete(caller);
  }

  /** Charges the time that an item took to its caller. If nothing waits, all debts are forgotten. */
  charge(caller: string, time: number): void {
    this.#served.set(caller, this.#share(caller) + time);
    for (const [each, share] of this.#served)
      if (this.#size === 0 || share <= this.#clock) this.#served.delete(each);
  }

  #share(caller: string): number {
    return Math.max(this.#clock, this.#served.get(caller) ?? 0);
  }

  /** The caller with the least time used; in a tie, the one that has waited longest. */
  #next(mayServe: (item: T) => boolean): string | undefined {
    const callers = [...this.#lines].filter(
      ([, [first]]) => first !== undefined && mayServe(first),
    );
    return leastBy(callers, ([caller]) => this.#share(caller))?.[0];
  }

  /** Removes the last item of the longest line, unless the newcomer's line would be as long. */
  #evict(caller: string, item: T): T | undefined {
    const longest = leastBy([...this.#lines.values()], (line) => -line.length) ?? [];
    if (longest.length <= (this.#lines.get(caller)?.length ?? 0) + 1) return item;
    this.#size -= 1;
    return longest.pop();
  }
}

/** The first item with the least measure. */
function leastBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let least: T | undefined;
  let size = Infinity;
  for (const item of items) {
    const own = measure(item);
    if (own < size) [least, size] = [item, own];
  }
  return least;
}
