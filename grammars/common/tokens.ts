import type { TokenType } from "chevrotain";
import { token } from "../../src/decode/engine/tokens.ts";
import { AFTER_TIME, DAY_MONTH } from "./shapes.ts";

/** Tokens that look the same on every system's screen. */

/** `12APR`, `5DEC`. */
export const DayMonth: TokenType = token("DayMonth", new RegExp(`${DAY_MONTH}(?![A-Z])`), {
  label: "date",
});

/** `12APR26`, `12APR2026`. */
export const FullDate: TokenType = token(
  "FullDate",
  new RegExp(`${DAY_MONTH}(?:20\\d\\d|\\d\\d)(?!\\d)`),
  { label: "date with year" },
);

/** `815A`, `1155P`, `1200N`, `1200M`, which the next time or a day mark can touch; or `2015`. */
export const ClockTime: TokenType = token(
  "ClockTime",
  new RegExp(
    `(?:[01]?\\d|2[0-4])[0-5]\\d[APNM](?=${AFTER_TIME}|\\d{3,4}[APNM])` +
      "|(?:[01]\\d|2[0-4])[0-5]\\d(?![A-Z\\d])",
  ),
  { label: "time" },
);

/** `2015`. */
export const Time24: TokenType = token("Time24", /(?:[01]\d|2[0-4])[0-5]\d(?![A-Z\d])/, {
  label: "time",
});

/** `+1`, `-1`, `|1`; right after a time also `+`, `|`, `#1`, `#`, `*2` and `*`. */
export const DayOffset: TokenType = token(
  "DayOffset",
  /[+|]\d|-\d(?!\d)|(?<=\d\d[APNM]?)(?:[+|]|[#*]\d?(?=[\s/]))/,
  { label: "day marker" },
);

/** The rest of a line, from its next character that is not a space. */
export const REST_OF_LINE = /[!-\uffff][\u0000-\u0009\u000b-\uffff]*/;

/** The text between two slashes, without the spaces around it. */
export const FieldText: TokenType = token("FieldText", /[!-.0-\uffff]+(?: +[!-.0-\uffff]+)*/, {
  label: "text",
});

export const Slash: TokenType = token("Slash", "/", { label: "/" });

/** Whatever is between two spaces; the last token of a mode. */
export const Word: TokenType = token("Word", /[!-\uffff]+/, { label: "word" });
