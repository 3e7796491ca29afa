import { ApiError } from "../errors.ts";

/** The most bytes the workbench accepts: its answer is many times as long as the text. */
export const LONGEST_WORKBENCH_BODY = 64 * 1024;

/**
 * The most lines a text may have. Records have about a hundred, and an answer that describes every line
 * uses at least a hundred characters for each.
 */
export const MOST_LINES = 5000;

/**
 * The most characters a line may have. This is enough for a record whose lines a web form has joined into
 * one, padded to the width of the screen: 500 lines of 64 columns need half of it.
 */
export const LONGEST_LINE = 64 * 1024;

const LF = 0x0a;
const CR = 0x0d;

/**
 * Rejects a text with too many or too long lines.
 *
 * @throws ApiError that names the limit
 */
export function refuseLongLines(text: string): void {
  const limit = exceededLimit(text);
  if (limit !== null) throw new ApiError("too_large", limit);
}

/** The limit that the lines of a text exceed; null if none. Line ends are the same as those of `Lines`. */
export function exceededLimit(text: string): string | null {
  // Most texts are so short that they need no check.
  if (text.length <= MOST_LINES) return null;
  let lines = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !endsLine(text.charCodeAt(at))) continue;
    if (at - start > LONGEST_LINE) return limitOf(LONGEST_LINE, "characters per line");
    // An empty rest after the last line end is not a line.
    if (at < text.length || at > start) lines++;
    if (lines > MOST_LINES) return limitOf(MOST_LINES, "lines");
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++;
    start = at + 1;
  }
  return null;
}

/** Line feed, vertical tab, form feed, carriage return, and the three line ends of Unicode. */
function endsLine(code: number): boolean {
  return (code >= LF && code <= CR) || code === 0x85 || code === 0x2028 || code === 0x2029;
}

function limitOf(limit: number, of: string): string {
  return `the limit is ${limit.toLocaleString("en")} ${of}`;
}
