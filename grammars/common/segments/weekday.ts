import type { Weekday } from "../../../src/ast/nodes.ts";

const DIGITS = "1234567";
/** Monday to Sunday in letters: Thursday is `Q`, Saturday `J`. */
const LETTERS = "MTWQFJS";

/** One character for a day of the week, the source of a pattern: `1` to `7`, or a letter. */
export const WEEKDAY = `[${DIGITS}${LETTERS}]`;

const PAIRS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** Two letters for a day of the week, the source of a pattern. */
export const WEEKDAY_PAIR = `(?:${PAIRS.join("|")})`;

/** `1`, `M` and `MO` are Monday, `7`, `S` and `SU` Sunday. */
export function weekdayValue(image: string): Weekday {
  return Math.max(DIGITS.indexOf(image), LETTERS.indexOf(image), PAIRS.indexOf(image)) + 1;
}
