import type { Read } from "../../../ast/nodes.ts";
import { trimmed } from "../../../../grammars/common/values.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { CAPITALS, eitherOf, folded, LATIN, LETTERS } from "../../lexicon/words.ts";
import { groupOf, groupsOf, valued } from "../fact.ts";
import { TITLE } from "./person-titles.ts";

/*
 * Passenger types beside names:
 *
 *   DOE/JANE MRS (ADT)   Jane Doe (adult)   DOE / JANE CHILD   Child: Jane Doe   Infant Jane Doe
 */

/** Passenger types in words and codes. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ...wordsFor("adults").map((word) => [folded(word), "ADT"] as const),
  ...wordsFor("children").map((word) => [folded(word), "CHD"] as const),
  ...wordsFor("infants").map((word) => [folded(word), "INF"] as const),
]);
/** The words of passenger types: the source of a pattern. */
export const TYPE_WORDS = eitherOf(wordsFor("adults", "children", "infants"));
/** A passenger type after a name: the source of a pattern. */
export const TYPE = `(?:\\( ?(?:${TYPE_WORDS})(?:,? [^()\\n]{1,20})?\\)|[|;, ]{0,3}(?:ADT|CHD|CNN|INF)(?![A-Za-z\\d])|, ?(?:${TYPE_WORDS})(?: ?\\([^()\\n]{1,20}\\))?(?= *$| *\\n))`;

/** A name with a type after it. */
export const TYPED = new RegExp(`^(.+?)(?<![ |;](?!,)),?[ |;]*${TYPE.replace(/^\(\?:/, "(")}$`);
/** `DOE / JANE CHILD`: after a slash, the last word can be none of a name. */
const TYPED_AFTER_SLASH = new RegExp(`^([^/\\n]{1,60}/[^/\\n]{1,60}) (${TYPE_WORDS})$`);
const TYPE_WORD = new RegExp(`(${TYPE_WORDS}|[A-Z]{3})`);
/** A passenger type before a name: `Kind: Lily Doe`, `Child 1: Lily Doe`, `Infant Lily Doe`. */
const TYPE_FIRST = new RegExp(
  `^(${TYPE_WORDS})(?:(?: \\d{1,2})? ?:(?= )|(?= (?:${TITLE}\\.? )?[${CAPITALS}][${LATIN}'.-]{1,30} [${LETTERS}])) {1,20}(\\S.*)$`,
);

/** A name, and the passenger type after or before it. */
export function typedIn(text: Read<string> | undefined) {
  const [first, rest] = text === undefined ? [] : groupsOf(text, TYPE_FIRST);
  const whole = first === undefined ? text : trimmed(rest);
  const typed = whole && [TYPED, TYPED_AFTER_SLASH].find((each) => each.test(whole.value));
  if (whole === undefined || typed === undefined) return { titled: whole, type: first };
  return { titled: trimmed(groupOf(whole, typed, 1)), type: groupOf(whole, typed, 2) ?? first };
}

/** The code of a printed passenger type. */
export function typeIn(printed: Read<string>): Read<string> {
  const word = groupOf(printed, TYPE_WORD, 1) ?? printed;
  return valued(word, TYPES.get(folded(word.value)) ?? word.value);
}
