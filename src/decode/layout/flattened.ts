import type { Span } from "../../ast/nodes.ts";
import { matchesAt } from "../engine/search.ts";
import { endOfLine } from "../text/lines.ts";
import type { SourceText } from "../text/source.ts";
import type { LineBreaks, Padding } from "../engine/screen.ts";
import { matchesOf } from "../text/matches.ts";
import { lineBreakMarks } from "./line-break-marks.ts";

/** No terminal prints a longer line. */
const LONGEST_LINE = 80;
/** A screen that lost its line breaks has no more lines than this. */
const FLAT_LINES = 2;

/**
 * Restores lost line breaks: on a padded screen at its column width, if lines begin there; otherwise
 * where the grammar recognises the start of a line. If only some lines lost their breaks, it splits
 * only those that themselves start like a line, so that free text stays as it is.
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
    if (!isFlat && !beginsLikeLine(line, pattern)) continue;
    const marks = isFlat ? lineBreakMarks(line, shapedPlaces(line, pattern)) : [];
    const starts = isFlat ? startsOf(line, pattern, padding) : shapedStarts(line, pattern);
    for (const { start, end } of withStarts(marks, starts))
      edit.replace(index + start, index + end, "\n");
  }
  return edit.finish();
}

/** The lines that no terminal prints; blank lines do not count. */
function longLines(text: string, shortest: number): readonly Span[] {
  const long: Span[] = [];
  for (let start = 0; start + shortest < text.length;) {
    const end = endOfLine(text, start);
    if (end - start > shortest && text.slice(start, end).trim() !== "") long.push({ start, end });
    start = end + 1;
  }
  return long;
}

/** Whether more than `few` lines are not blank. */
function hasMoreLines(text: string, few: number): boolean {
  let lines = 0;
  for (let start = 0; start < text.length && lines <= few;) {
    const end = endOfLine(text, start);
    if (text.slice(start, end).trim() !== "") lines++;
    start = end + 1;
  }
  return lines > few;
}

const stickyCopies = new WeakMap<RegExp, RegExp>();

/** Whether a long line starts with something that only occurs at the start of a line. */
function beginsLikeLine(line: string, pattern: RegExp | undefined): boolean {
  if (pattern === undefined) return false;
  const sticky = stickyCopies.get(pattern) ?? new RegExp(pattern, "y");
  stickyCopies.set(pattern, sticky);
  return matchesAt(line, 0, sticky);
}

/** Where text that only occurs at the start of a line begins within a long line. */
function shapedStarts(line: string, pattern: RegExp | undefined): readonly number[] {
  return pattern === undefined ? [] : matchesOf(line, pattern).map(({ index }) => index);
}

/** The places of line breaks, in order: those of marks, and the starts of lines that follow no mark. */
function withStarts(marks: readonly Span[], starts: readonly number[]): readonly Span[] {
  const isAtMark = (place: number) =>
    marks.some(({ start, end }) => start <= place && place <= end);
  const apart = starts.filter((start) => start > 0 && !isAtMark(start));
  return [...marks, ...apart.map((start) => ({ start, end: start }))].sort(
    (one, other) => one.start - other.start,
  );
}

/** The same, without the spaces before. */
function shapedPlaces(line: string, pattern: RegExp | undefined): ReadonlySet<number> {
  return new Set(shapedStarts(line, pattern).map((start) => afterSpaces(line, start)));
}

/**
 * Where the lines of a flattened screen begin: at columns, unless texts that only begin lines stand
 * elsewhere.
 */
function startsOf(
  line: string,
  pattern: RegExp | undefined,
  padding: Padding | undefined,
): readonly number[] {
  const shaped = shapedStarts(line, pattern);
  const counted = countedStarts(line, padding);
  return counted === null || areChance(counted, shaped, line) ? shaped : counted;
}

/** Whether columns follow spaces by chance: for most of them, what only begins a line is elsewhere. */
function areChance(counted: readonly number[], shaped: readonly number[], line: string): boolean {
  const known = new Set(counted.map((start) => afterSpaces(line, start)));
  const elsewhere = shaped.filter((start) => !known.has(afterSpaces(line, start)));
  return elsewhere.length * 2 > counted.length;
}

function afterSpaces(line: string, place: number): number {
  let after = place;
  while (line.charAt(after) === " ") after++;
  return after;
}

/**
 * By how many columns a copied screen can be shifted, because it lost its first spaces or was
 * indented.
 */
const SHIFTS = [-2, -1, 0, 1, 2, 3, 4];
/** The widths to which systems, and tools that copy their screens, pad lines. */
const WIDTHS = [64, 80];
const PADDING = "  ";
const FEWEST = 3;
/** The minimum share of lines that are shorter than the screen. */
const MOST = 4 / 5;

/** The columns where lines begin, if most of them look like a line or nearly all are padded. */
function countedStarts(line: string, padding: Padding | undefined): readonly number[] | null {
  const likely = padding === undefined ? null : likelyStarts(line, padding);
  return likely ?? paddedStarts(line);
}

/** The columns where lines begin, for the shift that fits most of them; null if most do not fit. */
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
  // One match at such a column can be chance, but not most of them.
  if (best.length * 2 <= Math.floor((line.length - 1) / columns)) return null;
  return isPadded(line, all, columns) ? all : best;
}

/**
 * Every column at which a line begins, if nearly all of them follow spaces. Columns further to the
 * left follow spaces too, so the widest of several shifts that fit is right.
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

/** The share of lines that are not blank and follow padding; 0 if there are too few lines. */
function paddedShare(line: string, starts: readonly number[], columns: number): number {
  const filled = starts.filter((start) => line.slice(start, start + columns).trim() !== "");
  if (filled.length < FEWEST) return 0;
  const padded = filled.filter((start) => line.startsWith(PADDING, start - PADDING.length));
  return padded.length / filled.length;
}

/** Where each line after the first begins on a shifted screen. */
function columnsOf(line: string, columns: number, shift: number): readonly number[] {
  const starts: number[] = [];
  for (let start = columns + shift; start < line.length; start += columns) starts.push(start);
  return starts;
}
