/** The building blocks of the cards of an itinerary. */
import type * as booking from "../../booking/model/booking.ts";
import { airlineName, findPlace, stationName } from "../../reference/index.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { weekdayOf } from "../itinerary/readable.ts";
import { statusText } from "../status-text.ts";
import type { CardPlace, CardStatus, Moment } from "./schema.ts";

const DAY_MS = 86_400_000;
const DAY_LENGTH = "YYYY-MM-DD".length;

/** Printed text with card numbers masked; null if there is none. */
export function printed(text: string | null): string | null {
  return text === null || text === "" ? null : redact(text);
}

/** @param clock `HH:MM` */
export function momentOf(date: string | null, clock: string | null = null): Moment | null {
  return date === null ? null : { date, weekday: weekdayOf(date), clock };
}

/**
 * @param time `YYYY-MM-DD HH:MM:SS`
 * @param day the day, used if the time is not printed
 */
export function momentAt(time: string | null, day: string | null = null): Moment | null {
  if (time === null) return momentOf(day);
  return momentOf(time.slice(0, DAY_LENGTH), time.slice(DAY_LENGTH + 1, DAY_LENGTH + 6));
}

/** The number of calendar days between two moments. */
export function daysBetween(from: Moment | null, to: Moment | null): number | null {
  if (from === null || to === null) return null;
  return Math.round((Date.parse(to.date) - Date.parse(from.date)) / DAY_MS);
}

export function statusOf(code: string | null): CardStatus | null {
  return code === null || code === "" ? null : { code, text: statusText(code) ?? null };
}

export function airlineOf(code: string): { readonly code: string; readonly name: string | null } {
  const name = airlineName(code);
  return { code, name: name === "" ? null : name };
}

/** An airport or a city. */
export function placeOf(code: string | null): CardPlace | null {
  if (code === null || code === "") return null;
  const place = findPlace(code);
  return { code, name: place?.name ?? null, city: place?.city ?? null };
}

/** The station of a train, which can be an airport. */
export function stationOf(
  code: string | null,
  name: string | null,
  { carrier }: Pick<booking.Train, "carrier">,
): CardPlace | null {
  const known = code ?? name;
  if (known === null) return null;
  const place = findPlace(known);
  const found = name ?? stationName(known, carrier ?? undefined) ?? place?.name ?? null;
  return { code: known, name: found, city: place?.city ?? null };
}
