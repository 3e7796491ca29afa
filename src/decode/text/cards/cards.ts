import { CheckDigits, LONGEST_CARD, SHORTEST_CARD } from "./card-issuers.ts";
import { codeBefore, lengthOf, weightAtMost, weightOf, type Search } from "./card-evidence.ts";
import { digitsOf, hasRowOfDigits, type Run } from "./digit-runs.ts";

/**
 * Finds card numbers, however they are written: 13 to 19 digits, whole groups of them, that begin
 * like a card's and have the right check digit.
 *
 * Up to three characters may stand between groups, and a line may end there. None of them is a
 * letter: `12APR 7 JFKLHR HK1 2015` is digits between letters everywhere, and no card is printed so.
 *
 * One number of ten has the right check digit by chance, so the odder a number is written, the more
 * has to speak for it:
 *
 * - in one piece, or in groups as they stand on cards (4-4-4-4, 4-6-5 …): it begins like a card's
 * - cut by the end of a line, or in equal groups behind equal separators: it begins like those of an
 *   issuer whose cards have that length
 * - in groups that are not equal, behind equal separators: that, and no group goes on beside it
 * - in any groups, or down a column: it stands behind a word for a card or before one for its expiry
 *
 * Behind a card code (`CCVI`, `VI`, `AX` …) any check digit will do. Numbers that are marked as a
 * ticket's or a phone's (`-1250000000001`, `1250000000001C1`, `+4917600000000`) are left alone.
 */
export function cardNumbersIn(text: string): readonly CardNumber[] {
  if (!hasRowOfDigits(text, SHORTEST_CARD)) return [];
  const { runs, values } = digitsOf(text);
  const search: Search = { text, runs, values, checks: new CheckDigits(values) };
  const found: CardNumber[] = [];
  let open: { first: number; last: number } | null = null;
  for (let first = 0; first < runs.length; first++) {
    const last = endOfCard(search, first);
    if (last === null) continue;
    // Of two numbers that overlap, either can be the card.
    if (open !== null && first <= open.last) open.last = Math.max(open.last, last);
    else {
      if (open !== null) found.push(cardOf(search, open.first, open.last));
      open = { first, last };
    }
  }
  if (open !== null) found.push(cardOf(search, open.first, open.last));
  return found;
}

/** A card number, as it is printed. */
export interface CardNumber {
  readonly runs: readonly Run[];
  /** Its digits, in ASCII. */
  readonly digits: string;
}

function cardOf({ runs, values }: Search, first: number, last: number): CardNumber {
  const own = runs.slice(first, last + 1);
  const at = runs[first]?.at ?? 0;
  return { runs: own, digits: values.slice(at, at + lengthOf(runs, first, last)) };
}

/** What the numbers of cards begin with that have no code before them. */
const FIRST_DIGIT = /[2-68]/;

/** The run that the likeliest card number ends with which begins with another; null: none does. */
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
