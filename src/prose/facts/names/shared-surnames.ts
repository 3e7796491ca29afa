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

/** Names with the surname that all of them share, whatever the order of their language; unchanged if they share none. */
export function withSharedSurname(persons: readonly PersonName[]): readonly PersonName[] {
  if (hasSharedSurname(persons)) return persons.map(surnameFirst);
  return endsWithSurname(persons) ? persons.map(surnameLast) : persons;
}

/** Whether several names of two words without a mark have the same last word, and are told apart by the first. */
function endsWithSurname(persons: readonly PersonName[]): boolean {
  if (persons.some(({ printed }) => /[/,]/.test(printed.value))) return false;
  const all = persons.map(wordsOf).filter((each) => each !== undefined);
  const [first] = all;
  if (first === undefined || all.length < 2 || all.length < persons.length) return false;
  if (new Set(all.map(([word]) => rootOf(word))).size < all.length) return false;
  return all.every(([, last]) => rootOf(last) === rootOf(first[1]));
}

/** `KOWALSKI` and `KOWALSKA`, `SAFIN` and `SAFINA`, without what tells a man from a woman. */
function rootOf(word: string): string {
  return word.replace(/(?<=[sc]k|dzk)(?:i|y|iy|ij|a|aya|aia)$|(?<=[oeiy][vnw])a$/, "");
}

/** Whether several names of two words without a mark have the same first word, and are told apart by the second. */
function hasSharedSurname(persons: readonly PersonName[]): boolean {
  const all = persons.map(wordsOf).filter((each) => each !== undefined);
  const [first] = all;
  if (first === undefined || all.length < 2 || all.length < persons.length) return false;
  if (new Set(all.map(([, last]) => rootOf(last))).size < all.length) return false;
  return all.every(([word]) => rootOf(word) === rootOf(first[0])) || hasChildOfOne(persons, all);
}

/** Whether names are in capitals, and a child has the first word of another one. */
function hasChildOfOne(persons: readonly PersonName[], words: readonly Words[]): boolean {
  if (!persons.every(({ printed: { value }, given }) => given !== undefined && isShouted(value)))
    return false;
  return persons.some(
    ({ passengerType }, index) =>
      CHILDREN.has(passengerType?.value ?? "") &&
      words.filter(([word]) => word === words[index]?.[0]).length > 1,
  );
}

function isShouted(name: string): boolean {
  return name === name.toUpperCase();
}

const CHILDREN: ReadonlySet<string> = new Set(["CHD", "CNN", "INF"]);

type Words = readonly [first: string, last: string];

function wordsOf(person: PersonName): Words | undefined {
  const parts = inOrder(person);
  if (parts === undefined) return undefined;
  const words = [parts.first, parts.last].map(({ value }) => folded(value));
  const [first = "", last = ""] = words;
  return words.some((word) => word.includes(" ")) ? undefined : [first, last];
}

interface Parts {
  readonly title: Read<string> | undefined;
  readonly first: Read<string>;
  readonly last: Read<string>;
}

/** The two parts of a name as they follow each other; a title before them is none. */
function inOrder({ surname, given, title }: PersonName): Parts | undefined {
  if (surname === undefined || given === undefined) return undefined;
  const [before, last] = given.end < surname.start ? [given, surname] : [surname, given];
  const [head = "", own = ""] = TITLED.exec(before.value) ?? [];
  const first = part(before, head.length, before.value.length);
  return first && { title: own === "" ? title : part(before, 0, own.length), first, last };
}

const TITLED = new RegExp(`^(${TITLE})\\.? {1,3}(?=[^ ])`);

/** A name with its first word as the surname. */
function surnameFirst(person: PersonName): PersonName {
  const { title, first, last } = inOrder(person) ?? {};
  if (first === undefined) return person;
  return { ...person, surname: first, given: last, ...(title && { title }) };
}

function surnameLast(person: PersonName): PersonName {
  const { title, first, last } = inOrder(person) ?? {};
  if (first === undefined) return person;
  return { ...person, surname: last, given: first, ...(title && { title }) };
}

const TITLES = new Set(ALL_TITLES.map(folded));

/** The words of a name in any order, without titles. */
export function plainName({ surname, given }: PersonName): string {
  const words = folded(`${surname?.value ?? ""} ${given?.value ?? ""}`).split(/[ /.]+/);
  return words
    .filter((word) => word !== "" && !TITLES.has(word))
    .sort()
    .join(" ");
}
