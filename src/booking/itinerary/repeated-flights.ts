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

/**
 * Recognises lines that print a flight of the itinerary again, without its times: the headings and rows of seat
 * lists, mileage lists and other displays.
 */
export class TimedFlights {
  private readonly byJourney = new Map<string, AirNode[]>();

  constructor(segments: readonly Segment[]) {
    for (const segment of segments) this.add(segment);
  }

  add({ node }: Segment): void {
    if (node.kind !== "air" || (isTimeless(node) && node.seat === undefined)) return;
    const key = journeyKey(node);
    const known = this.byJourney.get(key);
    if (known === undefined) this.byJourney.set(key, [node]);
    else known.push(node);
  }

  has(node: AirNode): boolean {
    const timed = this.byJourney.get(journeyKey(node)) ?? [];
    return timed.some((flight) => isSameBooking(flight, node));
  }
}

/**
 * Whether no printed class or status tells two bookings of a flight apart: a heading can leave both out, and the
 * status on the row of a seat is that of the seat.
 */
function isSameBooking(one: AirNode, other: AirNode): boolean {
  if (!canEqual(one.bookingClass?.value, other.bookingClass?.value)) return false;
  const areSegments = one.seat === undefined && other.seat === undefined;
  return !areSegments || canEqual(one.status?.value, other.status?.value);
}

function canEqual(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

export function isTimeless({ departure, arrival }: AirNode): boolean {
  return departure === undefined && arrival === undefined;
}

function journeyKey(node: AirNode): string {
  return [flightIdentity(node), node.origin?.value, node.destination?.value].join(" ");
}

/**
 * Removes entries that asked for flights from a record that prints segments, which show the result of the entries. If
 * nothing but entries is printed, each stays once: an agent types an entry again when it is refused.
 */
export function dropAnsweredEntries(segments: Segment[]): void {
  const entries = segments.filter(isEntered);
  if (entries.length === 0) return;
  const first = new Map<string, Segment>();
  if (entries.length === segments.length)
    for (const entry of entries) first.set(entryKey(entry), first.get(entryKey(entry)) ?? entry);
  const kept = new Set(first.values());
  const left = segments.filter((segment) => !isEntered(segment) || kept.has(segment));
  segments.splice(0, segments.length, ...left);
}

function isEntered({ node }: Segment): boolean {
  return node.kind === "air" && node.entered === true;
}

function entryKey({ node }: Segment): string {
  return node.kind === "air" ? `${journeyKey(node)} ${node.bookingClass?.value}` : "";
}
