import type { Span } from "../../../ast/nodes.ts";
import { CheckDigits, LONGEST_CARD, SHORTEST_CARD } from "./card-issuers.ts";
import { codeBefore, lengthOf, weightAtMost, weightOf, type Search } from "./card-evidence.ts";
import { digitsOf, rowsOfDigits, runAt, type Run } from "./digit-runs.ts";

/**
 * Finds card numbers, however they are written: 13 to 19 digits, in whole groups, that begin like a
 * card number and have the correct check digit.
 *
 * Groups may be separated by up to three characters or a line end. None of them may be a letter:
 * `12APR 7 JFKLHR HK1 2015` is all digits between letters, and no card is printed like that.
 *
 * One number in ten has the correct check digit by chance, so the more unusual the format of a number,
 * the more evidence it needs:
 *
 * - in one piece, or in groups as printed on cards (4-4-4-4, 4-6-5 …): it begins like a card number
 * - cut by the end of a line, or in equal groups with equal separators: it has the prefix and the
 *   length of an issuer's cards
 * - in unequal groups with equal separators: the same, and no further group follows or precedes it
 * - in any groups, or down a column: a word for a card precedes it, or one for its expiry follows
 *
 * After a card code (`CCVI`, `VI`, `AX` …) any check digit will do. Numbers marked as tickets or phone
 * numbers (`-1250000000001`, `1250000000001C1`, `+4917600000000`) are left alone.
 */
export function cardNumbersIn(text: string): readonly CardNumber[] {
  return rowsOfDigits(text, SHORTEST_CARD).flatMap((row) => cardNumbersWithin(text, row));
}

function cardNumbersWithin(text: string, row: Span): readonly CardNumber[] {
  const { runs, values } = digitsOf(text, row);
  const search: Search = { text, runs, values, checks: new CheckDigits(values) };
  const found: CardNumber[] = [];
  let open: { first: number; last: number } | null = null;
  for (let first = 0; first < runs.length; first++) {
    const last = endOfCard(search, first);
    if (last === null) continue;
    // Either of two overlapping numbers can be the card.
    if (open !== null && first <= open.last) open.last = Math.max(open.last, last);
    else {
      if (open !== null) found.push(cardOf(search, open.first, open.last));
      open = { first, last };
    }
  }
  if (open !== null) found.push(cardOf(search, open.first, open.last));
  return found;
}

/** A card number as it is printed. */
export interface CardNumber {
  readonly runs: readonly Run[];
  /** Its digits, in ASCII. */
  readonly digits: string;
}

function cardOf({ runs, values }: Search, first: number, last: number): CardNumber {
  const own = runs.slice(first, last + 1);
  const { at } = runAt(runs, first);
  return { runs: own, digits: values.slice(at, at + lengthOf(runs, first, last)) };
}

/** The first digits of card numbers that no code precedes. */
const FIRST_DIGIT = /[2-68]/;

/**
 * The last run of the likeliest card number that begins with a given run; null if there is none.
 */
function endOfCard(search: Search, first: number): number | null {
  const { runs, values, text } = search;
  const start = runs[first];
  if (start === undefined) return null;
  const code = codeBefore(text, start.start);
  if (code === null && !FIRST_DIGIT.test(values.charAt(start.at))) return null;
  let likeliest: number | null = null;
  let most = 0;
  for (let last = first; last < runs.length; last++) {
    const length = lengthOf(runs, first, last);
    const isTooLong = length > LONGEST_CARD && (last > first || code === null);
    if (isTooLong || (last > first && runs[last]?.gap === null)) break;
    if (length < SHORTEST_CARD || weightAtMost(length) <= most) continue;
    const weight = weightOf({ search, first, last, length, code });
    if (weight <= most) continue;
    likeliest = last;
    most = weight;
  }
  return likeliest;
}
