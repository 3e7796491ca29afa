import type { PersonName, Read } from "../../../ast/nodes.ts";
import { part } from "../../../../grammars/common/values.ts";
import { folded } from "../../lexicon/words.ts";
import { TITLE } from "./person-titles.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";

/*
 * Which of two words is the surname, by those who travel together: of `Doe Jane` and `Doe John` it is the first, of `Jane
 * Doe` and `John Doe` the last, and of `DOE JANE`, `ROE JOHN` and the child `DOE LILY` the first as well. Slavic surnames
 * can end differently for women: `Safin`, `Safina`.
 */

/** A name of two words without a mark, as they follow each other; a title before them is not one of the two. */
interface OfTwoWords {
  readonly person: PersonName;
  readonly title: Read<string> | undefined;
  readonly first: Read<string>;
  readonly last: Read<string>;
  /** Both words, folded. */
  readonly words: readonly [first: string, last: string];
}

/** Names with the surname that all of them share, whatever the order of their language; unchanged if they share none. */
export function withSharedSurname(persons: readonly PersonName[]): readonly PersonName[] {
  const names = persons.flatMap((person) => ofTwoWords(person) ?? []);
  if (names.length < 2 || names.length < persons.length) return persons;
  if (beginWithSurname(names))
    return names.map((name) => withParts(name, { surname: name.first, given: name.last }));
  if (endWithSurname(names))
    return names.map((name) => withParts(name, { surname: name.last, given: name.first }));
  const shared = sharedBetween(names);
  if (shared === undefined) return persons;
  return names.map((name) =>
    rootOf(name.words[0]) === shared
      ? withParts(name, { surname: name.first, given: name.last })
      : withParts(name, { surname: name.last, given: name.first }),
  );
}

/**
 * The only word that names in two orders share: `Ann Doe`, `John Doe` and `Doe Lily`. Of two names alone, one must be that of
 * a child, as `John Thomas` and `Thomas Roe` share a word, too.
 */
function sharedBetween(names: readonly OfTwoWords[]): string | undefined {
  if (names.some(({ person: { printed } }) => /[/,]/.test(printed.value))) return undefined;
  const roots = names.map(({ words }) => words.map(rootOf));
  const shared = roots[0]?.filter((word) => roots.every((each) => each.includes(word))) ?? [];
  const [only] = shared;
  if (only === undefined || shared.length > 1) return undefined;
  const others = roots.flatMap((each) => each.filter((word) => word !== only));
  if (others.length < names.length || !areDistinct(others)) return undefined;
  return names.length > 2 || names.some(isChild) ? only : undefined;
}

function isChild({ person: { passengerType } }: OfTwoWords): boolean {
  return CHILDREN.has(passengerType?.value ?? "");
}

function withParts(
  { person, title }: OfTwoWords,
  parts: Pick<PersonName, "surname" | "given">,
): PersonName {
  return { ...person, ...parts, ...(title && { title }) };
}

/** Whether names have the same last word, and differ in the first. */
function endWithSurname(names: readonly OfTwoWords[]): boolean {
  return (
    !names.some(({ person: { printed } }) => /[/,]/.test(printed.value)) &&
    areDistinct(names.map(({ words: [first] }) => first)) &&
    areAlike(names.map(({ words: [, last] }) => last))
  );
}

/** Whether names have the same first word, or a child that of another one, and they differ in the last. */
function beginWithSurname(names: readonly OfTwoWords[]): boolean {
  return (
    areDistinct(names.map(({ words: [, last] }) => last)) &&
    (areAlike(names.map(({ words: [first] }) => first)) || hasChildOfOne(names))
  );
}

function areDistinct(words: readonly string[]): boolean {
  return new Set(words.map(rootOf)).size === words.length;
}

function areAlike(words: readonly string[]): boolean {
  return new Set(words.map(rootOf)).size === 1;
}

/** `KOWALSKI` and `KOWALSKA`, `SAFIN` and `SAFINA`, without what tells a man from a woman. */
function rootOf(word: string): string {
  return word.replace(/(?<=[sc]k|dzk)(?:i|y|iy|ij|a|aya|aia)$|(?<=[oeiy][vnw])a$/, "");
}

/** Whether names are in capitals, and a child has the first word of another one. */
function hasChildOfOne(names: readonly OfTwoWords[]): boolean {
  return (
    names.every(({ person }) => isShouted(person.printed.value)) &&
    names.some(
      (name) =>
        isChild(name) && names.filter(({ words: [word] }) => word === name.words[0]).length > 1,
    )
  );
}

function isShouted(name: string): boolean {
  return name === name.toUpperCase();
}

const CHILDREN: ReadonlySet<string> = new Set(["CHD", "CNN", "INF"]);

function ofTwoWords(person: PersonName): OfTwoWords | undefined {
  const { surname, given } = person;
  if (surname === undefined || given === undefined) return undefined;
  const [before, last] = given.end < surname.start ? [given, surname] : [surname, given];
  const [head = "", own = ""] = TITLED.exec(before.value) ?? [];
  const first = part(before, head.length, before.value.length);
  if (first === undefined) return undefined;
  const words = [folded(first.value), folded(last.value)] as const;
  if (words.some((word) => word.includes(" "))) return undefined;
  const title = own === "" ? person.title : part(before, 0, own.length);
  return { person, title, first, last, words };
}

const TITLED = new RegExp(`^(${TITLE})\\.? {1,3}(?=[^ ])`);

const TITLES = new Set(ALL_TITLES.map(folded));

/** The words of a name in any order, without titles. */
export function plainName({ surname, given }: PersonName): string {
  return plainWords(`${surname?.value ?? ""} ${given?.value ?? ""}`)
    .sort()
    .join(" ");
}

/** The words of a printed name, folded, without titles. */
export function plainWords(name: string): string[] {
  return folded(name)
    .split(/[ /.]+/)
    .filter((word) => word !== "" && !TITLES.has(word));
}
