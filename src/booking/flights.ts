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
  const destination = segment.isWholeFlight
    ? node.destination
    : (segment.legs.at(-1)?.destination ?? node.destination);
  const to = placeOf(destination, findPlace);
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
    destination: valueOf(destination),
    departureDate: times.departureDate,
    departure: times.departure,
    landing: times.arrival,
    departureTerminal: valueOf(node.departureTerminal ?? terminals?.departureTerminal),
    landingTerminal: valueOf(node.arrivalTerminal ?? terminals?.arrivalTerminal),
    equipment: valueOf(node.equipment),
    stops: segment.legs.length > 0 ? segment.legs.length : valueOf(node.stops),
    meal: valueOf(node.meals),
    operatedBy: segment.operator,
    airlineLocator: valueOf(node.airlineLocator),
    marriedGroup: valueOf(segment.marriage?.group ?? node.married),
    flown: valueOf(node.flown) ?? false,
    durationMinutes: times.minutes ?? elapsedOf(segment, node),
    distanceKm:
      from === undefined || to === undefined
        ? printedKilometres(segment, node)
        : distanceKilometres(from, to),
    seats: segment.seats,
  };
}

/** The printed time under way, where the zones do not tell; that of one leg says nothing of all. */
function elapsedOf({ legs }: Segment, { elapsed }: AirNode): number | null {
  return legs.length > 0 ? null : valueOf(elapsed);
}

const KILOMETRES_PER_MILE = 1.609344;

function printedKilometres({ legs }: Segment, { miles }: AirNode): number | null {
  const printed = [miles, ...legs.map((leg) => leg.miles)].map((read) => valueOf(read) ?? NaN);
  const sum = printed.reduce((total, each) => total + each, 0);
  return Number.isNaN(sum) ? null : Math.round(sum * KILOMETRES_PER_MILE);
}

function placeOf(code: Read<string> | undefined, findPlace: FindPlace): ReturnType<FindPlace> {
  return code === undefined ? undefined : findPlace(code.value);
}
