import type { AirNode, FlightReference, Node, PersonName } from "../../ast/nodes.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { rowsBelowClassTitle } from "../scopes/class-rows.ts";
import { carsIn, withoutCars } from "../scopes/cars.ts";
import { foundIn, withConnectingDays, type Found } from "./connections.ts";
import { isOtherDisplay } from "./displays.ts";
import { completenessOf, elementOf } from "./elements.ts";
import { fareNodes } from "./fares.ts";
import { confirmationsIn, locatorNodes } from "./record-locators.ts";
import { factOf, type Fact } from "../facts/fact.ts";
import { linesBelowCancelled } from "../scopes/cancelled.ts";
import { rowsOfFares } from "../scopes/fare-rows.ts";
import { lineWithoutNodes, piecesOf, type Cut } from "./pieces.ts";
import { linesOf, type Line } from "../scopes/lines.ts";
import {
  areTravellers,
  asIncomplete,
  listedNames,
  mentionedName,
  namesAbove,
  ownersIn,
  personsOf,
} from "./lists.ts";
import { stayByCard } from "../scopes/stays/stay-cards.ts";
import { withOrderedDates } from "./ordered-dates.ts";
import { rentalOf, type Rental } from "./cars/rentals.ts";
import { flightOfSeat, numbersIn } from "./seats.ts";
import { isOnlyNamed, withoutRepeats } from "./repeats.ts";
import { withoutOlderMails } from "../scopes/older-mails.ts";
import { withListedTravellers } from "../scopes/listed-travellers.ts";
import { linesOfClasses, withSharedClass } from "./trains/train-classes.ts";
import { withNamedPlaces } from "../scopes/named-places.ts";
import { territoriesIn } from "../scopes/territories.ts";
import type { Territory } from "../scopes/territory.ts";

/** What a line says together with others. */
interface Draft {
  readonly cuts: Cut[];
  /** The elements to which the line adds something. */
  readonly elements: Node[];
}

/** The kinds of facts that become nodes by themselves. */
const HAS_NODE: ReadonlySet<Fact["kind"]> = new Set([
  "person",
  "locator",
  "airlineLocator",
  "ticket",
  "seat",
  "total",
  "taxes",
  "baseFare",
  "price",
  "phone",
  "email",
]);

/**
 * Turns what the lines say into flights, trains, hotels and everything else. A line can be returned in
 * several pieces, one after the other.
 *
 * @param source the text that the offsets of the lines refer to
 */
export function compose(
  readings: readonly LineReading[],
  source: SourceText,
): readonly LineReading[] {
  const { text } = source;
  const { lines, rentals } = travelIn(readings, source);
  if (isOtherDisplay(text)) return lines.map((line) => lineWithoutNodes(line, text));
  const drafts = new Map<Line, Draft>();
  const classRows = rowsBelowClassTitle(lines, text);
  const fareRows = rowsOfFares(lines, text);
  const found = foundIn(lines, allTerritories(lines, text), text, (territory) =>
    fareRows.has(territory.home)
      ? undefined
      : elementOf(territory, text, classRows.has(territory.home)),
  );
  const cancelled = linesBelowCancelled(lines, text);
  const classed = withSharedClass(withConnectingDays(found), lines).filter(
    ({ node }) => !isOnlyNamed(node, lines),
  );
  for (const { territory, node, about } of withoutRepeats(classed))
    place(territory, cancelled.has(territory.home) ? asCancelled(node) : node, about, drafts);
  placeClasses(lines, classed, drafts);
  for (const line of lines) {
    placeCancelled(line, text, drafts);
    const rental = rentals.get(line.reading);
    if (rental !== undefined) placeRental(line, rental, drafts);
  }
  const above = namesAbove(lines, (line) => drafts.has(line) && line.anchors > 0, text);
  const { names, isIncomplete } = listedNames(lines, text);
  const listed = [...names, ...above];
  if (listed.length === 0)
    for (const [line, node] of mentionedName(lines, drafts.size > 0))
      draftOf(line, drafts).cuts.push({ start: line.start, node });
  const hasNames = drafts.size > 0 || areTravellers(lines, listed, text);
  if (hasNames)
    for (const [line, node] of listed) draftOf(line, drafts).cuts.push({ start: line.start, node });
  const flights = [
    ...new Set([...drafts.values()].flatMap(({ elements }) => elements.filter(isAir))),
  ];
  const named = new Set<string>();
  const ownerOf = ownersIn(lines, listed, text);
  const hasJourney = [...drafts.values()].some(({ elements }) => elements.some(isJourney));
  // The price of a stay or of a car is no fare.
  const fares = hasJourney ? fareNodes(lines, text) : [];
  const shared = new Map([...fares, ...locatorsIn(lines, hasJourney, drafts)]);
  const isAlone = flights.length === 1 && numbersIn(lines).size < 2;
  const read = lines.flatMap((line) => {
    // Most lines of a long text say nothing together with others.
    const { cuts = [], elements = [] } = drafts.get(line) ?? {};
    const own = ownCuts(
      line,
      elements,
      { flights, isAlone },
      shared,
      hasNames ? named : null,
      ownerOf,
    );
    const facts = rentals.get(line.reading)?.facts.get(line.reading) ?? line.facts;
    return piecesOf({ ...line, facts }, [...cuts, ...own], elements, text);
  });
  return isIncomplete ? asIncomplete(read) : read;
}

/** What the lines say, except about cars, after what the whole text shows about dates and places. */
export function linesIn(readings: readonly LineReading[], source: SourceText): readonly Line[] {
  return travelIn(readings, source).lines;
}

function travelIn(readings: readonly LineReading[], source: SourceText) {
  const { text } = source;
  const newest = withoutOlderMails(linesOf(readings, text), source, (lines) =>
    allTerritories(lines, text).some((each) => elementOf(each, text, false) !== undefined),
  );
  const all = withOrderedDates(newest, text);
  const rentals = rentalsIn(all, text);
  const named = withListedTravellers(withoutCars(all, rentals, text), text);
  return { lines: withNamedPlaces(named, text), rentals };
}

function draftOf(line: Line, drafts: Map<Line, Draft>): Draft {
  const draft = drafts.get(line) ?? { cuts: [], elements: [] };
  drafts.set(line, draft);
  return draft;
}

/** What is said about each flight, train and hotel. */
export function allTerritories(lines: readonly Line[], text: string): readonly Territory[] {
  if (!lines.some(({ anchors }) => anchors > 0)) return [stayByCard(lines, text) ?? []].flat();
  return territoriesIn(lines, completenessOf);
}

/** Puts an element on the line of its anchor, and marks the other lines as belonging to it. */
function place(
  { anchor, home, lines }: Territory,
  node: Node,
  about: Node | undefined,
  drafts: Map<Line, Draft>,
): void {
  for (const line of lines) {
    const { cuts, elements } = draftOf(line, drafts);
    elements.push(about ?? node);
    if (line !== home) cuts.push({ start: line.start, node: { kind: "passage" } });
    else cuts.push({ start: isPreceded(line, anchor) ? anchor.start : line.start, node });
  }
}

/** Marks the lines that say nothing but the class of a train. */
function placeClasses(
  lines: readonly Line[],
  found: readonly Found[],
  drafts: Map<Line, Draft>,
): void {
  for (const [line, train] of linesOfClasses(lines, found)) {
    if (drafts.has(line)) continue;
    const { cuts, elements } = draftOf(line, drafts);
    elements.push(train);
    cuts.push({ start: line.start, node: { kind: "passage" } });
  }
}

/** The nodes of locators, which depend on what they are beside. */
function locatorsIn(
  lines: readonly Line[],
  hasJourney: boolean,
  drafts: ReadonlyMap<Line, Draft>,
): ReadonlyMap<Fact, Node> {
  return locatorNodes(lines, {
    hasJourney,
    confirmations: confirmationsIn([...drafts.values()].flatMap(({ elements }) => elements)),
    flightOf: (line) => drafts.get(line)?.elements.find(isAir),
  });
}

/** Puts the flights that a line says are cancelled in their places. */
function placeCancelled(line: Line, text: string, drafts: Map<Line, Draft>): void {
  for (const facts of line.cancelled) {
    const home = { ...line, facts };
    const anchor = facts.find(({ kind }) => kind === "flight");
    if (anchor === undefined) continue;
    const node = elementOf({ anchor, home, lines: [home], facts: [facts] }, text, false);
    if (node === undefined) continue;
    const { cuts, elements } = draftOf(line, drafts);
    elements.push(node);
    cuts.push({ start: facts[0]?.start ?? line.start, node: asCancelled(node) });
  }
}

/** The rented cars of a text, by the readings of the lines about them. */
function rentalsIn(lines: readonly Line[], text: string): ReadonlyMap<LineReading, Rental> {
  const isOfTrip = lines.some(({ anchors }) => anchors > 0);
  const cars = carsIn(lines, text);
  const isAlone = cars.length === 1 && !isOfTrip;
  const ofCars = new Set(cars.flatMap((car) => car.lines));
  const hasTotal = lines.some((line) => !ofCars.has(line) && factOf(line.facts, "total"));
  const rentals = cars.flatMap(
    (car) => rentalOf(car, { around: isAlone ? lines : [], isOfTrip, hasTotal }, text) ?? [],
  );
  return new Map(
    rentals.flatMap((rental) =>
      [...rental.facts.keys()].map((reading) => [reading, rental] as const),
    ),
  );
}

/** Puts a rented car on the line of its pick-up, and marks the other lines about it. */
function placeRental(line: Line, { home, node }: Rental, drafts: Map<Line, Draft>): void {
  const { cuts, elements } = draftOf(line, drafts);
  elements.push(node);
  cuts.push({ start: line.start, node: line.reading === home ? node : { kind: "passage" } });
}

function asCancelled(node: Node): Node {
  return node.kind === "air" ? { kind: "cancelled", flight: node } : node;
}

/** Whether the line says something else before a flight, train or hotel. */
function isPreceded({ anchors, facts, cancelled }: Line, anchor: Fact): boolean {
  return (
    anchors + cancelled.length > 1 ||
    facts.some(({ kind, start }) => start < anchor.start && HAS_NODE.has(kind))
  );
}

function isJourney({ kind }: Node): boolean {
  return kind === "air" || kind === "rail";
}

function isRail({ kind }: Node): boolean {
  return kind === "rail";
}

function isAir(node: Node): node is AirNode {
  return node.kind === "air";
}

/**
 * What a line says by itself.
 *
 * @param elements the elements that the line adds to
 * @param flights the flights of the text, and whether it names no other, which can be unread
 * @param shared the nodes of facts that depend on the whole text
 * @param named the names on the lines above; null if names count for nothing here
 * @param ownerOf whose the tickets and seats of a line are
 */
function ownCuts(
  line: Line,
  elements: readonly Node[],
  { flights, isAlone }: { readonly flights: readonly AirNode[]; readonly isAlone: boolean },
  shared: ReadonlyMap<Fact, Node>,
  named: Set<string> | null,
  ownerOf: (line: Line) => PersonName | undefined,
): readonly Cut[] {
  const names = named === null ? undefined : newNames(line, named);
  const hotel = elements.find(({ kind }) => kind === "hotel");
  // The seat beside a train is not that of the only flight.
  const only = isAlone ? flights[0] : undefined;
  const flight = elements.find(isAir) ?? (elements.some(isRail) ? null : only);
  const owner = named === null ? undefined : ownerOf(line);
  const seatOf = (seat: SeatFact) =>
    flight === null && seat.of === undefined
      ? undefined
      : flightOfSeat(seat, line, flight ?? undefined, flights);
  const others = line.facts.flatMap((fact) => {
    const isOther = shared.has(fact) && fact.kind === "locator" && fact.isWeak === true;
    const isHotels =
      fact.kind === "phone" || (fact.kind === "locator" && !fact.isOfRecord && !isOther);
    const node =
      hotel !== undefined && isHotels
        ? undefined
        : (shared.get(fact) ?? airlineLocatorOf(fact, flight) ?? nodeOf(fact, seatOf, owner));
    return node === undefined ? [] : [{ start: fact.start, node }];
  });
  return names === undefined ? others : [names, ...others];
}

/** The locator of the airline of a flight, in the lines about it. */
function airlineLocatorOf(fact: Fact, flight: AirNode | null | undefined): Node | undefined {
  if (fact.kind !== "locator" || fact.isOfAirline !== true || !flight) return undefined;
  return { kind: "airlineLocator", airline: flight.airline, locator: fact.locator };
}

/**
 * The travellers of a line. A table of flights can repeat them in every row; later ones add
 * nothing.
 */
function newNames(line: Line, named: Set<string>): Cut | undefined {
  const names = personsOf(line);
  if (names === undefined) return undefined;
  const printed = names.node.persons.map((person) => person.printed);
  // `MRS ADA STONE` and `STONE/ADA MRS` are the same.
  const words = printed.map(({ value }) =>
    value
      .split(/[ /.,]+/)
      .sort()
      .join(" "),
  );
  const isKnown = line.anchors > 0 && words.every((each) => named.has(each));
  for (const each of words) named.add(each);
  return isKnown ? { start: names.start, node: { kind: "passage", repeats: printed } } : names;
}

type SeatFact = Extract<Fact, { kind: "seat" }>;

/**
 * @param seatOf the flight of a seat; undefined if it is one of a train
 * @param owner the traveller that it is about
 */
function nodeOf(
  fact: Fact,
  seatOf: (seat: SeatFact) => FlightReference | undefined,
  owner: PersonName | undefined,
): Node | undefined {
  const named = owner === undefined ? {} : { named: [owner] };
  switch (fact.kind) {
    case "airlineLocator":
      return { kind: "airlineLocator", airline: fact.airline, locator: fact.locator };
    case "ticket":
      return { kind: "ticket", ticket: fact.ticket, type: fact.type, ...named };
    case "seat": {
      const flight = seatOf(fact);
      return flight && { kind: "seat", seat: fact.seat, ...flight, ...named };
    }
    case "phone":
    case "email":
      return { kind: "contact", type: fact.kind, value: fact.contact };
    case "travellers":
      return { kind: "title" };
    default:
      return undefined;
  }
}
