import { isSegment } from "../../ast/kinds.ts";
import { flightIdentity } from "../../ast/flight-identity.ts";
import type { AirNode, Node, PersonName, RailNode } from "../../ast/nodes.ts";

/** What distinguishes one record from another: its travellers, its journeys and its locators. */
export class RecordIdentity {
  readonly locators = new Set<string>();
  /** Surnames of travellers with the first letter of their given names. */
  readonly persons = new Set<string>();
  /** Journeys by carrier, number and day. */
  readonly journeys = new Set<string>();
  /** The lowest and the highest segment number; 0 if no segment has one. */
  readonly numbers = { lowest: 0, highest: 0 };
  /** Whether it books anything but journeys (hotels, cars, others), which cannot be told apart. */
  hasServices = false;

  static of(nodes: readonly Node[]): RecordIdentity {
    const identity = new RecordIdentity();
    for (const node of nodes) identity.addNode(node);
    return identity;
  }

  get hasItinerary(): boolean {
    return this.journeys.size > 0 || this.hasServices;
  }

  /** Whether there is a traveller or a segment. */
  get hasBooking(): boolean {
    return this.persons.size > 0 || this.hasItinerary;
  }

  /** Whether there is a journey and an indication of whose it is. */
  get isWhole(): boolean {
    return this.journeys.size > 0 && (this.persons.size > 0 || this.locators.size > 0);
  }

  /** Adds what another part of the same record says. */
  add(other: RecordIdentity): this {
    for (const locator of other.locators) this.locators.add(locator);
    for (const person of other.persons) this.persons.add(person);
    for (const journey of other.journeys) this.journeys.add(journey);
    this.hasServices ||= other.hasServices;
    this.count(other.numbers.lowest);
    this.count(other.numbers.highest);
    return this;
  }

  private addNode(node: Node): void {
    const locator = locatorOf(node);
    if (locator !== undefined) this.locators.add(locator);
    if (node.kind === "names" && node.noted !== true)
      for (const name of node.persons) this.persons.add(keyOf(name));
    if (!isSegment(node)) return;
    if (isJourney(node)) this.journeys.add(flightIdentity(node));
    else this.hasServices = true;
    this.count(Number(node.number?.value ?? 0));
  }

  private count(number: number): void {
    const { numbers } = this;
    if (number === 0) return;
    numbers.lowest = numbers.lowest === 0 ? number : Math.min(numbers.lowest, number);
    numbers.highest = Math.max(numbers.highest, number);
  }
}

/** The locator of the record that a line belongs to. */
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

/** A part of a text compared with a record above it. */
interface Comparison {
  readonly part: RecordIdentity;
  readonly record: RecordIdentity;
  /** Whether the part begins with a line that only comes first in a record. */
  readonly hasHead: boolean;
  /** Whether the system that printed the part also printed some of the record. */
  readonly isSameSystem: boolean;
}

interface Decision {
  readonly when: (comparison: Comparison) => boolean;
  /** Whether the part continues the record above it, rather than being a separate record. */
  readonly continues: boolean;
}

/** What a part says, and what follows for its owner. The first row that applies decides. */
const DECISIONS: readonly Decision[] = [
  // A head of another system, or with another locator, begins a record.
  { when: (it) => isHeadBelowBooking(it) && !it.isSameSystem, continues: false },
  { when: (it) => isHeadBelowBooking(it) && hasOtherLocator(it), continues: false },
  // A repeated page or a display: the record's locator takes precedence over anything new.
  { when: (it) => bothHaveLocators(it) && !hasOtherLocator(it), continues: true },
  { when: ({ part }) => !part.hasBooking, continues: true },
  { when: (it) => bothHaveLocators(it), continues: false },
  { when: ({ record }) => !record.hasBooking, continues: true },
  // Names can appear below their flights, if the part has no flights itself.
  { when: (it) => hasOtherPersons(it) && isSeparateParty(it), continues: false },
  // The same page again.
  { when: (it) => !hasOtherJourneys(it) && !it.part.hasServices, continues: true },
  // Names above, their itinerary below.
  { when: ({ record }) => !record.hasItinerary, continues: true },
  // The next page.
  { when: (it) => continuesNumbering(it), continues: true },
];

/** Whether a part of a text continues the record above it; if nothing suggests it, it does not. */
export function continuesRecord(comparison: Comparison): boolean {
  return DECISIONS.find(({ when }) => when(comparison))?.continues ?? false;
}

/** Whether a part refers to a record, wherever that is, and adds nothing to it. */
export function refersOnlyTo(part: RecordIdentity, record: RecordIdentity): boolean {
  const refers =
    part.locators.size > 0
      ? isSubset(part.locators, record.locators)
      : part.persons.size > 0 && isSubset(part.persons, record.persons);
  return refers && !booksMore(part, record);
}

/** Whether a part contains a traveller or a segment that a record does not. */
export function booksMore(part: RecordIdentity, record: RecordIdentity): boolean {
  return (
    part.hasServices ||
    !isSubset(part.persons, record.persons) ||
    !isSubset(part.journeys, record.journeys)
  );
}

function isHeadBelowBooking({ hasHead, record }: Comparison): boolean {
  return hasHead && record.hasBooking;
}

function bothHaveLocators({ part, record }: Comparison): boolean {
  return part.locators.size > 0 && record.locators.size > 0;
}

function hasOtherLocator({ part, record }: Comparison): boolean {
  return !isSubset(part.locators, record.locators);
}

function hasOtherPersons({ part, record }: Comparison): boolean {
  return !isSubset(part.persons, record.persons);
}

function hasOtherJourneys({ part, record }: Comparison): boolean {
  return !isSubset(part.journeys, record.journeys);
}

/** Other travellers are a separate party if the record has its own, or if they bring flights. */
function isSeparateParty(comparison: Comparison): boolean {
  return comparison.record.persons.size > 0 || hasOtherJourneys(comparison);
}

function continuesNumbering({ part, record }: Comparison): boolean {
  return record.numbers.highest > 0 && part.numbers.lowest > record.numbers.highest;
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const each of some) if (!all.has(each)) return false;
  return true;
}
