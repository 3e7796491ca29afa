/** The segments of a text as a calendar (RFC 5545): one event for each. */
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from "ical-generator";
import type { Decoded } from "../../../decode/decode.ts";
import { toItinerary } from "../model/itinerary.ts";
import { reservationsOf } from "../jsonld/jsonld.ts";
import type { Card, RecordItinerary } from "../model/schema.ts";
import { bookedSegments, type Booked, type LeftOut } from "../segments/booked.ts";
import { standingOf, type Standing } from "../segments/standing.ts";
import { ENGLISH, type Words } from "../segments/words.ts";
import { descriptionOf, summaryOf } from "./event-text.ts";
import { placeOfEvent } from "./place.ts";
import { uidsOf } from "./uids.ts";
import { whenOf, type When } from "./when.ts";

/** Options of `toCalendar`. */
export interface CalendarOptions {
  /**
   * The instant of the calendar. Calendars replace an event by one with the same UID and a later
   * instant.
   */
  readonly stamp: Date;
}

/** What `toCalendar` returns. */
export interface Calendar {
  /** The file, which ends in CRLF like each of its lines. */
  readonly text: string;
  /** The segments without a day. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * The calendar of a decoded text. Flights and trains are in UTC, or float where a time zone is
 * unknown; their texts have local times. Stays last whole days, the last one included.
 *
 * @throws RangeError if `stamp` is no valid instant
 */
export function toCalendar(decoded: Decoded, { stamp }: CalendarOptions): Calendar {
  if (Number.isNaN(stamp.getTime())) throw new RangeError("stamp must be a valid instant");
  const calendar = ical({
    prodId: { company: "Recloc", product: "Itinerary", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const segments = bookedSegments(decoded);
  const uids = uidsOf(decoded.booking, segments);
  const cards = cardsByPath(decoded);
  const leftOut: LeftOut[] = [];
  for (const booked of segments) {
    const when = whenOf(booked);
    const shown = cards.get(booked.path);
    const id = uids.get(booked);
    if (when === null || shown === undefined || id === undefined)
      leftOut.push({ path: booked.path, reason: "it has no date" });
    else
      calendar.createEvent({
        id,
        ...revisionOf(stamp),
        ...timesOf(when),
        ...wordsOf(shown, booked, ENGLISH),
        ...standingsOf(booked),
        x: attachmentsOf(decoded, booked),
      });
  }
  return { text: `${calendar.toString()}\r\n`, leftOut };
}

/** A card and the record that it is from. */
interface Shown {
  readonly card: Card;
  readonly record: RecordItinerary;
}

function cardsByPath(decoded: Decoded): ReadonlyMap<string, Shown> {
  return new Map(
    toItinerary(decoded).records.flatMap((record) =>
      record.cards.map((card) => [card.path, { card, record }]),
    ),
  );
}

const MINUTE_MS = 60_000;

/** Minutes since 1970 as the sequence: it grows with each calendar without anybody counting. */
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

function wordsOf({ card, record }: Shown, booked: Booked, words: Words): Partial<ICalEventData> {
  const place = placeOfEvent(card, booked, words);
  return {
    summary: summaryOf(card, words),
    description: descriptionOf(card, booked, record, words),
    ...(place !== null && {
      location: { title: place.title, ...(place.geo !== null && { geo: place.geo }) },
    }),
  };
}

const STATUSES: Readonly<Record<Standing, ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  unknown: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A stay, or what is cancelled, leaves the time free. */
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
