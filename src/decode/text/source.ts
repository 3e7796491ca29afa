import type { Span } from "../../ast/nodes.ts";

/**
 * A text that was changed on its way to the grammars, together with the way back: each offset in the
 * text that the grammars see maps to an offset in the text that the user sent.
 */
export class SourceText {
  readonly text: string;
  /** The offset of each piece in this text, ascending, the first at 0. */
  readonly #starts: readonly number[];
  /** The characters of the text below that each piece represents. */
  readonly #pieces: readonly Span[];
  readonly #below: SourceText | null;

  private constructor(
    text: string,
    starts: readonly number[],
    pieces: readonly Span[],
    below: SourceText | null,
  ) {
    this.text = text;
    this.#starts = starts;
    this.#pieces = pieces;
    this.#below = below;
  }

  /** A text as the user sent it. */
  static of(text: string): SourceText {
    return new SourceText(text, [0], [{ start: 0, end: Infinity }], null);
  }

  /** The text as the user sent it. */
  get original(): string {
    return this.#below === null ? this.text : this.#below.original;
  }

  /** The offset in `original` of the character at `offset`; never beyond the piece it belongs to. */
  originalOffset(offset: number): number {
    const index = lastUpTo(this.#starts, offset);
    const { start, end } = this.#pieces[index] ?? NOWHERE;
    // Inserted characters map to the character before them.
    const below = Math.max(0, Math.min(start + offset - (this.#starts[index] ?? 0), end - 1));
    return this.#below === null ? below : this.#below.originalOffset(below);
  }

  /**
   * The range of `original` that a range of this text represents, including what was removed inside
   * it. Empty if all of the range was inserted.
   */
  originalRange(range: Span): Span {
    const ranges = this.originalRanges(range);
    const [first] = ranges;
    if (first === undefined) {
      const start = this.originalOffset(range.start);
      return { start, end: start };
    }
    if (ranges.length === 1) return first;
    const others = ranges.slice(1);
    return {
      start: others.reduce((least, { start }) => Math.min(least, start), first.start),
      end: others.reduce((most, { end }) => Math.max(most, end), first.end),
    };
  }

  /** The ranges of `original` that make up a range of this text, in the order of this text. */
  originalRanges(range: Span): readonly Span[] {
    const ranges = this.#rangesBelow(range);
    const below = this.#below;
    const [first] = ranges;
    if (below === null || first === undefined) return ranges;
    return ranges.length === 1
      ? below.originalRanges(first)
      : ranges.flatMap((each) => below.originalRanges(each));
  }

  #rangesBelow({ start, end }: Span): readonly Span[] {
    const ranges: Span[] = [];
    for (let index = lastUpTo(this.#starts, start); index < this.#starts.length; index++) {
      const at = this.#starts[index] ?? 0;
      if (at >= end) break;
      const piece = this.#pieces[index] ?? NOWHERE;
      const next = this.#starts[index + 1] ?? Infinity;
      const from = offsetIn(piece, Math.max(start - at, 0));
      // The last character of a replacement represents all that remains of the original.
      const to = end >= next ? piece.end : offsetIn(piece, end - at);
      if (from < to) ranges.push({ start: from, end: to });
    }
    return ranges;
  }

  /** The same text with other characters of the same length in the same places. */
  withSameLength(text: string): SourceText {
    return this.#below === null
      ? new SourceText(text, [0], [{ start: 0, end: Infinity }], this)
      : new SourceText(text, this.#starts, this.#pieces, this.#below);
  }

  /** A part of the text whose offsets map to the same characters as before. */
  slice(start: number, end: number): SourceText {
    if (start === 0 && end === this.text.length) return this;
    return new SourceText(this.text.slice(start, end), [0], [{ start, end: Infinity }], this);
  }

  /** Starts a changed copy. */
  edit(): SourceEdit {
    return new SourceEdit(
      this,
      (text, starts, pieces) => new SourceText(text, starts, pieces, this),
    );
  }
}

const NOWHERE: Span = { start: 0, end: 0 };

/** The offset at a distance from the start of a piece, limited to the end of the piece. */
function offsetIn({ start, end }: Span, distance: number): number {
  return Math.min(start + distance, end);
}

/** The index of the last number in an ascending list that is not above a limit. */
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

/** The index of the first number in an ascending list that is not below a limit. */
export function firstFrom(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Build = (text: string, starts: number[], pieces: Span[]) => SourceText;

/** A changed copy under construction: `replace` ranges from left to right, then `finish`. */
export class SourceEdit {
  readonly #source: SourceText;
  readonly #build: Build;
  readonly #starts: number[] = [];
  readonly #pieces: Span[] = [];
  #text = "";
  /** How far the source has been copied. */
  #copied = 0;
  /** Where the current unchanged piece begins, in the copy and in the source. */
  #open = { at: 0, start: 0 };

  constructor(source: SourceText, build: Build) {
    this.#source = source;
    this.#build = build;
  }

  /** Replaces the characters from `start` to `end`. */
  replace(start: number, end: number, replacement: string): void {
    this.#text += this.#source.text.slice(this.#copied, start);
    this.#copied = end;
    if (end - start === replacement.length) this.#text += replacement;
    else this.#put({ start, end }, start, replacement);
  }

  /**
   * Copies characters of the source to another place; their original place is removed separately.
   *
   * @param written the text that stands for them there
   */
  moveTo(at: number, { start, end }: Span, written = this.#source.text.slice(start, end)): void {
    this.#text += this.#source.text.slice(this.#copied, at);
    this.#copied = at;
    this.#put({ start, end }, at, written);
  }

  /**
   * Adds the replacement of a piece of the source, after the unchanged characters up to `until`.
   */
  #put(piece: Span, until: number, text: string): void {
    const { at, start } = this.#open;
    if (this.#text.length > at) this.#add(at, { start, end: until });
    if (text !== "") this.#add(this.#text.length, piece);
    this.#text += text;
    this.#open = { at: this.#text.length, start: this.#copied };
  }

  #add(at: number, piece: Span): void {
    this.#starts.push(at);
    this.#pieces.push(piece);
  }

  /** The changed copy; the source itself if nothing was changed. */
  finish(): SourceText {
    if (this.#copied === 0 && this.#text === "") return this.#source;
    this.#add(this.#open.at, { start: this.#open.start, end: Infinity });
    const text = this.#text + this.#source.text.slice(this.#copied);
    return this.#build(text, this.#starts, this.#pieces);
  }
}
