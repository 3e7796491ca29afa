import type { Span } from "../../ast/nodes.ts";
import { airlineNamed, airportsNamed, findPlace, folded } from "../../reference/index.ts";
import type { Fact } from "../facts/fact.ts";
import { isWordBeforeWord } from "../lexicon/codes.ts";

/*
 * The words for a place beside its code say nothing new, nor does the name of an airline on the line of its flight:
 * `Frankfurt (FRA)`, `JFK New York, John F Kennedy Intl`, `Lufthansa LH 400`. Other words stay unread.
 */

/** Words of any airport's name. */
const OF_AIRPORTS: ReadonlySet<string> = new Set([
  "airport",
  "international",
  "intl",
  "int",
  "apt",
]);

/** What can stand between a code and its name. */
const BETWEEN: ReadonlySet<Fact["kind"]> = new Set(["mark", "known", "terminals"]);

/**
 * Whether some words are only names of what the line says by a code.
 *
 * @param facts those of the line, in the order of the text
 */
export function isNameOfCode(words: Span, facts: readonly Fact[], text: string): boolean {
  return isPlaceBeside(words, facts, text) || isAirlineOf(words, facts, text);
}

function isAirlineOf({ start, end }: Span, facts: readonly Fact[], text: string): boolean {
  const flights = facts.flatMap((fact) => (fact.kind === "flight" ? fact.airline.value : []));
  const named = flights.length === 0 ? undefined : airlineNamed(text.slice(start, end));
  return named !== undefined && flights.includes(named);
}

/** Whether some words are names of the place whose code is beside them. */
function isPlaceBeside(words: Span, facts: readonly Fact[], text: string): boolean {
  const before = facts.findLast(({ end, kind }) => end <= words.start && !BETWEEN.has(kind));
  const after = facts.find(({ start, kind }) => start >= words.end && !BETWEEN.has(kind));
  const name = text.slice(words.start, words.end);
  return [before, after].some((fact) => fact?.kind === "place" && isNameOf(name, fact.code.value));
}

/** `Asiento SIN ASIGNAR`: a word before one that is no name of the place, with no other place before it. */
export function isWordOfPhrase(place: Fact, code: string, facts: readonly Fact[]): boolean {
  if (!isWordBeforeWord(code)) return false;
  const at = facts.indexOf(place);
  const [before, after] = [facts[at - 1], facts[at + 1]];
  if (after?.kind !== "word" || before?.kind === "place") return false;
  return !isNameOf(after.text.value, code);
}

/** Whether some words are names of the place with a code: `Milano Malpensa` of MXP. */
export function isNameOf(printed: string, code: string): boolean {
  const known = wordsOf(code);
  // `Seattle, WA`
  const words = folded(printed.replace(/, [A-Z]{2}$/, "")).split(" ");
  return isMadeOf(words, (run) => known.has(run) || isNamed(run, code));
}

const wordsByCode = new Map<string, ReadonlySet<string>>();

/** The words with which the table of places names a place. */
function wordsOf(code: string): ReadonlySet<string> {
  const kept = wordsByCode.get(code);
  const place = kept === undefined ? findPlace(code) : undefined;
  if (place === undefined) return kept ?? OF_AIRPORTS;
  const { name, city, region, country, countryCode } = place;
  const names = folded([name, city, region, country, countryCode].join(" "));
  const words = new Set([...OF_AIRPORTS, ...names.split(" ")]);
  wordsByCode.set(code, words);
  return words;
}

/** No name has more words. */
const MOST_WORDS = 4;

/** Whether a row of words is made of shorter rows that a test accepts. */
function isMadeOf(words: readonly string[], accepts: (run: string) => boolean): boolean {
  const reached = [true];
  for (let end = 1; end <= words.length; end++)
    reached[end] = Array.from(
      { length: Math.min(MOST_WORDS, end) },
      (_, more) => end - 1 - more,
    ).some((start) => reached[start] === true && accepts(words.slice(start, end).join(" ")));
  return reached[words.length] === true;
}

/** Whether the place is among those with a name, which can be in another language: `Londen`, `Wien`. */
function isNamed(name: string, code: string): boolean {
  const { main = [], others = [] } = airportsNamed(name) ?? {};
  return main.includes(code) || others.includes(code);
}
