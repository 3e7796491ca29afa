import { BREAK, isBreak, LOST_BREAK, runAt, type Run } from "./digit-runs.ts";

/** How the digits of a number are grouped. */
export interface Grouping {
  /**
   * `whole`: in one piece. `printed`: as printed on cards. `equal`: in equal groups (the last may be
   * shorter), or the issuer's number and the rest. `uneven`: in other groups. `odd`: in other groups,
   * as tickets and phone numbers have them. `torn`: two numbers rather than one.
   */
  readonly kind: "whole" | "printed" | "equal" | "uneven" | "odd" | "torn";
  /** Whether all separators are the same. */
  readonly isEvenlySpaced: boolean;
  /** Whether a line ends, or ended, inside the number. */
  readonly hasBreak: boolean;
  /** Whether more than one line does: a column of numbers looks the same. */
  readonly isColumn: boolean;
}

/** 4-4-4-4, for Visa also 4-4-4-1, with up to 19 digits; 4-6-4, 4-6-5 and 4-4-5. */
const PRINTED = /^(?:4 4 4 (?:[1-4]|4 [1-3])|4 6 [45]|4 4 5)$/;
/** Cards print at most this many groups. */
export const MOST_PRINTED = 5;
/** Tickets have ten digits in one piece; phone numbers have nine to eleven. */
const LONGEST_GROUP = 8;
/** When a wrapped line is joined with a space, three groups of four become one piece. */
const JOINED_GROUP = 12;
/** This many digits before the end of a line can be a ticket or a phone number … */
const LONGEST_TICKET = 13;
/** … and this many after it an element number. */
const LONGEST_NUMBER = 2;

/** How the runs from `first` to `last` are grouped. */
export function groupingOf(runs: readonly Run[], first: number, last: number): Grouping {
  const sizes = [lengthOf(runAt(runs, first))];
  /** The sizes when groups that a line end divides count as one. */
  const joined = [...sizes];
  const separator = runs.slice(first + 1, last + 1).find(({ gap }) => !isBreak(gap))?.gap;
  let isEvenlySpaced = true;
  for (let index = first + 1; index <= last; index++) {
    const run = runAt(runs, index);
    const size = lengthOf(run);
    sizes.push(size);
    if (isBreak(run.gap)) joined[joined.length - 1] = (joined.at(-1) ?? 0) + size;
    else {
      joined.push(size);
      isEvenlySpaced &&= run.gap === separator;
    }
  }
  const hasBreak = joined.length < sizes.length;
  const isApart = hasBreak && isTorn(runs, first, last);
  const kind = isApart
    ? "torn"
    : kindOf(sizes, joined, isEvenlySpaced, isBreak(runAt(runs, last).gap));
  return { kind, isEvenlySpaced, hasBreak, isColumn: joined.length < sizes.length - 1 };
}

function lengthOf({ start, end }: Run): number {
  return end - start;
}

/** Whether the digits before or after a line end look like a separate number. */
function isTorn(runs: readonly Run[], first: number, last: number): boolean {
  const own = runs.slice(first, last + 1);
  if (own.filter(({ gap }, index) => index > 0 && gap === LOST_BREAK).length > 1) return true;
  const { at: start } = runAt(own, 0);
  const { at: cut, gap } = runAt(
    own,
    own.findLastIndex((run) => isBreak(run.gap)),
  );
  const end = runAt(own, -1);
  const below = end.at + lengthOf(end) - cut;
  return gap === BREAK && below <= LONGEST_NUMBER && cut - start <= LONGEST_TICKET;
}

/** @param isCut whether a line ends before the last group */
function kindOf(
  sizes: readonly number[],
  joined: readonly number[],
  isEvenlySpaced: boolean,
  isCut: boolean,
): Grouping["kind"] {
  if (joined.length === 1) return "whole";
  if (isPrinted(sizes) || isPrinted(joined)) return "printed";
  if (isEvenlySpaced && (areEqual(sizes) || areEqual(joined))) return "equal";
  if (isAfterIssuer(sizes)) return "equal";
  if (joined.length === sizes.length) return sizes.some(isTooLong) ? "odd" : "uneven";
  // A line that ends with groups of four, and the rest of the number on the next line.
  const isRest = joined.length === sizes.length - 1 && isCut && areFours(sizes.slice(0, -1));
  return isRest && isEvenlySpaced ? "equal" : "odd";
}

function isPrinted(sizes: readonly number[]): boolean {
  return sizes.length <= MOST_PRINTED && PRINTED.test(sizes.join(" "));
}

/** The issuer's number, and the rest of 16 digits. */
function isAfterIssuer(sizes: readonly number[]): boolean {
  return sizes.join(" ") === "6 10";
}

function areEqual(sizes: readonly number[]): boolean {
  const [size = 0] = sizes;
  const odd = sizes.findIndex((each) => each !== size);
  if (size > LONGEST_GROUP || odd === -1) return size <= LONGEST_GROUP;
  return odd === sizes.length - 1 && (sizes[odd] ?? 0) < size;
}

function areFours(sizes: readonly number[]): boolean {
  return sizes.every((size) => size === 4);
}

function isTooLong(size: number): boolean {
  return size > LONGEST_GROUP && size !== JOINED_GROUP;
}
