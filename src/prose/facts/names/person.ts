import {
  areLetters,
  areTitles,
  areTradeWords,
  isDoubtfulSurname,
  lengthBeforeName,
} from "../../../ast/name-words.ts";
import type { PersonName, Read } from "../../../ast/nodes.ts";
import { part, trimmed } from "../../../../grammars/common/values.ts";
import { groupsOf } from "../fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, capitals, CAPITALS, eitherOf, LATIN, WORD_START } from "../../lexicon/words.ts";
import { ITEM_NUMBER } from "./item-number.ts";
import { NAMES, partsBeforeTitle, partsOf, titleApart, type Parts } from "./name-parts.ts";
import { TYPED, typedIn, typeIn } from "./passenger-types.ts";
import {
  TITLE,
  titleAlone,
  titleInBrackets,
  titleLast,
  withoutTitle,
  type Untitled,
} from "./person-titles.ts";
import { matchesOf } from "../../../decode/text/matches.ts";

/* One traveller whose name is all that a text contains. */

const ITEM_HEAD = new RegExp(`^ *(?:[-*\u2022] )?(?:${ITEM_NUMBER} *)?\\d? ?`);
/** A title before the surname, and none after the given name: `Ms Doe / Jane`. */
const BY_TITLE = new RegExp(`^(${TITLE})\\.? +(?!${TITLE})(${NAMES}) ?/ ?((?!${TITLE})${NAMES})$`);
/** Words of greetings and headings, and what follows a name that may change: `Ben Stone TBC`. */
const NO_NAME = new RegExp(
  `${WORD_START}${anyOf(wordsFor("noNames"))}| ${anyOf(wordsFor("toBeConfirmed"))}\\)?$`,
);

/** Whether it does not show which word is the surname, or whose name it is. */
function isUnclear(name: string, surname: string): boolean {
  const isInitial = /^\p{L}\.?$/u.test(surname) && !name.includes("/");
  const mayBeMore = name.startsWith(surname) && isDoubtfulSurname(capitals(surname));
  return isInitial || mayBeMore || lengthBeforeName(capitals(surname)) > 0 || areTwo(name);
}

/** `DOE JOHN / DOE JANE`: the slash stands between two travellers of one family. */
function areTwo(name: string): boolean {
  const [before = "", after = ""] = capitals(name).split(" / ");
  const words = new Set(before.split(" "));
  return after.split(" ").some((word) => words.has(word));
}

/** A day of birth, an age or a card after a name: `, geb. 11.08.1971`, `(6 jaar)`. */
const TAIL = new RegExp(
  `(?:,? {1,3}(?:${eitherOf(wordsFor("otherDates"))}):? {0,3}[^,;|()]{0,4}\\d[^,;|()]{0,20}| ?\\([^()]{0,20}\\d[^()]{0,20}\\))$`,
);
/** Whether a day of birth or an age is after a name, as in lists of those who travel. */
export function hasBirthDay(line: string): boolean {
  return TAIL.test(line.trimEnd());
}

/** A name without the day of birth, the age or the card after it. */
export function withoutTail(text: Read<string> | undefined): Read<string> | undefined {
  const at = text?.value.search(TAIL) ?? -1;
  return at <= 0 || (text !== undefined && TYPED.test(text.value)) ? text : part(text, 0, at);
}

function withoutItemHead(text: Read<string> | undefined): Read<string> | undefined {
  const [head = ""] = ITEM_HEAD.exec(text?.value ?? "") ?? [];
  return trimmed(part(text, head.length, Infinity));
}

/** Two words or more in Latin letters. */
const LATIN_NAME = new RegExp(
  `(?<![${LATIN}'.-])[${CAPITALS}][${LATIN}'.-]{0,40}(?:(?: ?/ ?|,? )[${LATIN}][${LATIN}'.-]{0,40}){1,6}(?![${LATIN}'-])`,
  "g",
);
const NOT_LATIN = /[\u0370-\u06d3\u3040-\u9fff]/;

/** The Latin form of a name that is printed in two scripts; undefined if there is none. */
function latinOf(name: Read<string>): Read<string> | undefined {
  if (!NOT_LATIN.test(name.value)) return name;
  const [only, ...others] = matchesOf(name.value, LATIN_NAME);
  if (only === undefined || others.length > 0) return undefined;
  return part(name, only.index, only.index + only[0].length);
}

/**
 * The traveller, if a text is a name and nothing else.
 *
 * @param label the word before it
 */
export function personOf(text: Read<string> | undefined, label: string): PersonName | undefined {
  const { titled, type } = typedIn(withoutTail(withoutItemHead(text)));
  if (titled === undefined || NO_NAME.test(titled.value)) return undefined;
  const { name: untitled, title, isAfter } = titleIn(titled, label);
  const name = latinOf(untitled);
  const titleBefore = titled.value.slice(0, Math.max(0, untitled.start - titled.start));
  const parts =
    name && (isAfter ? partsBeforeTitle(name, label) : partsOf(name, label, titleBefore));
  if (name === undefined || parts === undefined) return undefined;
  if (isUnclear(name.value, parts.surname.value)) return undefined;
  if (isNoName(name.value, parts.surname.value, parts.given?.value)) return undefined;
  const person = {
    surname: inCapitals(parts.surname),
    printed: title === undefined ? { ...name, value: capitals(name.value) } : inCapitals(titled),
    ...(type && { passengerType: typeIn(type) }),
  };
  const alone = title === undefined ? titleOnly(parts, label) : undefined;
  return { ...person, ...(alone ?? { given: inCapitals(parts.given), ...(title && { title }) }) };
}

/** The title that is all there is before a surname, which leaves no given name: `M. Exemple`. */
function titleOnly({ surname, given }: Parts, label: string) {
  if (given === undefined || given.start > surname.start) return undefined;
  const alone = titleAlone(given, label);
  return alone && { given: undefined, ...alone };
}

/** A name without its title, wherever the title is. */
function titleIn(titled: Read<string>, label: string): Untitled & { readonly isAfter: boolean } {
  const apart = titleApart(titled, label);
  if (apart !== undefined)
    return { name: apart.rest, title: inCapitals(apart.title), isAfter: false };
  const after = titleInBrackets(titled, label) ?? titleLast(titled);
  if (after !== undefined) return { ...after, isAfter: true };
  return { ...withoutTitle(titled, label), isAfter: false };
}

/**
 * The traveller with a title before a surname and a slash, after a word for one traveller: without that word, the
 * slash can also stand between two.
 */
export function titledFirst(text: Read<string>): PersonName | undefined {
  const whole = trimmed(text);
  if (whole === undefined || NO_NAME.test(whole.value) || !BY_TITLE.test(whole.value))
    return undefined;
  const [title, surname, given] = groupsOf(whole, BY_TITLE);
  if (surname === undefined || isNoName(whole.value, surname.value, given?.value)) return undefined;
  return {
    title: inCapitals(title),
    surname: inCapitals(surname),
    given: inCapitals(given),
    printed: { ...whole, value: capitals(whole.value) },
  };
}

/** Whether a name consists of words of the trade or of single letters. */
function isNoName(name: string, surname: string, given = ""): boolean {
  return (
    areLetters(capitals(name)) ||
    areTradeWords(capitals(surname), capitals(given)) ||
    areTitles(capitals(surname), capitals(given))
  );
}

function inCapitals<T extends Read<string> | undefined>(text: T): T {
  return text === undefined ? text : { ...text, value: capitals(text.value) };
}
