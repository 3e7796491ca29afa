/** The reservations of a text in the vocabulary of schema.org: one for each traveller and segment. */
import type { Decoded } from "../../../decode/decode.ts";
import { bookedSegments, type Booked } from "../model/booked.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import { SECTION_OF } from "../options/values.ts";
import type { LeftOut, Written } from "../written.ts";
import { carReservations } from "./car.ts";
import { passengersOf, STATUSES } from "./common.ts";
import { flightReservations } from "./flight.ts";
import { hotelReservations } from "./hotel.ts";
import { trainReservations } from "./train.ts";
import type { JsonLdReservation } from "./types.ts";

/** The reservations of one segment; a string gives the reason if there are none. */
type Made = readonly JsonLdReservation[] | string;

/** What `toJsonLd` returns. */
export interface JsonLd {
  /**
   * The cancelled ones first, then in the order of travel; those of one segment in the order of the travellers.
   */
  readonly reservations: readonly JsonLdReservation[];
  /** The segments that lack what readers of reservations need. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * The reservations of a decoded text. Times are local, with the offset of the place if its time zone
 * is known: `2026-11-24T18:55:00-03:00`. Hotels have days: `2026-11-24`.
 *
 * @param isShown whether a segment is wanted; by default all are
 */
export function toJsonLd(
  decoded: Decoded,
  isShown: (booked: Booked) => boolean = () => true,
): JsonLd {
  const reservations: JsonLdReservation[] = [];
  const leftOut: LeftOut[] = [];
  for (const booked of bookedSegments(decoded).filter(isShown)) {
    const made = reservationsOf(decoded, booked);
    if (typeof made === "string") leftOut.push({ path: booked.path, reason: made });
    else reservations.push(...made);
  }
  return { reservations: cancelledFirst(reservations), leftOut };
}

/**
 * Of a flight that is cancelled and booked again on the same day, readers keep the last reservation: it must be the
 * one that holds.
 */
function cancelledFirst(reservations: readonly JsonLdReservation[]): readonly JsonLdReservation[] {
  const isCancelled = (each: JsonLdReservation) => each.reservationStatus === STATUSES.cancelled;
  return [
    ...reservations.filter(isCancelled),
    ...reservations.filter((each) => !isCancelled(each)),
  ];
}

/** The reservations of one segment; a string gives the reason if there are none. */
export function reservationsOf({ booking }: Decoded, booked: Booked): Made {
  if (booked.kind === "other") return "schema.org has no reservation of this kind";
  const passengers = passengersOf(booking, booked);
  if (typeof passengers === "string") return passengers;
  switch (booked.kind) {
    case "flight":
      return flightReservations(booked.segment, booked.index, passengers, booking);
    case "train":
      return trainReservations(booked.segment, passengers);
    case "hotel":
      return hotelReservations(booked.segment, passengers);
    case "car":
      return carReservations(booked.segment, passengers);
  }
}

/** The reservations of the segments that the style shows, as `jsonLdText` writes them. */
export function writeJsonLd(decoded: Decoded, { sections }: ItineraryStyle): Written<string> {
  const { reservations, leftOut } = toJsonLd(decoded, ({ kind }) => sections.has(SECTION_OF[kind]));
  return { content: jsonLdText(reservations), leftOut };
}

/** The reservations as JSON that a page or an email can contain unchanged in a `<script>`. */
export function jsonLdText(reservations: readonly JsonLdReservation[]): string {
  return `${JSON.stringify(reservations, null, 2).replace(/[<>&\u2028\u2029]/g, escaped)}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
