import { flightIdentity } from "../../ast/flight-identity.ts";
import type { AirNode } from "../../ast/nodes.ts";
import type { Segment } from "./segments.ts";

/** Matches the flights of an itinerary with those of a display that verifies it. */
export class RepeatedFlights {
  private readonly booked = new Map<string, Set<Segment>>();
  private readonly verified = new Map<string, Set<Segment>>();

  constructor(segments: readonly Segment[]) {
    for (const segment of segments) this.add(segment);
  }

  add(segment: Segment): void {
    const { node } = segment;
    if (node.kind !== "air") return;
    const index = this.indexOf(node);
    const key = flightIdentity(node);
    index.set(key, (index.get(key) ?? new Set()).add(segment));
  }

  remove(segment: Segment): void {
    const { node } = segment;
    if (node.kind === "air") this.indexOf(node).get(flightIdentity(node))?.delete(segment);
  }

  /** The first flight of the other kind, booked or verified, that a line repeats. */
  repeatedBy(node: AirNode): Segment | undefined {
    const others = node.verifies === true ? this.booked : this.verified;
    const [first] = others.get(flightIdentity(node)) ?? [];
    return first;
  }

  private indexOf({ verifies }: AirNode): Map<string, Set<Segment>> {
    return verifies === true ? this.verified : this.booked;
  }
}
