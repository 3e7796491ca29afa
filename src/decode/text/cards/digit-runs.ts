import type { Span } from "../../../ast/nodes.ts";

/** Consecutive digits. */
export interface Run extends Span {
  /** The index of the first among all digits of the part. */
  readonly at: number;
  /**
   * What separates this run from the one above, if one number can continue across it: up to three
   * characters other than letters, or a break; otherwise null.
   */
  readonly gap: string | null;
}

const NO_RUN: Run = { start: 0, end: 0, at: 0, gap: null };

/** A run by its index, negative ones counted from the end; an empty one if there is no such run. */
export function runAt(runs: readonly Run[], index: number): Run {
  return runs.at(index) ?? NO_RUN;
}

/** The digits in a part of a text. */
export interface Digits {
  readonly runs: readonly Run[];
  /** All of them, in ASCII, without separators. */
  readonly values: string;
}

/** A line ends and the next begins, perhaps after the marks of a quoted mail. */
export const BREAK = "\n";
/** A line ends and the next is indented deeper than element numbers are. */
const INDENTED_BREAK = "\n ";
/** The spaces of an indent after a line end that a web form dropped. */
export const LOST_BREAK = "\t";

/** Whether a gap is where a line ends or ended. */
export function isBreak(gap: string | null | undefined): boolean {
  return gap === BREAK || gap === INDENTED_BREAK || gap === LOST_BREAK;
}

/** ASCII, Arabic, Persian and full-width: each zero has a code that ends in hexadecimal 0. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];
/** The same digits as a character class. */
export const DIGIT = "[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\uff10-\\uff19]";

/**
 * Separators as URLs and emails encode them: their digits are not part of a number. No card number
 * begins with these digits.
 */
const ENCODED = /%(?:C2%A0|20|09|0[AD]|2[BCDEF]|3A)|=20(?=\d)/gi;
const LONGEST_ENCODED = 6;
const [PERCENT, EQUALS] = [37, 61];

/** The maximum distance between two runs of one number. */
const LONGEST_GAP = 64;
const SPACE = /\s/g;
const NARROW = /^[^\p{L}\p{N}\n\v\f\r\u0085\u2028\u2029]{1,3}$/u;
const LINE_BREAK =
  /^[^\p{L}\p{N}\n\r]{0,3}(?:(?:\r\n?|[\n\v\f\u0085\u2028\u2029])[ \t\u00a0>|\u2022\u00b7\u00bb]{0,24}){1,2}$/u;
const INDENT = /[ \u00a0]{4}$|\t$/;
const LOST = /^[ \u00a0]{4,24}$/;

/**
 * The stretches of a text that contain at least this many digits with no letter between them. No number
 * continues from one to the next, and most texts have few.
 */
export function rowsOfDigits(text: string, fewest: number): readonly Span[] {
  const rows: Span[] = [];
  let start = 0;
  let digits = 0;
  let encoded = -LONGEST_ENCODED;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (isDigit(character)) digits++;
    else if (character === PERCENT) encoded = index;
    else if (isLetter(character) && index - encoded >= LONGEST_ENCODED) {
      if (digits >= fewest) rows.push({ start, end: index });
      start = index;
      digits = 0;
    }
  }
  if (digits >= fewest) rows.push({ start, end: text.length });
  return rows;
}

/** Finds the digits in a part of a text in linear time. */
export function digitsOf(text: string, part: Span): Digits {
  const runs: Run[] = [];
  const values: string[] = [];
  let at = 0;
  for (let index = part.start; index < part.end; index++) {
    const character = text.charCodeAt(index);
    if (!isDigit(character)) {
      if (character === PERCENT || character === EQUALS) index += encodedAt(text, index);
      continue;
    }
    const start = index;
    while (index < part.end && isDigit(text.charCodeAt(index))) index++;
    runs.push({ start, end: index, at, gap: gapBetween(text, runs.at(-1)?.end, start) });
    values.push(text.slice(start, index));
    at += index - start;
    // The character that ends the run can begin a separator.
    index--;
  }
  return { runs, values: inAscii(values.join("")) };
}

function isDigit(character: number): boolean {
  if (character < 0x660) return character >= 0x30 && character <= 0x39;
  return ZEROS.includes(character & ~0xf) && (character & 0xf) <= 9;
}

export function isLetter(character: number): boolean {
  const small = character | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** How many characters of an encoded separator follow its first. */
function encodedAt(text: string, start: number): number {
  const next = text.slice(start, start + LONGEST_ENCODED + 1);
  ENCODED.lastIndex = 0;
  const found = ENCODED.exec(next);
  return found?.index === 0 ? found[0].length - 1 : 0;
}

function gapBetween(text: string, start: number | undefined, end: number): string | null {
  if (start === undefined || end - start > LONGEST_GAP) return null;
  // Most digits of a record have letters between them.
  const isBroken = isLetter(text.charCodeAt(start)) || isLetter(text.charCodeAt(end - 1));
  const printed = text.slice(start, end);
  if (isBroken && !printed.includes("%")) return null;
  // The most common gaps.
  if (printed === " " || printed === BREAK) return printed;
  const gap = /[%=]/.test(printed) ? printed.replace(ENCODED, " ") : printed;
  if (NARROW.test(gap)) return gap.replace(SPACE, " ");
  if (LINE_BREAK.test(gap)) return INDENT.test(gap) ? INDENTED_BREAK : BREAK;
  return LOST.test(gap) ? LOST_BREAK : null;
}

const NOT_ASCII = /[^0-9]/g;

/** Digits in ASCII, to compare with others. */
export function inAscii(digits: string): string {
  return digits.replace(NOT_ASCII, (digit) => String(digit.charCodeAt(0) & 0xf));
}
