/** The travellers of a record, with their papers and seats. */
import type * as booking from "../../booking/model/booking.ts";
import { nameOf } from "./names.ts";
import type { Segment } from "./order.ts";
import { printed } from "./parts.ts";
import { dayOf, isSaid, joinNonEmpty } from "./readable.ts";
import type { References } from "./references.ts";
import type { Traveller } from "./schema.ts";

/** The meaning of passenger types. For others the code is better than a guess. */
const TYPES: Readonly<Record<string, string>> = {
  ADT: "adult",
  CHD: "child",
  CNN: "child",
  INF: "infant",
  INS: "infant with a seat",
  YTH: "youth",
  SRC: "senior",
};

/** @param segments those of the record */
export function toTravellers(
  { persons }: booking.Booking,
  indices: readonly number[],
  segments: readonly Segment[],
  references: References,
): readonly Traveller[] {
  const seats = seatsByPerson(segments);
  return indices.flatMap((index) => {
    const person = persons[index];
    return person === undefined ? [] : [toTraveller(person, seats.get(index) ?? [], references)];
  });
}

function toTraveller(
  person: booking.Person,
  seats: readonly string[],
  references: References,
): Traveller {
  const { type, birthDate, infantOf, identification, tickets, frequentFlyer } = person;
  const adult = infantOf === null ? null : references.nameOf(infantOf);
  return {
    name: nameOf(person),
    printed: printed(person.printed) ?? "",
    facts: [
      type && (TYPES[type] ?? type),
      birthDate && `born ${dayOf(birthDate)}`,
      adult && `with ${adult}`,
      identification && `ID ${printed(identification)}`,
    ].filter(isSaid),
    papers: [
      ...tickets.map((ticket) => `ticket ${ticket}`),
      ...frequentFlyer.map(({ airline, number }) => `${airline} ${number}`),
      ...seats,
    ],
  };
}

/** `seat 12A on AF 457`, by the index of the person. */
function seatsByPerson(segments: readonly Segment[]): ReadonlyMap<number, readonly string[]> {
  const seats = new Map<number, string[]>();
  for (const { kind, segment } of segments) {
    if (kind !== "flight" && kind !== "train") continue;
    const ride =
      kind === "flight"
        ? joinNonEmpty(" ", [segment.airline, segment.flight])
        : joinNonEmpty(" ", [segment.carrier, segment.number]);
    for (const { seat, person } of segment.seats) {
      if (person === null) continue;
      const own = seats.get(person) ?? [];
      seats.set(person, own);
      own.push(`seat ${seat} on ${ride}`);
    }
  }
  return seats;
}
