import { airportsIn } from "./regions.ts";
import { PRINTED_SIDES } from "./sides.ts";
import type { Span } from "../../ast/nodes.ts";
import {
  airportsNamed,
  beginsPlaceName,
  distanceKilometres,
  findPlace,
  folded,
} from "../../reference/index.ts";
import { isListedWord, wordsFor } from "../lexicon/lexicon.ts";
import { nominativesOf, suffixOf, type Suffix } from "../lexicon/place-endings.ts";
import { capitals } from "../lexicon/words.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * Places by the names of cities and airports:
 *
 *   Wien-Schwechat   Roma Fiumicino   VIENNA, AT (SCHWECHAT)   Londres Gatwick
 */

/** A name of a place, and the airports that it can mean. */
export interface NamedPlace extends Span {
  readonly codes: readonly string[];
  /** Whether it is the name of a city, which has others than its main airport. */
  readonly isOfCity?: boolean;
  /** What the end of its name states: `Berlin'den`. */
  readonly suffix?: Suffix;
}

/** A word, and how its name is looked up. */
class Word implements Span {
  readonly start: number;
  readonly end: number;
  #folded: string | undefined;

  constructor(
    readonly text: string,
    start: number,
  ) {
    this.start = start;
    this.end = start + text.length;
  }

  /** Whether it begins with a capital. */
  get isName(): boolean {
    const code = this.text.charCodeAt(0);
    return code < 0x80 ? code < 0x61 : /^\p{Lu}/u.test(this.text);
  }

  get folded(): string {
    return (this.#folded ??= folded(this.text));
  }
}

const WORD = /\p{L}[\p{L}\p{M}'.]*/gu;
/** No name has more words. */
const MOST_WORDS = 4;
/** What joins the words of a name, and what stands between a city and its airport. */
const JOINTS = " -/";
const JOINT = /^(?:\. |, | - | ?\/ ?)$/;
const BEFORE_AIRPORT = /^(?: |-|, | - |\/| \(|,? \(?[A-Z]{2}\)?,? \(?)$/;

/**
 * The names of places in a line.
 *
 * @param start the offset of the line
 */
export function namedPlacesIn(line: string, start: number): readonly NamedPlace[] {
  const words: Word[] = [];
  for (const { 0: text, index } of matchesOf(line, WORD)) words.push(new Word(text, index));
  const found: NamedPlace[] = [];
  for (let index = 0; index < words.length;) {
    const isName = words[index]?.isName === true && !isInside(line, words, index);
    const match = isName ? inRegion(matchAt(line, words, index), line, words, index) : undefined;
    index += match?.length ?? 1;
    if (match === undefined || match.codes.length === 0 || isCodedElsewhere(match, line)) continue;
    const city = found.at(-1);
    if (city !== undefined && isAirportOf(city, match, line))
      found.splice(-1, 1, { ...match, start: city.start });
    else found.push(match);
  }
  return found.map((place) => ({ ...place, start: start + place.start, end: start + place.end }));
}

/** No name of a country has more words. */
const MOST_OF_REGION = 3;
/** The number of a flight behind a code: `Paris, AF 1234`. */
const FLIGHT_NUMBER = /^ ?\d{2,4}(?![\d:.h])/;

/** A name with those of its airports that are in the country or the state after it, and with the words of this. */
function inRegion(
  match: Match | undefined,
  line: string,
  words: readonly Word[],
  first: number,
): Match | undefined {
  if (match === undefined) return undefined;
  const from = first + match.length;
  const [before, word] = [words[from - 1], words[from]];
  if (before === undefined || word === undefined) return match;
  const mark = line.slice(before.end, word.start);
  if (mark !== ", " && mark !== " (") return match;
  const most = Math.min(joinedWords(line, words, from), MOST_OF_REGION);
  for (let length = most; length > 0; length--) {
    const end = words[from + length - 1]?.end ?? word.end;
    const rest = line.slice(end);
    if (mark === " (" ? !rest.startsWith(")") : FLIGHT_NUMBER.test(rest)) continue;
    const codes = airportsIn(match.codes, line.slice(word.start, end));
    if (codes === undefined) continue;
    return codes.length === match.codes.length
      ? match
      : { ...match, codes, length: match.length + length, ...(codes.length === 1 && { end }) };
  }
  return match;
}

/** `Los Angeles, CA (Burbank)`, `Miami/Fort Lauderdale` */
const BEFORE_OTHER_AIRPORT = /^(?: ?[/(] ?|, | - |(?:,? [A-Z]{2}){1,2},? \()$/;
/** No airport of a city is farther from another one. */
const NEAR_KM = 120;

/** Whether a name is that of another airport of the city before it. */
function isAirportOf(city: NamedPlace, place: NamedPlace, line: string): boolean {
  if (city.isOfCity !== true || place.codes.length > 1) return false;
  return (
    BEFORE_OTHER_AIRPORT.test(line.slice(city.end, place.start)) &&
    areNear(city.codes[0], place.codes[0])
  );
}

function areNear(code = "", other = ""): boolean {
  const [from, to] = [findPlace(code), findPlace(other)];
  if (from === undefined || to === undefined) return false;
  return (distanceKilometres(from, to) ?? Infinity) < NEAR_KM;
}

const CODE_AFTER = /^, [\p{L}. ]{2,25} \(([A-Z]{3})\)/u;

/** Whether a region and a code after a name say that it is that of another city: `Los Angeles, Chile (LSQ)`. */
function isCodedElsewhere({ codes, end }: NamedPlace, line: string): boolean {
  const code = CODE_AFTER.exec(line.slice(end))?.[1];
  if (code === undefined || codes.length > 1 || findPlace(code) === undefined) return false;
  return !areNear(codes[0], code);
}

/** Words that begin the names of other places. */
const BEGINS_NAME =
  /^(?:las?|los|les?|el|al|santa|sant|san|saint|st\.?|port|fort|new|north|south|east|west)$/i;

/** Whether a word continues with a name whose beginning is unknown: `Las Palmas`, `Port Elizabeth`. */
function isInside(line: string, words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word === undefined || !before.isName) return false;
  if (!/^[ -]$/.test(line.slice(before.end, word.start))) return false;
  const isWord = isListedWord(capitals(before.text)) || PRINTED_SIDES.has(before.text);
  return BEGINS_NAME.test(before.text) || !isWord;
}

interface Match extends NamedPlace {
  /** How many words it has. */
  readonly length: number;
}

/** The longest name that begins with a word. */
function matchAt(line: string, words: readonly Word[], first: number): Match | undefined {
  const head = words[first];
  if (head === undefined) return undefined;
  const most = beginsPlaceName(head.folded) ? joinedWords(line, words, first) : 1;
  for (let length = most; length > 0; length--) {
    const own = words.slice(first, first + length);
    const last = own.at(-1) ?? head;
    const name = own.map((word) => word.folded).join(" ");
    const airports = airportsNamed(name);
    if (airports === undefined) {
      const inflected = inflectedAt(own, words[first - 1]);
      if (inflected !== undefined) return { ...inflected, length };
      continue;
    }
    // `Nice` begins a sentence more often than a journey.
    if (length === 1 && isListedWord(capitals(head.text))) return undefined;
    const city = { start: head.start, end: last.end, length, ...airports };
    return withAirport(line, words, first, city);
  }
  return undefined;
}

/** A name with the end that a word before it gives it, or that states a side itself: `z Krakowa`, `Berlin'den`. */
function inflectedAt(own: readonly Word[], before: Word | undefined): NamedPlace | undefined {
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const place = { start: first.start, end: last.end };
  const suffix = suffixOf(last.text);
  if (suffix !== undefined) {
    const stem = last.text.slice(0, last.text.length - suffix.length);
    const words = [...own.slice(0, -1).map((word) => word.folded), folded(stem)];
    const main = airportsNamed(words.join(" "))?.main;
    return main && { ...place, codes: main, suffix };
  }
  if (before === undefined || first.start - before.end !== 1) return undefined;
  const name = own.map((word) => word.folded).join(" ");
  const known = nominativesOf(name, before.folded).flatMap((each) => airportsNamed(each) ?? []);
  const [only, ...others] = known;
  return only === undefined || others.length > 0 ? undefined : { ...place, codes: only.main };
}

/** How many words, from the first on, only spaces or hyphens separate. */
function joinedWords(line: string, words: readonly Word[], first: number): number {
  for (let length = 1; length < MOST_WORDS; length++) {
    const [before, word] = [words[first + length - 1], words[first + length]];
    if (before === undefined || word === undefined || !isJoint(line, before.end, word.start))
      return length;
  }
  return MOST_WORDS;
}

function isJoint(line: string, start: number, end: number): boolean {
  if (end - start === 1) return JOINTS.includes(line.charAt(start));
  return end - start <= 3 && JOINT.test(line.slice(start, end));
}

interface City extends Span {
  readonly length: number;
  readonly main: readonly string[];
  readonly others: readonly string[];
}

/** The airports of a city, or the one of them that is named after it. */
function withAirport(
  line: string,
  words: readonly Word[],
  first: number,
  { start, end, length, main, others }: City,
): Match {
  const all = [...main, ...others];
  for (let skipped = 0; skipped < 2; skipped++) {
    const word = words[first + length + skipped];
    if (word === undefined) break;
    const between = line.slice(end, word.start);
    if (!BEFORE_AIRPORT.test(between)) break;
    // `Milano MXP`
    if (between === " " && all.includes(word.text))
      return { start, end, codes: [word.text], length };
    const named = all.filter((code) => isNamedBy(code, word.folded));
    if (named.length === 1)
      return { start, end: word.end, codes: named, length: length + skipped + 1 };
    // `Frankfurt (Oder)`: what is in the brackets says that it is another city of that name.
    if (between === " (" && isUnknownName(word) && line.startsWith(")", word.end))
      return { start, end, codes: [], length };
    // `Frankfurt Hahn`: the unknown name of another airport.
    if (/^[ -]$/.test(between) && word.isName && !isListedWord(capitals(word.text)))
      return { start, end, codes: [], length };
  }
  const isBeforeCountry = isCountryAfter(line, words[first + length], end, main);
  return {
    ...{ start, end, codes: main, length: isBeforeCountry ? length + 1 : length },
    isOfCity: main.length === 1 && others.length > 0,
  };
}

/** `Frankfurt (Oder)`: a river, and not a conjunction. */
const RIVERS = new Set(wordsFor("orSimilar").map((words) => words.split(" ", 1)[0]));

/** Whether a word is a name that no list contains: not that of a country, a city or an airport. */
function isUnknownName({ isName, text, folded: name }: Word): boolean {
  if (!isName || /^\p{Lu}{1,4}$/u.test(text)) return false;
  if (isListedWord(capitals(text)) && !RIVERS.has(name)) return false;
  return airportsIn([], text) === undefined && airportsNamed(name) === undefined;
}

/** Whether a word after a comma is the country of a city: `CANCUN, MEXICO` are not two cities. */
function isCountryAfter(
  line: string,
  word: Word | undefined,
  end: number,
  [code, ...others]: readonly string[],
): boolean {
  if (word === undefined || code === undefined || others.length > 0) return false;
  const isBeside = line.slice(end, word.start) === ", ";
  return isBeside && folded(findPlace(code)?.country ?? "") === word.folded;
}

function isNamedBy(code: string, name: string): boolean {
  if (airportsNamed(name)?.main.join() === code) return true;
  const place = findPlace(code);
  return (
    name.length > 3 &&
    folded(place?.name ?? "")
      .split(" ")
      .includes(name) &&
    name !== folded(place?.city ?? "")
  );
}
