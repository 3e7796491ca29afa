import type { Span } from "../../ast/nodes.ts";
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
 * the first line of one, its first name, or a display, with what stands above them; and around a
 * whole screen on one line. Whether the parts are records of their own, their readings tell.
 *
 * @param text in upper case, lines parted by line feeds
 * @param marks those of every system that may have printed the text
 */
export function partsOf(text: string, marks: readonly RecordMarks[]): readonly Part[] {
  const begins = new Begins(
    text,
    marks.flatMap((mark) => mark.above ?? []),
  );
  const starts = (pattern: (mark: RecordMarks) => RegExp | undefined) =>
    marks.flatMap((mark) => linesLike(text, pattern(mark))).map(({ start }) => begins.of(start));
  const heads = new Set(starts(({ first }) => first));
  const names = starts(({ firstName }) => firstName);
  const displays = starts(({ display }) => display);
  const ends = marks.flatMap(({ last }) => linesLike(text, last)).map(({ end }) => end + 1);
  const screens = linesLike(text, FLAT_SCREEN).flatMap(({ start, end }) => [start, end + 1]);
  const cuts = new Set([0, ...heads, ...names, ...displays, ...ends, ...screens]);
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

/** Finds where the lines begin that stand above a line and go with it; looks at each line once. */
class Begins {
  private readonly text: string;
  private readonly above: readonly RegExp[];
  private readonly known = new Map<number, number>();

  constructor(text: string, above: readonly RegExp[]) {
    this.text = text;
    this.above = above;
  }

  of(lineStart: number): number {
    const climbed: number[] = [];
    let start = lineStart;
    let known = this.known.get(start);
    while (known === undefined && start > 0) {
      climbed.push(start);
      const previous = start === 1 ? 0 : this.text.lastIndexOf("\n", start - 2) + 1;
      if (!this.above.some((pattern) => matchesAt(this.text, previous, pattern))) break;
      start = previous;
      known = this.known.get(start);
    }
    const begin = known ?? start;
    for (const each of climbed) this.known.set(each, begin);
    return begin;
  }
}

function matchesAt(text: string, start: number, pattern: RegExp): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}
