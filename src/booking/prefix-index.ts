/** Items by a text, sorted, so that those with a common beginning are found without a look at all. */
export class PrefixIndex<T> {
  private readonly keys: string[] = [];
  private readonly items: T[] = [];

  add(key: string, item: T): void {
    const place = this.firstFrom(key);
    this.keys.splice(place, 0, key);
    this.items.splice(place, 0, item);
  }

  /** Those whose text begins with a prefix, in no particular order. */
  startingWith(prefix: string): readonly T[] {
    const found: T[] = [];
    for (let at = this.firstFrom(prefix); this.keys[at]?.startsWith(prefix) === true; at++)
      this.take(at, found);
    return found;
  }

  /** Those whose text begins like another, or the other like it; an empty one is like none. */
  alike(text: string): readonly T[] {
    if (text === "") return [];
    const found: T[] = [...this.startingWith(text)];
    for (let length = 1; length < text.length; length++) {
      const beginning = text.slice(0, length);
      for (let at = this.firstFrom(beginning); this.keys[at] === beginning; at++)
        this.take(at, found);
    }
    return found;
  }

  private take(at: number, found: T[]): void {
    const item = this.items[at];
    if (item !== undefined) found.push(item);
  }

  /** Where the first text stands that is not less. */
  private firstFrom(key: string): number {
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] ?? "") < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
