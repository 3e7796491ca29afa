import { gluedTitleOf } from "./title-words.ts";
import { splitSpacedTitle } from "./titles.ts";

/** Words in place of a name that book or reserve a seat without a person. */
const NON_PERSONS = new Set(["EXST", "CBBG", "STCR", "TBA", "TBD"]);

/** Rules out most names before their titles are looked for. */
const CONTAINS_NON_PERSON = new RegExp([...NON_PERSONS].join("|"));

/** Whether a name does not denote a person. */
export function isNonPerson(surname: string, given: string): boolean {
  return [surname, given].some(
    (text) => CONTAINS_NON_PERSON.test(text) && NON_PERSONS.has(withoutTitle(text)),
  );
}

/** A word without a title after it: `EXST MR`, `EXSTMR`. */
function withoutTitle(text: string): string {
  const split = splitSpacedTitle(text);
  if (split !== null) return split.firstName;
  const glued = gluedTitleOf(text);
  return glued === null ? text : text.slice(0, -glued.length);
}
