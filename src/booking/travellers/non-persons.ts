import { gluedTitleOf } from "./title-words.ts";
import { splitSpacedTitle } from "./titles.ts";

/** Words in the place of a name that book a seat, or keep one open, without a person. */
const NON_PERSONS = new Set(["EXST", "CBBG", "STCR", "TBA", "TBD"]);

/** Whether a name stands for something that is no person. */
export function isNonPerson(surname: string, given: string): boolean {
  return NON_PERSONS.has(withoutTitle(surname)) || NON_PERSONS.has(withoutTitle(given));
}

/** A word without the title behind it: `EXST MR`, `EXSTMR`. */
function withoutTitle(text: string): string {
  const split = splitSpacedTitle(text);
  if (split !== null) return split.firstName;
  const glued = gluedTitleOf(text);
  return glued === null ? text : text.slice(0, -glued.length);
}
