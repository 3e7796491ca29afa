/** The content of a record for one of its travellers. */
import type { Booking, Fare } from "../../../booking/model/booking.ts";
import type { Decoded, DecodedRecord } from "../../../decode/decode.ts";
import type { Grouping } from "../options/values.ts";

/** The content of each itinerary: the whole text, or its part for each traveller. */
export function viewsOf(decoded: Decoded, by: Grouping): readonly Decoded[] {
  const found = by === "traveller" ? companies(decoded) : [];
  return found.length === 0 ? [decoded] : found.map((persons) => forTravellers(decoded, persons));
}

/**
 * The travellers who get separate itineraries, each with the infants on their lap.
 *
 * @returns for each, the indices of persons
 */
function companies({ booking, records }: Decoded): readonly (readonly number[])[] {
  const all = records.flatMap(({ persons }) => persons);
  const isOnLap = (index: number) => {
    const adult = booking.persons[index]?.infantOf ?? null;
    return adult !== null && all.includes(adult);
  };
  return all
    .filter((index) => !isOnLap(index))
    .map((index) => [
      index,
      ...all.filter((each) => isOnLap(each) && booking.persons[each]?.infantOf === index),
    ]);
}

/** The decoded text without what concerns only other travellers, and without their records. */
function forTravellers(decoded: Decoded, persons: readonly number[]): Decoded {
  const { booking } = decoded;
  const isAbout = (others: readonly number[]) =>
    others.length === 0 || others.some((other) => persons.includes(other));
  const records = decoded.records.filter((record) => isAbout(record.persons));
  return {
    ...decoded,
    // Not enumerable in what `decode` returns.
    documents: decoded.documents,
    booking: {
      ...booking,
      flights: booking.flights.map((flight) => ({ ...flight, seats: seatsOf(flight, persons) })),
      trains: booking.trains.map((train) => ({ ...train, seats: seatsOf(train, persons) })),
    },
    records: records.map((record) => partOf(record, booking, isAbout)),
  };
}

type IsAbout = (persons: readonly number[]) => boolean;

function seatsOf(
  { seats }: Booking["flights"][number] | Booking["trains"][number],
  persons: readonly number[],
) {
  return seats.filter(({ person }) => person === null || persons.includes(person));
}

function partOf(record: DecodedRecord, booking: Booking, isAbout: IsAbout): DecodedRecord {
  const about = (
    entries: readonly { readonly persons: readonly number[] }[],
    indices: readonly number[],
  ) => indices.filter((index) => isAbout(entries[index]?.persons ?? []));
  return {
    ...record,
    persons: record.persons.filter((index) => isAbout([index])),
    tickets: about(booking.tickets, record.tickets),
    ssr: about(booking.ssr, record.ssr),
    osi: about(booking.osi, record.osi),
    contacts: about(booking.contacts, record.contacts),
    fare: record.fare && fareFor(record.fare, record.persons.length, isAbout),
  };
}

/** What the whole party pays is not what one of them pays. */
function fareFor(fare: Fare, party: number, isAbout: IsAbout): Fare {
  const passengers = fare.passengers.filter(({ persons }) => isAbout(persons));
  if (party === 1) return { ...fare, passengers };
  return { ...fare, passengers, total: null, base: null, taxes: [] };
}
