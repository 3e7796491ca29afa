import type { Span } from "../../ast/nodes.ts";
import { distanceKilometres, findPlace } from "../../reference/index.ts";
import type { Fact, Side } from "../facts/fact.ts";
import { namedPlacesIn, type NamedPlace } from "../facts/named-places.ts";
import { isInRegionBelow } from "../facts/regions.ts";
import { LANGUAGES, listed, wordsFor } from "../lexicon/lexicon.ts";
import { mainLanguage } from "../lexicon/main-language.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";
import { type Line } from "./lines.ts";
import { isProse } from "./prose-lines.ts";
import { asWords, isWithin } from "./unbooked/unbooked.ts";

/*
 * Turns names of cities and airports into places where the text uses them as one: after a word for a
 * side, on both sides of a dash, alone on a line.
 */

/** Reads the names of places in a text with journeys. */
export function withNamedPlaces(lines: readonly Line[], text: string): readonly Line[] {
  if (!lines.some(({ facts }) => facts.some(({ kind }) => kind === "flight"))) return lines;
  const found = new Map(lines.map((line) => [line, placesOf(line, text)] as const));
  const known = new Set(
    lines.flatMap((line) => [
      ...line.facts.flatMap(codesOf),
      ...(line.facts.some(isOfJourneys) ? (found.get(line) ?? []) : []).flatMap(({ codes }) =>
        codes.length === 1 ? codes : [],
      ),
    ]),
  );
  return lines.map((own) => {
    const named = found.get(own) ?? [];
    if (named.length === 0) return own;
    const sides = own.facts.filter((fact) => named.some((place) => beginsName(fact, place)));
    const facts = withNamedCodes(asWords(own.facts, sides, text), named);
    return withPlaces(
      facts === own.facts ? own : { ...own, facts },
      named.map((place) => settled(place, known) ?? place),
      text,
    );
  });
}

/** A code directly after the name of its place is one also among other words: `Krak\u00f3w KRK`. */
function withNamedCodes(facts: readonly Fact[], named: readonly NamedPlace[]): readonly Fact[] {
  const isBeside = (fact: Fact): fact is Extract<Fact, { kind: "place" }> =>
    fact.kind === "place" && fact.isBare && named.some((place) => isAfter(fact, place));
  if (!facts.some(isBeside)) return facts;
  return facts.map((fact) => (isBeside(fact) ? { ...fact, isBesideName: true } : fact));
}

function isAfter(
  { code, start }: Extract<Fact, { kind: "place" }>,
  { end, codes }: NamedPlace,
): boolean {
  return start > end && start - end < 3 && codes.includes(code.value);
}

/** Whether a fact shows that a name beside it can be that of a place: `Viaggi Colli e Mare` is none. */
function isOfJourneys({ kind }: Fact): boolean {
  return OF_CARDS.has(kind) && kind !== "mark" && kind !== "known" && kind !== "link";
}

function codesOf(fact: Fact | undefined): readonly string[] {
  if (fact?.kind === "pair") return [fact.origin.value, fact.destination.value];
  return fact?.kind === "place" && !fact.isBare ? [fact.code.value] : [];
}

/** No name of a region is longer, with what separates it from that of a city. */
const LONGEST_REGION = 80;

/** The names of a line that nothing else on it contradicts. */
function placesOf(line: Line, text: string): readonly NamedPlace[] {
  // The names of stations and hotels contain those of cities.
  if (line.facts.some(({ kind }) => kind === "train" || kind === "hotel")) return [];
  if (line.facts.length > 0 && !line.facts.some((fact) => canBeginName(fact, text))) return [];
  return namedPlacesIn(text.slice(line.start, line.end), line.start).filter(
    (place) =>
      line.facts.every(
        (fact) => !overlaps(fact, place) || isPartOf(fact, place) || beginsName(fact, place),
      ) && !isInRegionBelow(place.codes, text.slice(place.end, place.end + LONGEST_REGION)),
  );
}

/** Whether a word for a side is the first one of a name: `Da Nang`. */
function beginsName({ kind, start, end }: Fact, place: NamedPlace): boolean {
  return kind === "side" && start === place.start && end < place.end;
}

const OF_NAMES: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark", "letter", "link"]);

function isPartOf(fact: Fact, place: NamedPlace): boolean {
  if (fact.start < place.start || fact.end > place.end) return false;
  return canBeOfName(fact);
}

function canBeOfName(fact: Fact): boolean {
  return OF_NAMES.has(fact.kind) || (fact.kind === "place" && fact.isBare);
}

/** Whether a fact can be the first word of a name: it begins with a capital, or in another script. */
function canBeginName(fact: Fact, text: string): boolean {
  const code = text.charCodeAt(fact.start);
  return ((code >= 0x41 && code <= 0x5a) || code > 0x7f) && canBeOfName(fact);
}

function overlaps(one: Fact, other: NamedPlace): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A place with its only airport, or with the one of several that the text shows. */
function settled(place: NamedPlace, known: ReadonlySet<string>): NamedPlace | undefined {
  if (place.codes.length === 1) return place;
  const named = place.codes.filter((code) => known.has(code));
  const [code] = named.length > 0 ? named : place.codes.filter((each) => isFarFrom(each, known));
  return code === undefined || named.length > 1 ? undefined : { ...place, codes: [code] };
}

/** The airports of their cities from which flights to other continents leave. */
const INTERCONTINENTAL: ReadonlySet<string> = new Set(
  "ARN BKK CGK EZE FCO GIG GRU ICN IST KIX MXP PVG TPE YUL".split(" "),
);
const FAR_KM = 4000;
/** No journey has more places. */
const MOST_PLACES = 30;

/** Whether an airport is the one from which flights to all other places of the text leave. */
function isFarFrom(code: string, known: ReadonlySet<string>): boolean {
  const own = findPlace(code);
  if (
    own === undefined ||
    known.size === 0 ||
    known.size > MOST_PLACES ||
    !INTERCONTINENTAL.has(code)
  )
    return false;
  return [...known].every((other) => {
    const place = findPlace(other);
    return place !== undefined && (distanceKilometres(own, place) ?? 0) > FAR_KM;
  });
}

/** Those of some names that a line uses as places, with the words that state their sides. */
function usedIn(line: Line, places: readonly NamedPlace[], text: string) {
  const merged = mergedFacts(line.facts, places, text);
  return places
    .map((place) => ({ place, side: sideAtEnd(place) ?? sideBefore(place, line, text) }))
    .filter(
      ({ place, side }) =>
        side !== undefined || isPlaced(place, merged) || isBeforeTime(place, merged),
    )
    .map(({ place, side }) => ({ place, side, isCoded: isCodedAt(place, merged) }));
}

/**
 * The facts of a line with its names as places, where they are used as such; one of a city stays a name if nothing shows
 * which of its airports is meant.
 */
function withPlaces(line: Line, places: readonly NamedPlace[], text: string): Line {
  const used = usedIn(line, places, text);
  // The word before a name with its code is that of the code: `do Londynu (LHR)`.
  const taken = used.flatMap(({ place, isCoded }) => (isCoded ? [] : place));
  const words = used.flatMap(({ side }) => (side === undefined || side === "stated" ? [] : [side]));
  if (taken.length + words.length === 0) return line;
  const others = line.facts.filter((fact) => !words.some((word) => isWithin(fact, word)));
  const facts = [...words.map(sideFact), ...mergedFacts(others, taken, text)].sort(
    (one, other) => one.start - other.start,
  );
  return { ...line, facts, isProse: line.isProse && isProse(facts, line.isAllCaps) };
}

function sideFact({ side, start, end }: SideWord): Fact {
  return { kind: "side", side, ofPlaces: true, isLabel: false, start, end };
}

function mergedFacts(
  facts: readonly Fact[],
  places: readonly NamedPlace[],
  text: string,
): readonly Fact[] {
  const others = facts.filter((fact) => !places.some((place) => overlaps(fact, place)));
  const named = places.map(({ start, end, suffix, codes }): Fact => {
    const [only = "", ...others] = codes;
    const isUnsettled = others.length > 0;
    const value = isUnsettled ? text.slice(start, end - (suffix?.length ?? 0)) : only;
    return {
      kind: "place",
      code: { value, start, end },
      isBare: false,
      isNamed: true,
      ...(isUnsettled ? { isUnsettled } : {}),
      start,
      end,
    };
  });
  return [...others, ...named].sort((one, other) => one.start - other.start);
}

/** `Aeroporto da Madeira`: here the word is part of the name, unlike in `sale dall'aeroporto di Bari`. */
const NOT_OF_AIRPORT = `(?<!${WORD_START}(?:${wordsFor("airport").map(withCapital).join("|")}) )`;
const FROM = new RegExp(`${WORD_START}${NOT_OF_AIRPORT}${anyOf(wordsFor("from"))} {0,2}:? {0,3}$`);
const TO = new RegExp(`${WORD_START}${anyOf(wordsFor("to", "links"))} {0,2}:? {0,3}$`);

/** The same, with words that mean something else in other languages. */
const OWN_SIDES = new Map(
  Object.entries(LANGUAGES).map(([name, { ownFrom, ownTo }]) => [
    name,
    {
      departure: new RegExp(`${WORD_START}${anyOf(listed(ownFrom))} {0,3}$`),
      arrival: new RegExp(`${WORD_START}${anyOf(listed(ownTo))} {0,3}$`),
    },
  ]),
);
/** What all of them are in. */
const ANY_OWN_SIDE = new RegExp(`${WORD_START}${anyOf(wordsFor("ownFrom", "ownTo"))} {0,3}$`);

function withCapital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function sideAtEnd({ suffix, start }: NamedPlace): SideWord | undefined {
  return suffix && { side: suffix.side, start, end: start };
}

/** Words between a side and its place. */
const BETWEEN: ReadonlySet<Fact["kind"]> = new Set(["time", "date", "days", "mark", "known"]);

/** The side that a word before a place states, and the words that state it; `stated` if they are a fact. */
function sideBefore(
  { start, codes }: NamedPlace,
  line: Line,
  text: string,
): SideWord | "stated" | undefined {
  const before = line.facts.filter((fact) => fact.end <= start);
  const stated = before.findLast(({ kind }) => !BETWEEN.has(kind));
  if (stated?.kind === "side") return "stated";
  // `FRA Frankfurt`: the code of the place, though `fra` is a word of some languages.
  if (stated?.kind === "place" && codes.includes(stated.code.value)) return undefined;
  const from = Math.max(line.start, start - 30);
  const printed = text.slice(from, start);
  const own = ANY_OWN_SIDE.test(printed) ? OWN_SIDES.get(mainLanguage(text) ?? "") : undefined;
  for (const [side, pattern] of [
    ["departure", own?.departure],
    ["arrival", own?.arrival],
    ["arrival", TO],
    ["departure", FROM],
  ] as const) {
    if (pattern === undefined) continue;
    const found = pattern.exec(printed);
    if (found !== null) return { side, start: from + found.index, end: start };
  }
  return undefined;
}

interface SideWord extends Span {
  readonly side: Side;
}

const OF_CARDS: ReadonlySet<Fact["kind"]> = new Set([
  ...BETWEEN,
  "place",
  "terminals",
  "link",
  "side",
  "noSide",
  "flight",
  "class",
  "status",
]);

/** Whether a place is linked to another one, or on a line of nothing but places, times and the like. */
function isPlaced(place: NamedPlace, facts: readonly Fact[]): boolean {
  if (facts.every(({ kind }) => OF_CARDS.has(kind))) return true;
  const own = withoutNotes(facts);
  const index = own.findIndex(({ start }) => start === place.start);
  return isLinked(own, index, 1) || isLinked(own, index, -1);
}

/** Without words in brackets: `London Gatwick (North Terminal) to Nice`. */
function withoutNotes(facts: readonly Fact[]): readonly Fact[] {
  const noted = new Set<Fact>();
  let open: Fact[] | undefined;
  for (const fact of facts) {
    if (isMark(fact, "(")) open = [fact];
    else if (open !== undefined && isMark(fact, ")")) {
      for (const each of [...open, fact]) noted.add(each);
      open = undefined;
    } else if (fact.kind === "word" || fact.kind === "known") open?.push(fact);
    else open = undefined;
  }
  return noted.size === 0 ? facts : facts.filter((fact) => !noted.has(fact));
}

function isMark(fact: Fact, mark: string): boolean {
  return fact.kind === "mark" && fact.text.value === mark;
}

/** `AF 1234 Paris T2 09:35`: whether a place is directly before a time, on the line of a flight. */
function isBeforeTime(place: NamedPlace, facts: readonly Fact[]): boolean {
  const index = facts.findIndex(({ start }) => start === place.start) + 1;
  const terminal = facts[index]?.kind === "terminals" ? facts[index] : undefined;
  const next = facts[terminal === undefined ? index : index + 1];
  if (next?.kind !== "time" || next.isBare) return false;
  if (next.start - (terminal?.end ?? place.end) > 2) return false;
  return facts.some(({ kind }) => kind === "flight");
}

/** Whether the code of a place is beside its name: `London (LHR)`, `Santiago - SCL`, `Tenerife Sur (TFS)`. */
function isCodedAt(place: NamedPlace, facts: readonly Fact[]): boolean {
  const index = facts.findIndex(({ start }) => start === place.start);
  return [1, -1].some((step) => {
    let isApart = false;
    for (let at = index + step; at >= 0 && at < facts.length; at += step) {
      const fact = facts[at];
      if (fact?.kind === "mark" || fact?.kind === "link") isApart ||= isDash(fact);
      else if (fact?.kind === "word" && step === 1) isApart = true;
      else if (fact?.kind !== "place" || fact.isNamed === true) return false;
      else return !isApart || place.codes.includes(fact.code.value);
    }
    return false;
  });
}

function isDash(fact: Fact): boolean {
  return (
    fact.kind === "link" || (fact.kind === "mark" && /[-\u2013>\u2192/]/.test(fact.text.value))
  );
}

/** Whether only a dash or the like, with times and terminals, separates a place from the next one. */
function isLinked(facts: readonly Fact[], index: number, step: 1 | -1): boolean {
  let hasLink = false;
  for (let at = index + step; at >= 0 && at < facts.length; at += step) {
    const fact = facts[at];
    if (fact === undefined) return false;
    if (fact.kind === "place") return hasLink;
    if (isDash(fact)) hasLink = true;
    else if (!BETWEEN.has(fact.kind) && fact.kind !== "terminals") return false;
  }
  return false;
}
