import type { Span } from "../ast/nodes.ts";
import type { RecordMarks } from "../engine/grammar.ts";

/** A screen that lost its line breaks: no terminal prints so long a line. */
const FLAT_SCREEN = /^[^\n]{200,}$/gm;

/** A part of a text that may be a record. */
export interface Part extends Span {
  /** It begins with a line that stands above everything else of a record. */
  readonly isHeaded: boolean;
}

/**
 * Parts a text where one record may end and another begin: below the last line of a record, and above
 * the first line of one, or its first name, with what stands above them; and around a whole screen on
 * one line. Whether the parts are records of their own, their readings tell.
 *
 * @param text in upper case, lines parted by line feeds
 * @param marks those of every system that may have printed the text
 */
export function partsOf(text: string, marks: readonly RecordMarks[]): readonly Part[] {
  const above = marks.flatMap((mark) => mark.above ?? []);
  const starts = (pattern: (mark: RecordMarks) => RegExp | undefined) =>
    marks
      .flatMap((mark) => linesLike(text, pattern(mark)))
      .map(({ start }) => startOf(text, start, above));
  const heads = new Set(starts(({ first }) => first));
  const names = starts(({ firstName }) => firstName);
  const ends = marks.flatMap(({ last }) => linesLike(text, last)).map(({ end }) => end + 1);
  const screens = linesLike(text, FLAT_SCREEN).flatMap(({ start, end }) => [start, end + 1]);
  const cuts = new Set([0, ...heads, ...names, ...ends, ...screens]);
  const inside = [...cuts].filter((cut) => cut < text.length).sort((a, b) => a - b);
  return (inside.length === 0 ? [0] : inside).map((start, index, all) => ({
    start,
    end: all[index + 1] ?? text.length,
    isHeaded: heads.has(start),
  }));
}

function linesLike(text: string, pattern: RegExp | undefined): readonly Span[] {
  if (pattern === undefined) return [];
  return Array.from(text.matchAll(pattern), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
}

/** Where the lines begin that stand above a line and go with it. */
function startOf(text: string, lineStart: number, above: readonly RegExp[]): number {
  let start = lineStart;
  while (start > 0) {
    const previous = start === 1 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
    if (!above.some((pattern) => matchesAt(text, previous, pattern))) break;
    start = previous;
  }
  return start;
}

function matchesAt(text: string, start: number, pattern: RegExp): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}
