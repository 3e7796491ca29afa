import type { Span } from "../../ast/nodes.ts";
import type { SourceEdit, SourceText } from "../text/source.ts";
import type { Continuation, Wrapping } from "../engine/grammar.ts";

const SPACE = 32;

/** An element under construction. */
interface Element {
  readonly start: number;
  /** Its first line. */
  readonly text: string;
  /** What stands beside its text, and is still to be put behind it. */
  readonly beside: Span[];
}

/** How a line carries on the element above. */
interface Joint {
  /** Where the text above ends. */
  readonly end: number;
  /** What stands beside it. */
  readonly beside: Span | null;
  /** Where it goes on. */
  readonly next: number;
  readonly isInWord: boolean;
}

const SLASH = 47;
const NONE: ReadonlySet<number> = new Set();

/**
 * Joins elements that were wrapped over several lines. Where a line fills the width, the cut is in
 * the middle of a word; else it was at a space, which the cut swallowed. A line that is longer was
 * cut by another rule: at a space where words of running text meet, else in the middle.
 *
 * @param rests where lines begin that say nothing by themselves, as offsets of the text as sent:
 *   whatever they begin with, they carry on a line that had no place for their first word
 */
export function unwrap(
  source: SourceText,
  wrapping: Wrapping,
  rests: ReadonlySet<number> = NONE,
): SourceText {
  const { text } = source;
  const longest = rests.size === 0 ? 0 : longestLine(text);
  const edit = source.edit();
  let element: Element = { start: 0, text: "", beside: [] };
  let last = { start: 0, end: 0 };
  for (const line of linesOf(text)) {
    if (isPageMark(text, line, wrapping)) continue;
    const isRest = rests.size > 0 && rests.has(source.originalOffset(line.start));
    const joint = isClosed(text, last, wrapping)
      ? undefined
      : (jointAt(text, line.start, last, element, wrapping) ??
        (isRest ? restAt(text, line, last, element, wrapping, longest) : undefined));
    if (joint === undefined) {
      putBeside(edit, last.end, element);
      element = { start: line.start, text: text.slice(line.start, line.end), beside: [] };
    } else {
      if (joint.beside !== null) element.beside.push(joint.beside);
      edit.replace(joint.end, joint.next, joint.isInWord ? "" : " ");
    }
    last = line;
  }
  putBeside(edit, last.end, element);
  return edit.finish();
}

/** How a line carries the element on by the rules of the screen; undefined: it does not. */
function jointAt(
  text: string,
  lineStart: number,
  last: Span,
  element: Element,
  wrapping: Wrapping,
): Joint | undefined {
  const continuation = continuationAt(text, lineStart, last, element, wrapping);
  if (continuation === undefined) return undefined;
  const { end, beside } = endOfText(text, last, continuation);
  const next = continuation.indent.lastIndex;
  const lost = lostSpaces(text, last.start, element, continuation);
  const above = { start: last.start - lost, end };
  const isInWord = isCutInWord(text, above, next, continuation, wrapping);
  return { end, beside, next, isInWord };
}

/** How a line that lost its indent carries the element on, or one that a mail wrapped. */
function restAt(
  text: string,
  line: Span,
  last: Span,
  element: Element,
  wrapping: Wrapping,
  longest: number,
): Joint | undefined {
  const carried = wrapping.continuations.filter(({ of }) => of.test(element.text));
  const continuation = carried.find(({ columns }) => columns !== undefined) ?? carried[0];
  const { width = wrapping.width, atSpace = continuation === undefined } = continuation ?? {};
  const { end, beside } = endOfText(text, last, continuation ?? {});
  const length = end - last.start + lostSpaces(text, last.start, element, continuation ?? {});
  const [word = ""] = text.slice(line.start, line.end).split(" ", 1);
  const isInWord = length === width && !atSpace;
  return isInWord || length + 1 + word.length > Math.min(width, longest)
    ? { end, beside, next: line.start, isInWord }
    : undefined;
}

/** How many spaces a line has lost that begins at the margin. */
function lostSpaces(
  text: string,
  start: number,
  element: Element,
  { columns }: Pick<Continuation, "columns">,
): number {
  if (columns === undefined || text.charCodeAt(start) === SPACE) return 0;
  if (start !== element.start) return columns.indent;
  const [digits] = /^\d{1,3}/.exec(element.text) ?? [];
  return digits === undefined ? 0 : Math.max(0, columns.number - digits.length);
}

/** How a line carries the element on, its `indent` having matched last; undefined: it does not. */
function continuationAt(
  text: string,
  lineStart: number,
  last: Span,
  element: Element,
  wrapping: Wrapping,
): Continuation | undefined {
  const isIndented = text.charCodeAt(lineStart) === SPACE;
  return wrapping.continuations.find(({ indent, of, flush, width = wrapping.width }) => {
    if (flush === undefined && !isIndented) return false;
    if (flush === "full" && !isFull(text, last, width)) return false;
    indent.lastIndex = lineStart;
    return indent.test(text) && of.test(element.text);
  });
}

/** A line that is longer was not cut, one that is shorter by one was cut before a space. */
function isFull(text: string, { start, end }: Span, width: number): boolean {
  const length = endWithoutSpaces(text, start, end) - start;
  return length === width || length === width - 1;
}

/** Whether a line was cut where no space was. */
function isCutInWord(
  text: string,
  { start, end }: Span,
  next: number,
  { atSpace, width }: Continuation,
  wrapping: Wrapping,
): boolean {
  if (atSpace === true) return false;
  // Fields between slashes begin with no space.
  if (text.charCodeAt(end - 1) === SLASH) return true;
  const full = width ?? wrapping.width;
  const length = end - start;
  return length === full || (length > full && !isBetweenWords(text, start, end, next));
}

/** Where the text of a line ends, and what stands beside it. */
function endOfText(
  text: string,
  { start, end }: Span,
  { beside }: Pick<Continuation, "beside">,
): Pick<Joint, "end" | "beside"> {
  const found = beside?.exec(text.slice(start, end));
  if (found == null) return { end: endWithoutSpaces(text, start, end), beside: null };
  return {
    end: endWithoutSpaces(text, start, start + found.index),
    beside: { start: start + found.index, end },
  };
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

/** The lines that are not empty. */
function linesOf(text: string): readonly Span[] {
  const lines: Span[] = [];
  for (let start = 0; start < text.length;) {
    const eol = text.indexOf("\n", start);
    const end = eol === -1 ? text.length : eol;
    if (end > start) lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

function longestLine(text: string): number {
  let longest = 0;
  for (const { start, end } of linesOf(text))
    longest = Math.max(longest, endWithoutSpaces(text, start, end) - start);
  return longest;
}

function endWithoutSpaces(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) === SPACE) last--;
  return last;
}
