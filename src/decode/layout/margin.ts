import type { SourceText } from "../text/source.ts";
import type { Margin } from "../engine/screen.ts";
import { matchesOf } from "../text/matches.ts";

const NUMBERED = /^( *\d{1,3})[ .]/gm;
const LEADING_SPACES = /^ +/gm;

/** The deepest indent that a screen gives all its lines. */
const WIDEST_MARGIN = 2;
/** Mail programs and editors indent by this many spaces. */
const INDENT = 4;

/**
 * Restores the margin of a screen that was shifted as a whole. Lines that are known to begin at the
 * margin determine the shift. Otherwise the element numbers do, if they end in a fixed column: a
 * shift to the right needs most of them, one to the left needs all, since a number that lost its
 * spaces can be anywhere. On other screens, an indent common to all lines but the first determines
 * it: a selection can begin anywhere in the first line.
 */
export function restoreMargin(source: SourceText, margin: Margin): SourceText {
  const shift = shiftOf(source.text, margin);
  if (shift === 0) return source;
  const edit = source.edit();
  for (const { 0: spaces, index } of matchesOf(source.text, LEADING_SPACES)) {
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

/**
 * The spaces before the first line known to begin at the margin, if all others have at least as
 * many. The first line may have lost them, and words above and below the screen can begin without.
 */
function marginOf(text: string, flush: RegExp): number {
  flush.lastIndex = 0;
  const margin = flush.exec(text)?.[0].length ?? 0;
  if (margin === 0) return 0;
  const [first = 0, ...others] = (text.match(/^ *(?=[^ \n])/gm) ?? []).map(
    (spaces) => spaces.length,
  );
  const outer = Math.min(first, ...others);
  const from = others.findIndex((spaces) => spaces > outer);
  const to = others.findLastIndex((spaces) => spaces > outer);
  const screen = from === -1 ? others : others.slice(from, to + 1);
  return screen.every((spaces) => spaces >= margin) ? margin : 0;
}

/**
 * The spaces that every line begins with; 0 if a screen could print them. The first line may have
 * lost them, unless all lines below it are indented alike: then they continue it.
 */
function commonMargin(text: string): number {
  let first: number | null = null;
  let narrowest = Infinity;
  let widest = 0;
  for (const { 0: spaces } of matchesOf(text, /^ *(?=[^ \n])/gm)) {
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

/** By how many columns the numbers stand to the right of their column; 0 if they do not agree. */
function commonShift(text: string, numberColumn: number): number {
  const shifts = new Map<number, number>();
  let lines = 0;
  for (const { 1: number = "" } of matchesOf(text, NUMBERED)) {
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
