/** How the lines of a system lie on its screen. What is absent, the system does not do. */
export interface Screen {
  readonly numbers?: LineNumbers;
  readonly margin?: Margin;
  readonly lineBreaks?: LineBreaks;
  readonly wrapping?: Wrapping;
}

/** The numbers before elements, and before the items of titled sections. */
export interface LineNumbers {
  /** How that of an element looks, where not every number at the head of a line is one. */
  readonly element?: RegExp;
  /** How that of an item looks, where it is more than `ElementNumber`. */
  readonly item?: RegExp;
  /** In a titled section, a number that begins in this column or behind it is part of a text. */
  readonly textColumn?: number;
}

/** What tells where the first column was, in a screen that was indented. */
export interface Margin {
  /** The spaces before a line that begins in the first column of every screen. Multi-line (`gm`). */
  readonly flush?: RegExp;
  /** The column, from 0, in which the numbers of elements end. */
  readonly numberColumn?: number;
}

/** What tells where lines began, in a screen that lost its line breaks. */
export interface LineBreaks {
  /** Where something begins that only begins lines. Global (`g`), empty matches. */
  readonly starts?: RegExp;
  readonly padding?: Padding;
}

/** The lines are padded to the width of the screen, so that they can be counted out. */
export interface Padding {
  readonly columns: number;
  /** How a line begins, or what carries one on. Sticky (`y`). */
  readonly lineStart: RegExp;
}

/** How a system cuts an element that does not fit on a line. */
export interface Wrapping {
  /** A line of this many columns was cut in the middle of a word. */
  readonly width: number;
  /** How a line ends that nothing carries on, unless it fills the width. */
  readonly closed?: RegExp;
  /** What a screen puts between two pages; an element goes on across it. */
  readonly pageMark?: RegExp;
  readonly continuations: readonly Continuation[];
}

/** Says that a line goes on in the next one. */
export interface Continuation {
  /** How the element begins that goes on. */
  readonly of: RegExp;
  /**
   * How the line begins that carries it on; what matches is dropped when they are joined. Sticky
   * (`y`).
   */
  readonly indent: RegExp;
  /** The cut is always at a space, however long the line. */
  readonly atSpace?: boolean;
  /** The width of such elements, where it is not that of all. */
  readonly width?: number;
  /**
   * Where the line that carries it on needs no indent: below a line that fills the width, or below
   * any.
   */
  readonly flush?: "full" | "any";
  /**
   * In how many columns the number stands, and by how many a line is indented that carries the
   * element on: the spaces that either lost count where a line fills the width.
   */
  readonly columns?: { readonly number: number; readonly indent: number };
  /** What stands in a column of its own at the end of the first line; the text goes on before it. */
  readonly beside?: RegExp;
}
