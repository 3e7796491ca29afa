import { ApiError } from "../errors.ts";

/** How many bytes the workbench takes: what it tells of a text is many times as long as the text. */
export const LONGEST_WORKBENCH_BODY = 64 * 1024;

/**
 * How many lines a text may have. Records have a hundred or so, and an answer that describes every
 * line spends a hundred characters or more on each.
 */
export const MOST_LINES = 5000;

/**
 * How many characters a line may have. Enough for a record whose lines a web form has joined into
 * one, padded to the width of the screen: 500 lines of 64 columns take half of it.
 */
export const LONGEST_LINE = 64 * 1024;

const LF = 0x0a;
const CR = 0x0d;

/**
 * Refuses a text with too many lines, or too long ones. What ends a line is what `Lines` takes for it.
 *
 * @throws ApiError that names the limit
 */
export function refuseLongLines(text: string): void {
  // Most texts are shorter than that, and need not be looked through.
  if (text.length <= MOST_LINES) return;
  let lines = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !endsLine(text.charCodeAt(at))) continue;
    if (at - start > LONGEST_LINE) throw tooLarge(LONGEST_LINE, "characters a line");
    // What follows the last end of a line is no line where it is empty.
    if (at < text.length || at > start) lines++;
    if (lines > MOST_LINES) throw tooLarge(MOST_LINES, "lines");
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++;
    start = at + 1;
  }
}

/** Line feed, vertical tab, form feed and carriage return, and the three that only Unicode knows. */
function endsLine(code: number): boolean {
  return (code >= LF && code <= CR) || code === 0x85 || code === 0x2028 || code === 0x2029;
}

function tooLarge(limit: number, of: string): ApiError {
  return new ApiError("too_large", `the limit is ${limit.toLocaleString("en")} ${of}`);
}
