import type { Span } from "../ast/nodes.ts";
import type { SourceText } from "../text/source.ts";
import type { Continuation, Wrapping } from "./grammar.ts";

const BLANK = 32;

/**
 * Joins elements that were wrapped over several lines. Where a line fills the width, the cut is in
 * the middle of a word; else it was at a blank, which the cut swallowed. A line that is longer was
 * cut by another rule: at a blank where words of running text meet, else in the middle.
 */
export function unwrap(source: SourceText, wrapping: Wrapping): SourceText {
  const { text } = source;
  const edit = source.edit();
  let element = "";
  let last = { start: 0, end: 0 };
  for (const line of linesOf(text)) {
    if (line.end === line.start || isPageMark(text, line, wrapping)) continue;
    const continuation = isClosed(text, last, wrapping)
      ? undefined
      : continuationAt(text, line.start, element, wrapping);
    if (continuation === undefined) {
      element = text.slice(line.start, line.end);
    } else {
      const end = endWithoutBlanks(text, last.start, last.end);
      const next = continuation.indent.lastIndex;
      const length = end - last.start;
      const isCutInWord =
        continuation.atBlank !== true &&
        (length === wrapping.width ||
          (length > wrapping.width && !isBetweenWords(text, last.start, end, next)));
      edit.replace(end, next, isCutInWord ? "" : " ");
    }
    last = line;
  }
  return edit.finish();
}

/** How a line carries the element on, its `indent` having matched last; undefined: it does not. */
function continuationAt(
  text: string,
  lineStart: number,
  element: string,
  wrapping: Wrapping,
): Continuation | undefined {
  if (text.charCodeAt(lineStart) !== BLANK) return undefined;
  return wrapping.continuations.find(({ indent, of }) => {
    indent.lastIndex = lineStart;
    return indent.test(text) && of.test(element);
  });
}

function isPageMark(text: string, line: Span, { pageMark }: Wrapping): boolean {
  return pageMark?.test(text.slice(line.start, line.end)) ?? false;
}

function isClosed(text: string, { start, end }: Span, { closed, width }: Wrapping): boolean {
  return closed !== undefined && end - start !== width && closed.test(text.slice(start, end));
}

const LAST_WORD = / [A-Z]+$/;
const FIRST_WORD = /[A-Z]{2}/y;

function isBetweenWords(text: string, start: number, end: number, next: number): boolean {
  FIRST_WORD.lastIndex = next;
  return LAST_WORD.test(text.slice(start, end)) && FIRST_WORD.test(text);
}

function* linesOf(text: string): Generator<Span> {
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
