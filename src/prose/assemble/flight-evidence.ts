import type { Span } from "../../ast/nodes.ts";
import { airlineName, allPlaces } from "../../reference/index.ts";
import type { Fact } from "../facts/fact.ts";
import { isAnnounced } from "../scopes/word-flights.ts";
import type { Journey } from "./journey.ts";
import type { Territory } from "../scopes/territory.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import {
  isAfterOtherThing,
  isOfOtherMeans,
  withoutOtherThings,
} from "../lexicon/unbooked/no-flights.ts";
import { anyOf, capitals, LETTER, LETTERS, SMALL, WORD_START } from "../lexicon/words.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * A code and a number beside a day and a time can be a room, a lecture or a lorry. Something else must
 * show that they are a flight: a place, the name of the airline, a word for flight or one of its parts.
 */

/** What only a flight has. */
const OF_FLIGHTS: ReadonlySet<Fact["kind"]> = new Set([
  "pair",
  "class",
  "equipment",
  "operator",
  "airlineLocator",
]);

/** Whether more than a day and a time shows that a territory is about a flight. */
export function hasFlightEvidence(
  { facts, lines, anchor, home }: Territory,
  airline: string,
  { places, times, hasLabelledPlace, hasNamedPlace }: Journey,
  text: string,
): boolean {
  if (isOfOtherMeans(anchor.start, text)) return false;
  const isWay = places.departure !== undefined && places.arrival !== undefined;
  // Lorries and trains go to the same cities.
  const isTimed = times.departure !== undefined && times.arrival !== undefined;
  if (hasNamedPlace ? isWay && isTimed : hasLabelledPlace || isWay) return true;
  const said = facts.flat();
  if (said.some(isOfFlight)) return true;
  if (isAnnounced(anchor.start, text) && !isAfterOtherThing(anchor.start, text)) return true;
  const printed = lines.map((line) => printedOf(line, text)).join("\n");
  // Among unknown words, a city on another line can be that of anything.
  const near = home.hasOnlyKnown ? printed : printedOf(home, text);
  return (
    FLIGHT_WORD.test(withoutOtherThings(printed)) ||
    namesAirline(printed, airline) ||
    namesCity(near)
  );
}

function printedOf({ start, end }: Span, text: string): string {
  return text.slice(start, end);
}

const MOST_SEATS = 9;

function isOfFlight(fact: Fact): boolean {
  // In capitals, any three letters can be a place.
  if (fact.kind === "place") return !fact.isBare && fact.isNamed !== true;
  // `ab 13:00` can be said of anything.
  if (fact.kind === "side")
    return fact.hasPlace === true || (!fact.ofPlaces && fact.end - fact.start > 2);
  // Few people book more seats at once; room DL 51 is no status.
  if (fact.kind === "status") return fact.count.value <= MOST_SEATS;
  return OF_FLIGHTS.has(fact.kind);
}

/** Trains, taxis and meetings are at airports, too. */
const AIRPORT: ReadonlySet<string> = new Set(wordsFor("airport"));
const FLIGHT_WORD = new RegExp(
  WORD_START +
    anyOf(
      wordsFor("flight", "flightNumber", "flightBefore", "flights").filter(
        (word) => !AIRPORT.has(word),
      ),
    ),
);

/** The words of airlines' names that many of them have. */
const COMMON =
  /^(?:air|airlines?|airways|aviation|international|express|jet|fly|the|lines?|aero)$/i;

/** Words of airlines' names that are also said of other things. */
const ORDINARY =
  /^(?:swiss|delta|american|british|united|royal|virgin|spirit|frontier|alliance|eagle|alaska|turkish|finn|saudi|qatar|china|korean|japan|egypt|iberia|vista|condor|wings?|blue|silver)$/i;

/** Whether a text contains the word of an airline's name that sets it apart, and not of another thing: `Swiss cheese`. */
function namesAirline(text: string, code: string): boolean {
  const own = airlineName(code)
    .split(/[^A-Za-z\u00c0-\u024f]+/)
    .find((word) => word.length > 3 && !COMMON.test(word));
  if (own === undefined) return false;
  const others = ORDINARY.test(own)
    ? `(?! (?!air|flight|flug|vol\\b|vuelo|volo)[${SMALL}]{2})`
    : "";
  return new RegExp(`${WORD_START}${anyOf([own])}${others}`).test(text);
}

const TO_CITY = new RegExp(
  `(?:${WORD_START}${anyOf(wordsFor("from", "to"))}|[-\u2013\u2192>]) {1,3}(${LETTER}[${LETTERS}'.-]{2,30}(?: ${LETTER}[${LETTERS}'.-]{1,30})?)`,
  "g",
);

/** What is left out of the names of cities: `am Main`. */
const RIVER = / (?:am|an der|upon|on|sur) |[(/,]/;

let cities: ReadonlySet<string> | undefined;

/** Whether a city with an airport follows a word for a direction, or a dash. */
function namesCity(text: string): boolean {
  for (const [, words = ""] of matchesOf(text, TO_CITY))
    if (isCity(words) || isCity(words.split(" ", 1)[0] ?? "")) return true;
  return false;
}

function isCity(name: string): boolean {
  cities ??= new Set(
    allPlaces().flatMap(({ city }) => [capitals(city), capitals(city.split(RIVER, 1)[0] ?? "")]),
  );
  return cities.has(capitals(name));
}

/** `1050 Brussels – Lic. A5512 – BCE`: whether places are only letters, and times only digits, among unknown words. */
export function canBeAnything(
  { home, facts }: Territory,
  { dates, times, places }: Journey,
  text: string,
): boolean {
  const hasClearTime = facts.flat().some((fact) => fact.kind === "time" && !fact.isBare);
  if (home.hasOnlyKnown || dates.departure !== undefined || hasClearTime) return false;
  return areApart(places, text) || (home.isAllCaps && times.departure === undefined);
}

/** Whether something else is between two places. */
function areApart({ departure, arrival }: Journey["places"], text: string): boolean {
  if (departure === undefined || arrival === undefined) return false;
  const [first, second] =
    departure.start < arrival.start ? [departure, arrival] : [arrival, departure];
  return /[\p{L}\d]/u.test(text.slice(first.end, second.start));
}
