import type { AirNode, RailNode, Read, StationNamesNode } from "../../ast/nodes.ts";
import type { Train } from "../model/booking.ts";
import { timesOf } from "./journeys.ts";
import type { Segment } from "./segments.ts";
import { sourcesOf, type Sources } from "../model/sources.ts";
import { valueOf, type Mutable } from "../model/values.ts";

/** The fields that the two kinds of train lines print differently. */
type OwnFields = Pick<
  RailNode,
  "train" | "carrier" | "operator" | "originName" | "destinationName" | "coach" | "confirmation"
>;

/** Train times need no zones: a railway uses one time and prints the day of an overnight arrival. */
const NO_ENDS = { from: undefined, to: undefined };

/** The train of a rail segment. */
export function trainOf(segment: Segment, node: RailNode, warnings: string[]): Mutable<Train> {
  for (const seat of node.seats ?? []) segment.seats.push(seat.value, null, null, seat);
  return trainFrom(segment, node, node, warnings);
}

/** The train of a segment printed like a flight. */
export function airTrainOf(segment: Segment, node: AirNode, warnings: string[]): Mutable<Train> {
  const { airline: carrier, flight: train, airlineLocator: confirmation } = node;
  return trainFrom(segment, node, { train, carrier, confirmation }, warnings);
}

function trainFrom(
  segment: Segment,
  node: AirNode | RailNode,
  own: OwnFields,
  warnings: string[],
): Mutable<Train> {
  const { stations } = segment;
  const times = timesOf(segment, node, NO_ENDS, undefined, warnings);
  const origin = stationOf(node.origin, own.originName, stations, "origin");
  const destination = stationOf(node.destination, own.destinationName, stations, "destination");
  const trainType = node.equipment ?? stations?.trainType;
  const operator = segment.operator ?? own.operator;
  return {
    source: segment.source,
    sources: () =>
      trainSources(segment, node, own, {
        operator,
        origin: origin.code,
        originName: origin.name,
        destination: destination.code,
        destinationName: destination.name,
        equipment: trainType,
      }),
    number: valueOf(own.train),
    carrier: valueOf(own.carrier),
    operator: valueOf(operator),
    bookingClass: valueOf(node.bookingClass),
    status: valueOf(node.status),
    seatsBooked: valueOf(node.count),
    origin: valueOf(origin.code),
    destination: valueOf(destination.code),
    originName: valueOf(origin.name),
    destinationName: valueOf(destination.name),
    departureDate: times.departureDate,
    departure: times.departure,
    arrival: times.arrival,
    equipment: valueOf(trainType),
    coach: valueOf(own.coach),
    confirmation: valueOf(own.confirmation),
    seats: segment.seats.all,
  };
}

const NAMES = {
  number: "element",
  count: "seatsBooked",
  date: "departureDate",
};

function trainSources(
  { seats: { sources: seats } }: Segment,
  node: AirNode | RailNode,
  { train: number, carrier, coach, confirmation }: OwnFields,
  found: Readonly<Record<string, Read<unknown> | undefined>>,
): Sources {
  const { number: element } = node;
  return sourcesOf(node, NAMES, {
    // A train printed like a flight has these values under other names.
    ...{ airline: undefined, flight: undefined, airlineLocator: undefined, stops: undefined },
    ...{ train: undefined, element, number, carrier, coach, confirmation, seats },
    ...found,
  });
}

interface Station {
  readonly code: Read<string> | undefined;
  readonly name: Read<string> | undefined;
}

/** The code and name from the segment, else from the line below; the name replaces a missing code. */
function stationOf(
  code: Read<string> | undefined,
  ownName: Read<string> | undefined,
  stations: StationNamesNode | undefined,
  end: "origin" | "destination",
): Station {
  const name = ownName ?? nameBelow(code, stations, end);
  return { code: code ?? stations?.[end] ?? name, name };
}

/** The name below with that code; if either line has no codes, the name at that end. */
function nameBelow(
  code: Read<string> | undefined,
  stations: StationNamesNode | undefined,
  end: "origin" | "destination",
): Read<string> | undefined {
  if (stations === undefined) return undefined;
  const { origin, destination, originName, destinationName } = stations;
  if (code !== undefined && origin?.value === code.value) return originName;
  if (code !== undefined && destination?.value === code.value) return destinationName;
  const [ownCode, ownName] =
    end === "origin" ? [origin, originName] : [destination, destinationName];
  return code === undefined || ownCode === undefined ? ownName : undefined;
}
