/** What the records of a text say, each in words of its own: nothing of one appears with another. */
import type * as booking from "../../../booking/model/booking.ts";
import type { Decoded, DecodedRecord } from "../../../decode/decode.ts";
import type { TextSpan } from "../../lines-schema.ts";
import { systemName } from "../../system-names.ts";
import { toCard } from "./cards.ts";
import { toDeadlines } from "./deadlines.ts";
import { baggageByFlight, priceText } from "./fares.ts";
import { layoverBetween, type Ride } from "./layovers.ts";
import { inTravelOrder, type Segment } from "./order.ts";
import { airlineOf, printed } from "./parts.ts";
import { isSaid } from "../readable.ts";
import { FOR_AGENTS } from "../wording/agents.ts";
import type { Wording } from "../wording/wording.ts";
import { References } from "./references.ts";
import type { Card, Itinerary, Layover, RecordItinerary } from "./schema.ts";
import { toSections } from "./sections.ts";
import { toTravellers } from "./travellers.ts";

const NO_SPANS: ReadonlyMap<string, TextSpan> = new Map();

export interface ItineraryInputs {
  /** The line that books each entry, by the path of the entry in the v4 answer. */
  readonly spans?: ReadonlyMap<string, TextSpan>;
  /** Default: English, for agents. */
  readonly wording?: Wording;
}

export function toItinerary(
  decoded: Decoded,
  { spans = NO_SPANS, wording = FOR_AGENTS }: ItineraryInputs = {},
): Itinerary {
  const { booking, records } = decoded;
  const entries = entriesOf(booking, records);
  const segments = records.map((): Segment[] => []);
  for (const item of inTravelOrder(decoded))
    segments[entries.get(item.segment)?.record ?? 0]?.push(item);
  return {
    records: records.map((record, index) => {
      const own = segments[index] ?? [];
      const references = new References(booking, record, wording);
      const tickets = at(booking.tickets, record.tickets);
      const baggage = baggageByFlight(record.fare, tickets, wording);
      const layovers = layoversOf(own, wording);
      const cardOf = (item: Segment): Card => {
        const { path = "", at: place = -1 } = entries.get(item.segment) ?? {};
        return toCard(item, {
          path,
          span: spans.get(path) ?? null,
          layover: layovers.get(item.segment) ?? null,
          references,
          wording,
          baggage: item.kind === "flight" ? (baggage.get(place) ?? "") : "",
        });
      };
      return {
        ...headOf(record, wording),
        travellers: toTravellers(booking, record.persons, own, references, wording),
        cards: own.filter(isTravel).map(cardOf),
        sections: toSections(
          {
            fare: record.fare,
            tickets,
            ssr: at(booking.ssr, record.ssr),
            osi: at(booking.osi, record.osi),
            contacts: at(booking.contacts, record.contacts),
            cancelledFlights: at(booking.cancelledFlights, record.cancelledFlights),
            otherSegments: at(booking.otherSegments, record.otherSegments),
            remarks: at(booking.remarks, record.remarks),
            accounting: at(booking.accounting, record.accounting),
          },
          references,
          wording,
        ),
      };
    }),
  };
}

function at<T>(all: readonly T[], indices: readonly number[]): readonly T[] {
  return indices.flatMap((index) => all[index] ?? []);
}

/** Retention segments only keep the record alive and are not travel. */
function isTravel(item: Segment): boolean {
  return item.kind !== "other" || !item.segment.retention;
}

type Head = Omit<RecordItinerary, "travellers" | "cards" | "sections">;

function headOf(record: DecodedRecord, wording: Wording): Head {
  const { recordDate, office, receivedFrom, groupName } = record;
  return {
    system: systemName(record.algorithm),
    lines: record.lines,
    locator: record.recordLocator,
    facts: [
      recordDate && wording.say("created", { day: wording.formats.date(recordDate) }),
      office && wording.say("office", { office }),
      receivedFrom && wording.say("receivedFrom", { name: printed(receivedFrom) ?? "" }),
      groupName && wording.say("group", { name: printed(groupName) ?? "" }),
    ].filter(isSaid),
    locators: record.airlineLocators.map(({ airline, locator }) => ({
      locator,
      airline: airlineOf(airline),
    })),
    deadlines: toDeadlines(record, wording),
    price: priceText(record.fare, record.persons.length, wording),
  };
}

/** The path of an entry in the v4 answer, its place in its list and the record it belongs to. */
interface Entry {
  readonly path: string;
  readonly at: number;
  readonly record: number;
}

type SegmentList = "flights" | "trains" | "hotels" | "cars" | "otherSegments";

const PATHS: readonly (readonly [SegmentList, string])[] = [
  ["flights", "flightInfo.flights"],
  ["trains", "trainInfo.trains"],
  ["hotels", "hotelInfo.hotels"],
  ["cars", "extraInfo.cars"],
  ["otherSegments", "extraInfo.other_segments"],
];

function entriesOf(
  all: booking.Booking,
  records: readonly DecodedRecord[],
): ReadonlyMap<object, Entry> {
  const entries = new Map<object, Entry>();
  for (const [record, part] of records.entries())
    for (const [list, path] of PATHS)
      for (const index of part[list]) {
        const segment = all[list][index];
        if (segment !== undefined)
          entries.set(segment, { path: `${path}[${index}]`, at: index, record });
      }
  return entries;
}

/** The layovers by the ride after them. A hotel or car in between makes it a stay instead. */
function layoversOf(segments: readonly Segment[], wording: Wording): ReadonlyMap<object, Layover> {
  const layovers = new Map<object, Layover>();
  let last: Ride | null = null;
  for (const item of segments) {
    const ride = rideOf(item);
    const layover: Layover | null = ride && last && layoverBetween(last, ride, wording);
    if (layover) layovers.set(item.segment, layover);
    if (ride !== null) last = ride;
    else if (item.kind !== "other") last = null;
  }
  return layovers;
}

function rideOf({ kind, segment }: Segment): Ride | null {
  if (kind === "train") return { ...segment, departureTerminal: null, arrivalTerminal: null };
  if (kind !== "flight") return null;
  return { ...segment, arrival: segment.landing, arrivalTerminal: segment.landingTerminal };
}
