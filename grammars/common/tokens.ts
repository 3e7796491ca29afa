import { createToken, type TokenType } from "chevrotain";

/** Tokens whose shape is the same on every system's screen. */

export const MONTH = "(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)";

/** `12APR`, `5DEC`. */
export const DayMonth: TokenType = createToken({
  name: "DayMonth",
  label: "date",
  pattern: new RegExp(`(?:[0-3]\\d|[1-9])${MONTH}(?![A-Z])`),
});

/** `12APR26`, `12APR2026`. */
export const FullDate: TokenType = createToken({
  name: "FullDate",
  label: "date with year",
  pattern: new RegExp(`(?:[0-3]\\d|[1-9])${MONTH}(?:20\\d\\d|\\d\\d)(?!\\d)`),
});

/** `815A`, `1155P`, `1200N`, `1200M`: may touch the next time or a day marker. */
export const Time12: TokenType = createToken({
  name: "Time12",
  label: "time",
  pattern: /\d{1,2}[0-5]\d[APNM](?=[\s+\-|]|\d{3,4}[APNM])/,
});

/** `2015`. */
export const Time24: TokenType = createToken({
  name: "Time24",
  label: "time",
  pattern: /(?:[01]\d|2[0-4])[0-5]\d(?![A-Z\d])/,
});

/** `+1`, `-1`, `|1`, `|`. */
export const DayOffset: TokenType = createToken({
  name: "DayOffset",
  label: "day marker",
  pattern: /[+|]\d?|-\d/,
});

/** `JFKLHR`. */
export const CITY_PAIR = /[A-Z]{6}(?![A-Z\d])/;
