import { canEndInClass } from "../../ast/flight-numbers.ts";
import type { AirNode, Node, RailNode, Read } from "../../ast/nodes.ts";
import { agreedValue, onlyOf } from "../../ast/only.ts";
import { factOf, type Fact } from "../facts/fact.ts";
import { canBeAnything, hasFlightEvidence } from "./flight-evidence.ts";
import { isAnnounced } from "../scopes/word-flights.ts";
import { journeyOf, weekdayOf, type Journey } from "./journey.ts";
import { tellsResult } from "../scopes/match-results.ts";
import { isOtherRow } from "../scopes/other-rows.ts";
import { hotelOf } from "./stays/hotels.ts";
import { stationsOf } from "./trains/stations.ts";
import { namedClass } from "./trains/train-classes.ts";
import { capitalsFor } from "../lexicon/lexicon.ts";
import { CASELESS } from "../lexicon/words.ts";
import { namesNoHotel } from "../lexicon/unbooked/no-hotels.ts";
import type { Completeness, Territory } from "../scopes/territory.ts";

/** The element that a territory describes; undefined if it says too little. */
export function elementOf(
  territory: Territory,
  text: string,
  hasClassColumn: boolean,
): Node | undefined {
  switch (territory.anchor.kind) {
    case "flight":
      return flightOf(territory, territory.anchor, text, hasClassColumn);
    case "train":
      return trainOf(territory, territory.anchor.train, text);
    case "hotel":
      return namesNoHotel(territory.anchor.name.value)
        ? undefined
        : hotelOf(territory, territory.anchor);
    default:
      return undefined;
  }
}

type FlightFact = Extract<Fact, { kind: "flight" }>;

function flightOf(
  territory: Territory,
  anchor: FlightFact,
  text: string,
  hasClassColumn: boolean,
): AirNode | undefined {
  const journey = journeyOf(territory);
  return whyNoFlight(territory, anchor, journey, text) === null
    ? airNodeOf(territory, anchor, journey, hasClassColumn)
    : undefined;
}

/** The flight of a territory in whose place a sentence puts another one: its number can be all that is said of it. */
export function replacedFlightOf(territory: Territory): AirNode | undefined {
  const { anchor } = territory;
  return anchor.kind === "flight"
    ? airNodeOf(territory, anchor, journeyOf(territory), false)
    : undefined;
}

function airNodeOf(
  territory: Territory,
  anchor: FlightFact,
  journey: Journey,
  hasClassColumn: boolean,
): AirNode {
  const { departure: origin, arrival: destination } = journey.places;
  const hasWay = isWay(journey.places);
  const facts = territory.facts.flat();
  const status = factOf(facts, "status");
  return {
    kind: "air",
    number: territory.home.number,
    airline: anchor.airline,
    flight: anchor.flight,
    bookingClass: anchor.bookingClass ?? classIn(facts, hasClassColumn),
    ...journeyFields(journey),
    // A single place has no side unless a word states one.
    ...(hasWay || journey.hasLabelledPlace ? endFields({ origin, destination }, journey) : {}),
    departureTerminal: journey.departureTerminal,
    arrivalTerminal: journey.arrivalTerminal,
    status: status?.status ?? standingIn(facts),
    count: status?.count,
    equipment: factOf(facts, "equipment")?.equipment,
    operatedBy: factOf(facts, "operator")?.operator,
    unclearCities: unclearCities(facts, journey),
  };
}

interface PlaceReads {
  readonly origin: Read<string> | undefined;
  readonly destination: Read<string> | undefined;
}

/** The places, or the names of cities with several airports that are printed instead. */
function endFields({ origin, destination }: PlaceReads, { unsettled }: Journey) {
  const [isOrigin, isDestination] = [origin, destination].map(
    (read) => read !== undefined && !unsettled.has(read),
  );
  return {
    origin: isOrigin ? origin : undefined,
    originName: isOrigin ? undefined : origin,
    destination: isDestination ? destination : undefined,
    destinationName: isDestination ? undefined : destination,
  };
}

/** The cities of which nothing shows the airport that is meant, if a place is missing. */
function unclearCities(facts: readonly Fact[], { places, unsettled }: Journey): readonly string[] {
  const { departure, arrival } = places;
  const areSettled = [departure, arrival].every(
    (each) => each !== undefined && !unsettled.has(each),
  );
  return areSettled
    ? []
    : facts.flatMap((fact) => (fact.kind === "place" && fact.isUnsettled ? fact.code.value : []));
}

/** Why the text around a code and a number does not say enough for them to be a flight; null if it does. */
function whyNoFlight(
  territory: Territory,
  anchor: FlightFact,
  journey: Journey,
  text: string,
): string | null {
  const { airline, flight } = anchor;
  const { hasOnlyKnown } = territory.home;
  const { places } = journey;
  const other = whatElse(territory, anchor, journey, text);
  if (other !== null) return other;
  // A number and a day can belong to an invoice.
  const isFlight = isAnnounced(airline.start, text);
  const isCertain = hasOnlyKnown || isFlight;
  const hasCodes = isWay(places) && !journey.hasNamedPlace;
  if (!hasCodes && !isFlight && isTrainNumber(airline.value, flight.value, territory))
    return "this can be the number of a train";
  if (!hasCodes) return whyUncertain(territory, airline.value, journey, isCertain, text);
  if (canBeAnything(territory, journey, text))
    return "no day and no clear time is beside the places";
  return isFused(places) && !hasPairColumns(territory, journey, isCertain)
    ? "six letters in a row can be a word"
    : null;
}

/** Whether a flight has the status and the count of a terminal but no class, and its number can end in one. */
function isAmbiguous({ facts }: Territory, anchor: FlightFact, { dates }: Journey): boolean {
  const all = facts.flat();
  const isClassed = anchor.bookingClass !== undefined || classIn(all, false) !== undefined;
  if (isClassed || factOf(all, "status") === undefined) return false;
  return canEndInClass({ airline: anchor.airline, flight: anchor.flight, date: dates.departure });
}

/** What the lines around a code and a number are instead of those of a flight; null if they can be those. */
function whatElse(
  territory: Territory,
  anchor: FlightFact,
  journey: Journey,
  text: string,
): string | null {
  const { home } = territory;
  if (tellsResult(territory, isTimed(journey), text)) return "this is the result of a match";
  if (isOtherRow(home, anchor.start, isTimed(journey), text))
    return "this row belongs to a ticket, an availability or a list of records";
  if (isAmbiguous(territory, anchor, journey))
    return "the last digit of the number can be the class";
  return home.isLogged === true && journey.dates.departure === undefined
    ? "this is the entry of a log, whose time is not that of a flight"
    : null;
}

/** The same for one whose places do not show that it is a flight. */
function whyUncertain(
  territory: Territory,
  airline: string,
  journey: Journey,
  isCertain: boolean,
  text: string,
): string | null {
  const { dates, times } = journey;
  if (dates.departure === undefined)
    return dates.isContradictory
      ? "several days could be that of the departure"
      : "no day of departure is beside it";
  if (!hasFlightEvidence(territory, airline, journey, text))
    return "nothing but a day and a time shows that it is a flight";
  if (isCertain) return null;
  if (times.departure === undefined)
    return "unknown words, and no time of departure, are beside it";
  return territory.home.isAllCaps && !hasClearTimes(territory.facts.flat())
    ? "its times, among unknown words in capitals, can be other numbers"
    : null;
}

/** Why a territory gives no element; null if it gives one. */
export function whyNoElement(territory: Territory, text: string): string | null {
  const { anchor } = territory;
  if (anchor.kind === "flight") return whyNoFlight(territory, anchor, journeyOf(territory), text);
  if (elementOf(territory, text, false) !== undefined) return null;
  return anchor.kind === "train"
    ? "no two stations are beside it"
    : "no day of arrival is beside it";
}

const TRAIN_CODES = capitalsFor("trainCodes");
/** Trains of these kinds have short numbers; flights of the airlines with the same codes mostly have longer ones. */
const TRAIN_DIGITS = 2;

function isTrainNumber(code: string, digits: string, { facts }: Territory): boolean {
  const hasCoach = facts.flat().some(({ kind }) => kind === "coach");
  return TRAIN_CODES.has(code) && (hasCoach || digits.length <= TRAIN_DIGITS);
}

function isTimed({ times }: Journey): boolean {
  return times.departure !== undefined && times.arrival !== undefined;
}

function isWay({ departure, arrival }: Journey["places"]): boolean {
  return departure !== undefined && arrival !== undefined;
}

/** Whether the places are six letters in a row, as many words are: `ACEITE`. */
function isFused({ departure, arrival }: Journey["places"]): boolean {
  return departure !== undefined && departure.end === arrival?.start;
}

/** Whether a flight has what terminals print around such letters: a class, a status or a time. */
function hasPairColumns(
  { anchor, facts, home }: Territory,
  { dates, times, places }: Journey,
  isCertain: boolean,
): boolean {
  const said = facts.flat();
  const isAtHome =
    (places.departure?.start ?? 0) >= home.start && (places.arrival?.end ?? 0) <= home.end;
  const hasClass = anchor.kind === "flight" && anchor.bookingClass !== undefined;
  if (hasClass || factOf(said, "status") !== undefined)
    return isAtHome || times.departure !== undefined;
  if (dates.departure === undefined || !isAtHome) return false;
  if (factOf(said, "unclearTime") !== undefined) return true;
  return times.departure !== undefined && (isCertain || said.some(isBareTime));
}

function isBareTime(fact: Fact): boolean {
  return fact.kind === "time" && fact.isBare;
}

/** Whether both times are more than four digits: `13:10-16:00`. */
function hasClearTimes(facts: readonly Fact[]): boolean {
  return (
    facts.filter((fact) => fact.kind === "time" && !fact.isBare).length === 2 ||
    facts.filter((fact) => fact.kind === "side" && fact.hasPlace === true).length === 2
  );
}

function classIn(facts: readonly Fact[], hasClassColumn: boolean): Read<string> | undefined {
  const classes = facts.flatMap((fact) => (fact.kind === "class" ? fact.bookingClass : []));
  if (classes.length > 0) return agreedValue(classes);
  const letters = facts.flatMap((fact) => (fact.kind === "letter" ? fact.letter : []));
  return hasClassColumn ? onlyOf(letters) : undefined;
}

/** The fields that flights and trains share. */
function journeyFields(journey: Journey) {
  const { dates, times, arrivalDays } = journey;
  return {
    date: dates.departure,
    weekday: weekdayOf(journey, dates.departure),
    arrivalDate: dates.arrival,
    arrivalWeekday: weekdayOf(journey, dates.arrival),
    departure: times.departure,
    arrival: times.arrival,
    arrivalDays: times.arrival === undefined ? undefined : arrivalDays,
  };
}

function trainOf(territory: Territory, train: Read<string>, text: string): RailNode | undefined {
  const stations = stationsOf(territory, text);
  const journey = journeyOf(territory);
  if (stations === undefined || tellsResult(territory, isTimed(journey), text)) return undefined;
  const facts = territory.facts.flat();
  // Where letters have no capitals, any words can look like names.
  if (journey.dates.departure === undefined && CASELESS.test(stations.origin.value))
    return undefined;
  return {
    kind: "rail",
    number: territory.home.number,
    train,
    ...journeyFields(journey),
    originName: stations.origin,
    destinationName: stations.destination,
    status: factOf(facts, "status")?.status ?? standingIn(facts),
    bookingClass: facts.some(({ kind }) => kind === "trainClass")
      ? onlyValue(facts, (fact) => (fact.kind === "trainClass" ? fact.bookingClass : undefined))
      : namedClass(territory, text),
    coach: onlyValue(facts, (fact) => (fact.kind === "coach" ? fact.coach : undefined)),
    seats: seatsOf(facts),
  };
}

/** Whether words say that the supplier confirms it. */
function standingIn(facts: readonly Fact[]): Read<string> | undefined {
  return onlyValue(facts, (fact) => (fact.kind === "standing" ? fact.status : undefined));
}

/** The value of some facts; undefined if they contradict each other. */
function onlyValue<T>(
  facts: readonly Fact[],
  valueOf: (fact: Fact) => Read<T> | undefined,
): Read<T> | undefined {
  return agreedValue(facts.flatMap((fact) => valueOf(fact) ?? []));
}

/** The seats of a train, with and without letters. */
function seatsOf(facts: readonly Fact[]): readonly Read<string>[] {
  const found = facts.flatMap((fact) => {
    if (fact.kind === "trainSeats") return fact.seats;
    return fact.kind === "seat" ? [fact.seat] : [];
  });
  const values = found.map(({ value }) => value);
  return found.filter(({ value }, index) => values.indexOf(value) === index);
}

/** How much a territory says about its journey or stay. */
export function completenessOf(territory: Territory): Completeness {
  if (territory.anchor.kind === "hotel") {
    const hasDate = hotelOf(territory, territory.anchor) !== undefined;
    return { hasDate, hasPlaces: true, hasTime: false, isContradictory: false };
  }
  const { dates, times, places } = journeyOf(territory);
  return {
    hasDate: dates.departure !== undefined,
    hasPlaces: places.departure !== undefined && places.arrival !== undefined,
    hasTime: times.departure !== undefined,
    isContradictory: [dates, times, places].some(({ isContradictory }) => isContradictory),
  };
}
