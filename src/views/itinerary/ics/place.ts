/** Where the event of a segment is. */
import { findPlace } from "../../../reference/index.ts";
import { joinNonEmpty } from "../readable.ts";
import { plain, stopText, type Shown } from "./event-text.ts";

/** A place in words and, for an airport or a station, in degrees. */
export interface EventPlace {
  readonly title: string;
  readonly geo: { readonly lat: number; readonly lon: number } | null;
}

/** Where a journey begins or a stay is; null if the record does not say. */
export function placeOfEvent(shown: Shown): EventPlace | null {
  const { booked } = shown;
  const title = plain(placeText(shown) ?? "");
  if (title === "") return null;
  const isJourney = booked.kind === "flight" || booked.kind === "train";
  return { title, geo: isJourney ? geoOf(booked.segment.origin) : null };
}

function placeText({ entry, booked }: Shown): string | null {
  if (entry.kind === "flight" || entry.kind === "train") return stopText(entry.departure);
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
