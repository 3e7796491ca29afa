/** The maximum length of a line of an excerpt. */
const WIDTH = 76;
/** How many of these characters precede the caret if the line is cut. */
const BEFORE = 48;
const CUT = "…";

/**
 * Characters that move the cursor of a terminal, colour it, or reverse the direction of the text.
 */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text that is safe to show in a terminal; its length stays the same. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, "\ufffd");
}

/**
 * A line and, below it, a caret under one of its columns; a long line is cut around the caret:
 *
 *     …TTY CLASS OF SERVICE (AND
 *                           ^
 *
 * @param column from 0 up to the length of the line
 */
export function excerptOf(line: string, column: number): string {
  const from =
    line.length <= WIDTH ? 0 : Math.max(0, Math.min(column - BEFORE, line.length - WIDTH));
  const to = Math.min(line.length, from + WIDTH);
  const shown = [from > 0 && CUT, withoutControls(line.slice(from, to)), to < line.length && CUT];
  const caret = caretUnder(line.slice(from, column));
  return `${shown.filter((part) => part !== false).join("")}\n${from > 0 ? " " : ""}${caret}`;
}

/** What is not one space wide: tabs and surrogates. */
const UNLIKE_SPACES = /[\t\ud800-\udfff]/;

/**
 * A caret after as much space as a text takes up. Tabs stay, whatever width they are shown with.
 */
export function caretUnder(before: string): string {
  const spaces = UNLIKE_SPACES.test(before)
    ? before.replace(/[^\t]/gu, " ")
    : " ".repeat(before.length);
  return `${spaces}^`;
}
