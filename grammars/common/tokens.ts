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

/** What can touch a time: a blank, or a day marker; the source of a pattern. */
export const AFTER_TIME = "(?:[\\s+\\-|]|[#*]\\d?\\s)";

/** `815A`, `1155P`, `1200N`, `1200M`, which may touch the next time or a day marker; or `2015`. */
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

/** `+1`, `-1`, `|1`, `|`; where they touch a time, `#1`, `#`, `*2` and `*` too. */
export const DayOffset: TokenType = createToken({
  name: "DayOffset",
  label: "day marker",
  pattern: /[+|]\d?|-\d|(?<=\d\d[APNM]?)[#*]\d?(?=\s)/,
});

/** `JFKLHR`. */
export const CITY_PAIR = /[A-Z]{6}(?![A-Z\d])/;

/** What is left of a line, from its next character that is not blank. */
export const REST_OF_LINE = /[!-\uffff][\u0000-\u0009\u000b-\uffff]*/;

/** What stands between two slashes, without the blanks around it. */
export const FieldText: TokenType = createToken({
  name: "FieldText",
  label: "text",
  pattern: /[!-.0-\uffff]+(?: +[!-.0-\uffff]+)*/,
});

export const Slash: TokenType = createToken({ name: "Slash", label: "/", pattern: "/" });

/** `12APR`, `12APR26`, `12APR2026`, where nothing touches it; the source of a pattern. */
export const ANY_DATE = `(?:[0-3]\\d|[1-9])${MONTH}(?:20\\d\\d|\\d\\d)?(?![A-Z\\d])`;

/** Looks ahead, after the keyword of a hotel, a car or another service, for ` ZZ HK1 ` or ` ZZ *** `. */
export const SERVICE_HEAD = `(?= +(?:[A-Z\\d]{2} +)?(?:[A-Z]{2}\\d{1,2}|\\*{3}|[A-Z]{2}(?= +(?:[A-Z\\d]{4} +)?[A-Z]{3,6} +(?:IN)?${ANY_DATE}))[ \\n])`;

const AFTER_KEYWORD = "(?<![A-Z\\d])[A-Z]{3} +";

/** Who provides a service, right after the keyword: `HHL ZZ HK1`. */
export const Provider: TokenType = createToken({
  name: "Provider",
  label: "provider",
  pattern: new RegExp(`(?<=${AFTER_KEYWORD})[A-Z\\d]{2}(?= +(?:[A-Z]{2}\\d{0,2} |\\*{3}))`),
});

/** The status of a service; the count can be missing. */
export const ServiceStatus: TokenType = createToken({
  name: "ServiceStatus",
  label: "status",
  pattern: new RegExp(
    `(?<=${AFTER_KEYWORD}(?:[A-Z\\d]{2} +)?)(?:[A-Z]{2}\\d{1,2}(?![A-Z\\d])|[A-Z]{2}(?= +[A-Z]))`,
  ),
});

/** `***` in the place of a status. */
export const NoStatus: TokenType = createToken({ name: "NoStatus", pattern: /\*{3}(?= )/ });

/** The city of a service, after its status. */
export const CityCode: TokenType = createToken({
  name: "CityCode",
  label: "city",
  pattern: /(?<= [A-Z]{2}\d{0,2} +(?:[A-Z\d]{4} +)?)[A-Z]{3}(?![A-Z\d])/,
});

/** The first day of a service, with or without a year. */
export const ServiceDate: TokenType = createToken({
  name: "ServiceDate",
  label: "date",
  pattern: new RegExp(ANY_DATE),
});

/** The last day of a service: `-16APR`. */
export const EndDate: TokenType = createToken({
  name: "EndDate",
  label: "end date",
  pattern: new RegExp(`- *${ANY_DATE}`),
});
