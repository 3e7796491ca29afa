import { NAME_LETTER, SURNAME } from "../shapes.ts";

/** Ends a surname; people also type a comma. */
const SLASH = "(?:/|, ?)";

/** What a program may have put before a line: `[log]`, `+`, `//`. */
const PREFIX = String.raw`(?:(?:\[[^\]\n]{1,30}\]|[+|/]{1,2}) {0,12})?`;

/**
 * The first name of a record, with the number that all systems give it: `1.DOE/JANE`, `1.1DOE/J`,
 * `[log] 1.DOE/JANE`.
 */
export const firstName = new RegExp(
  String.raw`^ {0,12}${PREFIX}1\.(?:C/\d{1,2} ?${NAME_LETTER}|(?:I/)?\d{1,2} ?${SURNAME}${SLASH}|${SURNAME}${SLASH}(?=${NAME_LETTER}))` +
    // A copy can begin behind the number.
    String.raw`|^\.(?:\d{1,2} ?)?${SURNAME}/(?=${NAME_LETTER})`,
  "m",
);
