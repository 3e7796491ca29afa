/** Names the travellers and flights of one record; they are numbered within it. */
import type * as booking from "../../../booking/model/booking.ts";
import { nameOf } from "./names.ts";
import type { Wording } from "../wording/wording.ts";

/** Names are repeated in every seat and service, so a hostile long one would add up. */
const LONGEST_NAME = 80;

/** Up to this many travellers are named one by one; more are given by their numbers. */
const MOST_NAMES = 3;

/** Up to this many flights are named; more are counted. */
const MOST_FLIGHTS = 8;

export class References {
  private readonly names: ReadonlyMap<number, string>;
  private readonly numbers: ReadonlyMap<number, number>;
  private readonly flights: ReadonlyMap<number, string>;
  private readonly wording: Wording;

  constructor(
    all: booking.Booking,
    part: Pick<booking.RecordPart, "persons" | "flights">,
    wording: Wording,
  ) {
    this.wording = wording;
    const { persons } = part;
    this.names = new Map(
      persons.flatMap((index) => {
        const person = all.persons[index];
        return person === undefined ? [] : [[index, shortened(nameOf(person))] as const];
      }),
    );
    this.numbers = new Map(persons.map((index, at) => [index, at + 1]));
    this.flights = flightNames(all.flights, part.flights, wording);
  }

  /** The name of a traveller; null if it is not one of this record. */
  nameOf(person: number): string | null {
    return this.names.get(person) ?? null;
  }

  /** Some travellers, in words; null if none is meant in particular. */
  travellers(persons: readonly number[]): string | null {
    if (persons.length === 0) return null;
    const some = [...new Set(persons)];
    if (some.length === this.names.size && some.length > 1)
      return this.wording.say("allTravellers", {});
    if (some.length > MOST_NAMES) {
      const numbers = ranges(some.flatMap((each) => this.numbers.get(each) ?? []));
      return this.wording.say("travellerNumbers", { numbers });
    }
    return this.wording.list(some.flatMap((each) => this.names.get(each) ?? []));
  }

  /** Some flights, in words; null if none is meant in particular. */
  flightsOf(flights: readonly number[]): string | null {
    if (flights.length === 0) return null;
    const some = [...new Set(flights)];
    if (some.length === this.flights.size && some.length > 1)
      return this.wording.say("allFlights", {});
    const named = some.slice(0, MOST_FLIGHTS).flatMap((each) => this.flights.get(each) ?? []);
    const more = some.length - MOST_FLIGHTS;
    const list = this.wording.list(named);
    return more > 0 ? this.wording.say("andMore", { flights: list, count: String(more) }) : list;
  }
}

/** Names flights by their numbers and, where two have the same, their days. */
function flightNames(
  all: readonly booking.Flight[],
  indices: readonly number[],
  wording: Wording,
): ReadonlyMap<number, string> {
  const own = indices.flatMap((index) => {
    const flight = all[index];
    if (flight === undefined) return [];
    return [{ index, name: `${flight.airline} ${flight.flight}`, day: flight.departureDate }];
  });
  const counts = new Map<string, number>();
  for (const { name } of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    own.map(({ index, name, day }) => {
      if (counts.get(name) === 1 || day === null) return [index, name];
      return [
        index,
        wording.say("flightOf", { flight: name, day: wording.formats.dayWithoutYear(day) }),
      ];
    }),
  );
}

/** 1, 2, 3, 7 as `1–3, 7`. */
function ranges(numbers: readonly number[]): string {
  const found: { first: number; last: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.last === number - 1) last.last = number;
    else found.push({ first: number, last: number });
  }
  return found.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(", ");
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
