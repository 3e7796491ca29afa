/**
 * A text that was changed on its way to the grammars, and the way back: each offset of what the
 * grammars see leads to an offset of what the user sent.
 */
export class SourceText {
  readonly text: string;
  /** Where a run of unchanged characters begins here, ascending, the first at 0. */
  readonly #starts: readonly number[];
  /** What to add to an offset of that run to reach the text below. */
  readonly #shifts: readonly number[];
  readonly #below: SourceText | null;

  private constructor(
    text: string,
    starts: readonly number[],
    shifts: readonly number[],
    below: SourceText | null,
  ) {
    this.text = text;
    this.#starts = starts;
    this.#shifts = shifts;
    this.#below = below;
  }

  /** The text as it was sent. */
  static of(text: string): SourceText {
    return new SourceText(text, [0], [0], null);
  }

  /** The text as it was sent. */
  get original(): string {
    return this.#below === null ? this.text : this.#below.original;
  }

  /** The offset in `original` of the character at `offset` here; for the end of a range, its last. */
  originalOffset(offset: number): number {
    const run = lastUpTo(this.#starts, offset);
    const next = (this.#starts[run + 1] ?? Infinity) + (this.#shifts[run + 1] ?? 0);
    // What was put in leads to the character before it.
    const below = Math.max(0, Math.min(offset + (this.#shifts[run] ?? 0), next - 1));
    return this.#below === null ? below : this.#below.originalOffset(below);
  }

  /** The same text with other characters of the same length in the same places. */
  withSameLength(text: string): SourceText {
    return new SourceText(text, [0], [0], this);
  }

  /** A part of the text, whose offsets lead to the same characters as before. */
  slice(start: number, end: number): SourceText {
    if (start === 0 && end === this.text.length) return this;
    return new SourceText(this.text.slice(start, end), [0], [start], this);
  }

  /** Begins a changed copy. */
  edit(): SourceEdit {
    return new SourceEdit(
      this,
      (text, starts, shifts) => new SourceText(text, starts, shifts, this),
    );
  }
}

/** The index of the last of ascending numbers that is not above a limit. */
export function lastUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

type Build = (text: string, starts: number[], shifts: number[]) => SourceText;

/** A changed copy in the making: `replace` ranges from left to right, then `finish`. */
export class SourceEdit {
  readonly #source: SourceText;
  readonly #build: Build;
  readonly #starts: number[] = [0];
  readonly #shifts: number[] = [0];
  #text = "";
  #copied = 0;

  constructor(source: SourceText, build: Build) {
    this.#source = source;
    this.#build = build;
  }

  /** Puts `replacement` in the place of the characters from `start` to `end`. */
  replace(start: number, end: number, replacement: string): void {
    this.#text += this.#source.text.slice(this.#copied, start) + replacement;
    this.#copied = end;
    if (end - start !== replacement.length) {
      this.#starts.push(this.#text.length);
      this.#shifts.push(end - this.#text.length);
    }
  }

  finish(): SourceText {
    const text = this.#text + this.#source.text.slice(this.#copied);
    return this.#build(text, this.#starts, this.#shifts);
  }
}
