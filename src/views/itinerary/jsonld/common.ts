/** What reservations of all kinds have: their number, their status, and whom they are for. */
import type { PersonLeaf } from "schema-dts";
import type * as booking from "../../../booking/model/booking.ts";
import { nameOf } from "../model/names.ts";
import type { Booked } from "../model/booked.ts";
import { oneLine } from "../segments/one-line.ts";
import { standingOf } from "../segments/standing.ts";
import type { Common, ReservationStatus } from "./types.ts";

/** A traveller, by the index of the person in the booking. */
export interface Passenger {
  readonly index: number;
  /** The first properties of their reservation. */
  readonly common: Common;
}

export const STATUSES = {
  confirmed: "http://schema.org/ReservationConfirmed",
  pending: "http://schema.org/ReservationPending",
  cancelled: "http://schema.org/ReservationCancelled",
} as const satisfies Record<string, ReservationStatus>;

/**
 * The common part of the reservations of a segment, one per traveller; a string gives the reason if
 * there are none.
 */
export function passengersOf(all: booking.Booking, booked: Booked): readonly Passenger[] | string {
  const number = oneLine(numberOf(booked));
  if (number === null) return "it has no reservation number";
  const standing = standingOf(booked.segment.status);
  if (standing === "unknown") return `its status ${booked.segment.status ?? ""} is unknown`;
  const travellers = booked.record.persons.flatMap((index) => {
    const underName = underNameOf(all.persons[index]);
    return underName === null ? [] : [{ index, underName }];
  });
  if (travellers.length === 0) return "its travellers have no names";
  const tooFew = tooFewPlaces(all, booked);
  if (tooFew !== null) return tooFew;
  const same = {
    "@context": "https://schema.org",
    reservationNumber: number,
    reservationId: number,
    ...(standing !== null && { reservationStatus: STATUSES[standing] }),
  } as const;
  return travellers.map(({ index, underName }) => ({ index, common: { ...same, underName } }));
}

/** The number by which the supplier knows a segment, else the record locator. */
function numberOf({ kind, segment, record }: Booked): string | null {
  if (kind !== "flight") return segment.confirmation ?? record.recordLocator;
  const own = record.airlineLocators.find(({ airline }) => airline === segment.airline);
  return segment.airlineLocator ?? own?.locator ?? record.recordLocator;
}

/** Some segments are for some of the travellers, and the record does not say for which. */
function tooFewPlaces({ persons }: booking.Booking, booked: Booked): string | null {
  const { kind, segment, record } = booked;
  if ((kind !== "flight" && kind !== "train") || segment.seatsBooked === null) return null;
  const needed = record.persons.filter((index) => {
    const person = persons[index];
    return person?.infantOf === null && person.type !== "INF";
  });
  return segment.seatsBooked < needed.length
    ? `it has ${segment.seatsBooked} of the ${needed.length} places that the travellers need`
    : null;
}

function underNameOf(person: booking.Person | undefined): PersonLeaf | null {
  if (person === undefined) return null;
  const part = (of: Partial<booking.Person>) =>
    oneLine(nameOf({ ...person, title: "", firstName: "", lastName: "", ...of }));
  const { title, firstName, lastName } = person;
  const name = part({ firstName, lastName });
  if (name === null) return null;
  const [givenName, familyName] = [part({ firstName }), part({ lastName })];
  const honorificPrefix = part({ title });
  return {
    "@type": "Person",
    name,
    ...(givenName !== null && { givenName }),
    ...(familyName !== null && { familyName }),
    ...(honorificPrefix !== null && { honorificPrefix }),
  };
}
