import type { SourceText } from "../text/source.ts";
import type { Margin } from "../engine/screen.ts";

const NUMBERED = /^( *\d{1,3})[ .]/gm;
const LEADING_SPACES = /^ +/gm;

/** No screen indents all its lines by more. */
const WIDEST_MARGIN = 2;
/** Mails and editors indent by so many spaces. */
const INDENT = 4;

/**
 * Gives a screen that was shifted as a whole its margin back. Lines tell that begin at the margin;
 * else the numbers of elements, where they end in a column of their own: a shift to the right needs
 * most of them, one to the left needs all, since a number that lost its spaces can stand anywhere.
 * Elsewhere a margin that all lines but the first have tells: a selection can begin anywhere in the
 * first.
 */
export function restoreMargin(source: SourceText, margin: Margin): SourceText {
  const shift = shiftOf(source.text, margin);
  if (shift === 0) return source;
  const edit = source.edit();
  for (const { 0: spaces, index } of source.text.matchAll(LEADING_SPACES)) {
    if (shift > 0) edit.replace(index, index + Math.min(shift, spaces.length), "");
    else edit.replace(index, index, " ".repeat(-shift));
  }
  return edit.finish();
}

function shiftOf(text: string, { flush, numberColumn }: Margin): number {
  const margin = flush === undefined ? 0 : marginOf(text, flush);
  if (margin > 0) return margin;
  return numberColumn === undefined ? commonMargin(text) : commonShift(text, numberColumn);
}

/** The spaces before the first line that begins at the margin, where all others have as many. */
function marginOf(text: string, flush: RegExp): number {
  flush.lastIndex = 0;
  const margin = flush.exec(text)?.[0].length ?? 0;
  if (margin === 0) return 0;
  const [, ...others] = text.match(/^ *(?=[^ \n])/gm) ?? [];
  return others.every((spaces) => spaces.length >= margin) ? margin : 0;
}

/**
 * The spaces that every line begins with; 0 where a screen could have them. The first line may have
 * lost them; where those below all begin alike, they rather carry it on.
 */
function commonMargin(text: string): number {
  let first: number | null = null;
  let narrowest = Infinity;
  let widest = 0;
  for (const { 0: spaces } of text.matchAll(/^ *(?=[^ \n])/gm)) {
    if (first === null) {
      first = spaces.length;
      continue;
    }
    narrowest = Math.min(narrowest, spaces.length);
    if (narrowest <= WIDEST_MARGIN) return 0;
    widest = Math.max(widest, spaces.length);
  }
  if (first === null || narrowest === Infinity) return 0;
  const isCut = first === 0 && narrowest < widest;
  const margin = isCut ? narrowest : Math.min(first, narrowest);
  const own = margin % INDENT;
  return own > WIDEST_MARGIN ? margin : margin - own;
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
