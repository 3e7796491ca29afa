/** The segments of a text as a calendar (RFC 5545): one event for each. */
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from "ical-generator";
import type { Decoded } from "../../../decode/decode.ts";
import { reservationsOf } from "../jsonld/jsonld.ts";
import { bookedSegments, type Booked } from "../model/booked.ts";
import { toItinerary } from "../model/itinerary.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import { caveatsOf } from "../plan/caveats.ts";
import { entryOf } from "../plan/entries.ts";
import { standingOf, type Standing } from "../segments/standing.ts";
import { wordingForTravellers } from "../wording/travellers.ts";
import type { Wording } from "../wording/wording.ts";
import type { LeftOut, Written } from "../written.ts";
import { descriptionOf, summaryOf, type Shown } from "./event-text.ts";
import { placeOfEvent } from "./place.ts";
import { uidsOf } from "./uids.ts";
import { whenOf, type When } from "./when.ts";

/**
 * The calendar of a decoded text. Flights and trains are in UTC, or floating if a time zone is
 * unknown; their texts have local times. Stays last whole days, including the last. The file ends in
 * CRLF like each of its lines. Calendars replace an event with one that has the same UID and a later
 * instant, which comes from the style. Segments without a day are left out.
 */
export function toCalendar(decoded: Decoded, style: ItineraryStyle): Written<string> {
  const wording = wordingForTravellers(style);
  const calendar = ical({
    prodId: { company: "Recloc", product: "Itinerary", language: style.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const segments = bookedSegments(decoded);
  const uids = uidsOf(decoded.booking, segments);
  const shownOf = entriesByPath(decoded, style, wording);
  const caveats = caveatsOf(decoded, wording);
  const leftOut: LeftOut[] = [];
  for (const booked of segments) {
    const shown = shownOf(booked);
    if (shown === null) continue;
    const when = whenOf(booked);
    const id = uids.get(booked);
    if (when === null || id === undefined)
      leftOut.push({ path: booked.path, reason: "it has no date" });
    else
      calendar.createEvent({
        id,
        ...revisionOf(style.madeAt),
        ...timesOf(when),
        ...placeIn(shown),
        summary: summaryOf(shown),
        description: descriptionOf(shown, style, caveats, wording),
        ...standingsOf(booked),
        x: attachmentsOf(decoded, booked),
      });
  }
  return { content: `${calendar.toString()}\r\n`, leftOut };
}

/** The parts of a segment that the style shows; null if it leaves the segment out. */
function entriesByPath(
  decoded: Decoded,
  style: ItineraryStyle,
  wording: Wording,
): (booked: Booked) => Shown | null {
  const cards = new Map(
    toItinerary(decoded, { wording }).records.flatMap((record) =>
      record.cards.map((card) => [card.path, { card, record }]),
    ),
  );
  return (booked) => {
    const found = cards.get(booked.path);
    const entry = found && entryOf(found.card, style, wording);
    return found && entry ? { booked, entry, ...found } : null;
  };
}

const MINUTE_MS = 60_000;

/**
 * Minutes since 1970 as the sequence number: it grows with each calendar without a stored counter.
 */
function revisionOf(stamp: Date): Partial<ICalEventData> {
  return { stamp, lastModified: stamp, sequence: Math.floor(stamp.getTime() / MINUTE_MS) };
}

function timesOf({
  kind,
  start,
  end,
}: When): Pick<ICalEventData, "start"> & Partial<ICalEventData> {
  return { start, end, allDay: kind === "days", floating: kind === "floating" };
}

function placeIn(shown: Shown): Partial<ICalEventData> {
  const place = placeOfEvent(shown);
  if (place === null) return {};
  const { title, geo } = place;
  return { location: { title, ...(geo !== null && { geo }) } };
}

const STATUSES: Readonly<Record<Standing, ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  unknown: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A stay or a cancelled segment does not block the time. */
function standingsOf({ kind, segment }: Booked): Partial<ICalEventData> {
  const standing = standingOf(segment.status);
  const isBusy = (kind === "flight" || kind === "train") && standing !== "cancelled";
  return {
    status: standing === null ? null : STATUSES[standing],
    transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  };
}

/** The reservations of the segment, for KDE's calendar, which reads them from this property. */
function attachmentsOf(decoded: Decoded, booked: Booked): Record<string, string> {
  const reservations = reservationsOf(decoded, booked);
  return typeof reservations === "string"
    ? {}
    : { "X-KDE-KITINERARY-RESERVATION": JSON.stringify(reservations) };
}
