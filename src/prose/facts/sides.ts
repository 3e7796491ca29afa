import { term, type Side, type Term } from "./fact.ts";
import { anyOf, LETTERS, WORD_START } from "../lexicon/words.ts";

/** Words that tell departures from arrivals, in English, German, French, Spanish, Portuguese, Italian. */

const DEPARTURE = [
  "departure",
  "departures",
  "departs",
  "depart",
  "departing",
  "dep",
  "dep.",
  "leaves",
  "leaving",
  "take-off",
  "takeoff",
  "departure time",
  "departure date",
  "departure airport",
  "std",
  "etd",
  "abflug",
  "abfahrt",
  "départ",
  "départs",
  "decollage",

  "salida",
  "sale",
  "sale a las",
  "partida",
  "saída",

  "partenza",
  "parte",
];
const ARRIVAL = [
  "arrival",
  "arrivals",
  "arrives",
  "arrive",
  "arriving",
  "arr",
  "arr.",
  "lands",
  "landing",

  "arrival time",
  "arrival date",
  "arrival airport",
  "sta",
  "eta",
  "ankunft",
  "landet",
  "arrivée",
  "arrivées",
  "llegada",
  "llega",
  "chegada",
  "chega",
  "arrivo",
  "arriva",
];
const FROM = [
  "from",
  "origin",
  "von",
  "ab",
  "de",
  "da",
  "do",
  "desde",
  "origen",
  "origem",
  "origine",
  "partendo da",
];
const TO = [
  "to",
  "destination",
  "nach",
  "an",
  "à",
  "a",
  "al",
  "para",
  "hasta",
  "destino",
  "destinazione",
  "zielort",
];
const NO_SIDE = [
  "date",
  "flight date",
  "travel date",
  "datum",
  "fecha",
  "data",
  "time",
  "hora",
  "uhrzeit",
  "heure",
  "ora",
  "route",
  "times",
  "schedule",
];
const LINKS = ["to", "nach", "à", "a", "para", "bis", "zu", "al"];

/** What shows that a short word stands before a place: its code, or a colon. */
const BEFORE_PLACE = `(?= {0,12}: ?| {1,3}(?:[A-Z]{3}(?![${LETTERS}\\d])|[^\\n()|;]{1,40} \\([A-Z]{3}[,)]))`;

/** `Rio de Janeiro (GIG)`: a part of a name tells no side. */
const NO_NAME_BEFORE = `(?!(?<=[A-Z\\u00c0-\\u00de][${LETTERS}]{1,20} )(?:de|da|do|DE|DA|DO) )`;

export const sides: readonly Term[] = [
  sideTerm("DepartureWord", DEPARTURE, "departure"),
  sideTerm("ArrivalWord", ARRIVAL, "arrival"),
  placeSideTerm("FromWord", FROM, "departure"),
  placeSideTerm("ToWord", TO, "arrival"),
  term("NoSideWord", `${WORD_START}${anyOf(NO_SIDE)} {0,12}:`, () => ({ kind: "noSide" })),
  term("Link", `(?<=[ \\n] {0,8})${anyOf(LINKS)}(?=[ \\n])|(?<= )(?:-|\u2192|->|>)(?= )`, () => ({
    kind: "link",
  })),
];

function sideTerm(name: string, words: readonly string[], side: Side): Term {
  return term(name, `${WORD_START}${anyOf(words)}\\.?(?: {0,12}:)?`, (text) => ({
    kind: "side",
    side,
    ofPlaces: false,
    isLabel: text.value.endsWith(":"),
  }));
}

function placeSideTerm(name: string, words: readonly string[], side: Side): Term {
  return term(
    name,
    `${WORD_START}${NO_NAME_BEFORE}${anyOf(words)}${BEFORE_PLACE}(?: {0,12}:)?`,
    (text) => ({
      kind: "side",
      side,
      ofPlaces: true,
      isLabel: text.value.endsWith(":"),
    }),
  );
}
