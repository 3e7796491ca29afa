/** Where the event of a segment is. */
import { findPlace } from "../../../reference/index.ts";
import { joinNonEmpty } from "../readable.ts";
import type { Card } from "../model/schema.ts";
import type { Booked } from "../segments/booked.ts";
import { oneLine } from "../segments/one-line.ts";
import { stopParts } from "../segments/titles.ts";
import type { Words } from "../segments/words.ts";

/** A place in words and, for an airport or a station, in degrees. */
export interface EventPlace {
  readonly title: string;
  readonly geo: { readonly lat: number; readonly lon: number } | null;
}

/** Where a journey begins or a stay is; null if the record does not say it. */
export function placeOfEvent(card: Card, booked: Booked, words: Words): EventPlace | null {
  const title = oneLine(placeText(card, booked, words));
  if (title === null) return null;
  const isJourney = booked.kind === "flight" || booked.kind === "train";
  return { title, geo: isJourney ? geoOf(booked.segment.origin) : null };
}

function placeText(card: Card, booked: Booked, words: Words): string | null {
  if (card.kind === "flight" || card.kind === "train")
    return joinNonEmpty(", ", stopParts(card.origin, card.departureTerminal, words));
  switch (booked.kind) {
    case "hotel":
      return joinNonEmpty(", ", [booked.segment.name, booked.segment.address]);
    case "car":
      return booked.segment.pickUpPlace ?? cityOf(booked.segment.city);
    case "other":
      return cityOf(booked.segment.city);
    case "flight":
    case "train":
      return null;
  }
}

function cityOf(code: string | null): string | null {
  return code === null ? null : (findPlace(code)?.name ?? code);
}

function geoOf(code: string | null): EventPlace["geo"] {
  const { latitude = null, longitude = null } = (code === null ? undefined : findPlace(code)) ?? {};
  return latitude === null || longitude === null ? null : { lat: latitude, lon: longitude };
}
