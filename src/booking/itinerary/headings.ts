import type { AirNode, FlightHeadingNode, SeatNode, SsrNode } from "../../ast/nodes.ts";
import type { Segment } from "./segments.ts";

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

/** The row of a seat list that a flight with a seat stands for. */
export function seatRowOf(node: AirNode): SeatNode | null {
  if (node.seat === undefined) return null;
  const { printed: _, ...seat } = node.seat;
  return { ...headingOf(node), status: node.status, ...seat, kind: "seat" };
}

/** Completes a row of a list without headings, if the record has a single flight. */
export function withOnlyFlight(row: SeatNode, segments: readonly Segment[]): SeatNode {
  const [only, ...others] = segments.filter(({ role }) => role === "journey");
  const isComplete = [row.segments, row.flight, row.origin].some((field) => field !== undefined);
  if (isComplete || others.length > 0 || only?.node.kind !== "air") return row;
  return withHeading(row, headingOf(only.node));
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
