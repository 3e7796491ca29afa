import type { Weekday } from "../../../src/ast/nodes.ts";
import { WEEKDAY_DIGITS, WEEKDAY_LETTERS, WEEKDAY_PAIRS } from "../shapes.ts";

/** `1`, `M` and `MO` are Monday; `7`, `S` and `SU` are Sunday. */
export function weekdayValue(image: string): Weekday {
  const days = [WEEKDAY_DIGITS.indexOf(image), WEEKDAY_LETTERS.indexOf(image)];
  return Math.max(...days, WEEKDAY_PAIRS.indexOf(image)) + 1;
}
