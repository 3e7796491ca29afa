import type { AirNode, Read } from "../../ast/nodes.ts";
import { distanceKilometres } from "../../reference/index.ts";
import type { Flight } from "../model/booking.ts";
import { timesOf, type FindPlace } from "./journeys.ts";
import type { Segment } from "./segments.ts";
import { enclosingSpan, readsIn, sourcesOf, type Sources } from "../model/sources.ts";
import { valueOf, type Mutable } from "../model/values.ts";

/** The flight of an air segment. */
export function flightOf(
  segment: Segment,
  node: AirNode,
  findPlace: FindPlace,
  warnings: string[],
): Mutable<Flight> {
  const from = placeOf(node.origin, findPlace);
  const destination = segment.lastLeg?.destination ?? node.destination;
  const to = placeOf(destination, findPlace);
  for (const city of node.unclearCities ?? [])
    warnings.push(
      `${segment.label()}: ${city} has several airports, and the text does not say which one is meant.`,
    );
  const times = timesOf(segment, node, { from, to }, node.stops, warnings);
  const combined = combineDetails(segment, node);
  return {
    source: segment.source,
    sources: () => flightSources(segment, node, combined),
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
    departureCity: valueOf(node.originName),
    landingCity: valueOf(node.destinationName),
    departureTerminal: valueOf(combined.departureTerminal),
    landingTerminal: valueOf(combined.landingTerminal),
    equipment: valueOf(node.equipment),
    stops: segment.legs.length > 0 ? segment.legs.length : valueOf(node.stops),
    meal: valueOf(node.meals),
    operatedBy: valueOf(combined.operatedBy),
    airlineLocator: valueOf(node.airlineLocator),
    marriedGroup: valueOf(combined.marriedGroup),
    flown: valueOf(node.flown) ?? false,
    durationMinutes: times.minutes ?? elapsedOf(segment, node),
    distanceKm:
      from === undefined || to === undefined
        ? printedKilometres(segment, node)
        : distanceKilometres(from, to),
    seats: segment.seats.all,
  };
}

/** Details printed on the line of a flight or on lines below it. */
function combineDetails({ terminals, marriage, operator }: Segment, node: AirNode) {
  return {
    departureTerminal: node.departureTerminal ?? terminals?.departureTerminal,
    landingTerminal: node.arrivalTerminal ?? terminals?.arrivalTerminal,
    operatedBy: operator,
    marriedGroup: marriage?.group ?? node.married,
  };
}

const NAMES = {
  number: "element",
  count: "seatsBooked",
  date: "departureDate",
  arrival: "landing",
  arrivalDate: "landingDate",
  arrivalWeekday: "landingWeekday",
  arrivalDays: "landingDays",
  originName: "departureCity",
  destinationName: "landingCity",
  arrivalTerminal: "landingTerminal",
  meals: "meal",
  married: "marriedGroup",
};

function flightSources(
  { legs, lastLeg, seats: { sources: seats } }: Segment,
  node: AirNode,
  combined: ReturnType<typeof combineDetails>,
): Sources {
  const arrivalSources = lastLeg && {
    destination: lastLeg.destination,
    landing: lastLeg.arrival,
    landingDays: lastLeg.arrivalDays,
  };
  const legSources = legs.length > 0 && {
    stops: undefined,
    legs: legs.flatMap((leg) => enclosingSpan(readsIn(leg)) ?? []),
  };
  return sourcesOf(node, NAMES, { ...combined, ...arrivalSources, ...legSources, seats });
}

/** The printed duration; null if there are several legs, because it covers only one of them. */
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
