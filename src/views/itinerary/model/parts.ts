/** The building blocks of an itinerary. */
import type * as booking from "../../../booking/model/booking.ts";
import { redact } from "../../../decode/text/cards/redact.ts";
import { airlineName, findPlace, locationOf, stopName } from "../../../reference/index.ts";
import { daysFrom, isSaid, joinNonEmpty, placeText, type Part } from "../readable.ts";
import type { Label } from "../wording/labels.ts";
import type { Wording } from "../wording/wording.ts";
import type { FactKind } from "./kinds.ts";
import type { CardPlace, CardStatus, Fact, Moment } from "./schema.ts";

const DAY_LENGTH = "YYYY-MM-DD".length;

/** Printed text with card numbers masked; null if there is none. */
export function printed(text: string | null): string | null {
  return text === null || text === "" ? null : redact(text);
}

/** The facts that have a value, with card numbers masked. */
export function factsOf(
  wording: Wording,
  facts: readonly (readonly [label: Label, value: Part])[],
): Fact[] {
  return facts.flatMap(([label, value]) =>
    isSaid(value) ? [fact(label, wording.label(label), value)] : [],
  );
}

export function fact(
  kind: FactKind,
  label: string,
  value: string,
  status: CardStatus | null = null,
): Fact {
  return { kind, label: redact(label), value: redact(value), status };
}

/** @param clock `HH:MM` */
export function momentOf(
  wording: Wording,
  date: string | null,
  clock: string | null = null,
): Moment | null {
  return date === null ? null : { date, weekday: wording.formats.weekday(date), clock };
}

/**
 * @param time `YYYY-MM-DD HH:MM:SS`
 * @param day the day, used if the time is not printed
 */
export function momentAt(
  wording: Wording,
  time: string | null,
  day: string | null = null,
): Moment | null {
  if (time === null) return momentOf(wording, day);
  const clock = time.slice(DAY_LENGTH + 1, DAY_LENGTH + 6);
  return momentOf(wording, time.slice(0, DAY_LENGTH), clock);
}

/** The number of calendar days between two moments. */
export function daysBetween(from: Moment | null, to: Moment | null): number | null {
  return from === null || to === null ? null : daysFrom(from.date, to.date);
}

export function statusOf(wording: Wording, code: string | null): CardStatus | null {
  return code === null || code === "" ? null : { code, text: wording.statusText(code) ?? null };
}

export function airlineOf(code: string): { readonly code: string; readonly name: string | null } {
  const name = airlineName(code);
  return { code, name: name === "" ? null : name };
}

/** `AF Air France` */
export function airlineText(code: string | null): string | null {
  return code === null ? null : joinNonEmpty(" ", [code, airlineName(code)]);
}

/**
 * An airport or a city.
 *
 * @param city the printed name, if the place is unclear
 */
export function placeOf(
  wording: Wording,
  code: string | null,
  city: string | null = null,
): CardPlace | null {
  if (code === null || code === "")
    return city === null ? null : { code: city, name: null, city: null, area: null };
  const place = findPlace(code);
  return {
    code,
    name: place?.name ?? null,
    city: place?.city ?? null,
    area: areaOf(wording, code),
  };
}

/** The station of a train, which can be an airport. */
export function stationOf(
  wording: Wording,
  code: string | null,
  name: string | null,
  { carrier }: Pick<booking.Train, "carrier">,
): CardPlace | null {
  const known = code ?? name;
  if (known === null) return null;
  const place = findPlace(known);
  const found = name ?? stopName(known, carrier ?? undefined) ?? null;
  return { code: known, name: found, city: place?.city ?? null, area: areaOf(wording, known) };
}

function areaOf(wording: Wording, code: string): string | null {
  const place = findPlace(code);
  return place === undefined
    ? null
    : joinNonEmpty(", ", [locationOf(place), wording.formats.country(place)]);
}

/** `Nice NCE` */
export function cityText(wording: Wording, code: string | null): string | null {
  const place = placeOf(wording, code);
  return place && placeText(place);
}

export function money(wording: Wording, money: booking.Money | null): string | null {
  return money === null ? null : wording.formats.money(money.amount, money.currency);
}
