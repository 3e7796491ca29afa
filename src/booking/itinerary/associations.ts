import { journeyNumber, stripLeadingZeros } from "../../ast/flight-identity.ts";
import type { Association, FlightReference, PrintedDate, Read } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import { addTo } from "../model/lists-by-key.ts";
import type { Segment } from "./segments.ts";
import { isNotConfirmed } from "../model/statuses.ts";
import { NONE, valueOf } from "../model/values.ts";

/** The segments of a record, and the lookup of segments that other elements refer to. */
export class Itinerary {
  readonly segments: readonly Segment[];
  private byNumber: Map<string, Segment | null> | null = null;
  private byDay: Map<string, Segment[]> | null = null;
  private journeys: Journeys | null = null;

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }

  /** The segments an element refers to by number; empty if it refers to none. */
  associatedWith({ segments }: Association): readonly Segment[] {
    if (segments === undefined) return NONE;
    this.byNumber ??= numbersOf(this.segments);
    const found: Segment[] = [];
    for (const number of segments.value) {
      const segment = this.byNumber.get(number) ?? null;
      if (segment !== null) found.push(segment);
    }
    return found;
  }

  /** The flight that a coupon is for: the only one with all that the coupon prints of it. */
  flownOn(coupon: FlightReference): Segment | null {
    if (coupon.airline === undefined || coupon.date === undefined) return null;
    this.byDay ??= flightsByDay(this.segments);
    const found = this.byDay.get(dayKey(coupon.airline.value, coupon.date.value)) ?? NONE;
    if (found.length > MOST_SEGMENTS) return null;
    const { flight } = coupon;
    const numbered =
      flight === undefined ? found : found.filter(({ node }) => hasNumber(node, flight.value));
    const matching =
      numbered.length > 1
        ? numbered.filter((segment) => matchesReference(segment, coupon))
        : numbered;
    return onlyOf(matching) ?? null;
  }

  /**
   * The segments of a request: those it refers to by number, else those matching the flight it
   * prints. A seat is never on a segment that contradicts what is printed.
   *
   * @param hasSeat whether the request is for a seat
   */
  requestedBy(request: Association & FlightReference, hasSeat = false): readonly Segment[] {
    const { origin, destination, airline, flight } = request;
    const named = this.associatedWith(request);
    if (!refersToFlight(request)) return named;
    const matching = named.filter((segment) => matchesReference(segment, request));
    if (matching.length > 0) return matching;
    // Cities without a flight number can be those of a connection.
    const isConnection = flight === undefined && connects(named, origin, destination);
    if (named.length > 0 && (!hasSeat || isConnection)) return named;
    this.journeys ??= new Journeys(this.segments);
    const found = this.journeys
      .candidatesFor(request)
      .filter((segment) => matchesReference(segment, request));
    const confirmed = found.filter(({ node }) => !isNotConfirmed(valueOf(node.status)));
    if (confirmed.length <= 1 || airline === undefined) return confirmed;
    return confirmed.filter(
      ({ node }) => node.kind === "air" && hasSameValue(node.airline, airline),
    );
  }
}

/** No system stores more segments in one record. */
const MOST_SEGMENTS = 99;

/** The flights and trains of a record, indexed by number and by origin. */
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
   * The journeys with the number of a reference or, if it has none, with its origin, in order. If
   * there are more than a record can contain, the reference is ambiguous.
   */
  candidatesFor({ flight, origin }: FlightReference): readonly Segment[] {
    const found =
      flight === undefined
        ? this.byOrigin.get(origin?.value ?? "")
        : this.byNumber.get(stripLeadingZeros(flight.value));
    return found === undefined || found.length > MOST_SEGMENTS ? NONE : found;
  }
}

/** The flights, and the trains printed like flights, by airline and printed day. */
function flightsByDay(segments: readonly Segment[]): Map<string, Segment[]> {
  const flights = new Map<string, Segment[]>();
  for (const segment of segments) {
    const { node } = segment;
    if (node.kind !== "air" || node.date === undefined) continue;
    addTo(flights, dayKey(node.airline.value, node.date.value), segment);
  }
  return flights;
}

function dayKey(airline: string, { day, month }: PrintedDate): string {
  return `${airline} ${day} ${month}`;
}

function hasNumber(node: Segment["node"], flight: string): boolean {
  return node.kind === "air" && journeyNumber(node) === stripLeadingZeros(flight);
}

function refersToFlight({ origin, destination, flight }: FlightReference): boolean {
  return (origin !== undefined && destination !== undefined) || flight !== undefined;
}

/**
 * Whether a segment matches a printed flight. The airline is not compared, because it can be the
 * operating carrier.
 */
function matchesReference({ node }: Segment, reference: FlightReference): boolean {
  if (node.kind !== "air" && node.kind !== "rail") return false;
  const { origin, destination, flight, date } = reference;
  if (origin !== undefined && !hasSameValue(node.origin, origin)) return false;
  if (destination !== undefined && !hasSameValue(node.destination, destination)) return false;
  if (flight !== undefined && journeyNumber(node) !== stripLeadingZeros(flight.value)) return false;
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

/** Whether consecutive segments lead from one city to the other. */
function connects(
  segments: readonly Segment[],
  origin: Read<string> | undefined,
  destination: Read<string> | undefined,
): boolean {
  if (origin === undefined || destination === undefined) return false;
  const first = segments[0]?.node;
  const last = segments.at(-1)?.node;
  if (first?.kind !== "air" && first?.kind !== "rail") return false;
  if (last?.kind !== "air" && last?.kind !== "rail") return false;
  return hasSameValue(first.origin, origin) && hasSameValue(last.destination, destination);
}

function hasSameValue(one: Read<string> | undefined, other: Read<string>): boolean {
  return one?.value === other.value;
}

/** The segments by number; a number that a page break gave to two segments is ambiguous. */
function numbersOf(segments: readonly Segment[]): Map<string, Segment | null> {
  const numbers = new Map<string, Segment | null>();
  for (const segment of segments) {
    const { number } = segment.node;
    if (number === undefined) continue;
    numbers.set(number.value, numbers.has(number.value) ? null : segment);
  }
  return numbers;
}
