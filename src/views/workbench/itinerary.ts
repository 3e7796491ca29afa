/** What a traveller wants to know: who travels, the locators, and the segments in order. */
import type * as booking from "../../booking/model/booking.ts";
import type { Decoded, DecodedRecord } from "../../decode/decode.ts";
import { inTravelOrder, type Segment } from "../itinerary/order.ts";
import { joinNonEmpty } from "../itinerary/readable.ts";
import { toCard } from "./cards.ts";
import { layoverBetween, type Ride } from "./layovers.ts";
import { nameOf } from "./names.ts";
import { airlineOf, printed } from "./parts.ts";
import type { TextSpan } from "../lines-schema.ts";
import type { Itinerary, Layover, Locator, Traveller } from "./schema.ts";

/** Every seat on a card repeats the traveller's name, so a hostile long one would add up. */
const LONGEST_NAME = 80;

/**
 * @param spans the line that books each entry, by the path of the entry in the v4 answer
 */
export function toItinerary(decoded: Decoded, spans: ReadonlyMap<string, TextSpan>): Itinerary {
  const { booking, records } = decoded;
  // Retention segments only keep the record alive and are not travel.
  const segments = inTravelOrder(decoded).filter(
    (item) => item.kind !== "other" || !item.segment.retention,
  );
  const entries = entriesOf(booking, records);
  const layovers = layoversOf(segments, (segment) => entries.get(segment)?.record ?? 0);
  const names = booking.persons.map((person) => shortened(nameOf(person)));
  return {
    travellers: toTravellers(booking, records, segments),
    locators: records.flatMap(toLocators),
    price: priceOf(booking.fare),
    cards: segments.map((item) => {
      const { path = "", record = 0 } = entries.get(item.segment) ?? {};
      const layover = layovers.get(item.segment) ?? null;
      return toCard(item, { path, record, layover, names, span: spans.get(path) ?? null });
    }),
  };
}

/** The path of an entry in the v4 answer, and the record it belongs to. */
interface Entry {
  readonly path: string;
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
        if (segment !== undefined) entries.set(segment, { path: `${path}[${index}]`, record });
      }
  return entries;
}

/** The layovers by the ride after them. A hotel or car in between makes it a stay instead. */
function layoversOf(
  segments: readonly Segment[],
  recordOf: (segment: object) => number,
): ReadonlyMap<object, Layover> {
  const layovers = new Map<object, Layover>();
  const last = new Map<number, Ride>();
  for (const item of segments) {
    const record = recordOf(item.segment);
    const ride = rideOf(item);
    const before = last.get(record);
    const layover = ride && before && layoverBetween(before, ride);
    if (layover) layovers.set(item.segment, layover);
    if (ride !== null) last.set(record, ride);
    else if (item.kind !== "other") last.delete(record);
  }
  return layovers;
}

function rideOf({ kind, segment }: Segment): Ride | null {
  if (kind === "train") return segment;
  return kind === "flight" ? { ...segment, arrival: segment.landing } : null;
}

function toTravellers(
  { persons }: booking.Booking,
  records: readonly DecodedRecord[],
  segments: readonly Segment[],
): readonly Traveller[] {
  const recordOf = new Map(
    records.flatMap((part, record) => part.persons.map((person) => [person, record] as const)),
  );
  const seats = seatsByPerson(segments);
  return persons.map((person, index) => ({
    name: nameOf(person),
    title: printed(person.title),
    type: printed(person.type),
    birthDate: person.birthDate,
    infantOf: person.infantOf,
    record: recordOf.get(index) ?? 0,
    seats: seats.get(index) ?? [],
    tickets: person.tickets,
    frequentFlyer: person.frequentFlyer.map(({ airline, number }) => ({ airline, number })),
  }));
}

function seatsByPerson(segments: readonly Segment[]): ReadonlyMap<number, Traveller["seats"]> {
  const seats = new Map<number, { seat: string; ride: string }[]>();
  for (const { kind, segment } of segments) {
    if (kind !== "flight" && kind !== "train") continue;
    const ride =
      kind === "flight"
        ? joinNonEmpty(" ", [segment.airline, segment.flight])
        : joinNonEmpty(" ", [segment.carrier, segment.number]);
    for (const { seat, person } of segment.seats) {
      if (person === null) continue;
      const own = seats.get(person);
      if (own === undefined) seats.set(person, [{ seat, ride }]);
      else own.push({ seat, ride });
    }
  }
  return seats;
}

function toLocators({ recordLocator, airlineLocators }: DecodedRecord): readonly Locator[] {
  return [
    ...(recordLocator === null ? [] : [{ locator: recordLocator, airline: null }]),
    ...airlineLocators.map(({ airline, locator }) => ({ locator, airline: airlineOf(airline) })),
  ];
}

function priceOf(fare: booking.Fare | null): Itinerary["price"] {
  const { currency = null, total = null } = fare ?? {};
  return currency === null || total === null ? null : { currency, amount: total };
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
