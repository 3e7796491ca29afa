import { term, type Side, type Term } from "./fact.ts";
import { isPlace } from "../lexicon/codes.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, LETTERS, WORD_START } from "../lexicon/words.ts";

/** `A: LH 400`: a letter of a list, and no word before a place. */
const NO_LETTER = `(?!(?<=(?<![${LETTERS}])[A-D]) {0,2}: ?[A-Z\\d]{2} ?\\d{1,4}(?![\\d:.]))`;
/** What shows that a short word precedes a place: the code of a place, or a colon, which the word can have itself: `do:`. */
const BEFORE_PLACE = `${NO_LETTER}(?=(?<=:)| {0,20}[:\uff1a] ?| {1,3}(?:[A-Z]{3}(?![${LETTERS}\\d])|[^\\n()|;\\d]{1,40} \\([A-Z]{3}[,)]))`;

/** What shows that a short word precedes a time, not a place: `ab 13:00`. */
const BEFORE_TIME = "(?= {1,3}(?:[01]?\\d|2[0-3])[:.h][0-5]\\d(?!\\d|[.:]\\d))";

/** A place and a time of half a day: `ATLANTA 930A`. */
const BEFORE_PLACE_AND_TIME =
  "(?= {1,8}[A-Z][A-Za-z.'-]{2,20}(?: [A-Za-z.'-]{2,20}){0,2} {1,24}(?:1[0-2]|0?[1-9]):?[0-5]\\d ?[APNM]M?(?![A-Za-z]))";

/** `Rio de Janeiro (GIG)`: part of a name does not state a side. */
const NO_NAME_BEFORE = `(?!(?<=[A-Z\\u00c0-\\u00de][${LETTERS}]{1,20} )(?:de|da|do|DE|DA|DO) )`;

/** What carriers of the United States print before places and times. */
const LEAVES = "LV";
const ARRIVES = "AR";
export const PRINTED_SIDES: ReadonlySet<string> = new Set([LEAVES, ARRIVES]);

const HOURS = new Set(wordsFor("hours"));
/** `2 Std.`, but not `27 STD 10:30`: words for hours after their number, in small letters; alone, not before a time. */
const UNITS = wordsFor("departure", "arrival")
  .filter((word) => HOURS.has(word))
  .map((word) => {
    const after = word.slice(1);
    return `${word.charAt(0).toUpperCase()}${after}|${word}(?!\\.? {0,2}\\d{1,2}[:.]\\d)`;
  })
  .join("|");
const NO_UNIT = `(?!(?<=\\d {0,2})(?:${UNITS})(?![${LETTERS}]))`;

export const sides: readonly Term[] = [
  sideTerm("DepartureWord", "departure"),
  sideTerm("ArrivalWord", "arrival"),
  timeSideTerm("DepartsAtWord", "departsAt", "departure"),
  timeSideTerm("ArrivesAtWord", "arrivesAt", "arrival"),
  printedSideTerm("LeavesWord", LEAVES, "departure"),
  printedSideTerm("ArrivesWord", ARRIVES, "arrival"),
  placeSideTerm("FromWord", "from", "departure"),
  placeSideTerm("ToWord", "to", "arrival"),
  term("NoSideWord", `${WORD_START}${anyOf(wordsFor("noSide"))} {0,20}[:\uff1a]`, () => ({
    kind: "noSide",
  })),
  term(
    "Link",
    `(?<=[ \\n] {0,8})(?![A-Z]{3} )${anyOf(wordsFor("links"))}(?=[ \\n])|(?<= )(?:-|\u2192|->|>)(?= )`,
    () => ({
      kind: "link",
    }),
  ),
];

function sideTerm(name: string, side: Side): Term {
  return term(
    name,
    `${WORD_START}${NO_UNIT}${anyOf(wordsFor(side))}\\.?(?: {0,20}[:\uff1a])?`,
    (text) => ({
      kind: "side",
      side,
      ofPlaces: false,
      isLabel: /[:\uff1a]$/.test(text.value),
    }),
  );
}

function timeSideTerm(name: string, topic: "departsAt" | "arrivesAt", side: Side): Term {
  return term(name, `${WORD_START}${anyOf(wordsFor(topic))}${BEFORE_TIME}`, () => ({
    kind: "side",
    side,
    ofPlaces: false,
    isLabel: false,
  }));
}

/** As carriers of the United States print it: `LV ATLANTA 930A / AR DETROIT 1125A`. */
function printedSideTerm(name: string, word: string, side: Side): Term {
  return term(name, `${WORD_START}${word}${BEFORE_PLACE_AND_TIME}`, () => ({
    kind: "side",
    side,
    ofPlaces: false,
    isLabel: false,
    hasPlace: true,
  }));
}

function placeSideTerm(name: string, topic: "from" | "to", side: Side): Term {
  return term(
    name,
    `${WORD_START}${NO_NAME_BEFORE}${anyOf(wordsFor(topic))}${BEFORE_PLACE}(?: {0,20}[:\uff1a])?`,
    (text) => {
      // `FRA OSL`: some of these words look like codes of places.
      if (/^[A-Z]{3}$/.test(text.value) && isPlace(text.value))
        return { kind: "place", code: text, isBare: true };
      return { kind: "side", side, ofPlaces: true, isLabel: /[:\uff1a]$/.test(text.value) };
    },
  );
}
