import { LANGUAGES, listed, namesFor } from "./lexicon.ts";
import { anyOf, eitherOf, folded } from "./words.ts";

/** A day with its month in words, and nothing else: `Sat, 19DEC`, `MON 08 MARCH 2027`, `10 de febrero de 2027`. */
export const ONLY_DAY =
  /^(?:\p{L}{2,12}\.?,? )?\d{1,2}\.? ?(?:de )?\p{L}{3,10}(?: ?(?:de )?\d{2,4})?$/u;

/** The same with its month in figures: `22/01/2027`, `Mi, 10.02.2027`. */
const IN_FIGURES = /^(?:\p{L}{2,12}\.?,? )?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u;

/** The same with the month before the day: `Monday, January 25, 2027`, `Jan 25`. */
const MONTH_FIRST = new RegExp(
  `^(?:${anyOf(namesFor("weekdays"))}\\.?,? )?${eitherOf(namesFor("leadingMonths"))}\\.? \\d{1,2}(?:,? \\d{4})?$`,
);

/** Whether some words are a day and nothing else. */
export function isOnlyDay(text: string): boolean {
  return ONLY_DAY.test(text) || IN_FIGURES.test(text) || MONTH_FIRST.test(text);
}

/** Names of May that mean nothing else in any language, unlike `may`. */
export const CLEAR_MONTHS: ReadonlySet<string> = new Set(
  listed("mai, maj, mei, мая, май").map(folded),
);

/** After these, either figure can be the day: `Fri 03/04`. */
export const ENGLISH_WEEKDAYS: ReadonlySet<string> = new Set(
  listed(LANGUAGES.english?.weekdays).flatMap((each) => each.split(" ")),
);
