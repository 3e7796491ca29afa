interface Entry<T> {
  readonly key: string;
  readonly item: T;
}

/** Items by a text, sorted, so that those with a common beginning are found without a look at all. */
export class PrefixIndex<T> {
  private readonly entries: Entry<T>[] = [];
  private isSorted = false;

  add(key: string, item: T): void {
    if (this.isSorted) this.entries.splice(this.firstFrom(key), 0, { key, item });
    else this.entries.push({ key, item });
  }

  /** Those whose text begins with a prefix, in no particular order. */
  startingWith(prefix: string): readonly T[] {
    return this.from(prefix, (key) => key.startsWith(prefix));
  }

  /** Those whose text begins like another, or the other like it; an empty one is like none. */
  alike(text: string): readonly T[] {
    if (text === "") return [];
    const found = [...this.startingWith(text)];
    for (let length = 1; length < text.length; length++) {
      const beginning = text.slice(0, length);
      found.push(...this.from(beginning, (key) => key === beginning));
    }
    return found;
  }

  /** Those in a row from a text on whose own text fits. */
  private from(text: string, fits: (key: string) => boolean): readonly T[] {
    this.sort();
    const found: T[] = [];
    for (let at = this.firstFrom(text); at < this.entries.length; at++) {
      const entry = this.entries[at];
      if (entry === undefined || !fits(entry.key)) break;
      found.push(entry.item);
    }
    return found;
  }

  private sort(): void {
    if (this.isSorted) return;
    this.entries.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
    this.isSorted = true;
  }

  /** Where the first text stands that is not less. */
  private firstFrom(text: string): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.entries[middle]?.key ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
