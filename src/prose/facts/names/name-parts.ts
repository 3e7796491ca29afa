import type { Read } from "../../../ast/nodes.ts";
import { part, trimmed } from "../../../../grammars/common/values.ts";
import { international } from "../../lexicon/international.ts";
import { nameOrderIn } from "../../lexicon/labels-of-names.ts";
import { languagesWith, listed, wordsFor } from "../../lexicon/lexicon.ts";
import {
  anyOf,
  capitals,
  CAPITALS,
  eitherOf,
  folded,
  LATIN,
  LETTERS,
  SMALL,
} from "../../lexicon/words.ts";
import { groupsOf } from "../fact.ts";
import { canBeGivenName, isGivenName } from "../../lexicon/given-names.ts";
import { french } from "../../lexicon/languages/latin/french.ts";
import { givenNames, surnames } from "../../lexicon/two-surnames.ts";
import { ALL_TITLES, withoutDot } from "../../lexicon/titles.ts";
import { surnameAtParticle } from "./particle-first.ts";
import { TITLE } from "./person-titles.ts";
import { NAME_WORD, surnameStart } from "./surname-start.ts";

/* Which words of a name are the surname, by marks, capitals, particles or the label before it. */

/** A title and a name after it: how one of two travellers begins, but no surname does. */
export const TITLE_FIRST = `${TITLE} +[${CAPITALS}]`;
/** `van der`; those of all languages in capitals, too: `El Amrani`. */
const SMALL_PARTICLES = new Set(listed(international.particles));
export const PARTICLE = `(?:${eitherOf(wordsFor("particles").filter((word) => !SMALL_PARTICLES.has(word)))}|${[...SMALL_PARTICLES].join("|")})`;
/** Words that all begin with a capital, except for particles. */
export const NAMES = `(?:${PARTICLE} ){0,2}${NAME_WORD}(?: (?:${PARTICLE} ){0,2}${NAME_WORD}){0,3}`;
export const GIVEN = `(?:(?:(?!${TITLE})${NAME_WORD} ){0,4}${TITLE}(?: ${TITLE})?|${NAME_WORD}(?: (?!${TITLE})${NAME_WORD}){0,3}(?: ${TITLE})?)(?![${LETTERS}\\d]| ?/| ${TITLE})`;

export const ONLY_TITLE = new RegExp(`^${TITLE}\\.?$`);

/** No title and no particle. */
const PLAIN_WORD = `(?!${TITLE}|(?:${PARTICLE}) )${NAME_WORD}`;

const BY_SLASH = new RegExp(`^(?!${TITLE_FIRST})(${NAMES}) ?/ ?(${GIVEN})$`);
const BY_COMMA = new RegExp(`^((?:${PARTICLE} )?${NAMES}), ?(${GIVEN})$`);
/** No title is within the name: one of two names would end there (`DOE JANE MRS E ROE JOHN MR`). */
const TITLE_LAST = new RegExp(`^(${NAME_WORD}) ((?:(?! ${TITLE} (?!${TITLE}$))[^,;/])+ ${TITLE})$`);
/** `JANE ANN DOE MRS`, after a label that names the given name first. */
const ORDERED_TITLE_LAST = new RegExp(
  `^(${NAME_WORD}(?: ${NAME_WORD}){0,2}) (${NAME_WORD}) ${TITLE}$`,
);
const IN_ORDER = new RegExp(
  `^((?:${TITLE} )?(?:${NAME_WORD} ){1,4}?)((?:${PARTICLE} ){0,2}(?:${NAME_WORD}-${PARTICLE} )?${NAME_WORD})$`,
);
/** `Ann d'Example` */
const ELIDED = new RegExp(
  `^((?:${TITLE}\\.? )?${NAME_WORD}(?: ${NAME_WORD})?) ((?:${eitherOf(wordsFor("elidedParticles"))})${NAME_WORD})$`,
);
const ONLY_SURNAME = new RegExp(
  `^(?:${TITLE}\\.? )?(?=[${CAPITALS}])${eitherOf(wordsFor("surnameParticles").filter((word) => word.includes(" ")))} ${NAME_WORD}$`,
);
const SMALL_ELISION = new RegExp(` [${SMALL}]+['\u2019]\\S+$`);
const PARTICLE_FIRST = new RegExp(
  `^((?=[${CAPITALS}])${eitherOf(wordsFor("surnameParticles"))} ${NAME_WORD}) (${NAME_WORD}(?: ${NAME_WORD})?)$`,
);
const SURNAME_FIRST = new RegExp(`^(${NAME_WORD}) (${NAME_WORD}(?: ${NAME_WORD}){0,2})$`);

/** A surname in capitals beside a given name that is not: `DUPONT Jean`, `Mme Jeanne LE GOFF`. */
const CAPITAL_WORD = `(?!${TITLE})[${CAPITALS}][${CAPITALS}'-]{2,30}`;
const MIXED_WORD = `(?!${TITLE}\\.? )[${CAPITALS}][${LATIN}'.-]{0,30}[${SMALL}][${LATIN}'.-]{0,30}`;
const SURNAME_PART = `(?:${PARTICLE} ){0,2}${CAPITAL_WORD}(?: ${CAPITAL_WORD}){0,2}`;
const CAPITALS_FIRST = new RegExp(`^(${SURNAME_PART}) (${MIXED_WORD}(?: ${MIXED_WORD}){0,2})$`);
const CAPITALS_LAST = new RegExp(
  `^((?:${TITLE} )?${MIXED_WORD}(?: ${MIXED_WORD}){0,2}) (${SURNAME_PART})$`,
);

const TOPICS = [
  ...(["nameLabels", "namesLabels", "travellers", "salutations", "greetings", "inNameOf"] as const),
  ...(["adults", "children", "infants"] as const),
] as const;

/** Whether the languages of a label, or its words, say that the surname is first in such a name. */
function isSurnameFirst(name: string, label: string): boolean {
  const order = nameOrderIn(label);
  if (order !== undefined) return order === "surnameFirst";
  const languages = languagesWith(label, TOPICS);
  return (
    languages.length > 0 &&
    languages.every(
      ({ surnameFirst: order }) =>
        order === "always" || (order === "capitals" && name === capitals(name)),
    )
  );
}

const TITLE_APART = new RegExp(`^(${TITLE})\\.? {1,4}(${NAME_WORD}(?: ${NAME_WORD}){1,3})$`);
/** `Mr Doe, John`, but not `Mr Doe, Ms Roe`. */
const TITLE_BEFORE_COMMA = new RegExp(
  `^(${TITLE})\\.? {1,4}((?:${PARTICLE} )?${NAMES}, ?(?!${TITLE})${GIVEN})$`,
);

/**
 * A title that stays, before a surname: `MR DOE JOHN` if the label says that the surname is first, `Mr DOE John`, whose
 * capitals can show it.
 */
export function titleApart(name: Read<string>, label: string) {
  const [comma, whole] = groupsOf(name, TITLE_BEFORE_COMMA);
  if (comma !== undefined && whole !== undefined) return { title: comma, rest: whole };
  const [, , words] = TITLE_APART.exec(name.value) ?? [];
  if (words === undefined) return undefined;
  if (!isSurnameFirst(words, label) && !CAPITALS_FIRST.test(words)) return undefined;
  const [title, rest] = groupsOf(name, TITLE_APART);
  return title && rest && { title, rest };
}

/** Titles in whose language it is surnames that are in capitals: `M. DUPONT Jean`. */
const WITH_CAPITALS = new Set(
  [french.titles, french.titlesMr, french.titlesMrs].flatMap(listed).map(withoutDot),
);

/**
 * Which part of a name is in capitals after a title, which stands before given names where nothing else shows their
 * order: `Mr JOHN Doe`, `Mr DOE John`; undefined if that remains unknown.
 */
function capitalsAfter(
  title: string,
  name: string,
  label: string,
): "surname" | "given" | undefined {
  const [, capital = "", mixed = ""] = CAPITALS_FIRST.exec(name) ?? [];
  if (isSurnameFirst(name, label)) return "surname";
  const [first, next, last] = [capital.split(" ")[0], mixed.split(" ")[0], mixed.split(" ").at(-1)];
  // `M. ADAM Lucas`, but `Mme JEANNE Dupont`.
  const isOfSurnames = WITH_CAPITALS.has(withoutDot(title));
  if (isOfSurnames && canBeGivenName(next)) return "surname";
  if (isGivenName(first) && !canBeGivenName(last)) return "given";
  if (isGivenName(next) && !isGivenName(first)) return "surname";
  return isOfSurnames && !canBeGivenName(first) ? "surname" : undefined;
}

/** The same without a title: capitals are a surname, unless they can only be a given name. */
function capitalsAlone(name: string, label: string): "surname" | undefined {
  return isSurnameFirst(name, label) || !isGivenFirst(name) ? "surname" : undefined;
}

/** Whether the first word of a name is a usual given name, and the last one is none: `JOHN Doe`. */
function isGivenFirst(name: string): boolean {
  const words = name.split(" ");
  return isGivenName(words[0]) && !canBeGivenName(words.at(-1));
}

/**
 * The parts of a name without its passenger type; undefined if the order of its words is unknown.
 *
 * @param titleBefore the title that was before it
 */
export function partsOf(name: Read<string>, label: string, titleBefore = ""): Parts | undefined {
  const mark = [BY_SLASH, BY_COMMA].find((pattern) => pattern.test(name.value));
  if (mark !== undefined) {
    const parts = untitled(groups(name, mark, 1, 2));
    const isSure =
      mark !== BY_COMMA ||
      titleBefore === "" ||
      (isSurname(parts?.surname) && isGivenAfterTitle(parts?.given?.value, label));
    return isSure ? parts : undefined;
  }
  if (!CAPITALS_FIRST.test(name.value)) return partsInOrder(name, label);
  const capital =
    titleBefore === ""
      ? capitalsAlone(name.value, label)
      : capitalsAfter(titleBefore, name.value, label);
  if (capital === "given") return partsInOrder(name, label);
  return capital && groups(name, CAPITALS_FIRST, 1, 2);
}

/** Whether what follows `Mr Doe,` is a given name, and no note about the traveller: `Aisle`, `Vegan`. */
function isGivenAfterTitle(words = "", label: string): boolean {
  return canBeGivenName(words.split(" ")[0]) || nameOrderIn(label) === "surnameFirst";
}

const ONE_SURNAME = new RegExp(`^(?:${PARTICLE} ){0,2}${NAME_WORD}$`);

/** Whether the words between a title and a comma can only be a surname, unlike those of `Mr John Doe, Sample Ltd`. */
function isSurname(words: Read<string> | undefined): boolean {
  const { value = "" } = words ?? {};
  return ONE_SURNAME.test(value) || value.split(" ").every((word) => surnames.has(folded(word)));
}

/** The parts of a name in which no mark is between them and no word in capitals is first. */
function partsInOrder(name: Read<string>, label: string): Parts | undefined {
  if (isElided(name)) return partsWithElided(name);
  if (CAPITALS_LAST.test(name.value)) return groups(name, CAPITALS_LAST, 2, 1);
  const head = surnameAtParticle(name.value, languagesWith(label, TOPICS));
  if (head === "unclear") return undefined;
  if (head !== undefined) return splitAfter(name, head);
  if (PARTICLE_FIRST.test(name.value)) return partsAfterParticle(name);
  // If no mark shows the order, capitals with the title last are in the order of terminals.
  if (nameOrderIn(label) === "givenFirst" && ORDERED_TITLE_LAST.test(name.value))
    return groups(name, ORDERED_TITLE_LAST, 2, 1);
  if (name.value === capitals(name.value) && TITLE_LAST.test(name.value))
    return isGivenFirst(withoutLast(name.value)) ? undefined : groups(name, TITLE_LAST, 1, 2);
  if (SURNAME_FIRST.test(name.value) && isSurnameFirst(name.value, label))
    return surnameAtHead(name, label);
  return partsAtStart(name, label);
}

/** The parts of a name at the place where its words show that its surname begins. */
function partsAtStart(name: Read<string>, label: string): Parts | undefined {
  const start = surnameStart(name.value, languagesWith(label, TOPICS));
  // `Van der Example` has no given name.
  if (start === "unclear" || ONLY_SURNAME.test(name.value)) return undefined;
  return start === undefined ? groups(name, IN_ORDER, 2, 1) : splitAt(name, start);
}

function splitAt(name: Read<string>, start: number): Parts | undefined {
  const surname = part(name, start, Infinity);
  return surname && { surname, given: trimmed(part(name, 0, start)) };
}

function splitAfter(name: Read<string>, end: number): Parts | undefined {
  const surname = part(name, 0, end);
  return surname && { surname, given: trimmed(part(name, end, Infinity)) };
}

/** Whether a surname begins with a joined particle; its capital can be that of a single word: `Maria Grazia D'Example`. */
function isElided(name: Read<string>): boolean {
  if (!ELIDED.test(name.value)) return false;
  return SMALL_ELISION.test(name.value) || partsWithElided(name) !== undefined;
}

/** The parts of `Van der Linde Jan Example`; undefined for `Van der Linde Example Jan`, whose second word is a surname. */
function partsAfterParticle(name: Read<string>): Parts | undefined {
  const parts = groups(name, PARTICLE_FIRST, 1, 2);
  const [first, second] = parts?.given?.value.split(" ") ?? [];
  return canBeGivenName(second) && !canBeGivenName(first) ? undefined : parts;
}

/**
 * The parts of `Ann d'Example`; undefined for `Ann Doe d'Example`, whose second word can belong to the surname, and for
 * `Carte d'Embarquement`: a title or a usual given name shows that it is a name.
 */
function partsWithElided(name: Read<string>): Parts | undefined {
  const parts = groups(name, ELIDED, 2, 1);
  const words = parts?.given?.value.split(" ") ?? [];
  const own = words.filter((word) => !ONLY_TITLE.test(word));
  const isSure = own.length < words.length || canBeGivenName(own[0]);
  return isSure && own.slice(1).every(canBeGivenName) ? parts : undefined;
}

function withoutLast(words: string): string {
  return words.slice(0, words.lastIndexOf(" "));
}

/**
 * The parts of a name before a title: `Doe Jane (Mrs)` in the order of terminals and `Jane Doe (Mrs)` in that of speech
 * look the same, so that something else must show the order of two words.
 */
export function partsBeforeTitle(name: Read<string>, label: string): Parts | undefined {
  const words = folded(name.value).split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const isOrdered = /[,/]/.test(name.value) || showsSurname(name.value);
  if (isOrdered || isSurnameFirst(name.value, label)) return partsOf(name, label);
  // `Doe John Paul (Mr)`
  if (words.length > 2 && canBeGivenName(last) && !canBeGivenName(first)) return undefined;
  if (!PLAIN_NAME.test(name.value)) return partsOf(name, label);
  const isSurnameAtHead = surnames.has(first) || isGivenName(last);
  const isSurnameLast = surnames.has(last) || isGivenName(first) || hasOrder(label);
  if (isSurnameAtHead === isSurnameLast) return undefined;
  return isSurnameAtHead ? groups(name, SURNAME_FIRST, 1, 2) : partsOf(name, label);
}

const PLAIN_NAME = new RegExp(`^${NAME_WORD} ${NAME_WORD}$`);

function hasOrder(label: string): boolean {
  return nameOrderIn(label) !== undefined;
}

/** Whether capitals show which part of a name is the surname: `DUPONT Jean`, `Mme Jeanne LE GOFF`. */
export function showsSurname(name: string): boolean {
  return CAPITALS_FIRST.test(name) || CAPITALS_LAST.test(name);
}

/** Words that are no given name by themselves; some titles are also given names: `Don`. */
const NO_GIVEN = new RegExp(
  `^${anyOf(ALL_TITLES.filter((title) => !wordsFor("titlesLikeNames").includes(title)))}\\.?$`,
);

/** `Doe Jane, Ms`: a title after a comma says nothing of the order before it. */
function untitled(parts: Parts | undefined): Parts | undefined {
  return NO_GIVEN.test(parts?.given?.value ?? "") ? undefined : parts;
}

/** Two surnames before a given name. */
const TWO_SURNAMES_FIRST = new RegExp(`^(${PLAIN_WORD} ${PLAIN_WORD}) (${PLAIN_WORD})$`);

/** The parts of a name whose label says that the surname is first; undefined if its second word can be one, too. */
function surnameAtHead(name: Read<string>, label: string): Parts | undefined {
  // `Apellido y nombre`: of one surname.
  const canBeTwo = hasSeveral(label) && !/^(?:apellido|sobrenome)(?!s)/i.test(label);
  const [, second = "", last = "", ...others] = folded(name.value).split(" ");
  if (last === "" || others.length > 0) return groups(name, SURNAME_FIRST, 1, 2);
  // `Apellido y nombre: García López Ana`
  if (!canBeTwo && surnames.has(second) && isGivenName(last)) return undefined;
  if (!canBeTwo) return groups(name, SURNAME_FIRST, 1, 2);
  if (givenNames.has(second)) return groups(name, SURNAME_FIRST, 1, 2);
  return surnames.has(second) && !surnames.has(last)
    ? groups(name, TWO_SURNAMES_FIRST, 1, 2)
    : undefined;
}

/** Whether most people have two surnames where a label is used. */
export function hasTwo(label: string): boolean {
  return languagesWith(label, TOPICS).some(({ surnames }) => surnames === "two");
}

/** The same where many people have two of them or more. */
function hasSeveral(label: string): boolean {
  return languagesWith(label, TOPICS).some(({ surnames }) => surnames !== "one");
}

export interface Parts {
  readonly surname: Read<string>;
  readonly given: Read<string> | undefined;
}

function groups(name: Read<string>, pattern: RegExp, surname: number, given: number) {
  const parts = groupsOf(name, pattern);
  const found = trimmed(parts[surname - 1]);
  return found && { surname: found, given: trimmed(parts[given - 1]) };
}
