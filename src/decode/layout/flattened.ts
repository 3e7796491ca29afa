import type { Span } from "../../ast/nodes.ts";
import type { SourceText } from "../text/source.ts";
import type { LineBreaks, Padding } from "../engine/screen.ts";

/** No terminal prints a longer line. */
const LONGEST_LINE = 80;
/** A screen that lost its line breaks has no more lines than this. */
const FLAT_LINES = 2;

/**
 * Gives lines that lost their breaks them back: at the columns of a padded screen where lines begin
 * there, else at the places a grammar knows lines to begin. Where only some lines lost theirs, those
 * are cut which begin as such a line does: what stands in free text is no line.
 */
export function restoreLines(
  source: SourceText,
  { starts: pattern, padding }: LineBreaks,
): SourceText {
  const { text } = source;
  const shortest = padding?.columns ?? LONGEST_LINE;
  const long = longLines(text, shortest);
  if (long.length === 0) return source;
  const isFlat = !hasMoreLines(text, FLAT_LINES);
  const edit = source.edit();
  for (const { start: index, end } of long) {
    const line = text.slice(index, end);
    const starts = (isFlat ? countedStarts(line, padding) : null) ?? shapedStarts(line, pattern);
    if (!isFlat && !starts.includes(0)) continue;
    for (const start of starts) if (start > 0) edit.replace(index + start, index + start, "\n");
  }
  return edit.finish();
}

/** The lines that no terminal prints; those of spaces alone count as none. */
function longLines(text: string, shortest: number): readonly Span[] {
  const long: Span[] = [];
  for (let start = 0; start + shortest < text.length;) {
    const eol = text.indexOf("\n", start);
    const end = eol === -1 ? text.length : eol;
    if (end - start > shortest && text.slice(start, end).trim() !== "") long.push({ start, end });
    start = end + 1;
  }
  return long;
}

/** Whether there are more lines with anything on them than a few. */
function hasMoreLines(text: string, few: number): boolean {
  let lines = 0;
  for (let start = 0; start < text.length && lines <= few;) {
    const eol = text.indexOf("\n", start);
    const end = eol === -1 ? text.length : eol;
    if (text.slice(start, end).trim() !== "") lines++;
    start = end + 1;
  }
  return lines > few;
}

/** Where in a long line something begins that only begins lines. */
function shapedStarts(line: string, pattern: RegExp | undefined): readonly number[] {
  return pattern === undefined ? [] : Array.from(line.matchAll(pattern), ({ index }) => index);
}

/** By how many columns a copied screen can be shifted: it lost its first spaces, or was indented. */
const SHIFTS = [-2, -1, 0, 1, 2, 3, 4];
/** The widths to which systems, and what copies their screens, pad lines. */
const WIDTHS = [64, 80];
const PADDING = "  ";
const FEWEST = 3;
/** The share of lines that are shorter than the screen. */
const MOST = 4 / 5;

/** The columns at which lines begin, where most begin like one or nearly all are padded. */
function countedStarts(line: string, padding: Padding | undefined): readonly number[] | null {
  const likely = padding === undefined ? null : likelyStarts(line, padding);
  return likely ?? paddedStarts(line);
}

/** The columns at which lines begin, of whichever shift most do; null where most lines do not. */
function likelyStarts(line: string, { columns, lineStart }: Padding): readonly number[] | null {
  let best: readonly number[] = [];
  let all: readonly number[] = [];
  for (const shift of SHIFTS) {
    const starts = columnsOf(line, columns, shift);
    const likely = starts.filter((start) => matchesAt(line, start, lineStart));
    if (likely.length < best.length || (likely.length === best.length && shift > 0)) continue;
    best = likely;
    all = starts;
  }
  // One line can begin at such a column by chance, most of them cannot.
  if (best.length * 2 <= Math.floor((line.length - 1) / columns)) return null;
  return isPadded(line, all, columns) ? all : best;
}

function matchesAt(line: string, start: number, pattern: RegExp): boolean {
  pattern.lastIndex = start;
  return pattern.test(line);
}

/**
 * Every column at which a line begins, where spaces stand before nearly all of them. There are some
 * to the left of such a column, too: of several shifts the widest is right.
 */
function paddedStarts(line: string): readonly number[] | null {
  let best: readonly number[] | null = null;
  let bestShare = 0;
  for (const columns of WIDTHS) {
    const unshifted = columnsOf(line, columns, 0);
    const candidates = isPadded(line, unshifted, columns)
      ? [unshifted]
      : SHIFTS.map((shift) => columnsOf(line, columns, shift));
    for (const starts of candidates) {
      const share = paddedShare(line, starts, columns);
      if (!isPadded(line, starts, columns) || share < bestShare) continue;
      best = starts;
      bestShare = share;
    }
  }
  return best;
}

function isPadded(line: string, starts: readonly number[], columns: number): boolean {
  return paddedShare(line, starts, columns) >= MOST;
}

/** The share of lines behind the padding of another, of those that are not blank; 0 of very few. */
function paddedShare(line: string, starts: readonly number[], columns: number): number {
  const filled = starts.filter((start) => line.slice(start, start + columns).trim() !== "");
  if (filled.length < FEWEST) return 0;
  const padded = filled.filter((start) => line.startsWith(PADDING, start - PADDING.length));
  return padded.length / filled.length;
}

/** Where each line but the first begins in a screen that was shifted. */
function columnsOf(line: string, columns: number, shift: number): readonly number[] {
  const starts: number[] = [];
  for (let start = columns + shift; start < line.length; start += columns) starts.push(start);
  return starts;
}
