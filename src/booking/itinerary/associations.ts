import { journeyNumber, withoutZeros } from "../../ast/flight-identity.ts";
import type { Association, FlightReference, PrintedDate, Read } from "../../ast/nodes.ts";
import { addTo } from "../model/lists-by-key.ts";
import type { Segment } from "./segments.ts";
import { isNotConfirmed } from "../model/statuses.ts";
import { NONE, valueOf } from "../model/values.ts";

/** The segments of a record, and how its other elements refer to them. */
export class Itinerary {
  readonly segments: readonly Segment[];
  private byNumber: Map<string, Segment | null> | null = null;
  private journeys: Journeys | null = null;

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
   * The segments a request is about: those it names, else those of the flight it prints. A seat is on
   * no segment that what is printed contradicts.
   *
   * @param hasSeat whether the request is for a seat
   */
  requested(request: Association & FlightReference, hasSeat = false): readonly Segment[] {
    const { origin, destination, airline, flight } = request;
    const named = this.associated(request);
    if (!refersToFlight(request)) return named;
    const among = named.filter((segment) => isReferred(segment, request));
    if (among.length > 0) return among;
    // Cities alone can be those of a connection.
    const isWay = flight === undefined && joins(named, origin, destination);
    if (named.length > 0 && (!hasSeat || isWay)) return named;
    this.journeys ??= new Journeys(this.segments);
    const referred = this.journeys.like(request).filter((segment) => isReferred(segment, request));
    const confirmed = referred.filter(({ node }) => !isNotConfirmed(valueOf(node.status)));
    if (confirmed.length <= 1 || airline === undefined) return confirmed;
    return confirmed.filter(({ node }) => node.kind === "air" && sameText(node.airline, airline));
  }
}

/** No system keeps more in one record. */
const MOST_SEGMENTS = 99;

/** The flights and trains of a record, by what most references print of them. */
class Journeys {
  private readonly byNumber = new Map<string, Segment[]>();
  private readonly byOrigin = new Map<string, Segment[]>();

  constructor(segments: readonly Segment[]) {
    for (const segment of segments) {
      const { node } = segment;
      if (node.kind !== "air" && node.kind !== "rail") continue;
      addTo(this.byNumber, journeyNumber(node), segment);
      addTo(this.byOrigin, node.origin?.value, segment);
    }
  }

  /**
   * Those of the number that a reference prints, else those from its origin, in their order. Of more
   * than a record can have, nobody knows which is meant.
   */
  like({ flight, origin }: FlightReference): readonly Segment[] {
    const found =
      flight === undefined
        ? this.byOrigin.get(origin?.value ?? "")
        : this.byNumber.get(withoutZeros(flight.value));
    return found === undefined || found.length > MOST_SEGMENTS ? NONE : found;
  }
}

function refersToFlight({ origin, destination, flight }: FlightReference): boolean {
  return (origin !== undefined && destination !== undefined) || flight !== undefined;
}

/** Whether a segment is the flight that is printed. Its airline may be the one that flies it. */
function isReferred({ node }: Segment, reference: FlightReference): boolean {
  if (node.kind !== "air" && node.kind !== "rail") return false;
  const { origin, destination, flight, date } = reference;
  if (origin !== undefined && !sameText(node.origin, origin)) return false;
  if (destination !== undefined && !sameText(node.destination, destination)) return false;
  if (flight !== undefined && journeyNumber(node) !== withoutZeros(flight.value)) return false;
  return date === undefined || node.date === undefined || isSameDay(node.date.value, date.value);
}

function isSameDay(one: PrintedDate, other: PrintedDate): boolean {
  return one.day === other.day && one.month === other.month;
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
  origin: Read<string> | undefined,
  destination: Read<string> | undefined,
): boolean {
  if (origin === undefined || destination === undefined) return false;
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
