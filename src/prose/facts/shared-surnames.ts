import type { PersonName } from "../../ast/nodes.ts";
import { folded } from "../lexicon/words.ts";

/*
 * Which of two words is the surname, by those who travel together: of `Doe Jane` and `Doe John` it is the first.
 */

/** Whether several names of two words without a mark begin with the same word, which was not read as their surname. */
export function hasSharedSurname(persons: readonly PersonName[]): boolean {
  const [first, ...others] = persons;
  if (first === undefined || others.length === 0 || !persons.every(isOfTwoWords)) return false;
  const given = folded(first.given?.value ?? "");
  const surnames = new Set(persons.map(({ surname }) => folded(surname?.value ?? "")));
  return (
    surnames.size === persons.length &&
    others.every((other) => folded(other.given?.value ?? "") === given)
  );
}

function isOfTwoWords({ surname, given }: PersonName): boolean {
  if (surname === undefined || given === undefined) return false;
  return given.end < surname.start && ![given, surname].some(({ value }) => value.includes(" "));
}

/** A name with its two words in the other order. */
export function swapped(person: PersonName): PersonName {
  const { surname, given } = person;
  return given === undefined ? person : { ...person, surname: given, given: surname };
}
