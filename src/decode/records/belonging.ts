import { isSegment } from "../../ast/kinds.ts";
import type { AirNode, Node, PersonName, RailNode } from "../../ast/nodes.ts";

/** What tells whose a part of a text is. */
export class Traits {
  readonly locators = new Set<string>();
  /** Surnames of travellers, with the first letter of their given names. */
  readonly persons = new Set<string>();
  /** Journeys by carrier, number and day. */
  readonly journeys = new Set<string>();
  /** The lowest and the highest number of a segment; 0 where none has one. */
  readonly numbers = { lowest: 0, highest: 0 };
  /** It holds stays or services, which have nothing to tell one from another. */
  hasStays = false;

  /** What the lines of a part tell. */
  static of(nodes: readonly Node[]): Traits {
    const traits = new Traits();
    for (const node of nodes) traits.take(node);
    return traits;
  }

  /** Takes over what another part of the same record tells. */
  add(other: Traits): this {
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
    if (isJourney(node)) this.journeys.add(keyOfJourney(node));
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

/** Whether a part can only be of a record, wherever that stands: it is named, and nothing is new. */
export function isOf(part: Traits, record: Traits): boolean {
  const isNamed =
    part.locators.size > 0
      ? isSubset(part.locators, record.locators)
      : part.persons.size > 0 && isSubset(part.persons, record.persons);
  return isNamed && !booksMore(part, record);
}

/** Whether there is more than a hint at a journey: whose it is, as well. */
export function isRecord(traits: Traits): boolean {
  return traits.journeys.size > 0 && (traits.persons.size > 0 || traits.locators.size > 0);
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
  return record.numbers.highest > 0 && numbers.lowest > record.numbers.highest;
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const each of some) if (!all.has(each)) return false;
  return true;
}

function keyOf({ surname, given, printed }: PersonName): string {
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
