/*
 * The shapes that all systems print alike, each the source of a pattern. Openers, signatures, line
 * starts, wrapping and record marks are composed of them, and of those in `<system>/shapes.ts`.
 */

/** `BA`, `W6`, `9U`. */
export const AIRLINE = "(?:[A-Z][A-Z\\d]|\\d[A-Z])";

export const MONTH = "(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)";

/** `12APR`, `5DEC`. */
export const DAY_MONTH = `(?:[0-3]\\d|[1-9])${MONTH}`;

/** `12APR`, `12APR26`, `12APR2026`, where nothing touches it. */
export const ANY_DATE = `${DAY_MONTH}(?:20\\d\\d|\\d\\d)?(?![A-Z\\d])`;

/** Days of the week in one character, Monday first. */
export const WEEKDAY_DIGITS = "1234567";
/** Thursday is `Q`, Saturday `J`. */
export const WEEKDAY_LETTERS = "MTWQFJS";
/** A day of the week in one character: `1` to `7`, or a letter. */
export const WEEKDAY = `[${WEEKDAY_DIGITS}${WEEKDAY_LETTERS}]`;

/** Days of the week in two letters, Monday first. */
export const WEEKDAY_PAIRS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** A day of the week in two letters. */
export const WEEKDAY_PAIR = `(?:${WEEKDAY_PAIRS.join("|")})`;

/** What can touch a time: a space, or a day marker. */
export const AFTER_TIME = "(?:[\\s+\\-|]|[#*]\\d?[\\s/])";

/** `JFKLHR`. */
export const CITY_PAIR = "[A-Z]{6}(?![A-Z\\d])";
