interface Entry<T> {
  readonly key: string;
  readonly item: T;
}

/** Items sorted by a text key, so that a lookup by prefix does not have to scan all of them. */
export class PrefixIndex<T> {
  private readonly entries: Entry<T>[] = [];
  private isSorted = false;

  add(key: string, item: T): void {
    if (this.isSorted) this.entries.splice(this.lowerBound(key), 0, { key, item });
    else this.entries.push({ key, item });
  }

  /** The items whose key begins with a prefix, in no particular order. */
  startingWith(prefix: string): readonly T[] {
    return this.from(prefix, (key) => key.startsWith(prefix));
  }

  /** The items whose key is a prefix of the text or vice versa; empty text matches nothing. */
  matchingEitherWay(text: string): readonly T[] {
    if (text === "") return [];
    const found = [...this.startingWith(text)];
    for (let length = 1; length < text.length; length++) {
      const beginning = text.slice(0, length);
      found.push(...this.from(beginning, (key) => key === beginning));
    }
    return found;
  }

  /** The consecutive items, starting at a text, whose keys fit. */
  private from(text: string, fits: (key: string) => boolean): readonly T[] {
    this.sort();
    const found: T[] = [];
    for (let at = this.lowerBound(text); at < this.entries.length; at++) {
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

  /** The index of the first key that is not less than the text. */
  private lowerBound(text: string): number {
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
