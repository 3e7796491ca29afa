import type { AirNode, Read } from "../ast/nodes.ts";
import { distanceKilometres } from "../reference/index.ts";
import type { Flight } from "./booking.ts";
import { timesOf, type FindPlace } from "./journeys.ts";
import type { Segment } from "./segments.ts";
import { valueOf, type Mutable } from "./values.ts";

/** The flight of an air segment. */
export function flightOf(
  segment: Segment,
  node: AirNode,
  findPlace: FindPlace,
  warnings: string[],
): Mutable<Flight> {
  const from = placeOf(node.origin, findPlace);
  const to = placeOf(node.destination, findPlace);
  const times = timesOf(segment, node, { from, to }, node.stops, warnings);
  const { terminals } = segment;
  return {
    source: node,
    airline: node.airline.value,
    flight: node.flight.value,
    bookingClass: valueOf(node.bookingClass),
    status: valueOf(node.status),
    seatsBooked: valueOf(node.count),
    origin: valueOf(node.origin),
    destination: valueOf(node.destination),
    departureDate: times.departureDate,
    departure: times.departure,
    landing: times.arrival,
    departureTerminal: valueOf(node.departureTerminal ?? terminals?.departureTerminal),
    landingTerminal: valueOf(node.arrivalTerminal ?? terminals?.arrivalTerminal),
    equipment: valueOf(node.equipment),
    stops: valueOf(node.stops),
    meal: valueOf(node.meals),
    operatedBy: segment.operator,
    airlineLocator: valueOf(node.airlineLocator),
    marriedGroup: valueOf(segment.marriage?.group ?? node.married),
    flown: valueOf(node.flown) ?? false,
    durationMinutes: times.minutes,
    distanceKm: from === undefined || to === undefined ? null : distanceKilometres(from, to),
    seats: segment.seats,
  };
}

function placeOf(code: Read<string> | undefined, findPlace: FindPlace): ReturnType<FindPlace> {
  return code === undefined ? undefined : findPlace(code.value);
}
