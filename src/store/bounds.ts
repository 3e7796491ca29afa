/** What the store takes, in numbers that the pages know, too: nothing else is loaded with them. */

/** Characters of a password, as `length` counts them. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
/** Characters of a key's name, as `length` counts them. */
export const LONGEST_NAME = 100;
/** The largest limit of a key: what both databases count up to. */
export const LARGEST_LIMIT = 1_000_000_000;

/** Whether a number serves as a limit. */
export function isLimit(limit: number, largest = LARGEST_LIMIT): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= largest;
}
