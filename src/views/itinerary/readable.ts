/** Formats values for people, on the page and in the itinerary as text. */
import type { CardPlace, CardStatus, Layover, Moment } from "./model/schema.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const DAY_MS = 86_400_000;

/** A part of a line; false, null and empty parts are omitted. */
export type Part = string | false | null | undefined;

export function joinNonEmpty(separator: string, parts: readonly Part[]): string {
  return parts.filter(isSaid).join(separator);
}

export function isSaid(part: Part): part is string {
  return typeof part === "string" && part !== "";
}

/** `2026-11-24` as `24 Nov 2026`. */
export function dayOf(date: string): string {
  return `${dayWithoutYear(date)} ${date.slice(0, 4)}`;
}

/** `2026-11-24` as `24 Nov`. */
export function dayWithoutYear(date: string): string {
  const [, month = "", day = ""] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month}`;
}

/** The weekday of a day, regardless of the process's locale and time zone: `Tue`. */
export function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
}

/** `Tue 24 Nov 2026` */
export function dateOf({ weekday, date }: Pick<Moment, "weekday" | "date">): string {
  return `${weekday} ${dayOf(date)}`;
}

/** `Tue 24 Nov 2026, 18:55` */
export function momentText(moment: Moment): string {
  return moment.clock === null ? dateOf(moment) : `${dateOf(moment)}, ${moment.clock}`;
}

/** The current calendar day in the local time zone: `2026-11-24`. */
export function localDay(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The number of calendar days from one day to another. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `in 5 days`, `today`, `3 days ago` */
export function daysLeftText(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `in ${pluralized(days, "day")}` : `${pluralized(-days, "day")} ago`;
}

/** 715 as `11 h 55 min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return joinNonEmpty(" ", [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]);
}

/** `São Paulo GRU` */
export function placeText({ code, name, city }: CardPlace): string {
  const known = city ?? name;
  return known === null || known === code ? code : `${known} ${code}`;
}

/** `2 h 40 min in Paris CDG` */
export function layoverText({ minutes, place }: Pick<Layover, "minutes" | "place">): string {
  const [duration, where] = [durationText(Math.abs(minutes)), placeText(place)];
  return minutes < 0
    ? `departs ${duration} before the arrival in ${where}`
    : `${duration} in ${where}`;
}

/** `EUR 1,204.50`, `JPY 120,000` */
export function moneyText(amount: number, currency: string | null): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const shown = amount.toLocaleString("en", { minimumFractionDigits: digits });
  return joinNonEmpty(" ", [currency, shown]);
}

/** `confirmed HK`; the code alone if its meaning is unknown. */
export function statusWords({ code, text }: CardStatus): string {
  return joinNonEmpty(" ", [text, code]);
}

export function pluralized(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
