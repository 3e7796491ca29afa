import type { NamesNode, Node } from "../../ast/nodes.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { rowsBelowClassTitle } from "../scopes/class-rows.ts";
import { withoutBareDurations } from "../scopes/bare-durations.ts";
import { carsIn, withoutCars } from "../scopes/cars/cars.ts";
import { foundIn, withConnectingDays } from "./connections.ts";
import { isOtherDisplay } from "./displays.ts";
import { completenessOf, elementOf } from "./elements.ts";
import { fareNodes } from "./fares.ts";
import { confirmationsIn, locatorNodes } from "./record-locators.ts";
import { factOf } from "../facts/fact.ts";
import { linesBelowCancelled, linesBelowReplacement } from "../scopes/unbooked/cancelled.ts";
import { rowsOfFares } from "../scopes/fare-rows.ts";
import {
  asCancelled,
  Drafts,
  isAir,
  place,
  placeCancelled,
  placeClasses,
  placeRental,
} from "./drafts/drafts.ts";
import { withArrivalsOfNextDay } from "./drafts/next-day-arrivals.ts";
import { ownCuts, type Surroundings } from "./drafts/own-cuts.ts";
import { lineWithoutNodes, piecesOf } from "./pieces.ts";
import { linesOf, type Line } from "../scopes/lines.ts";
import {
  areTravellers,
  asIncomplete,
  listedNames,
  mentionedName,
  namesAbove,
} from "./names/lists.ts";
import { stayByCard, withNamesOnCards } from "../scopes/stays/stay-cards.ts";
import { withOrderedDates } from "./ordered-dates.ts";
import { rentalOf, type Rental } from "./cars/rentals.ts";
import { withToldCar } from "./cars/told-rentals.ts";
import { ownersByName, ownersIn } from "./names/owners.ts";
import { withoutRepeatedNames } from "./names/repeated-names.ts";
import { numbersIn } from "./seats.ts";
import { isOnlyNamed, withoutRepeats, type Found } from "./repeats.ts";
import { withoutMailHeaders } from "../scopes/mail-headers.ts";
import { withoutOlderMails } from "../scopes/older-mails.ts";
import { withoutLastDays } from "../scopes/stays/last-days.ts";
import { withJourneyDays } from "../scopes/stays/journey-days.ts";
import { withoutAlternatives } from "../scopes/unbooked/alternatives.ts";
import { withoutNotBooked } from "../scopes/unbooked/not-booked.ts";
import { withoutQuotes } from "../scopes/unbooked/offers.ts";
import { withoutRefusedRows } from "../scopes/unbooked/refused-rows.ts";
import { withoutUnfinished } from "../scopes/unbooked/unfinished.ts";
import { withRowsOfKind } from "../scopes/stays/rows-of-kind.ts";
import { withToldTotals } from "../scopes/told-totals.ts";
import { withToldStays } from "../scopes/stays/told-stays.ts";
import { withoutUnbookedStays } from "../scopes/stays/unbooked-stays.ts";
import { withoutSignatures } from "../scopes/travellers/signatures.ts";
import { withListedTravellers } from "../scopes/travellers/listed-travellers.ts";
import { withTicketRows } from "../scopes/travellers/ticket-rows.ts";
import { withSeatRows } from "../scopes/travellers/seat-rows.ts";
import { withSharedClass } from "./trains/train-classes.ts";
import { withNamedPlaces } from "../scopes/named-places.ts";
import { territoriesIn } from "../scopes/territories.ts";
import type { Territory } from "../scopes/territory.ts";

/**
 * Turns what the lines say into flights, trains, hotels and everything else. A line can be returned in
 * several pieces, one after the other: `LH 400 FRA-JFK, booking reference ZQ7KXA` as a flight and a
 * header with the locator.
 *
 * @param source the text that the offsets of the lines refer to
 */
export function compose(
  printed: readonly LineReading[],
  source: SourceText,
): readonly LineReading[] {
  const { text } = source;
  const { lines, rentals } = travelIn(printed, source);
  if (isOtherDisplay(text)) return lines.map((line) => lineWithoutNodes(line, text));
  const drafts = draftsIn(lines, rentals, text);
  const { listed, hasNames, isIncomplete } = placeNames(lines, drafts, text);
  const surroundings = {
    ...evidenceIn(lines, drafts, text),
    hasNames,
    ownerOf: ownersIn(lines, listed, text),
    ownerNamed: ownersByName(lines, listed),
  };
  const pieces = new Map(
    lines.map((line) => {
      const { cuts, elements } = drafts.of(line);
      const own = ownCuts(line, elements, surroundings);
      const facts = rentals.get(line.reading)?.facts.get(line.reading) ?? line.facts;
      return [line, piecesOf({ ...line, facts }, [...cuts, ...own], elements, text)];
    }),
  );
  const readings = withoutRepeatedNames(lines, pieces, text);
  return isIncomplete ? asIncomplete(readings) : readings;
}

/** The flights, trains, hotels and cars of a text, on the lines that say something about them. */
function draftsIn(
  lines: readonly Line[],
  rentals: ReadonlyMap<LineReading, Rental>,
  text: string,
): Drafts {
  const drafts = new Drafts();
  const classRows = rowsBelowClassTitle(lines, text);
  const fareRows = rowsOfFares(lines, text);
  const found = foundIn(lines, allTerritories(lines, text), text, (territory) =>
    fareRows.has(territory.home)
      ? undefined
      : elementOf(territory, text, classRows.has(territory.home)),
  );
  const cancelled = linesBelowCancelled(lines, text);
  const landed = withArrivalsOfNextDay(withConnectingDays(found, lines), lines, text);
  const classed = withSharedClass(landed, lines).filter(({ node }) => !isOnlyNamed(node, lines));
  // A flight of an old itinerary that the new one repeats still takes place.
  const renewed = linesBelowReplacement(lines, text);
  const isRenewed = ({ territory }: Found) => renewed.has(territory.home);
  const inOrder = [...classed.filter(isRenewed), ...classed.filter((each) => !isRenewed(each))];
  for (const each of withoutRepeats(inOrder)) {
    const isCancelled = cancelled.has(each.territory.home);
    // The answer has no place for a train that does not run.
    if (isCancelled && each.node.kind === "rail") continue;
    place(isCancelled ? { ...each, node: asCancelled(each.node) } : each, drafts);
  }
  placeClasses(lines, classed, drafts);
  for (const line of lines) {
    placeCancelled(line, text, drafts);
    const rental = rentals.get(line.reading);
    if (rental !== undefined) placeRental(line, rental, drafts);
  }
  return drafts;
}

/** The names of a text, and whether they are those of travellers. */
interface Names {
  readonly listed: readonly (readonly [Line, NamesNode])[];
  readonly hasNames: boolean;
  readonly isIncomplete: boolean;
}

/** Adds the travellers: those of lists and above journeys, else the one whom a sentence mentions. */
function placeNames(lines: readonly Line[], drafts: Drafts, text: string): Names {
  // What signs a mail is above a sentence, too: `Flight LX 2084 on 12 April 2027 is cancelled.`
  const isJourneyOf = (line: Line) =>
    drafts.has(line) && (line.anchors > 0 || (line.cancelled.length > 0 && !line.isProse));
  const above = namesAbove(lines, isJourneyOf, text);
  const { names, isIncomplete } = listedNames(lines, text);
  const listed = [...names, ...above];
  const mentioned = listed.length === 0 ? mentionedName(lines, !drafts.isEmpty, text) : [];
  for (const [line, node] of mentioned) drafts.addNode(line, node, node.persons[0]?.printed.start);
  const hasNames = !drafts.isEmpty || areTravellers(lines, listed, text);
  if (hasNames) for (const [line, node] of listed) drafts.addNode(line, node);
  return { listed, hasNames, isIncomplete };
}

/** What the drafts of a text show about the facts that stand alone. */
function evidenceIn(
  lines: readonly Line[],
  drafts: Drafts,
  text: string,
): Pick<Surroundings, "flights" | "onlyFlight" | "shared"> {
  const elements = drafts.elements();
  const flights = [...new Set(elements.filter(isAir))];
  const hasJourney = elements.some(isJourney);
  // The price of a stay or of a car is not a fare.
  const fares = hasJourney ? fareNodes(lines, text) : [];
  const scope = {
    hasJourney,
    hasFlight: flights.length > 0,
    confirmations: confirmationsIn(elements),
    flightOf: (line: Line) => drafts.of(line).elements.find(isAir),
  };
  const locators = locatorNodes(lines, scope, text);
  const isAlone = flights.length === 1 && numbersIn(lines).size < 2;
  return {
    flights,
    onlyFlight: isAlone ? flights[0] : undefined,
    shared: new Map([...fares, ...locators]),
  };
}

/** What the lines say, except about cars, after what the whole text shows about dates and places. */
export function linesIn(readings: readonly LineReading[], source: SourceText): readonly Line[] {
  return travelIn(readings, source).lines;
}

function travelIn(readings: readonly LineReading[], source: SourceText) {
  const { text } = source;
  const unsigned = withoutSignatures(linesOf(readings, text), text);
  const carded = withNamesOnCards(unsigned, text);
  const finished = withoutUnfinished(withoutNotBooked(carded, text), text);
  const taken = withoutRefusedRows(finished, text);
  const chosen = withoutQuotes(withoutAlternatives(taken, text), text);
  const booked = withoutUnbookedStays(chosen, text);
  const newest = withoutOlderMails(booked, source, (lines) =>
    allTerritories(lines, text).some((each) => elementOf(each, text, false) !== undefined),
  );
  const stays = withToldStays(withRowsOfKind(withoutMailHeaders(newest, text), text), text);
  const own = withToldTotals(stays, text);
  const ordered = withOrderedDates(withJourneyDays(own, text), text);
  const all = withoutBareDurations(ordered, text);
  const listed = rentalsIn(all, text);
  const others = withoutCars(all, listed, text);
  const told = listed.size === 0 ? withToldCar(others, text) : undefined;
  const rentals = told?.rentals ?? listed;
  const seated = withSeatRows(withTicketRows(told?.lines ?? others, text), text);
  const named = withoutRefusedRows(withListedTravellers(seated, text), text);
  return { lines: withNamedPlaces(withoutLastDays(named, text), text), rentals };
}

/** What is said about each flight, train and hotel. */
export function allTerritories(lines: readonly Line[], text: string): readonly Territory[] {
  if (!lines.some(({ anchors }) => anchors > 0)) return [stayByCard(lines, text) ?? []].flat();
  return territoriesIn(lines, completenessOf);
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

function isJourney({ kind }: Node): boolean {
  return kind === "air" || kind === "rail";
}
