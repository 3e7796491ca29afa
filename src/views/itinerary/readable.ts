/** Formats the words and values on the cards of an itinerary. */
import type { Money } from "../../booking/model/booking.ts";
import { statusText } from "../status-text.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A part of a line; false, null and empty parts are omitted. */
export type Part = string | false | null;

export function joinNonEmpty(separator: string, parts: readonly Part[]): string {
  return parts.filter((part) => part !== null && part !== false && part !== "").join(separator);
}

/** `Flight  AF 457 · Air France` */
export function cardTitle(kind: string, parts: readonly Part[]): string {
  return joinNonEmpty("  ", [kind, joinNonEmpty(" · ", parts)]);
}

export function details(parts: readonly Part[]): string[] {
  const line = joinNonEmpty(" · ", parts);
  return line === "" ? [] : [`  ${line}`];
}

export function readableStatus(status: string): string {
  return statusText(status) ?? status;
}

/** Formats `2026-11-24 18:55:00` as `Tue 24 Nov 2026  18:55`, and a bare day without a clock. */
export function readableTime(time: string | null): string {
  if (time === null) return "";
  return joinNonEmpty("  ", [readableDay(time.slice(0, 10)), time.slice(11, 16)]);
}

/** Formats `2026-11-24` as `Tue 24 Nov 2026`, regardless of the process's locale and time zone. */
export function readableDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const month = MONTHS[date.getUTCMonth()] ?? "";
  return `${weekdayOf(day)} ${date.getUTCDate()} ${month} ${day.slice(0, 4)}`;
}

/** The weekday of a day: `2026-11-24` is a `Tue`. */
export function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
}

export function readableDuration(minutes: number): string {
  const hours = Math.trunc(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
}

export function readableMoney({ amount, currency }: Money): string {
  return joinNonEmpty(" ", [String(amount), currency]);
}

export function pluralized(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
