/** The limits of the store that the pages also need; this module imports nothing. */

/** Length of a password, in UTF-16 code units. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
/** Length of a key's name, in UTF-16 code units. */
export const LONGEST_NAME = 100;
/** The largest limit of a key: both databases can count this far. */
export const LARGEST_LIMIT = 1_000_000_000;

/** Whether a number is a valid limit. */
export function isLimit(limit: number, largest = LARGEST_LIMIT): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= largest;
}
