import type { AirNode, FlightHeadingNode, SeatNode, SsrNode } from "../../ast/nodes.ts";

/** The heading that a flight printed again stands for. */
export function headingOf({
  number,
  airline,
  flight,
  date,
  origin,
  destination,
}: AirNode): FlightHeadingNode {
  const segments = number && { ...number, value: [number.value] };
  return { kind: "flightHeading", segments, airline, flight, date, origin, destination };
}

/** Completes a row with the flight named in the heading above it. */
export function withHeading<T extends SeatNode | SsrNode>(
  node: T,
  heading: FlightHeadingNode | null,
): T {
  if (heading === null || node.isBelowHeading !== true) return node;
  const { segments, airline, flight, date, origin, destination } = heading;
  // A spread of a node takes many times longer.
  const named = { segments, airline: node.airline ?? airline, flight, date, origin, destination };
  return Object.assign({}, node, named);
}
