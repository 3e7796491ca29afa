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
 * Joins lines by the rules of the screen. A line that fills the width was cut in the middle of a word;
 * a shorter one was cut at a space, which is lost. A longer line was cut by another rule: at a space
 * between words of running text, otherwise in the middle of a word.
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

/** Whether nothing can continue the line above. */
export function isClosed({ text, last }: Candidate, { closed, width }: Wrapping): boolean {
  const { start, end } = last;
  return closed !== undefined && end - start !== width && closed.test(text.slice(start, end));
}

/** How a line continues the element, with `indent` matched last; undefined if it does not. */
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

/**
 * Whether a line was cut at its width: a longer line was not, and one that is shorter by one was
 * cut at a space.
 */
function isFull(text: string, { start, end }: Span, width: number): boolean {
  const length = endWithoutSpaces(text, start, end) - start;
  return length === width || length === width - 1;
}

/** Whether a line was cut in the middle of a word. */
function isCutInWord(
  text: string,
  { start, end }: Span,
  next: number,
  { atSpace, width }: Continuation,
  wrapping: Wrapping,
): boolean {
  if (atSpace === true) return false;
  // Fields between slashes do not begin with a space.
  if (text.charCodeAt(end - 1) === SLASH) return true;
  if (isCutInAmount(text, start, end, next)) return true;
  const full = width ?? wrapping.width;
  const length = end - start;
  return length === full || (length > full && !isBetweenWords(text, start, end, next));
}

const AMOUNT_START = /(?<![A-Z])[A-Z]{3} ?\d{1,6}$/;
const AMOUNT_REST = /\d{0,5}\.\d\d(?!\d)/y;

/** `RG-USD4` above `4.00`: digits after a currency continue up to the decimals. */
function isCutInAmount(text: string, start: number, end: number, next: number): boolean {
  AMOUNT_REST.lastIndex = next;
  return AMOUNT_REST.test(text) && AMOUNT_START.test(text.slice(start, end));
}

const LAST_WORD = / [A-Z]+$/;
const FIRST_WORD = /[A-Z]{2}/y;

function isBetweenWords(text: string, start: number, end: number, next: number): boolean {
  FIRST_WORD.lastIndex = next;
  return LAST_WORD.test(text.slice(start, end)) && FIRST_WORD.test(text);
}
