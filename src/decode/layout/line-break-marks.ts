import type { Span } from "../../ast/nodes.ts";
import { matchesOf } from "../text/matches.ts";

/*
 * What people and programs write in place of the line breaks of a screen:
 *
 *   ZQ7KXA/DK DENYC ZPBVDK  AG 14512345 17NOV // 1.1DOE/JANE MRS // 1 UA 1723W 05FEB DENSEA HK1 755A 955A
 */

/** Such a mark, with the spaces around it. */
const MARK = / {1,4}(\/\/|\/|\\\\|\||;|~|\u00b6|\u21b5|\u23ce) {1,4}/g;
/** Screens print these, too: one of them can be before the start of a line by chance. */
const PRINTED = new Set(["/", "|", ";"]);

/**
 * The marks in a flattened line that are its line breaks: those of one kind, if lines begin after at least half
 * of them. Of a kind that screens print, too, only the marks before such lines are.
 *
 * @param starts where what only begins a line stands, spaces before it not counted
 */
export function lineBreakMarks(line: string, starts: ReadonlySet<number>): readonly Span[] {
  const byMark = new Map<string, Span[]>();
  for (const { 0: printed, 1: mark = "", index } of matchesOf(line, MARK)) {
    const spans = byMark.get(mark) ?? [];
    spans.push({ start: index, end: index + printed.length });
    byMark.set(mark, spans);
  }
  return [...byMark].flatMap(([mark, spans]) => {
    const beforeLines = spans.filter(({ end }) => starts.has(end)).length;
    const fewest = PRINTED.has(mark) ? 2 : 1;
    if (beforeLines < fewest || beforeLines * 2 < spans.length) return [];
    return PRINTED.has(mark) ? spans.filter(({ end }) => starts.has(end)) : spans;
  });
}
