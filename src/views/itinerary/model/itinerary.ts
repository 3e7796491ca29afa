/** The content of the records of a text, each on its own: nothing from one appears with another. */
import type { Decoded, DecodedRecord } from "../../../decode/decode.ts";
import { redact } from "../../../decode/text/cards/redact.ts";
import type { TextSpan } from "../../lines-schema.ts";
import { systemName } from "../../system-names.ts";
import { bookedSegments, type Booked } from "./booked.ts";
import { toCard } from "./cards.ts";
import { toDeadlines } from "./deadlines.ts";
import { baggageByFlight, priceText } from "./fares.ts";
import { layoverBetween, type Ride } from "./layovers.ts";
import type { Segment } from "./order.ts";
import { airlineOf } from "./parts.ts";
import { isSaid } from "../readable.ts";
import { FOR_AGENTS } from "../wording/agents.ts";
import type { Wording } from "../wording/wording.ts";
import { References } from "./references.ts";
import type { Card, Itinerary, Layover, RecordItinerary } from "./schema.ts";
import { toSections } from "./sections.ts";
import { toTravellers } from "./travellers.ts";
import { assumedYears, isYearKnown } from "./years.ts";
import { isHeld } from "../segments/standing.ts";

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
  const segments = byRecord(bookedSegments(decoded));
  return {
    records: records.map((record) => {
      const own = segments.get(record) ?? [];
      const references = new References(booking, record, wording);
      const tickets = at(booking.tickets, record.tickets);
      const baggage = baggageByFlight(record.fare, tickets, wording);
      const layovers = layoversOf(own, wording);
      const cardOf = (booked: Booked): Card =>
        toCard(booked, {
          path: booked.path,
          span: spans.get(booked.path) ?? null,
          isYearKnown: isYearKnown(booked),
          layover: layovers.get(booked.segment) ?? null,
          references,
          wording,
          baggage: booked.kind === "flight" ? (baggage.get(booked.index) ?? "") : "",
        });
      return {
        ...headOf(record, own, wording),
        travellers: toTravellers(booking, record.persons, own, references, wording),
        cards: own.map(cardOf),
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

function byRecord(segments: readonly Booked[]): ReadonlyMap<DecodedRecord, readonly Booked[]> {
  const groups = new Map<DecodedRecord, Booked[]>();
  for (const booked of segments) {
    const own = groups.get(booked.record) ?? [];
    groups.set(booked.record, own);
    own.push(booked);
  }
  return groups;
}

function at<T>(all: readonly T[], indices: readonly number[]): readonly T[] {
  return indices.flatMap((index) => all[index] ?? []);
}

type Head = Omit<RecordItinerary, "travellers" | "cards" | "sections">;

function headOf(record: DecodedRecord, own: readonly Booked[], wording: Wording): Head {
  const { recordDate, office, receivedFrom, groupName } = record;
  return {
    system: systemName(record.algorithm),
    lines: record.lines,
    locator: record.recordLocator,
    facts: [
      recordDate && wording.say("created", { day: wording.formats.date(recordDate) }),
      office && wording.say("office", { office }),
      receivedFrom && wording.say("receivedFrom", { name: redact(receivedFrom) }),
      groupName && wording.say("group", { name: redact(groupName) }),
      assumedYears(own) !== "none" && wording.say("yearsAssumed", {}),
    ].filter(isSaid),
    locators: record.airlineLocators.map(({ airline, locator }) => ({
      locator,
      airline: airlineOf(airline),
    })),
    deadlines: toDeadlines(record, wording),
    price: priceText(record.fare, record.persons.length, wording),
  };
}

/**
 * The layovers by the ride after them. A hotel or car in between makes it a stay instead; no layover
 * follows an unconfirmed ride.
 */
function layoversOf(segments: readonly Segment[], wording: Wording): ReadonlyMap<object, Layover> {
  const layovers = new Map<object, Layover>();
  let last: Ride | null = null;
  for (const item of segments) {
    if (!isHeld(item.segment.status)) continue;
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
