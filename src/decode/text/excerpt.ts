/** A line of an excerpt has no more characters than this. */
const WIDTH = 76;
/** Of these, so many stand before the caret where the line is cut. */
const BEFORE = 48;
const CUT = "…";

/** What would move the cursor of a terminal, colour it, or turn the text around. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text that does nothing to the terminal that shows it; as long as before. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, "\ufffd");
}

/**
 * A line, and below it a caret under one of its columns; a long line is cut around the caret:
 *
 *     …TTY CLASS OF SERVICE (AND
 *                           ^
 *
 * @param column from 0, up to the length of the line
 */
export function excerptOf(line: string, column: number): string {
  const from =
    line.length <= WIDTH ? 0 : Math.max(0, Math.min(column - BEFORE, line.length - WIDTH));
  const to = Math.min(line.length, from + WIDTH);
  const shown = [from > 0 && CUT, withoutControls(line.slice(from, to)), to < line.length && CUT];
  const caret = caretUnder(line.slice(from, column));
  return `${shown.filter((part) => part !== false).join("")}\n${from > 0 ? " " : ""}${caret}`;
}

/** What is not one space wide: tabs, and the halves of characters. */
const UNLIKE_SPACES = /[\t\ud800-\udfff]/;

/** Tabs stay, so that the caret stands behind a text however wide they are shown. */
export function caretUnder(before: string): string {
  const spaces = UNLIKE_SPACES.test(before)
    ? before.replace(/[^\t]/gu, " ")
    : " ".repeat(before.length);
  return `${spaces}^`;
}
