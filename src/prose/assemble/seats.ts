import type { AirNode, FlightReference } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";

type SeatFact = Extract<Fact, { kind: "seat" }>;

/**
 * The flight of a seat: the one that the words before it name, or the one that its line is about.
 *
 * @param flight the flight of its line, or the only one
 * @param flights all flights of the text
 */
export function flightOfSeat(
  seat: SeatFact,
  line: Line,
  flight: AirNode | undefined,
  flights: readonly AirNode[],
): FlightReference {
  const { of } = seat;
  if (of !== undefined && "leg" in of) {
    // With connections, either of two flights could be meant.
    const [outward, returning, ...others] = flights;
    if (others.length > 0) return {};
    return referenceTo(of.leg === "outward" ? outward : returning);
  }
  return of ?? wayBefore(seat, line) ?? oneOfEach(seat, line, flights) ?? referenceTo(flight);
}

/** Several seats of one traveller, on a line without a flight: one on each flight, if they are as many. */
function oneOfEach(
  seat: SeatFact,
  { facts, anchors }: Line,
  flights: readonly AirNode[],
): FlightReference | undefined {
  const seats = facts.filter((fact) => fact.kind === "seat" && fact.of === undefined);
  const persons = facts.filter(({ kind }) => kind === "person");
  if (anchors > 0 || persons.length !== 1 || seats.length < 2) return undefined;
  return seats.length === flights.length ? referenceTo(flights[seats.indexOf(seat)]) : {};
}

/** `DUB - AGP   Seat 18A`: the places before a seat, on a line without a flight. */
function wayBefore({ start }: SeatFact, { facts, anchors }: Line): FlightReference | undefined {
  if (anchors > 0) return undefined;
  const way = facts.findLast((fact) => fact.kind === "pair" && fact.end <= start);
  return way?.kind === "pair" ? { origin: way.origin, destination: way.destination } : undefined;
}

function referenceTo(flight: AirNode | undefined): FlightReference {
  if (flight === undefined) return {};
  const { airline, flight: number, date, origin, destination } = flight;
  return { airline, flight: number, date, origin, destination };
}

/** The flights that are named, also those of which too little is said. */
export function numbersIn(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ facts }) =>
      facts.flatMap((fact) =>
        fact.kind === "flight" ? `${fact.airline.value} ${fact.flight.value}` : [],
      ),
    ),
  );
}
