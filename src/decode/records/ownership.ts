import { isSegment } from "../../ast/kinds.ts";
import { flightIdentity } from "../../ast/flight-identity.ts";
import type { AirNode, Node, PersonName, RailNode } from "../../ast/nodes.ts";

/** What tells one record from another: whom and what it books, and what it is called. */
export class RecordIdentity {
  readonly locators = new Set<string>();
  /** Surnames of travellers, with the first letter of their given names. */
  readonly persons = new Set<string>();
  /** Journeys by carrier, number and day. */
  readonly journeys = new Set<string>();
  /** The lowest and the highest number of a segment; 0 where none has one. */
  readonly numbers = { lowest: 0, highest: 0 };
  /** It holds stays or services, which have nothing to tell one from another. */
  hasStays = false;

  /** What lines tell. */
  static of(nodes: readonly Node[]): RecordIdentity {
    const identity = new RecordIdentity();
    for (const node of nodes) identity.take(node);
    return identity;
  }

  get hasItinerary(): boolean {
    return this.journeys.size > 0 || this.hasStays;
  }

  /** Whether there is a traveller or a segment. */
  get hasBooking(): boolean {
    return this.persons.size > 0 || this.hasItinerary;
  }

  /** Whether there is more than a hint at a journey: whose it is, as well. */
  get isWhole(): boolean {
    return this.journeys.size > 0 && (this.persons.size > 0 || this.locators.size > 0);
  }

  /** Takes over what another part of the same record tells. */
  add(other: RecordIdentity): this {
    for (const locator of other.locators) this.locators.add(locator);
    for (const person of other.persons) this.persons.add(person);
    for (const journey of other.journeys) this.journeys.add(journey);
    this.hasStays ||= other.hasStays;
    this.count(other.numbers.lowest);
    this.count(other.numbers.highest);
    return this;
  }

  private take(node: Node): void {
    const locator = locatorOf(node);
    if (locator !== undefined) this.locators.add(locator);
    if (node.kind === "names") for (const name of node.persons) this.persons.add(keyOf(name));
    if (!isSegment(node)) return;
    if (isJourney(node)) this.journeys.add(flightIdentity(node));
    else this.hasStays = true;
    this.count(Number(node.number?.value ?? 0));
  }

  private count(number: number): void {
    const { numbers } = this;
    if (number === 0) return;
    numbers.lowest = numbers.lowest === 0 ? number : Math.min(numbers.lowest, number);
    numbers.highest = Math.max(numbers.highest, number);
  }
}

/** The locator of the record that a line is of. */
function locatorOf(node: Node): string | undefined {
  if (node.kind === "header" || node.kind === "names") return node.locator?.value;
  return node.kind === "ticket" || node.kind === "ticketIssue"
    ? node.recordLocator?.value
    : undefined;
}

function keyOf({ surname, given, printed }: PersonName): string {
  return surname === undefined ? printed.value : `${surname.value}/${given?.value.charAt(0) ?? ""}`;
}

/** Whether a line books a flight or a train. */
export function isJourney(node: Node): node is AirNode | RailNode {
  return node.kind === "air" || node.kind === "rail";
}

/** A part of a text beside the record above it. */
interface Meeting {
  readonly part: RecordIdentity;
  readonly record: RecordIdentity;
  /** The part begins with a line that stands above everything else of a record. */
  readonly isHeaded: boolean;
  /** The system that printed the part printed some of the record. */
  readonly isSameSystem: boolean;
}

interface Decision {
  readonly when: (meeting: Meeting) => boolean;
  /** Whether the part goes on with the record above it, rather than being one of its own. */
  readonly goesOn: boolean;
}

/** What a part says, and whose it is then. The first line that is true decides. */
const DECISIONS: readonly Decision[] = [
  // A head of another system, or with another locator, begins a record.
  { when: (it) => isHeadBelowBooking(it) && !it.isSameSystem, goesOn: false },
  { when: (it) => isHeadBelowBooking(it) && hasOtherLocator(it), goesOn: false },
  // A page again, a display: the record's locator goes before anything that is new.
  { when: (it) => areBothNamed(it) && !hasOtherLocator(it), goesOn: true },
  { when: ({ part }) => !part.hasBooking, goesOn: true },
  { when: (it) => areBothNamed(it), goesOn: false },
  { when: ({ record }) => !record.hasBooking, goesOn: true },
  // Names can stand below their flights, if the part has no flights of its own.
  { when: (it) => hasOtherPersons(it) && isAnothersParty(it), goesOn: false },
  // The same page again.
  { when: (it) => !hasOtherJourneys(it) && !it.part.hasStays, goesOn: true },
  // Names above, their itinerary below.
  { when: ({ record }) => !record.hasItinerary, goesOn: true },
  // The next page.
  { when: (it) => countsOn(it), goesOn: true },
];

/** Whether a part of a text goes on with the record above it; what nothing speaks for does not. */
export function goesOn(meeting: Meeting): boolean {
  return DECISIONS.find(({ when }) => when(meeting))?.goesOn ?? false;
}

/** Whether a part can only be of a record, wherever that stands: it is named, and nothing is new. */
export function isNamedBy(part: RecordIdentity, record: RecordIdentity): boolean {
  const isNamed =
    part.locators.size > 0
      ? isSubset(part.locators, record.locators)
      : part.persons.size > 0 && isSubset(part.persons, record.persons);
  return isNamed && !booksMore(part, record);
}

/** Whether a part holds a traveller or a segment that a record does not. */
export function booksMore(part: RecordIdentity, record: RecordIdentity): boolean {
  return (
    part.hasStays ||
    !isSubset(part.persons, record.persons) ||
    !isSubset(part.journeys, record.journeys)
  );
}

function isHeadBelowBooking({ isHeaded, record }: Meeting): boolean {
  return isHeaded && record.hasBooking;
}

function areBothNamed({ part, record }: Meeting): boolean {
  return part.locators.size > 0 && record.locators.size > 0;
}

function hasOtherLocator({ part, record }: Meeting): boolean {
  return !isSubset(part.locators, record.locators);
}

function hasOtherPersons({ part, record }: Meeting): boolean {
  return !isSubset(part.persons, record.persons);
}

function hasOtherJourneys({ part, record }: Meeting): boolean {
  return !isSubset(part.journeys, record.journeys);
}

/** Other travellers are others' where the record has its own, or where they bring flights. */
function isAnothersParty(meeting: Meeting): boolean {
  return meeting.record.persons.size > 0 || hasOtherJourneys(meeting);
}

function countsOn({ part, record }: Meeting): boolean {
  return record.numbers.highest > 0 && part.numbers.lowest > record.numbers.highest;
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const each of some) if (!all.has(each)) return false;
  return true;
}
