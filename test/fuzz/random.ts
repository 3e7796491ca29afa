/** Random choices that a seed repeats. */
export class Random {
  #state: number;

  /** @param seed a whole number; each gives another sequence */
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0 and below 1: the generator “mulberry32”. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below another. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** @throws RangeError if there is nothing to pick from */
  pick<T>(list: readonly T[]): T {
    const at = this.below(list.length);
    const [picked] = list.slice(at, at + 1);
    if (picked === undefined) throw new RangeError("there is nothing to pick from");
    return picked;
  }

  /** A part of a list, in any order. */
  some<T>(list: readonly T[], count: number): readonly T[] {
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)).flat();
  }

  /** As many characters of an alphabet as wanted. */
  letters(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet.charAt(this.below(alphabet.length))).join("");
  }
}
