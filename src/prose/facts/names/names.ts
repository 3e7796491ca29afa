import type { PersonName, Read } from "../../../ast/nodes.ts";
import { part } from "../../../../grammars/common/values.ts";
import { groupOf, groupsOf, term, type Fact, type Term } from "../fact.ts";
import { canBeGivenName, isGivenName } from "../../lexicon/given-names.ts";
import { isOfMeeting, LIST_TITLES } from "../../lexicon/labels-of-names.ts";
import { isListedWord, numbersFor, wordsFor } from "../../lexicon/lexicon.ts";
import {
  anyOf,
  capitals,
  CAPITALS,
  eitherOf,
  folded,
  IDEOGRAPHS,
  LETTER,
  LETTERS,
  SMALL,
  WORD_START,
} from "../../lexicon/words.ts";
import {
  GIVEN,
  hasTwo,
  NAMES,
  ONLY_TITLE,
  PARTICLE,
  showsSurname,
  TITLE_FIRST,
} from "./name-parts.ts";
import { ITEM_NUMBER } from "./item-number.ts";
import { TYPE, TYPE_WORDS, typeIn } from "./passenger-types.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";
import { NOBODY } from "../../lexicon/unbooked/nobody.ts";
import { surnameLinks, surnames } from "../../lexicon/two-surnames.ts";
import { TITLE } from "./person-titles.ts";
import { TIMED_FLIGHT, TWO_TIMES } from "../times.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import { personOf, titledFirst, withoutTail } from "./person.ts";

/*
 * Travellers: as terminals print them, after a word that says who they are, or in a list:
 *
 *   1.DOE/JANE MRS 2.DOE/JOHN MR   O'Example/Sean Patrick Mr   Passenger 1: Mr John Doe
 *   DOE, JOHN MR (ADT)   Yolcu: Sn. Jane Doe   Пассажир: Доу Джон (DOE JOHN)
 */

/** Where a name can begin without a word before it: at the start of a line, a cell or an item, and after times. */
const HEAD =
  `(?<=${TWO_TIMES} {1,4}|${TIMED_FLIGHT}[,;]? {1,4}|` +
  `(?<![^\\n]) {0,8}(?:${ITEM_NUMBER} {0,3})?|[A-Za-z)] {1,4}(?=\\d{1,2}\\.)|[|;] ?|(?<![^\\n]) {0,8}\\d{1,2} {1,3})`;
const NOT_SURNAME = `(?!${anyOf(wordsFor("noSurnames"))})`;
/** The office of a contact and its telephone mark: `3.BJS/T PEK/T 010-55550100/SAMPLE TRAVEL`. */
const NOT_CONTACT = "(?![A-Z]{3}/[A-Z] {1,3}(?:[A-Z]{3}/|\\d{3}))";
/** The code of a remark: `5H-`. */
const NOT_REMARK = "(?!\\d[A-Z]-)";
const SLASHED = `${NOT_REMARK}(?:\\d{1,2}\\.)?\\d?${NOT_SURNAME}${NOT_CONTACT}(?!${TITLE_FIRST})${NAMES} ?/ ?${GIVEN}`;
/** A numbered name with a title, far to the right, in rows below the number of each type: `Passengers  1 ADT  1 CHD`. */
const INDENTED_HEAD = `(?<=\\d {0,2}(?:ADT|CHD|INF)[^\\n]{0,40}\\n(?: {9,40}\\d{1,2}\\. [^\\n]{3,60}\\n){0,8} {9,40}\\d{1,2}\\. {1,3})`;
/** A title, a type or an item number shows that the words on both sides of a slash are a name. */
const TITLE_AFTER = `(?=[^\\n/]{1,60}/[^\\n|;/:]{0,60}?(?<=[ /])${TITLE})`;
const NAME_EVIDENCE = [
  "(?<=\\d\\.)",
  "(?=\\d{1,2}\\.)",
  TITLE_AFTER,
  `(?=[^\\n/]{1,60}/[^\\n|;/(:]{1,60}${TYPE})`,
];

/** After other names with titles on the same line, and a word or a mark. */
const AFTER_NAME =
  `(?<=(?<![^\\n]) {0,8}(?:${ITEM_NUMBER} ?)?(?:[${CAPITALS}][${CAPITALS} '-]{0,40}/[${CAPITALS} '-]{1,40} ${TITLE}` +
  `(?:[,;]? (?:&|${eitherOf(wordsFor("and"))}) |[,;] )){1,8})`;

/** `(2)`, `(adult)`, after a label. */
const NOTE = `(?: ?\\((?:\\d{1,2}[^()\\n]{0,20}|${TYPE_WORDS})\\))?`;
/** The same in another language, or the parts of the name: `Пассажир / Passenger`, `Name / first name`. */
const SECOND = `(?: ?/ ?${anyOf(wordsFor("nameLabels", "namesLabels", "surname", "given"))})?`;
/** `Passenger 1`, and `Adult 1`, which needs its number. */
const LABEL = `(?:${anyOf(wordsFor("nameLabels", "namesLabels", "clientLabels"))}${SECOND}(?: {0,2}(?:no\\.? ?)?\\d{1,2})?|${anyOf(wordsFor("adults", "children", "infants"))} {0,2}\\d{1,2}(?= {0,20}[:\uff1a]))`;
const LABEL_HEAD = `(?<=(?<![^\\n]) {0,8}|[|;] ?)${LABEL}`;
/** After such a word. */
const LABEL_END = `${NOTE} {0,20}[:.\uff1a] {0,12}`;
const LABELLED = new RegExp(
  `^(${anyOf(wordsFor("nameLabels", "namesLabels", "clientLabels", "adults", "children", "infants"))}${SECOND})(?: {0,2}(?:no\\.? ?)?\\d{1,2})?(?:${NOTE} {0,20}[:.\uff1a])? {0,12}(\\S.*?)(?: ?\\([^()]{0,20})?$`,
);
/** Whether several names can follow such a word. */
const SEVERAL = new RegExp(`^${anyOf(wordsFor("namesLabels"))} {0,20}[:.\uff1a]`);
/** Words that do not say how many follow, without a number after them. */
const ANY_NUMBER = /^pax(?: names?)?(?! {0,2}(?:no\.? ?)?\d)/i;
/** Letters of scripts that do not separate words are not letters elsewhere. */
const ANY_LETTER = `${LETTERS}${IDEOGRAPHS}\\u00aa\\u00ba`;
/** After a name, a street with the number of a house and a postal code: `, Riverside 18, 5003 Bergen`. */
const ADDRESS_AFTER = `, ?[${ANY_LETTER}][${ANY_LETTER} .'-]{2,40} \\d{1,4} ?[a-z]?, ?\\d{2}`;
/** `(9 years)`; `(2)` is the number of anything. */
const AGE_IN_BRACKETS = `\\(\\d{1,2} ${anyOf(wordsFor("yearsOfAge"))}\\)`;
/** Names, up to the next column; an item can have a number, and each name an age. */
const TEXT =
  `(?:1[.)] {0,2})?[${ANY_LETTER}](?:${AGE_IN_BRACKETS}|(?!${ADDRESS_AFTER})[${ANY_LETTER}'./(),;&\uff08\uff09-]| (?! )| {1,4}\\d{1,2}[.)] )` +
  "{1,200}";

/** `Passengers and e-tickets` */
const AND_TICKETS = ` (?:&|\\+|${eitherOf(wordsFor("and"))}) ${eitherOf(wordsFor("ticket", "seat"))}`;

/** `No passengers` is not above their names. */
const NOT_NOBODY = `(?!${anyOf(NOBODY)})`;

export const names: readonly Term[] = [
  term(
    "TravellersTitle",
    `(?<=(?<![^\\n]) {0,40}[*_\u00bf]{0,2}(?:${NOT_NOBODY}[A-Z][${LETTERS}]{1,20} )?)${anyOf([...LIST_TITLES, ...wordsFor("meetingLabels")])}(?:\\(s\\)| {1,2}\\d{1,2}| ?\\(\\d{1,2}\\)|${AND_TICKETS})? {0,12}[:?\uff1a]?(?=[*_]{0,2} {0,20}\\n)`,
    ({ value }) => ({
      kind: "travellers",
      isMeeting: isOfMeeting(value),
    }),
  ),
  {
    name: "LabelledName",
    pattern: new RegExp(
      `${LABEL_HEAD}${LABEL_END}${TEXT}|${LABEL_HEAD} {1,3}(?=[^\\n]{1,40}/)${NAMES}/${GIVEN}`,
    ),
    read: (text) => {
      const [label, named] = groupsOf(text, LABELLED);
      if (label === undefined || named === undefined) return [];
      const type = groupOf(text, TYPE_IN_LABEL, 1);
      const persons = personsAfter(named, label.value, text.value);
      return personFacts(type === undefined ? persons : persons.map(typedBy(type)), text);
    },
  },
  {
    name: "SlashName",
    pattern: new RegExp(
      [...NAME_EVIDENCE.map((evidence) => HEAD + evidence), `${INDENTED_HEAD}${TITLE_AFTER}`]
        .map((head) => `${head}${SLASHED}(?: ?${TYPE})?`)
        .join("|"),
    ),
    read: (text) => personFacts(personsIn(text), text),
  },
  {
    name: "NextSlashName",
    pattern: new RegExp(`${AFTER_NAME}${SLASHED}(?<= ${TITLE})`),
    read: (text) => personFacts(personsIn(text), text),
  },
  {
    name: "TypedName",
    pattern: new RegExp(`${HEAD}${NAMES},? ?(?:${NAMES})? ?\\((?:${TYPE_WORDS})\\)(?= {0,20}\\n)`),
    read: (text) => {
      const [, type] = TYPE_AT_END.exec(text.value) ?? [];
      return areLabels(text.value) ? [] : personFacts(personsIn(text, undefined, type), text);
    },
  },
];

/** `Ana Muestra (adulto)`, whose language shows how many surnames there are. */
const TYPE_AT_END = new RegExp(`\\(\\d{0,2} ?(${TYPE_WORDS})\\)$`);

/** `Passenger (adult): Jane Doe` */
const TYPE_IN_LABEL = new RegExp(`^[^:\uff1a(]{2,60}\\((${TYPE_WORDS})\\) {0,20}[:\uff1a]`);

function typedBy(type: Read<string>): (person: PersonName) => PersonName {
  return (person) => ({ passengerType: typeIn(type), ...person });
}

const MONTHS = numbersFor("months");
/** Beside a name, they are no words of labels; in one, they are. */
const OF_AGES = new Set(wordsFor("yearsOfAge").map(folded));

/** `Ticket price (child)`: whether a word before a type is a label, and no month, as some names are. */
export function areLabels(text: string): boolean {
  const words = text.split("(", 1)[0]?.match(new RegExp(`${LETTER}{4,}`, "g")) ?? [];
  return words.some(
    (word) =>
      OF_AGES.has(folded(word)) ||
      (isListedWord(capitals(word)) && !MONTHS.has(folded(word)) && !ONLY_TITLE.test(word)),
  );
}

/** `Jane Doe - Rail card`: without what is after a dash, if it has words of labels. */
function withoutNote(named: Read<string>): Read<string> {
  const at = named.value.search(NOTE_AFTER);
  return at > 0 && areLabels(named.value.slice(at)) ? (part(named, 0, at) ?? named) : named;
}

const TITLED = `${anyOf(ALL_TITLES)}\\.? +[${CAPITALS}]`;
const NOTE_AFTER = new RegExp(` [-\\u2013] (?!${TITLED})[^,;/-]{3,60}$`);

/** The travellers after a word for one, for several, or for any number of them: `Pax`. */
function personsAfter(whole: Read<string>, label: string, labelled: string): readonly PersonName[] {
  const named = withoutNote(whole);
  const areSeveral = SEVERAL.test(labelled);
  const one = areSeveral || ANY_NUMBER.test(labelled) ? undefined : titledFirst(named);
  const persons = one === undefined ? personsIn(named, areSeveral, label) : [one];
  return CLIENT.test(label) && !persons.every(isTitled) ? [] : persons;
}

const CLIENT = new RegExp(`^${anyOf(wordsFor("clientLabels"))}$`);
const HAS_TITLE = new RegExp(`${WORD_START}${TITLE}`);

function isTitled({ title, printed }: PersonName): boolean {
  return title !== undefined || HAS_TITLE.test(printed.value);
}

/** The facts that some words name these travellers. */
export function personFacts(persons: readonly PersonName[], text: Read<string>): readonly Fact[] {
  return persons.map((person, index) => ({
    kind: "person",
    person,
    start: index === 0 ? text.start : person.printed.start,
    end: index === persons.length - 1 ? text.end : person.printed.end,
  }));
}

/** In capitals, a single letter is an initial, unless a title ends the name before it. */
const AND_IN_CAPITALS = wordsFor("and").map((word) =>
  word.length > 1 ? ` ${capitals(word)} ` : `(?<= ${TITLE}) ${capitals(word)} `,
);
const BETWEEN_NAMES = [
  ";",
  ...["/", "&", ...wordsFor("and")].map((word) => ` ${word} `),
  ...AND_IN_CAPITALS,
  " {1,4}(?=\\d{1,2}[.)] )",
].join("|");
const LIST_SEPARATOR = new RegExp(BETWEEN_NAMES);
/** What can separate the names of a list: marks that are in no name, commas, or both. */
const SEPARATORS = [BETWEEN_NAMES, ",", `,|${BETWEEN_NAMES}`].map(
  (source) => new RegExp(source, "g"),
);

/** Whether one comma, and no other mark, separates words that can each be a whole name. */
function areNames(text: string): boolean {
  const parts = text.replace(/\([^)]{0,80}\)/g, "").split(",");
  return parts.length === 2 && parts.every((each) => !each.includes("/") && wordsIn(each) > 1);
}

const TITLED_NAME = new RegExp(`^ *${TITLED}`);
/** Between names that have a title each: `Mr John Doe - Ms Jane Roe`; any other dash can begin a note. */
const DASH = new RegExp(` [-\u2013] (?=${TITLED})`, "g");

/** `M. Jean DOE, Mme Jeanne DOE`: whether each of them has a title in front. */
function areTitled(text: string): boolean {
  return text.split(",").every((each) => TITLED_NAME.test(each));
}

/** `DOE Jane, ROE John`: whether the capitals of each of them show its surname. */
function areWhole(text: string): boolean {
  return text.split(",").every((each) => showsSurname(each.trim()));
}

/** Whether two words before a comma can be the surname: in capitals, or where most people have two of them. */
function canBeOne(text: string, label: string): boolean {
  return text === capitals(text) || hasTwo(label) || WITH_PARTICLE.test(text.trim());
}

/** `van Doe, Jane Ann` */
const WITH_PARTICLE = new RegExp(
  `^(?:${PARTICLE}|${anyOf(wordsFor("particles", "surnameParticles"))}) `,
);

/** `Jane Doe, John Roe and Ann Sample`: whether commas separate whole names, because a name before or after `and` has none. */
function isList(text: string): boolean {
  const parts = text.split(LIST_SEPARATOR);
  return parts.some(areNames) && parts.some((each) => !each.includes(",") && wordsIn(each) > 1);
}

function wordsIn(text: string): number {
  return text.split(" ").filter((word) => word !== "" && !ONLY_TITLE.test(word)).length;
}

/** `Ana Roe / Juan Doe`: whether the words on both sides of a slash are whole names that begin with a given name. */
function areGivenFirst(text: string): boolean {
  if (text === capitals(text) || HAS_TITLE.test(text)) return false;
  const parts = text.split(" / ");
  return (
    parts.length > 1 &&
    parts.every((each) => {
      const words = each.trim().split(" ");
      return words.length > 1 && isGivenName(words[0]) && !canBeGivenName(words.at(-1));
    })
  );
}

/** How many travellers names with a comma between them are: `Garcia Lopez, Maria Jose` may be one or two. */
function numberIn(
  text: string,
  areSeveral: boolean | undefined,
  label: string,
): "any" | "several" | "unclear" {
  if (areGivenFirst(text)) return "several";
  if (!areNames(text)) return "any";
  if (areSeveral === true || areTitled(text) || areWhole(text)) return "several";
  // `Ann Doe, Jane Roe` are two, even if the label is for one.
  return areSeveral === undefined || !canBeOne(text, label) ? "unclear" : "any";
}

/**
 * The travellers that a text lists; none if one of its parts cannot be a traveller.
 *
 * @param areSeveral whether the word before them is a plural; undefined if there is no word
 * @param label this word
 */
export function personsIn(
  printed: Read<string>,
  areSeveral?: boolean,
  label = "",
): readonly PersonName[] {
  const text = withoutTail(printed) ?? printed;
  const number = numberIn(text.value, areSeveral, label);
  if (number === "unclear") return [];
  const one = number === "several" ? undefined : personOf(text, label);
  if (one !== undefined) return [one];
  const isDashed = areSeveral === true && TITLED_NAME.test(text.value);
  const separators = isList(text.value) ? SEPARATORS.slice(1) : SEPARATORS;
  for (const separator of isDashed ? [DASH, ...separators] : separators) {
    const persons = personsBetween(text, separator, label);
    if (persons.length > 0) return persons;
  }
  return [];
}

/** After a word that can also stand between two surnames: `João Costa e Silva Pereira`. */
const AFTER_LINK = new RegExp(` ${anyOf(surnameLinks)} $`);

/** Whether the given name of somebody is rather a surname. */
function beginsWithSurname({ given, surname }: PersonName): boolean {
  if (given === undefined || surname === undefined || given.start > surname.start) return false;
  return surnames.has(folded(given.value.split(" ", 1)[0] ?? ""));
}

/** `no infants`; with a capital, it can be a name: `Inga Doe`. */
const NONE = new RegExp(`^ *(?![${CAPITALS}])${anyOf(NOBODY)} [${SMALL}]{4,20} *$`);

function personsBetween(text: Read<string>, separator: RegExp, label: string): PersonName[] {
  const persons: PersonName[] = [];
  let start = 0;
  const ends = [
    ...matchesOf(text.value, separator).map(({ 0: { length }, index }) => ({
      index,
      length,
    })),
    { index: text.value.length, length: 0 },
  ];
  if (ends.length === 1 || ends.length > 20) return [];
  for (const { index, length } of ends) {
    const named = part(text, start, index);
    if (index === text.value.length && persons.length > 0 && NONE.test(named?.value ?? "")) break;
    const person = personOf(named, label);
    if (person === undefined) return [];
    if (AFTER_LINK.test(text.value.slice(0, start)) && beginsWithSurname(person)) return [];
    persons.push(person);
    start = index + length;
  }
  return persons;
}
