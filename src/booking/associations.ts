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

  /**
   * The segments a request is about: those it names, else those between the cities it prints. A seat
   * is on no segment that these cities contradict.
   */
  requested(request: SsrNode): readonly Segment[] {
    const { origin, destination, airline, seats = NONE } = request;
    const named = this.associated(request);
    if (origin === undefined || destination === undefined) return named;
    const among = named.filter((segment) => joins([segment], origin, destination));
    if (among.length > 0) return among;
    if (named.length > 0 && (seats.length === 0 || joins(named, origin, destination))) return named;
    const between = this.segments.filter((segment) => joins([segment], origin, destination));
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

/** Whether segments in a row lead from one city to the other. */
function joins(
  segments: readonly Segment[],
  origin: Read<string>,
  destination: Read<string>,
): boolean {
  const first = segments[0]?.node;
  const last = segments.at(-1)?.node;
  if (first?.kind !== "air" && first?.kind !== "rail") return false;
  if (last?.kind !== "air" && last?.kind !== "rail") return false;
  return sameText(first.origin, origin) && sameText(last.destination, destination);
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
