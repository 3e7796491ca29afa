import type { TerminalsNode } from "../../ast/nodes.ts";
import type { Segment } from "./segments.ts";

/** Adds the terminals of a list to the only flight between their cities; returns those of no such flight. */
export function addListedTerminals(
  listed: readonly TerminalsNode[],
  segments: readonly Segment[],
): readonly TerminalsNode[] {
  if (listed.length === 0) return listed;
  const flights = new Map<string, Segment | null>();
  for (const segment of segments) {
    if (segment.node.kind !== "air") continue;
    const key = pairOf(segment.node);
    flights.set(key, flights.has(key) ? null : segment);
  }
  return listed.filter((terminals) => {
    const flight = flights.get(pairOf(terminals));
    flight?.addTerminals(terminals);
    return flight == null;
  });
}

function pairOf({ origin, destination }: Pick<TerminalsNode, "origin" | "destination">): string {
  return `${origin?.value ?? ""} ${destination?.value ?? ""}`;
}

/** The flight above whose terminals a line prints: the last one, unless only another has the city. */
export function flightAbove(
  { city, departureTerminal }: TerminalsNode,
  last: Segment | null,
  segments: readonly Segment[],
): Segment | null {
  if (city === undefined || last === null) return last;
  const end = departureTerminal === undefined ? "destination" : "origin";
  const hasCity = ({ node }: Segment) => node.kind === "air" && node[end]?.value === city.value;
  return segments.findLast(hasCity) ?? last;
}
