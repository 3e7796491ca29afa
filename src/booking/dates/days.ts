/**
 * Calendar days as numbers, which can be compared, added and subtracted. Nothing here deals with
 * time zones: a day is the local calendar date.
 */
import type { Clock, PrintedDate, Weekday } from "../../ast/nodes.ts";

/** Days since 1970-01-01. */
export type PlainDay = number;

/** The parts of a calendar day; `month` is 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Days before each month in a common year. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const MEAN_YEAR = 365.2425;
const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, "0"));

/** The range of years that a record can name. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** The number of leap years from year 1 up to and including a year. */
function leapYearsUpTo(year: number): number {
  return Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

const LEAP_YEARS_UP_TO_1969 = leapYearsUpTo(1969);

/** The day number of 1 January. */
function newYearOf(year: number): PlainDay {
  return 365 * (year - 1970) + leapYearsUpTo(year - 1) - LEAP_YEARS_UP_TO_1969;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether a year has the day: 29 February exists only in leap years. */
export function existsIn(year: number, month: number, day: number): boolean {
  if (day < 1) return false;
  if (month === 2 && day === 29) return isLeapYear(year);
  return day <= (MONTH_LENGTHS[month - 1] ?? 0);
}

/** The day number of a day that exists (see `existsIn`). */
function dayNumber(year: number, month: number, day: number): PlainDay {
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return newYearOf(year) + (DAYS_BEFORE[month - 1] ?? 0) + leapDay + day - 1;
}

/** The day number of a printed date in a year; null if that year has no such day. */
export function dayIn(year: number, date: PrintedDate): PlainDay | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return existsIn(year, date.month, date.day) ? dayNumber(year, date.month, date.day) : null;
}

/** The full year of a printed booking date: two digits mean this century. */
export function fullYear(year: number): number {
  return hasCentury(year) ? year : 2000 + year;
}

/** Whether a year is printed with its century. */
export function hasCentury(year: number): boolean {
  return year >= 100;
}

/** The day number of a date printed with its year; null without a year or if it does not exist. */
export function printedDay(date: PrintedDate | undefined): PlainDay | null {
  if (date === undefined) return null;
  return date.year === null ? null : dayIn(fullYear(date.year), date);
}

/** The earliest of the dates that are printed with a year; null if there are none. */
export function earliestDay(dates: readonly (PrintedDate | null)[]): PlainDay | null {
  let earliest: PlainDay | null = null;
  for (const date of dates) {
    const day = date === null ? null : printedDay(date);
    if (day !== null && (earliest === null || day < earliest)) earliest = day;
  }
  return earliest;
}

/** The parts of a day. */
export function calendarDay(day: PlainDay): CalendarDay {
  const year = yearOf(day);
  let rest = day - newYearOf(year);
  let month = 1;
  for (const length of MONTH_LENGTHS) {
    const days = month === 2 && isLeapYear(year) ? 29 : length;
    if (rest < days) break;
    rest -= days;
    month++;
  }
  return { year, month, day: rest + 1 };
}

/** The year of a day. */
export function yearOf(day: PlainDay): number {
  // The estimate from the mean year is off by a day or two at most.
  const year = 1970 + Math.floor(day / MEAN_YEAR);
  if (day < newYearOf(year)) return year - 1;
  return day < newYearOf(year + 1) ? year : year + 1;
}

/** 1 is Monday, 7 is Sunday; day 0 was a Thursday. */
export function weekdayOf(day: PlainDay): Weekday {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The first day on or after `floor` that matches a date; null if no year has it. */
export function firstOnOrAfter(floor: PlainDay, date: PrintedDate): PlainDay | null {
  const year = yearOf(floor);
  // Any eight years in a row include a 29 February, even around 1900.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = dayIn(year + ahead, date);
    if (day !== null && day >= floor) return day;
  }
  return null;
}

/** The last day on or before `ceiling` that matches a date; null if no year has it. */
export function lastOnOrBefore(ceiling: PlainDay, date: PrintedDate): PlainDay | null {
  const year = yearOf(ceiling);
  for (let back = 0; back <= 8; back++) {
    const day = dayIn(year - back, date);
    if (day !== null && day <= ceiling) return day;
  }
  return null;
}

/** The day nearest to `day` that matches a date; null if no year has it. */
export function nearestTo(day: PlainDay, date: PrintedDate): PlainDay | null {
  const after = firstOnOrAfter(day, date);
  const before = lastOnOrBefore(day, date);
  if (after === null || before === null) return after ?? before;
  return after - day <= day - before ? after : before;
}

/** Parses `YYYY-MM-DD`; null if the text has another form or the day does not exist. */
export function parseDay(text: string): PlainDay | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (match === null) return null;
  const [, year, month, day] = match;
  return dayIn(Number(year), { year: Number(year), month: Number(month), day: Number(day) });
}

/** `YYYY-MM-DD`. */
export function formatDay(number: PlainDay): string {
  const { year, month, day } = calendarDay(number);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `YYYY-MM-DD`, or null for null. */
export function formatDayOrNull(day: PlainDay | null): string | null {
  return day === null ? null : formatDay(day);
}

/** `HH:MM`. */
export function formatClock(clock: Clock): string {
  return `${twoDigits(Math.floor(clock / 60))}:${twoDigits(clock % 60)}`;
}

/** `YYYY-MM-DD HH:MM:SS`. */
export function formatDateTime(day: PlainDay, clock: Clock): string {
  return `${formatDay(day)} ${formatClock(clock)}:00`;
}

function twoDigits(value: number): string {
  return TWO_DIGITS[value] ?? String(value);
}
