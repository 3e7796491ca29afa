import { NAME_LETTER, SURNAME } from "../shapes.ts";

/** What a program may have put before a line: `[log]`, `+`, `//`. */
const PREFIX = String.raw`(?:(?:\[[^\]\n]{1,30}\]|[+|/]{1,2}) {0,12})?`;

/**
 * The first name of a record, with the number that all systems give it: `1.DOE/JANE`, `1.1DOE/J`,
 * `1.DOE, JANE`, `[log] 1.DOE/JANE`. A copy can begin after the number.
 */
export const firstName = new RegExp(
  String.raw`^ {0,12}${PREFIX}1?\.(?:(?:I/)?(?:\d{1,2} ?)?${SURNAME}[/,] ?${NAME_LETTER}|(?:I/)?\d{1,2} ?${SURNAME}/|C/\d{1,2} ?${NAME_LETTER})`,
  "m",
);
