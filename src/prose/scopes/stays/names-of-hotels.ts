import { valued, type Fact } from "../../facts/fact.ts";
import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, capitals, CAPITALS, LETTERS, SMALL, WORD_START } from "../../lexicon/words.ts";

/*
 * Names that a word for lodging shows to be those of hotels: `Hotel Grand Example`, `Sample Bay Resort & Spa`.
 */

const LODGING = anyOf(wordsFor("hotel", "lodging"));
/** `de la`, `at`, `&` between two words. */
const PARTICLES = `(?:(?:[${SMALL}]{1,3}|&) ){0,2}`;
const BEFORE = `[${CAPITALS}][${LETTERS}\\d'\u2019&.-]{1,30}`;
/** Not `Hotel For Jane`. */
const AFTER = `(?!(?:For|F\u00fcr|F\u00f6r|Per|Pro|Voor|Para|Pour|Por|Dla|Til|Till) )${BEFORE}`;

/** Words with capitals around one for lodging; the source of a pattern without groups. */
export const NAME_OF_HOTEL = `(?:(?:${BEFORE} ${PARTICLES}){1,5}${LODGING}(?: & ${LODGING})?|${LODGING})(?: ${PARTICLES}${AFTER}){0,5}`;

/** Words that have a meaning elsewhere and are often in names. */
const OFTEN_IN_NAMES = `
  airport, business, casa, central, city, design, express, first, garden, grand, international, mar, one, park, plaza, premium, royal,
  station, terminal, tower
`;
const IN_NAMES = new RegExp(
  `^${anyOf([...OFTEN_IN_NAMES.trim().split(/,\s+/), ...wordsFor("titlesLikeNames")])}$`,
);
/** What says nothing alone: `The`, `&`, and the word for lodging. */
const NOTHING = new RegExp(
  `^(?:${anyOf(["the", "la", "le", "les", "el", "los", "las", "il", "lo", "das", "der", "die", "het", "de"])}|${LODGING}|[${SMALL}]{1,3}|&)$`,
);

/** Whether the words beside that for lodging mean nothing, and are some: not `Hotel Transfer Sample Bay`. */
export function isNameOfHotel(name: string): boolean {
  const own = ownWords(name);
  return (
    !NO_HOTELS.test(name) &&
    own.length > 0 &&
    own.every((word) => word.length === 1 || IN_NAMES.test(word) || !isListedWord(word))
  );
}

/** The same where the days beside it show that it is a hotel: one word of its own is enough. */
export function canBeHotel(name: string): boolean {
  return !NO_HOTELS.test(name) && ownWords(name).some((word) => !isListedWord(word));
}

/** Where no person stays. */
const NO_HOTELS = new RegExp(
  `${WORD_START}${anyOf(["parking", "parkplatz", "parkhaus", "parcheggio", "aparcamiento", "estacionamento", "dog", "dogs", "cat", "cats", "pet", "pets", "hunde", "katzen"])}`,
);

function ownWords(name: string): readonly string[] {
  return name.split(" ").filter((word) => !NOTHING.test(word));
}

/** `HOTEL Grand Example`: a word in capitals before a name that is not. */
const LABEL = `(?=[^${SMALL} ]{4,20} [^ ]*[${SMALL}])`;
/** `HOTEL   Sample Bay Resort ****  -  Sample Road 4, Example`: after stars, a dash or a gap is where it is. */
const BEFORE_PLACE = new RegExp(
  `^( {0,40}(?:\\d{1,2}[.)] {1,3}|${LABEL}${anyOf(wordsFor("hotel"))} {1,3}|${anyOf(wordsFor("hotel"))} {2,40})?)(${NAME_OF_HOTEL})(?: ?(?:\\*{1,5}S?|\u2605{1,5})(?![^ ]))?(?: +[\u2013\u00b7|-] | {2}| *$)`,
);

/** The facts of a line that begins with the name of a hotel, where it is being after it; undefined if it does not. */
export function withNameBeforePlace(
  facts: readonly Fact[],
  printed: string,
  end: number,
): readonly Fact[] | undefined {
  const [, before = "", name = ""] = BEFORE_PLACE.exec(printed) ?? [];
  // What is above or below it shows that it is a hotel: `Pousada Amostra do Mar`.
  if (name === "" || !ownWords(name).some((word) => !isListedWord(word))) return undefined;
  return withHotel(facts, name, end - printed.length + before.length);
}

/** The facts of a line with the name of a hotel in the place of those among its words. */
export function withHotel(facts: readonly Fact[], name: string, start: number): readonly Fact[] {
  const place = { start, end: start + name.length };
  const others = facts.filter((fact) => fact.end <= place.start || fact.start >= place.end);
  const hotel: Fact = { kind: "hotel", name: valued(place, capitals(name)), ...place };
  return [...others, hotel].sort((one, other) => one.start - other.start);
}

const WHOLE_NAME = /^ {0,40}\p{Lu}[\p{L}'\u2019 .,/&-]{3,80}$/u;
const OF_NAMES: ReadonlySet<Fact["kind"]> = new Set([
  "word",
  "known",
  "mark",
  "link",
  "letter",
  "place",
]);

/** Whether all of a line can be a name, if its place shows that it is one: `Sample Inn Washington, DC/Capitol`. */
export function canBeName(facts: readonly Fact[], printed: string): boolean {
  return WHOLE_NAME.test(printed) && facts.every(({ kind }) => OF_NAMES.has(kind));
}
