import type { Cipher } from "./cipher.ts";

const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");
/** Every month has this many days. */
const DAYS = 28;
/** Anyone born by this year is not a child; their age stays the same to within ten years. */
const LAST_ADULT_YEAR = 2005;

/**
 * Another day of birth in the same form. The month changes only if it is printed as `JAN`, and month and year
 * only for adults, because the age of a child decides what it is.
 */
export function rewriteBirthDate(value: string, cipher: Cipher): string {
  const english = /^(\d{1,2})(\W?)([A-Za-z]{3})(\W?)((?:19|20)?\d\d)$/.exec(value);
  return english === null ? inFigures(value, cipher) : inEnglish(english, cipher);
}

function inEnglish(
  [, day = "", gap = "", month = "", other = "", year = ""]: RegExpExecArray,
  cipher: Cipher,
): string {
  const start = anotherDay(day, cipher) + gap;
  if (fullYear(year) > LAST_ADULT_YEAR) return start + month + other + year;
  return start + anotherMonth(month, cipher) + other + anotherYear(year, cipher);
}

function inFigures(value: string, cipher: Cipher): string {
  const found =
    /^(\d{4}\D{1,3}\d{1,2}\D{1,3})(\d{1,2})(\D?)$/.exec(value) ??
    /^(\d{4}\d\d)(\d\d)()$/.exec(value) ??
    /^(\D*)(\d{1,2})(?!\d)([\s\S]*)$/.exec(value);
  if (found === null) return value;
  const [, before = "", day = "", after = ""] = found;
  return before + anotherDay(day, cipher) + after;
}

/** With the same number of digits; the 29th to the 31st become a day that every month has. */
function anotherDay(day: string, cipher: Cipher): string {
  const index = Number(day) - 1;
  if (day.length === 1) return String(cipher.number(index % 9, 9, "day") + 1);
  const other = cipher.number(index % DAYS, DAYS, "day") + 1;
  return String(other === Number(day) ? (other % DAYS) + 1 : other).padStart(2, "0");
}

function anotherMonth(month: string, cipher: Cipher): string {
  const index = MONTHS.indexOf(month.toUpperCase());
  if (index === -1) return month;
  const other = MONTHS[cipher.number(index, MONTHS.length, "month")] ?? month;
  if (month === month.toUpperCase()) return other;
  const small = other.toLowerCase();
  return month === month.toLowerCase() ? small : other.charAt(0) + small.slice(1);
}

function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number > 50 ? 1900 + number : 2000 + number;
}

/** In the same decade, and not so late that the person would be a child. */
function anotherYear(year: string, cipher: Cipher): string {
  const last = Number(year.slice(-1));
  const limit = Math.min(10, LAST_ADULT_YEAR - (fullYear(year) - last) + 1);
  return year.slice(0, -1) + String(cipher.number(last, limit, "year"));
}
