import type { Span } from "../../ast/nodes.ts";
import type { SourceText } from "../text/source.ts";

/**
 * The ranges of the original text that make up the end of an unread part of a line. The title of a column, which was
 * inserted before the part, stands elsewhere.
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

/** Whether the words between two places of a text are on two lines. */
function isElsewhere(text: string, one: number, other: number): boolean {
  const between = text.slice(Math.min(one, other), Math.max(one, other));
  return between.includes("\n") && /[\p{L}\d]/u.test(between);
}
