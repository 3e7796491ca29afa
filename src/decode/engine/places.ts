import type { Span } from "../../ast/nodes.ts";
import type { SourceText } from "../text/source.ts";

/**
 * The ranges of the original text that make up an unread part of a line, where its end is. The title of a column, which
 * was written in front of the part, is elsewhere.
 */
export function placesOf(part: Span, source: SourceText): readonly Span[] {
  const ranges = source.originalRanges(part);
  if (ranges.length < 2) return ranges;
  const first = ranges.findLastIndex(({ start }, index) => {
    const before = ranges[index - 1];
    return before === undefined || isElsewhere(source.original, before.end, start);
  });
  return ranges.slice(first);
}

/** Whether words of two lines are between two places of a text. */
function isElsewhere(text: string, one: number, other: number): boolean {
  const between = text.slice(Math.min(one, other), Math.max(one, other));
  return between.includes("\n") && /[\p{L}\d]/u.test(between);
}
