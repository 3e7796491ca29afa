import { BEFORE_NAMES } from "../../../ast/name-words.ts";
import { part, trimmed } from "../../../../grammars/common/values.ts";
import type { PersonName, Read } from "../../../ast/nodes.ts";
import { isListedWord, numbersFor, wordsFor } from "../../lexicon/lexicon.ts";
import {
  anyCase,
  anyOf,
  CAPITALS,
  eitherOf,
  folded,
  LATIN,
  LETTERS,
  WORD_START,
} from "../../lexicon/words.ts";
import { groupsOf, term, type Fact, type Term } from "../fact.ts";
import { canBeGivenName, isGivenName } from "../../lexicon/given-names.ts";
import { hasTwo, ONLY_TITLE, PARTICLE } from "./name-parts.ts";
import { personFacts, personsIn } from "./names.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";
import { TITLE } from "./person-titles.ts";
import { TIMED_FLIGHT } from "../times.ts";

/*
 * Travellers that sentences mention:
 *
 *   Dear Ms Jane Doe,   Good morning Ms Jane Doe,   The ticket is in the name of Jane Doe.   The new flight for passenger DOE/JANE MS:
 *   The passengers are Jane Doe and John Roe.
 *
 * and those after the times of a flight: LH 400 14JAN27 FRA-JFK 13:00 15:45 Ms Jane Doe, Mr John Doe
 */

const SALUTATIONS = anyOf(wordsFor("salutations", "greetings"));
const GREETED = new RegExp(`^${anyOf(wordsFor("greetings"))}$`);
const SALUTED = new RegExp(`^(${SALUTATIONS}),? (.+)$`);
const IN_NAME_OF = anyOf(wordsFor("inNameOf"));
const NAMED = new RegExp(
  `^(${IN_NAME_OF}|${anyOf(wordsFor("namesLabels"))})(?: (?:${eitherOf(wordsFor("is"))})(?= ))? {0,2}:? {1,3}(.+)$`,
);
const NAME = `[${LATIN}][${LATIN}'.-]{0,30}`;
const CAPITAL_NAME = `[${CAPITALS}][${LATIN}'.-]{0,30}`;
const WHOLE_NAME = `(?:${TITLE} )?${CAPITAL_NAME}(?: ${CAPITAL_NAME}){1,3}`;
/** `Jane Doe and John Roe` */
const AND = `(?: & | ${anyOf(wordsFor("and"))} )`;
/** Several travellers with whole names, the last one after such a word; nobody else is named after them. */
const NAMES_WITH_AND = namesWithAnd();
const ANYBODY = new Set(wordsFor("anybody"));
const TRAVELLERS = anyOf(wordsFor("namesLabels").filter((word) => !ANYBODY.has(word)));
/** ` and Owen`: the rest of a name that is not whole. */
const GOES_ON = `(?: |[ ,]{0,4}\\n {0,8})(?:&|${anyOf(wordsFor("and"))})(?: [${CAPITALS}]| {0,4}\\n)`;
const PASSENGER = anyOf(wordsFor("nameLabels", "namesLabels"));
/** In capitals, with the title of a terminal. */
const TERMINAL_NAME = `[${CAPITALS}][${CAPITALS}' -]{1,30}/[${CAPITALS}][${CAPITALS}' -]{0,30} ${TITLE}`;

const FOR = `(?:${[...BEFORE_NAMES].map((word) => anyCase(word.toLowerCase())).join("|")})`;
/** `TICKET: 117 2418833070 FOR `, `SEAT: 11C CONFIRMED FOR `: what is before a name of a terminal belongs to it. */
const OF_WHOM = `(?:\\d{10}|\\d[A-L](?: ${anyOf(wordsFor("confirmed"))})?) {1,3}${FOR} `;
/** `Travel receipt for `, but not `As per `: what a document is, before the name that ends the line. */
const DOCUMENT_OF = `(?<![^\\n]) {0,8}(?:[${LETTERS}-]{2,20} ){1,4}(?!${anyCase("per ")})${FOR} `;

const TITLED = `${anyOf(ALL_TITLES)}\\.? ${CAPITAL_NAME}(?: ${CAPITAL_NAME}){1,3}`;

const NAME_AT_END = new RegExp(`${TERMINAL_NAME}$`);

export const mentionedNames: readonly Term[] = [
  term(
    "Salutation",
    `(?<=(?<![^\\n]) {0,8})${SALUTATIONS},? ${NAME}(?: ${NAME}){1,6}(?=[,!:]? {0,4}\\n)`,
    (text) => {
      const [label, named] = groupsOf(text, SALUTED);
      return mentioned(withoutKind(named), label?.value);
    },
  ),
  {
    name: "InNameOf",
    pattern: new RegExp(
      `${WORD_START}${IN_NAME_OF} {0,2}:? {1,3}(?:${NAMES_WITH_AND}|(?:${TITLE} )?${NAME}(?:[ /]${CAPITAL_NAME}){1,4}(?:${AND}${WHOLE_NAME}){0,5}(?<!\\.)(?![${LETTERS}\\d]| [${CAPITALS}]|${GOES_ON}))`,
    ),
    read: ownersIn,
  },
  {
    name: "TravellersInSentence",
    pattern: new RegExp(
      `${WORD_START}${TRAVELLERS}(?: {0,2}:| (?:${eitherOf(wordsFor("is"))})(?= )) {1,2}${NAMES_WITH_AND}`,
    ),
    read: travellersIn,
  },
  term("OwnerOfTicket", `(?<=${OF_WHOM})${TERMINAL_NAME}(?![${LETTERS}\\d])`, (text) =>
    mentioned(text),
  ),
  term(
    "OwnerOfDocument",
    `(?=[${CAPITALS}' -]{2,31}/[${CAPITALS}])(?<=${DOCUMENT_OF})${TERMINAL_NAME}(?= {0,8}\\n)`,
    (text) => mentioned(text),
  ),
  {
    name: "PassengerInSentence",
    pattern: new RegExp(
      `${WORD_START}${PASSENGER}(?: {1,2}|(?<= {3}[^ \\n]{2,20}) {0,20}: {1,8})${TERMINAL_NAME}(?![${LETTERS}\\d])`,
    ),
    read: (text) => {
      const from = text.value.search(NAME_AT_END);
      const [person] = personsIn(part(text, from, text.value.length) ?? text);
      return person === undefined
        ? []
        : [{ kind: "person", person, start: text.start, end: text.end }];
    },
  },
  {
    name: "NameAfterTimes",
    pattern: new RegExp(
      `(?<=${TIMED_FLIGHT}[,;]? {1,4})${TITLED}(?:(?:, ?| ?[/&] ?| ${anyOf(wordsFor("and"))} )${TITLED}){0,8}(?=\\.? {0,8}\\n)`,
    ),
    read: (text) => {
      const persons = personsIn(text);
      return persons.every(isOfWords) ? personFacts(persons, text) : [];
    },
  },
];

/** `Jane Doe, John Roe and Ms Ann van der Example`, before the end of a sentence or a word in small letters. */
function namesWithAnd(): string {
  const word = `(?:[${CAPITALS}]\\.|[${CAPITALS}][${LATIN}'-]{1,30})`;
  const titles = `(?:${anyOf(ALL_TITLES)}\\.? ){0,2}`;
  const name = `${titles}${word}(?: (?:${PARTICLE} ){0,2}${word}){1,3}`;
  const end = `(?<!['\u2019]s)(?![${LETTERS}\\d'\u2019]| [${CAPITALS}]|, [${CAPITALS}]|${AND}|,${AND})`;
  return `${name}(?:, ${name}){0,7},?${AND}${name}${end}`;
}

/** Those who travel, after a word for them and a mark or a verb; one must have a title or a frequent given name. */
function travellersIn(text: Read<string>): readonly Fact[] {
  const persons = ownersIn(text).flatMap((fact) => (fact.kind === "mentioned" ? fact : []));
  const isKnown = ({ person }: { readonly person: PersonName }) =>
    person.title !== undefined || hasTitle(person) || canBeGivenName(ownWords(person)[0]);
  return persons.some(isKnown) ? persons : [];
}

/** Everybody in whose name something is; none if one of them is unclear. */
function ownersIn(text: Read<string>): readonly Fact[] {
  const [label, named] = groupsOf(text, NAMED);
  if (named === undefined) return [];
  const one = mentioned(named, label?.value);
  if (one !== undefined) return [{ ...one, start: text.start, end: text.end }];
  const persons = personsIn(named, true, label?.value);
  if (!persons.every(persons.length > 1 ? isNameAmongOthers : isWholeName)) return [];
  return personFacts(persons, text).flatMap((fact): readonly Fact[] =>
    fact.kind === "person" ? [{ ...fact, kind: "mentioned", isReader: false }] : [],
  );
}

/** `misafirimiz Jane Doe`: without the word in small letters for what the reader is. */
function withoutKind(named: Read<string> | undefined): Read<string> | undefined {
  const [word = ""] = /^\p{Ll}{4,20}(?= )/u.exec(named?.value ?? "") ?? [];
  return word === "" || ONLY_TITLE.test(word) ? named : trimmed(part(named, word.length, Infinity));
}

/** The only traveller that some words name, if they name nobody else. */
function mentioned(named: Read<string> | undefined, label = "") {
  const [person, ...others] = named === undefined ? [] : personsIn(named, undefined, label);
  if (person === undefined || others.length > 0 || !isWholeName(person)) return undefined;
  const isUnsure = GREETED.test(label) && person.title === undefined && !hasTitle(person);
  const isReader = SALUTED_WORDS.test(label);
  // After a title, both words can be surnames: `Estimada Sra. Fueyo Álvarez`.
  const isTitled = person.title !== undefined || hasTitle(person);
  if (isReader && isTitled && hasTwo(label) && !canBeGivenName(ownWords(person)[0]))
    return undefined;
  return { kind: "mentioned" as const, person, isReader, ...(isUnsure && { isUnsure }) };
}

const MONTHS = numbersFor("months");
const TITLES: ReadonlySet<string> = new Set(
  [...ALL_TITLES, ...wordsFor("titlesDropped", "particles")].map(folded),
);

/** The words of a name without titles and particles. */
function ownWords({ printed }: PersonName): readonly string[] {
  const words = folded(printed.value).split(/[ /,]{1,3}/);
  return words.filter((word) => !TITLES.has(word) && !TITLES.has(word.replace(/\.$/, "")));
}

function hasTitle(person: PersonName): boolean {
  return ownWords(person).length < folded(person.printed.value).split(/[ /,]{1,3}/).length;
}

/**
 * Whether a name has a given name and a surname and no word of the lexicon. Without a title, it has two words: `Dear Sales
 * Team` and `Dear Mary Ann Doe` look the same.
 */
function isWholeName(person: PersonName): boolean {
  const own = ownWords(person);
  const isCertain = person.title !== undefined || hasTitle(person) || own.length === 2;
  return person.given !== undefined && own.length > 1 && own.every(isNameWord) && isCertain;
}

/** The same among others, where several given names or surnames need no title: not `Rossi Carla`, which has its surname first. */
function isNameAmongOthers(person: PersonName): boolean {
  const own = ownWords(person);
  const last = own.at(-1);
  if (person.given === undefined || own.length < 2 || !own.every(isNameWord)) return false;
  return !isGivenName(last) || canBeGivenName(own[0]);
}

/** Whether a name after a title has a given name and no word of the lexicon. */
function isOfWords({ printed, given }: PersonName): boolean {
  const words = folded(printed.value).split(/[ .]{1,3}/);
  return given !== undefined && words.every((word) => TITLES.has(word) || isNameWord(word));
}

function isNameWord(word: string): boolean {
  return MONTHS.has(word) || !isListedWord(word);
}

const SALUTED_WORDS = new RegExp(`^${SALUTATIONS}$`);
