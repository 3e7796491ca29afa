import type { Span } from "../ast/nodes.ts";
import type { SourceEdit, SourceText } from "../text/source.ts";
import type { Continuation, Wrapping } from "./grammar.ts";

const BLANK = 32;

/** An element under construction. */
interface Element {
  /** Its first line. */
  readonly text: string;
  /** What stands beside its text, and is still to be put behind it. */
  readonly beside: Span[];
}

/**
 * Joins elements that were wrapped over several lines. Where a line fills the width, the cut is in
 * the middle of a word; else it was at a blank, which the cut swallowed. A line that is longer was
 * cut by another rule: at a blank where words of running text meet, else in the middle.
 */
export function unwrap(source: SourceText, wrapping: Wrapping): SourceText {
  const { text } = source;
  const edit = source.edit();
  let element: Element = { text: "", beside: [] };
  let last = { start: 0, end: 0 };
  for (const line of linesOf(text)) {
    if (line.end === line.start || isPageMark(text, line, wrapping)) continue;
    const continuation = isClosed(text, last, wrapping)
      ? undefined
      : continuationAt(text, line.start, last, element, wrapping);
    if (continuation === undefined) {
      putBeside(edit, last.end, element);
      element = { text: text.slice(line.start, line.end), beside: [] };
    } else {
      const end = takeBeside(text, last, element, continuation);
      const next = continuation.indent.lastIndex;
      const isInWord = isCutInWord(text, { start: last.start, end }, next, continuation, wrapping);
      edit.replace(end, next, isInWord ? "" : " ");
    }
    last = line;
  }
  putBeside(edit, last.end, element);
  return edit.finish();
}

/** How a line carries the element on, its `indent` having matched last; undefined: it does not. */
function continuationAt(
  text: string,
  lineStart: number,
  last: Span,
  element: Element,
  wrapping: Wrapping,
): Continuation | undefined {
  const isIndented = text.charCodeAt(lineStart) === BLANK;
  return wrapping.continuations.find(({ indent, of, flush, width = wrapping.width }) => {
    if (flush === undefined && !isIndented) return false;
    if (flush === "full" && !isFull(text, last, width)) return false;
    indent.lastIndex = lineStart;
    return indent.test(text) && of.test(element.text);
  });
}

/** A line that is longer was not cut, one that is shorter by one was cut before a blank. */
function isFull(text: string, { start, end }: Span, width: number): boolean {
  const length = endWithoutBlanks(text, start, end) - start;
  return length === width || length === width - 1;
}

/** Whether a line was cut where no blank was. */
function isCutInWord(
  text: string,
  { start, end }: Span,
  next: number,
  { atBlank, width }: Continuation,
  wrapping: Wrapping,
): boolean {
  if (atBlank === true) return false;
  const full = width ?? wrapping.width;
  const length = end - start;
  return length === full || (length > full && !isBetweenWords(text, start, end, next));
}

/** Takes what stands beside a line's text away from it; answers where the text ends. */
function takeBeside(
  text: string,
  { start, end }: Span,
  element: Element,
  { beside }: Continuation,
): number {
  const found = beside?.exec(text.slice(start, end));
  if (found == null) return endWithoutBlanks(text, start, end);
  element.beside.push({ start: start + found.index, end });
  return endWithoutBlanks(text, start, start + found.index);
}

/** Puts what stood beside the first line of an element behind its last. */
function putBeside(edit: SourceEdit, end: number, { beside }: Element): void {
  for (const span of beside) edit.moveTo(end, span);
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
