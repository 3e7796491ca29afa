/** The travellers of a record, with their documents and seats. */
import type * as booking from "../../../booking/model/booking.ts";
import { redact } from "../../../decode/text/cards/redact.ts";
import { nameOf } from "./names.ts";
import type { Segment } from "./order.ts";
import { isSaid } from "../readable.ts";
import type { Wording } from "../wording/wording.ts";
import type { References } from "./references.ts";
import type { Traveller } from "./schema.ts";
import { isHeld } from "../segments/standing.ts";

/** @param segments those of the record */
export function toTravellers(
  { persons }: booking.Booking,
  indices: readonly number[],
  segments: readonly Segment[],
  references: References,
  wording: Wording,
): readonly Traveller[] {
  const seats = seatsByPerson(segments, wording);
  return indices.flatMap((index) => {
    const person = persons[index];
    if (person === undefined) return [];
    return [toTraveller(person, seats.get(index) ?? [], references, wording)];
  });
}

function toTraveller(
  person: booking.Person,
  seats: readonly string[],
  references: References,
  wording: Wording,
): Traveller {
  const { type, birthDate, infantOf, identification, tickets, frequentFlyer } = person;
  const adult = infantOf === null ? null : references.nameOf(infantOf);
  // What a traveller forwards should not identify anybody.
  const isForAgents = wording.readers === "agents";
  return {
    name: nameOf(person),
    printed: redact(person.printed),
    facts: [
      type && wording.passengerType(type),
      isForAgents && birthDate && wording.say("born", { day: wording.formats.day(birthDate) }),
      adult && wording.say("withAdult", { adult }),
      isForAgents &&
        identification &&
        wording.say("identification", { id: redact(identification) }),
    ].filter(isSaid),
    papers: [
      ...tickets.map((ticket) => wording.say("ticket", { number: ticket })),
      ...frequentFlyer.map(({ airline, number }) => `${airline} ${number}`),
      ...seats,
    ],
  };
}

/** `seat 12A on AF 457`, by the index of the person. */
function seatsByPerson(
  segments: readonly Segment[],
  wording: Wording,
): ReadonlyMap<number, readonly string[]> {
  const seats = new Map<number, string[]>();
  for (const { kind, segment } of segments) {
    if (kind !== "flight" && kind !== "train") continue;
    const ride =
      kind === "flight"
        ? wording.join(" ", [segment.airline, segment.flight])
        : wording.join(" ", [segment.carrier, segment.number]);
    for (const { seat, person, status } of segment.seats) {
      // A seat that is only requested is listed with its flight and status.
      if (person === null || !isHeld(status)) continue;
      const own = seats.get(person) ?? [];
      seats.set(person, own);
      own.push(wording.say("seatOn", { seat, ride }));
    }
  }
  return seats;
}
