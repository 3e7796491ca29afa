import type { AirNode, Node, PersonName, RailNode } from "../ast/nodes.ts";

/** What tells whose a part of a text is. */
export interface Traits {
  readonly locators: ReadonlySet<string>;
  /** Surnames of travellers, with the first letter of their given names. */
  readonly persons: ReadonlySet<string>;
  /** Journeys by carrier, number and day. */
  readonly journeys: ReadonlySet<string>;
  /** The lowest and the highest number of a segment. */
  readonly numbers: Range | null;
  /** It holds stays or services, which have nothing to tell one from another. */
  readonly hasStays: boolean;
}

interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Whether a part of a text goes on with the record above it, rather than being one of its own.
 *
 * @param isHeaded whether it begins with a line that stands above everything else of a record
 */
export function continues(part: Traits, record: Traits, isHeaded: boolean): boolean {
  if (isHeaded && hasBooking(record) && !isSubset(part.locators, record.locators)) return false;
  if (part.locators.size > 0 && record.locators.size > 0)
    return isSubset(part.locators, record.locators) || !hasBooking(part);
  if (!hasBooking(part) || !hasBooking(record)) return true;
  const hasNewPersons = !isSubset(part.persons, record.persons);
  const hasNewJourneys = !isSubset(part.journeys, record.journeys);
  if (hasNewPersons) return record.persons.size === 0 && !hasNewJourneys;
  if (!hasNewJourneys && !part.hasStays) return true;
  // Names above, and their itinerary below; or the next page.
  return !hasItinerary(record) || countsOn(part, record);
}

/** Whether there is a traveller or a segment. */
export function hasBooking(traits: Traits): boolean {
  return traits.persons.size > 0 || hasItinerary(traits);
}

/** Whether a part holds a traveller or a segment that a record does not. */
export function booksMore(part: Traits, record: Traits): boolean {
  return (
    part.hasStays ||
    !isSubset(part.persons, record.persons) ||
    !isSubset(part.journeys, record.journeys)
  );
}

function hasItinerary({ journeys, hasStays }: Traits): boolean {
  return journeys.size > 0 || hasStays;
}

function countsOn({ numbers }: Traits, record: Traits): boolean {
  return numbers !== null && record.numbers !== null && numbers.lowest > record.numbers.highest;
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((each) => all.has(each));
}

/** What the lines of a part tell. */
export function traitsOf(nodes: readonly Node[]): Traits {
  const segments = nodes.filter(isSegment);
  const numbers = segments.flatMap(({ number }) => (number ? Number(number.value) : []));
  return {
    locators: new Set(
      nodes.flatMap((node) => (node.kind === "header" ? (node.locator?.value ?? []) : [])),
    ),
    persons: new Set(
      nodes.flatMap((node) => (node.kind === "names" ? node.persons.map(keyOfName) : [])),
    ),
    journeys: new Set(segments.filter(isJourney).map(keyOfJourney)),
    numbers: rangeOf(numbers),
    hasStays: !segments.every(isJourney),
  };
}

type SegmentNode = Extract<Node, { kind: "air" | "rail" | "hotel" | "car" | "other" }>;

const SEGMENTS: ReadonlySet<string> = new Set(["air", "rail", "hotel", "car", "other"]);

function isSegment(node: Node): node is SegmentNode {
  return SEGMENTS.has(node.kind);
}

function rangeOf(numbers: readonly number[]): Range | null {
  if (numbers.length === 0) return null;
  return {
    lowest: numbers.reduce((one, other) => Math.min(one, other)),
    highest: numbers.reduce((one, other) => Math.max(one, other)),
  };
}

function keyOfName({ surname, given, printed }: PersonName): string {
  return surname === undefined ? printed.value : `${surname.value}/${given?.value.charAt(0) ?? ""}`;
}

export function isJourney(node: Node): node is AirNode | RailNode {
  return node.kind === "air" || node.kind === "rail";
}

/** Carrier, number and day: what tells one journey from another. */
export function keyOfJourney(node: AirNode | RailNode): string {
  const number = node.kind === "air" ? node.flight.value : (node.train?.value ?? "");
  const carrier = node.kind === "air" ? node.airline.value : (node.carrier?.value ?? "");
  const { day = "", month = "" } = node.date?.value ?? {};
  return [carrier, number.replace(/^0+/, ""), day, month].join(" ");
}

/** What a record tells of which several parts are read already. */
export function together(one: Traits, other: Traits): Traits {
  const numbers = [one.numbers, other.numbers].flatMap((range) => range ?? []);
  return {
    locators: new Set([...one.locators, ...other.locators]),
    persons: new Set([...one.persons, ...other.persons]),
    journeys: new Set([...one.journeys, ...other.journeys]),
    numbers: rangeOf(numbers.flatMap(({ lowest, highest }) => [lowest, highest])),
    hasStays: one.hasStays || other.hasStays,
  };
}
