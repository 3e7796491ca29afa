/** Formats amounts and times for people, in the language of the pages. */

const LANGUAGE = "en-GB";
const SHORT_COUNT = new Intl.NumberFormat(LANGUAGE, { notation: "compact" });
const SHARE = new Intl.NumberFormat(LANGUAGE, { style: "percent", maximumFractionDigits: 1 });
const DATE = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium" });
const INSTANT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "long" });
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const DAY = { day: "numeric", month: "short", timeZone: "UTC" } as const;
const SHORT_DAY = new Intl.DateTimeFormat(LANGUAGE, DAY);
const DATED_DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeZone: "UTC" });
const LONG_DAY = new Intl.DateTimeFormat(LANGUAGE, { ...DAY, weekday: "short" });

/** The units of relative times, in seconds, longest first. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** 12,000 as `12K`. */
export function shortCount(count: number): string {
  return SHORT_COUNT.format(count);
}

export function shareOf(part: number, whole: number): string {
  return SHARE.format(whole === 0 ? 0 : part / whole);
}

/** Formats a duration in milliseconds with its significant digits. */
export function durationOf(ms: number | null): string {
  if (ms === null) return "–";
  if (ms >= 1000) return `${rounded(ms / 1000, 2)} s`;
  return `${rounded(ms, ms < 10 ? 1 : 0)} ms`;
}

function rounded(value: number, digits: number): string {
  return value.toLocaleString(LANGUAGE, { maximumFractionDigits: digits });
}

/** `3 hours ago`, `in 2 days`, `just now`; the date if it is more than a month away. */
export function fromNow(instant: string): string {
  const seconds = (Date.parse(instant) - Date.now()) / 1000;
  if (Math.abs(seconds) > 30 * 86_400) return dateOf(instant);
  const found = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  if (found === undefined) return seconds > 0 ? "in a moment" : "just now";
  const [unit, length] = found;
  return RELATIVE.format(Math.round(seconds / length), unit);
}

export function dateOf(instant: string): string {
  return DATE.format(new Date(instant));
}

/** `2026-11-22`, a day of UTC, as `22 Nov 2026`. */
export function dayOf(day: string): string {
  return DATED_DAY.format(new Date(day));
}

/** Formats an instant to the second, in the reader's time zone, including its name. */
export function exactly(instant: string): string {
  return INSTANT.format(new Date(instant));
}

/** `2026-11-22` as `22 Nov`. */
export function shortDay(day: string): string {
  return SHORT_DAY.format(new Date(day));
}

/** `2026-11-22` as `Sun 22 Nov`. */
export function longDay(day: string): string {
  return LONG_DAY.format(new Date(day));
}
