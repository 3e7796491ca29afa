import type { AirNode, FlightReference, Node, PersonName } from "../../../ast/nodes.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Line } from "../../scopes/lines.ts";
import { personsOf } from "../names/lists.ts";
import type { Cut } from "../pieces.ts";
import { flightOfSeat } from "../seats.ts";
import { isAir } from "./drafts.ts";

function isRail({ kind }: Node): boolean {
  return kind === "rail";
}

/** What the rest of the text says about the facts of a line. */
export interface Surroundings {
  readonly flights: readonly AirNode[];
  /** The only flight of the text, if the text names no other, which can be unread. */
  readonly onlyFlight: AirNode | undefined;
  /** The nodes of facts that depend on the whole text. */
  readonly shared: ReadonlyMap<Fact, Node>;
  /** Whether the names of the text are those of travellers. */
  readonly hasNames: boolean;
  /** Finds whose the tickets and seats of a line are. */
  readonly ownerOf: (line: Line) => PersonName | undefined;
  /** Finds the traveller with a name that stands beside a seat. */
  readonly ownerNamed: (name: string) => PersonName | undefined;
}

/**
 * What a line says by itself: the ticket of `Jane Doe, ticket 117-0000000001`.
 *
 * @param elements the elements that the line adds to
 */
export function ownCuts(
  line: Line,
  elements: readonly Node[],
  { flights, onlyFlight, shared, hasNames, ownerOf, ownerNamed }: Surroundings,
): readonly Cut[] {
  const names = hasNames ? personsOf(line) : undefined;
  const hotel = elements.find(({ kind }) => kind === "hotel");
  // The seat beside a train is not that of the only flight.
  const flight = elements.find(isAir) ?? (elements.some(isRail) ? null : onlyFlight);
  const ownerOfLine = hasNames ? ownerOf(line) : undefined;
  const seatOf = (seat: SeatFact) =>
    flight === null && seat.of === undefined
      ? undefined
      : flightOfSeat(seat, line, flight ?? undefined, flights);
  const others = line.facts.flatMap((fact) => {
    const isOther = shared.has(fact) && fact.kind === "locator" && fact.isWeak === true;
    const owner = fact.kind === "seat" && fact.owner ? ownerNamed(fact.owner.value) : ownerOfLine;
    const isHotels =
      fact.kind === "phone" || (fact.kind === "locator" && !fact.isOfRecord && !isOther);
    const node =
      hotel !== undefined && isHotels
        ? undefined
        : (shared.get(fact) ?? airlineLocatorOf(fact, flight) ?? nodeOf(fact, seatOf, owner));
    return node === undefined ? [] : [{ start: fact.start, node }];
  });
  return names === undefined ? others : [names, ...others];
}

/** The locator of the airline of a flight, in the lines about it. */
function airlineLocatorOf(fact: Fact, flight: AirNode | null | undefined): Node | undefined {
  if (fact.kind !== "locator" || fact.isOfAirline !== true || !flight) return undefined;
  return { kind: "airlineLocator", airline: flight.airline, locator: fact.locator };
}

type SeatFact = Extract<Fact, { kind: "seat" }>;

/**
 * @param seatOf the flight of a seat; undefined if it is one of a train
 * @param owner the traveller that it is about
 */
function nodeOf(
  fact: Fact,
  seatOf: (seat: SeatFact) => FlightReference | undefined,
  owner: PersonName | undefined,
): Node | undefined {
  const named = owner === undefined ? {} : { named: [owner] };
  switch (fact.kind) {
    case "airlineLocator":
      return { kind: "airlineLocator", airline: fact.airline, locator: fact.locator };
    case "ticket":
      return { kind: "ticket", ticket: fact.ticket, type: fact.type, ...named };
    case "seat": {
      const flight = seatOf(fact);
      return flight && { kind: "seat", seat: fact.seat, ...flight, ...named };
    }
    case "phone":
    case "email":
      return { kind: "contact", type: fact.kind, value: fact.contact };
    case "travellers":
      return { kind: "title" };
    default:
      return undefined;
  }
}
