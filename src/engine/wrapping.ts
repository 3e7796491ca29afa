import type { SourceText } from "../text/source.ts";
import type { Wrapping } from "./grammar.ts";

const BLANK = 32;

/**
 * Joins elements that were wrapped over several lines. Where a line fills the width, the cut is in
 * the middle of a word; else it was at a blank, which the cut swallowed.
 */
export function unwrap(source: SourceText, wrapping: Wrapping): SourceText {
  const { text } = source;
  const edit = source.edit();
  let element = "";
  let last = { start: 0, end: 0 };
  for (const line of linesOf(text)) {
    if (line.end === line.start) continue;
    const indent = continuationIndent(text, line.start, element, wrapping);
    if (indent === 0) {
      element = text.slice(line.start, line.end);
    } else {
      const end = endWithoutBlanks(text, last.start, last.end);
      const isFull = end - last.start >= wrapping.width;
      edit.replace(end, line.start + indent, isFull ? "" : " ");
    }
    last = line;
  }
  return edit.finish();
}

/** How many characters at the head of a line only say that it carries the element on; 0: it does not. */
function continuationIndent(
  text: string,
  lineStart: number,
  element: string,
  wrapping: Wrapping,
): number {
  if (text.charCodeAt(lineStart) !== BLANK) return 0;
  for (const continuation of wrapping.continuations) {
    const indent = continuation.indent;
    indent.lastIndex = lineStart;
    if (indent.test(text) && continuation.of.test(element)) return indent.lastIndex - lineStart;
  }
  return 0;
}

function* linesOf(text: string): Generator<{ start: number; end: number }> {
  let start = 0;
  while (start <= text.length) {
    const eol = text.indexOf("\n", start);
    const end = eol === -1 ? text.length : eol;
    yield { start, end };
    start = end + 1;
  }
}

function endWithoutBlanks(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) === BLANK) last--;
  return last;
}
