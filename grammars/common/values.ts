import type { Clock, Money, PrintedDate, Read, Weekday } from "../../src/ast/nodes.ts";
import { MONTHS } from "./shapes.ts";

/** Converts the text of tokens into values. The patterns of the tokens guarantee its shape. */

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.map((name, index) => [name, index + 1]),
);

/** `12APR`, `5DEC`, ` 1MAR26`, `12APR2026`. */
export function dateValue(image: string): PrintedDate {
  const text = image.trim();
  const digits = text.charCodeAt(1) < 65 ? 2 : 1;
  const month = MONTH_NUMBERS.get(text.slice(digits, digits + 3)) ?? 0;
  const year = text.slice(digits + 3);
  const day = Number(text.slice(0, digits));
  return { day, month, year: year === "" ? null : Number(year) };
}

/** `2015`, `0815`, `655`; `2400` is midnight. */
export function time24Value(image: string): Clock {
  const number = Number(image);
  return ((Math.floor(number / 100) % 24) * 60 + (number % 100)) % 1440;
}

/** `815A`, `1155P`, `1200N` (noon), `1200M` (midnight); `1740A` means 17:40. */
function time12Value(image: string): Clock {
  const number = Number(image.slice(0, -1));
  const half = image.charCodeAt(image.length - 1);
  const hour = Math.floor(number / 100);
  const isAfternoon = half === 80 || half === 78; // P, N
  const hours = hour > 12 ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  return (hours % 24) * 60 + (number % 100);
}

/** A time by either clock, `815A`, `2015`, `20:15`. */
export function timeRead({ value: printed, start, end }: Read<string>): Read<Clock> {
  const image = printed.replace(":", "");
  const value = isOf24(image) ? time24Value(image) : time12Value(image);
  return { value, start, end, ...(isMixed(image) && { mended: printed }) };
}

function isOf24(image: string): boolean {
  return image.charCodeAt(image.length - 1) <= 57;
}

/** An hour of the 24-hour clock with a mark of the 12-hour clock: `1740A`. */
function isMixed(image: string): boolean {
  return !isOf24(image) && Number(image.slice(0, -1)) >= 1300;
}

/** `7`: 1 is Monday. */
export function weekdayDigitValue(image: string): Weekday {
  return Number(image);
}

/** `+1`, `|1`, `#1`, `*2`, `-1`; without a digit, `+`, `|` and `#` are one day, `*` is two. */
export function dayOffsetValue(image: string): number {
  if (image === "*") return 2;
  const days = image.length > 1 ? Number(image.slice(1)) : 1;
  return image.startsWith("-") ? -days : days;
}

/** `EUR84.00`, `USD 500.00`, `155.75CAD`. */
export function moneyValue(image: string): Money {
  const currency = /[A-Z]{3}/.exec(image)?.[0] ?? "";
  const amount = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(image)?.[0] ?? "";
  return { currency, amount: Number(amount.includes(",") ? amount.replaceAll(",", "") : amount) };
}

/** `125-0000000001` of `1250000000001`; the text may have no hyphen after the airline's number. */
export function ticketNumberValue(image: string): string {
  return image.charAt(3) === "-" ? image : `${image.slice(0, 3)}-${image.slice(3)}`;
}

/** `3-4,6-8` to `3 4 6 7 8`. A range of more than 100 numbers is cut off. */
export function numberListValue(image: string): readonly string[] {
  const list = image.slice(image.search(/\d/));
  const single = Number(list);
  if (!Number.isNaN(single)) return [String(single)];
  const numbers: string[] = [];
  for (const part of list.split(",")) {
    const [from = "", to = from] = part.split("-");
    const last = Math.min(Number(to), Number(from) + 99);
    for (let number = Number(from); number <= last; number++) numbers.push(String(number));
  }
  return numbers;
}

/** A part of a printed text, at its own place. */
export function part(
  text: Read<string> | undefined,
  from: number,
  to: number,
): Read<string> | undefined {
  if (text === undefined) return undefined;
  const value = text.value.slice(from, to);
  return { value, start: text.start + from, end: text.start + from + value.length };
}

/** The meaning of a printed text, at the same place. */
export function converted<T>(
  text: Read<string> | undefined,
  convert: (image: string) => T,
): Read<T> | undefined {
  return text && { ...text, value: convert(text.value) };
}

/** The count after a status: 2 for `HK2`, undefined for `HK`. */
export function countOf(status: Read<string> | undefined): Read<number> | undefined {
  if (status === undefined || status.value.length < 3) return undefined;
  return { value: Number(status.value.slice(2)), start: status.start + 2, end: status.end };
}

/** `1030`, `3P`, `1030A`, `1030AM`; skips what comes before the time: `BA117-1030`. */
export function clockValue(image: string): Clock {
  const [, digits = "", half = ""] = /(\d{1,4})([APNM]?)M?\s*$/.exec(image) ?? [];
  if (half === "") return time24Value(digits);
  return time12Value(digits.length > 2 ? digits + half : `${digits}00${half}`);
}

/** The time of a limit, `1800`, `12:00`, `0400A`; undefined if it is not a time, and for `2400`, which belongs to the next day. */
export function limitClock(text: Read<string> | undefined): Read<Clock> | undefined {
  const isTime = text !== undefined && LIMIT_CLOCK.test(text.value);
  return isTime ? timeRead(text) : undefined;
}

const LIMIT_CLOCK = /^(?:(?:[01]\d|2[0-3]):?[0-5]\d|(?:0?[1-9]|1[0-2])[0-5]\d[AP])$/;

/** A printed text without the spaces around it; undefined if nothing else is left. */
export function trimmed(text: Read<string> | undefined): Read<string> | undefined {
  if (text === undefined) return undefined;
  const value = text.value.trim();
  if (value === "") return undefined;
  const start = text.start + text.value.indexOf(value);
  return { value, start, end: start + value.length };
}

const AMOUNT = "\\d{1,12}(?:,\\d{3}){0,4}(?:\\.\\d{1,4})?";
const MONEY = new RegExp(
  `(?<![A-Z])[A-Z]{3} ?${AMOUNT}|(?<![\\d.,])${AMOUNT}(?: [A-Z]{3} *$|[A-Z]{3}(?![A-Z]))`,
);

/** The amount of money in a printed text: `EUR 47.00- .00 UNL DY`, `STANDARD CAD155.75`, `61.75CAD`. */
export function moneyWithin(text: Read<string> | undefined): Read<Money> | undefined {
  const found = text === undefined ? null : MONEY.exec(text.value);
  if (text === undefined || found === null) return undefined;
  const start = text.start + found.index;
  return { value: moneyValue(found[0]), start, end: start + found[0].length };
}
