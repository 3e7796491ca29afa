import { createToken, type TokenType } from "chevrotain";
import { AFTER_TIME, DAY_MONTH } from "./shapes.ts";

/** Tokens that look the same on every system's screen. */

/** `12APR`, `5DEC`. */
export const DayMonth: TokenType = createToken({
  name: "DayMonth",
  label: "date",
  pattern: new RegExp(`${DAY_MONTH}(?![A-Z])`),
});

/** `12APR26`, `12APR2026`. */
export const FullDate: TokenType = createToken({
  name: "FullDate",
  label: "date with year",
  pattern: new RegExp(`${DAY_MONTH}(?:20\\d\\d|\\d\\d)(?!\\d)`),
});

/** `815A`, `1155P`, `1200N`, `1200M`, which the next time or a day mark can touch; or `2015`. */
export const ClockTime: TokenType = createToken({
  name: "ClockTime",
  label: "time",
  pattern: new RegExp(
    `(?:[01]?\\d|2[0-4])[0-5]\\d[APNM](?=${AFTER_TIME}|\\d{3,4}[APNM])` +
      "|(?:[01]\\d|2[0-4])[0-5]\\d(?![A-Z\\d])",
  ),
});

/** `2015`. */
export const Time24: TokenType = createToken({
  name: "Time24",
  label: "time",
  pattern: /(?:[01]\d|2[0-4])[0-5]\d(?![A-Z\d])/,
});

/** `+1`, `-1`, `|1`, `|`; right after a time also `#1`, `#`, `*2` and `*`. */
export const DayOffset: TokenType = createToken({
  name: "DayOffset",
  label: "day marker",
  pattern: /[+|]\d?|-\d|(?<=\d\d[APNM]?)[#*]\d?(?=[\s/])/,
});

/** The rest of a line, from its next character that is not a space. */
export const REST_OF_LINE = /[!-\uffff][\u0000-\u0009\u000b-\uffff]*/;

/** The text between two slashes, without the spaces around it. */
export const FieldText: TokenType = createToken({
  name: "FieldText",
  label: "text",
  pattern: /[!-.0-\uffff]+(?: +[!-.0-\uffff]+)*/,
});

export const Slash: TokenType = createToken({ name: "Slash", label: "/", pattern: "/" });
