import type { Read } from "../../ast/nodes.ts";
import { part } from "../../../grammars/common/values.ts";
import { airportsNamed, findPlace, folded } from "../../reference/index.ts";
import {
  CITIES_OF_TITLES,
  COUNTRIES_OF_SIX_LETTERS,
  isCityName,
  isPlace,
  isPlaceAmongWords,
  PERSONS_LIKE_PLACES,
} from "../lexicon/codes.ts";
import { groupOf, term, type Term } from "./fact.ts";
import { isKnownWord } from "./known.ts";
import { isListedWord, namesFor, wordsFor } from "../lexicon/lexicon.ts";
import { capitals, CAPITALS, eitherOf, IDEOGRAPHS, LETTERS, WORD_START } from "../lexicon/words.ts";

/*
 * Places, by airport codes, in forms that distinguish them from words:
 *
 *   LHRJFK   LHR-JFK   LHR/JFK   LHR > JFK   LHR to JFK   London (LHR)   London, GB (LHR - Heathrow)   LHR London Heathrow
 */

const CODE = "[A-Z]{3}";
const WEEKDAY = `(?:${eitherOf(namesFor("weekdays"))})`;
const ALONE = "(?<![A-Za-z\\d])";
/** `LOT: E4 7215`, `LOT POWROTNY`: a word for a flight. */
const NO_LABEL = `(?!(?:${eitherOf(wordsFor("flight").filter(({ length }) => length === 3))})(?: ?:| [${CAPITALS}]{4}))`;
const END = "(?![A-Za-z\\d\\u00c0-\\u024f]|'[A-Za-z])";
/** A word between two codes has spaces on both sides: `NRT TOKYO` is not a pair. */
const BETWEEN =
  "(?: {0,3}(?:[-/>\\u2192\\u21d2~]|->|-->|=>) {0,3}| {1,3}(?:to|nach|TO|NACH) {1,3})";
/** Three or more codes in a row are a route of several flights. */
const NO_CHAIN = "(?! {0,3}[-/>\\u2192~] {0,3}[A-Z]{3}(?![A-Za-z\\d]))";
const NOT_CHAINED = "(?<![A-Z]{3} {0,3}[-/>\\u2192~] {0,3})";
const STATUS = "[A-Z]{2}\\d{1,2}(?!\\d)";

/** What surrounds six letters that are two codes: digits, single letters, the ends of a line. */
const FUSED_BEFORE =
  "(?<=(?<![^\\n]) {0,8}|[\\d|;,*] {0,8}|\\d\\.? ?[A-Za-z]{3,4} {1,8}|(?<![A-Za-z])[A-Z] {1,8}|(?<![A-Za-z])(?:MO|TU|WE|TH|FR|SA|SU)[* ]{1,8})";
/** `CANCUN, MEXICO`: the country of a city; but `LH 400 FRANCE` are two codes. */
const NO_COUNTRY = `(?!(?<=[A-Z]{3}, )(?:${COUNTRIES_OF_SIX_LETTERS.join("|")})(?![A-Z]))`;
const FUSED_AFTER = `(?= {0,12}(?:[\\n\\d|;,*]|${STATUS}|-|(?:HK|HL|OK|FLO?WN)(?![A-Z])))`;

/** `Marseille Provence (MRS)`: the name of the city shows that these letters are no title of a person. */
const PLACE_AFTER_CITY = Object.entries(CITIES_OF_TITLES)
  .map(
    ([code, cities]) =>
      `(?<=${ALONE}(?:${cities.join("|")})[${LETTERS} -]{0,24})\\( {0,2}${code} {0,2}[,)]`,
  )
  .join("|");

export const places: readonly Term[] = [
  term("FusedPair", `${ALONE}${NO_COUNTRY}${FUSED_BEFORE}[A-Z]{6}${END}${FUSED_AFTER}`, (text) =>
    isCityName(text.value) || isListedWord(text.value) ? undefined : pairOf(text, isPlace),
  ),
  term("Pair", `${ALONE}${NOT_CHAINED}${CODE}${BETWEEN}${CODE}${END}${NO_CHAIN}`, (text) =>
    pairOf(text, isPlace),
  ),
  term("SmallPair", `${ALONE}[a-z]{3}(?:[-/]| to | > )[a-z]{3}${END}`, (text) =>
    pairOf(text, isPlaceAmongWords),
  ),
  term("PlaceAfterCity", PLACE_AFTER_CITY, (text) => ({
    kind: "place",
    code: part(text, text.value.search(/[A-Z]/), text.value.search(/[A-Z]/) + 3) ?? text,
    isBare: false,
  })),
  term(
    "BracketedPlace",
    `\\( {0,2}(?!${WEEKDAY}\\.?\\) {1,3}\\d{1,2}[/-])${CODE} {0,2}[,)]`,
    (text) =>
      placeOf(part(text, text.value.search(/[A-Z]/), text.value.search(/[A-Z]/) + 3), false),
  ),
  term(
    "PlaceAndName",
    `\\( {0,2}${CODE} {0,2}[-\u2013] {0,2}(?!${CODE}[ )])[${CAPITALS}][${LETTERS}.' -]{2,30}\\)`,
    (text) => {
      const at = text.value.search(/[A-Z]/);
      const isNamed = isNameOf(text.value.slice(at, at + 3), text.value.slice(at + 3));
      return placeOf(part(text, at, at + 3), !isNamed);
    },
  ),
  // `Departure: MRS`, as tables are laid out: below the title of an end is no person.
  term(
    "TitledPlace",
    `(?<=(?:Departure|Arrival|From|To): )(?:${PERSONS_LIKE_PLACES.join("|")})(?= {0,3}[|\\n])`,
    (text) =>
      findPlace(text.value)
        ? { kind: "place", code: text, isBare: true, isBesideName: true }
        : undefined,
  ),
  term(
    "BarePlace",
    `${ALONE}${NO_LABEL}${CODE}${END}`,
    (text) => placeOf(text, true) ?? (isKnownWord(text.value) ? { kind: "known" } : undefined),
  ),
];

/** Whether some words are a name of a place, or of its own or its city's name: in `(ADT - Adult)`, the letters are none. */
export function isNameOf(code: string, name: string): boolean {
  if (airportsNamed(folded(name))?.main.includes(code) === true) return true;
  const place = findPlace(code);
  const own = folded(`${place?.name ?? ""} ${place?.city ?? ""}`).split(" ");
  return folded(name)
    .split(/[ -]+/)
    .every((word) => word === "" || own.includes(word));
}

function pairOf(text: Read<string>, isCode: (code: string) => boolean) {
  const origin = codeIn(text, 0);
  const destination = codeIn(text, text.value.length - 3);
  if (origin.value === destination.value) return undefined;
  if (!isCode(origin.value) || !isCode(destination.value)) return undefined;
  const isSmall = origin.value !== text.value.slice(0, 3);
  return { kind: "pair" as const, origin, destination, isSmall };
}

function codeIn({ value, start }: Read<string>, from: number): Read<string> {
  return {
    value: capitals(value.slice(from, from + 3)),
    start: start + from,
    end: start + from + 3,
  };
}

function placeOf(code: Read<string> | undefined, isBare: boolean) {
  if (code === undefined || !isPlace(code.value)) return undefined;
  return { kind: "place" as const, code, isBare };
}

/** `Terminal 5`, `T5`, `T3T2`. */
const TERMINAL = `${eitherOf(wordsFor("terminal"))}(?: ?:)? {0,2}`;
const TERMINAL_NAME = "(?:\\d[A-Z]?|[A-Z](?:\\d|(?![A-Za-z])))(?![A-Za-z\\d])";
const SHORT_NAME = "(?:\\d[A-Z]?)(?![A-Za-z\\d])";

/** Terminals whose word states the side: `Terminal wylotu: 2`. */
export const sidedTerminals: readonly Term[] = (["departure", "arrival"] as const).map((side) =>
  term(
    side === "departure" ? "DepartureTerminal" : "ArrivalTerminal",
    `${WORD_START}${eitherOf(wordsFor(`${side}Terminal`))} ?:? {0,2}${TERMINAL_NAME}(?! ?(?:${eitherOf(wordsFor("oClock"))}))`,
    (text) => ({ ...terminalFact([lastOf(text)]), side }),
  ),
);

/** `Terminal 5 / Terminal 3`, `Terminal 5 - Terminal 3`: those of both ends. */
const SECOND_TERMINAL = / ?[/>\u2192]| [-\u2013] /;
/** With a dash, they fill their column: not `Terminal change: Terminal 5 - Terminal 3`. */
const TERMINALS_BY_DASH = `(?<=(?<![^\\n]) {0,40}| {2}|[|;,] ?)${TERMINAL}${TERMINAL_NAME} {1,2}[-\u2013] {1,2}${TERMINAL}${TERMINAL_NAME}(?= {0,20}\\n|[|;,]| {2})`;

/** Words for terminals in scripts without spaces, which also follow a number. */
const AFTER_NUMBER = new RegExp(`^[${IDEOGRAPHS}]`);

export const terminals: readonly Term[] = [
  term(
    "TerminalAfterNumber",
    `\\u7b2c?\\d[A-Z]?\\u53f7?${eitherOf(wordsFor("terminal").filter((word) => AFTER_NUMBER.test(word)))}`,
    (text) => {
      const number = groupOf(text, /(\d[A-Z]?)/, 1);
      return terminalFact([number]);
    },
  ),
  term(
    "Terminal",
    `${TERMINALS_BY_DASH}|${WORD_START}${TERMINAL}${TERMINAL_NAME}(?: ?[/>\u2192] ?${TERMINAL}${TERMINAL_NAME})?`,
    (text) => {
      const second = text.value.search(SECOND_TERMINAL);
      if (second === -1) return terminalFact([lastOf(text)]);
      return terminalFact([lastOf(part(text, 0, second) ?? text), lastOf(text)]);
    },
  ),
  term("TerminalPair", `${ALONE}T\\d[A-Z]? ?T\\d[A-Z]?(?![A-Za-z\\d])`, (text) => {
    const second = text.value.lastIndexOf("T");
    return terminalFact([
      part(text, 1, text.value.slice(0, second).trimEnd().length),
      part(text, second + 1, text.value.length),
    ]);
  }),
  term("ShortTerminal", `${ALONE}T${SHORT_NAME}`, (text) =>
    terminalFact([part(text, 1, text.value.length)]),
  ),
];

function lastOf(text: Read<string>): Read<string> | undefined {
  return part(
    text,
    /(?:T(?=\d))?(?<name>[A-Z\d]{1,2})$/d.exec(text.value)?.indices?.groups?.name?.[0] ?? 0,
    text.value.length,
  );
}

function terminalFact(names: readonly (Read<string> | undefined)[]) {
  return { kind: "terminals" as const, terminals: names.flatMap((name) => name ?? []) };
}
