import type { SourceText } from "../text/source.ts";

const NUMBERED = /^( *\d{1,3})[ .]/gm;
const LEADING_BLANKS = /^ +/gm;

/**
 * Gives a screen that was shifted as a whole its margin back. The numbers of elements tell: they end
 * in a column of their own. A shift to the right needs most of them, one to the left needs all, since
 * a number that lost its blanks can stand anywhere.
 */
export function restoreMargin(source: SourceText, numberColumn: number | undefined): SourceText {
  if (numberColumn === undefined) return source;
  const shift = commonShift(source.text, numberColumn);
  if (shift === 0) return source;
  const edit = source.edit();
  for (const { 0: blanks, index } of source.text.matchAll(LEADING_BLANKS)) {
    if (shift > 0) edit.replace(index, index + Math.min(shift, blanks.length), "");
    else edit.replace(index, index, " ".repeat(-shift));
  }
  return edit.finish();
}

/** By how many columns the numbers stand to the right of theirs; 0 where they do not agree. */
function commonShift(text: string, numberColumn: number): number {
  const shifts = new Map<number, number>();
  let lines = 0;
  for (const { 1: number = "" } of text.matchAll(NUMBERED)) {
    const shift = number.length - 1 - numberColumn;
    shifts.set(shift, (shifts.get(shift) ?? 0) + 1);
    lines++;
  }
  for (const [shift, count] of shifts) {
    const isCommon = shift > 0 ? count * 2 > lines : count === lines && lines > 1;
    if (isCommon) return shift;
  }
  return 0;
}
