/** How a system lays out lines on its screen. A property is absent if the system has no such feature. */
export interface Screen {
  readonly numbers?: LineNumbers;
  readonly margin?: Margin;
  readonly lineBreaks?: LineBreaks;
  readonly wrapping?: Wrapping;
  readonly elements?: ElementStarts;
}

/**
 * How flights and names begin. They are read again if they follow other text on their line, or if a
 * line break tore them apart.
 */
export interface ElementStarts {
  /** The beginning of a whole one within a line, with its number. Global (`g`). */
  readonly within: RegExp;
  /** Names without numbers at the end of a line, after the locator that somebody noted. Global (`g`). */
  readonly noted: RegExp;
  /** A line that can be the beginning of a torn one. */
  readonly broken: RegExp;
  /** What can stand before a flight on its line without changing what it says. */
  readonly introduced: RegExp;
  /** What can stand before names on their line: fewer things, because any word can be a name. */
  readonly marked: RegExp;
}

/** The numbers before elements, and of items in titled sections. */
export interface LineNumbers {
  /** The number of an element; by default `ElementNumber`. */
  readonly element?: RegExp;
  /** The number of an item in a titled section, if it can have other forms than `ElementNumber`. */
  readonly item?: RegExp;
  /** In a titled section, a number that begins in or after this column is part of a text. */
  readonly textColumn?: number;
}

/** What reveals the first column of a screen that was indented. */
export interface Margin {
  /** The spaces before a line that the system prints in the first column. Global, multi-line (`gm`). */
  readonly flush?: RegExp;
  /** The column in which element numbers end, counted from 0. */
  readonly numberColumn?: number;
}

/** What reveals the beginnings of lines in a screen that lost its line breaks. */
export interface LineBreaks {
  /** The places before text that only occurs at the beginning of a line. Global (`g`), empty matches. */
  readonly starts?: RegExp;
  readonly padding?: Padding;
  /** An entry with the spaces before it, if something follows on the same line. Sticky (`y`). */
  readonly entry?: RegExp;
}

/** Lines padded to the width of the screen, which can be cut at that width. */
export interface Padding {
  readonly columns: number;
  /** The beginning of a line or of a continuation line. Sticky (`y`). */
  readonly lineStart: RegExp;
}

/** How a system wraps an element that does not fit on one line. */
export interface Wrapping {
  /** A line with this many columns was cut in the middle of a word. */
  readonly width: number;
  /** The end of a line that does not continue, unless it fills the width. */
  readonly closed?: RegExp;
  /** A line between two pages; an element continues across it. */
  readonly pageMark?: RegExp;
  readonly continuations: readonly Continuation[];
}

/** How elements of one kind continue on the next line. */
export interface Continuation {
  /** The beginning of the element. */
  readonly of: RegExp;
  /** The beginning of the continuation line, which is dropped when lines are joined. Sticky (`y`). */
  readonly indent: RegExp;
  /** The system only cuts at spaces, whatever the length of the line. */
  readonly atSpace?: boolean;
  /** The width of these elements, if it differs from that of all others. */
  readonly width?: number;
  /** Where the continuation line needs no indent: after a line that fills the width, or after any. */
  readonly flush?: "full" | "any";
  /**
   * The columns of the element number and of the indent of a continuation line. Spaces that a paste
   * removed from either still count when a line is measured against the width.
   */
  readonly columns?: { readonly number: number; readonly indent: number };
  /** A separate column at the end of the first line; the text continues on its left. */
  readonly beside?: RegExp;
}
