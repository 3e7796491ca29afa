import type { Association, Read, SsrNode } from "../ast/nodes.ts";
import type { Segment } from "./segments.ts";
import { isNotConfirmed } from "./statuses.ts";
import { NONE, valueOf } from "./values.ts";

/** The segments of a record, and how its other elements refer to them. */
export class Itinerary {
  readonly segments: readonly Segment[];
  private byNumber: Map<string, Segment | null> | null = null;

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }

  /** The segments an element names by their numbers; empty where it names none. */
  associated({ segments }: Association): readonly Segment[] {
    if (segments === undefined) return NONE;
    this.byNumber ??= numbersOf(this.segments);
    const found: Segment[] = [];
    for (const number of segments.value) {
      const segment = this.byNumber.get(number) ?? null;
      if (segment !== null) found.push(segment);
    }
    return found;
  }

  /** The segments a request is about: those it names, else those between the cities it prints. */
  requested(request: SsrNode): readonly Segment[] {
    const { origin, destination, airline } = request;
    const named = this.associated(request);
    if (origin === undefined || destination === undefined) return named;
    const pool = named.length > 0 ? named : this.segments;
    const between = pool.filter((segment) => joins(segment, origin, destination));
    if (named.length > 0) return between.length > 0 ? between : named;
    const confirmed = between.filter(({ node }) => !isNotConfirmed(valueOf(node.status)));
    if (confirmed.length <= 1 || airline === undefined) return confirmed;
    return confirmed.filter(({ node }) => node.kind === "air" && sameText(node.airline, airline));
  }
}

/** Indices of the flights among segments. */
export function flightsAmong(segments: readonly Segment[]): readonly number[] {
  if (segments.length === 0) return NONE;
  const flights: number[] = [];
  for (const { flight } of segments) if (flight !== null) flights.push(flight);
  return flights;
}

function joins({ node }: Segment, origin: Read<string>, destination: Read<string>): boolean {
  if (node.kind !== "air" && node.kind !== "rail") return false;
  return sameText(node.origin, origin) && sameText(node.destination, destination);
}

function sameText(one: Read<string> | undefined, other: Read<string>): boolean {
  return one?.value === other.value;
}

/** A number that a page break gave to two segments names neither. */
function numbersOf(segments: readonly Segment[]): Map<string, Segment | null> {
  const numbers = new Map<string, Segment | null>();
  for (const segment of segments) {
    const { number } = segment.node;
    if (number === undefined) continue;
    numbers.set(number.value, numbers.has(number.value) ? null : segment);
  }
  return numbers;
}
