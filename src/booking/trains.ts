import type { AirNode, RailNode, Read, StationNamesNode } from "../ast/nodes.ts";
import type { Train } from "./booking.ts";
import { timesOf } from "./journeys.ts";
import type { Segment } from "./segments.ts";
import { NONE, valueOf, type Mutable } from "./values.ts";

/** What the two lines that print trains have each in its own way. */
type OwnFields = Pick<
  RailNode,
  "train" | "carrier" | "operator" | "originName" | "destinationName" | "coach" | "confirmation"
>;

/** Railways keep one time in their country, and say the day where they cross a border by night. */
const NO_ENDS = { from: undefined, to: undefined };

/** The train of a rail segment. */
export function trainOf(segment: Segment, node: RailNode, warnings: string[]): Mutable<Train> {
  for (const seat of node.seats?.value ?? NONE)
    segment.seats.push({ seat, person: null, status: null });
  return trainFrom(segment, node, node, warnings);
}

/** The train of a segment that is printed like a flight. */
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
  return {
    source: node,
    number: valueOf(own.train),
    carrier: valueOf(own.carrier),
    operator: segment.operator ?? valueOf(own.operator),
    bookingClass: valueOf(node.bookingClass),
    status: valueOf(node.status),
    seatsBooked: valueOf(node.count),
    origin: origin.code,
    destination: destination.code,
    originName: origin.name,
    destinationName: destination.name,
    departureDate: times.departureDate,
    departure: times.departure,
    arrival: times.arrival,
    equipment: valueOf(node.equipment ?? stations?.trainType),
    coach: valueOf(own.coach),
    confirmation: valueOf(own.confirmation),
    seats: segment.seats,
  };
}

interface Station {
  readonly code: string | null;
  readonly name: string | null;
}

/** The code, or the name in its place, and the name: from the segment, else from the line below. */
function stationOf(
  code: Read<string> | undefined,
  name: Read<string> | undefined,
  stations: StationNamesNode | undefined,
  end: "origin" | "destination",
): Station {
  const printedName = valueOf(name ?? nameBelow(code, stations, end));
  return { code: valueOf(code ?? stations?.[end]) ?? printedName, name: printedName };
}

/** The name printed below for that code; where either has no codes, the name of that end. */
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
