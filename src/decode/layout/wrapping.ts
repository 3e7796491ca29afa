import type { Span } from "../../ast/nodes.ts";
import type { Continuation, Wrapping } from "../engine/screen.ts";
import {
  endOfText,
  endWithoutSpaces,
  lostSpaces,
  type Candidate,
  type Joint,
  type JointAt,
} from "./elements.ts";

const SPACE = 32;
const SLASH = 47;

/**
 * Joins lines by the rules of the screen. Where a line fills the width, the cut is in the middle of
 * a word; else it was at a space, which the cut swallowed. A line that is longer was cut by another
 * rule: at a space where words of running text meet, else in the middle.
 */
export function wrapped(wrapping: Wrapping): JointAt {
  return (candidate) => {
    if (isClosed(candidate, wrapping)) return undefined;
    const continuation = continuationAt(candidate, wrapping);
    if (continuation === undefined) return undefined;
    const { text, last } = candidate;
    const { end, beside } = endOfText(text, last, continuation);
    const next = continuation.indent.lastIndex;
    const above = { start: last.start - lostSpaces(candidate, continuation), end };
    const isInWord = isCutInWord(text, above, next, continuation, wrapping);
    return { end, beside, next, isInWord } satisfies Joint;
  };
}

/** Whether nothing carries on the line above, whatever it begins with. */
export function isClosed({ text, last }: Candidate, { closed, width }: Wrapping): boolean {
  const { start, end } = last;
  return closed !== undefined && end - start !== width && closed.test(text.slice(start, end));
}

/** How a line carries the element on, its `indent` having matched last; undefined: it does not. */
function continuationAt(
  { text, line, last, element }: Candidate,
  wrapping: Wrapping,
): Continuation | undefined {
  const isIndented = text.charCodeAt(line.start) === SPACE;
  return wrapping.continuations.find(({ indent, of, flush, width = wrapping.width }) => {
    if (flush === undefined && !isIndented) return false;
    if (flush === "full" && !isFull(text, last, width)) return false;
    indent.lastIndex = line.start;
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

const LAST_WORD = / [A-Z]+$/;
const FIRST_WORD = /[A-Z]{2}/y;

function isBetweenWords(text: string, start: number, end: number, next: number): boolean {
  FIRST_WORD.lastIndex = next;
  return LAST_WORD.test(text.slice(start, end)) && FIRST_WORD.test(text);
}
