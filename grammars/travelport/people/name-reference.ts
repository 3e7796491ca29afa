import type { TokenType } from "chevrotain";
import type { Association, PersonName, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { nameOf } from "../../common/people/printed-name.ts";
import { part } from "../../common/values.ts";
import { NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/*
 * The travellers whom a request is about: count and names after a hyphen. Travellers of one name item
 * share the surname; an infant's count has `I/` before or after it:
 *
 *   -1SAMPLEMAN/ARIA        -1SAMPLEMAN/BORIS*P-C08.0060000000001C1        -2DOE/JOHN/JANE
 *   -I/1SAMPLEMAN/KAI        -1SAMPLEMAN/ARIA.14A.1SAMPLEMAN/BORIS.14B        -1SAMPLEMAN/ARIA.1SAMPLEMAN/BORIS
 *
 * or the number of the traveller: `-2.1.0060000000001C1`.
 */

/** A hyphen with a count. */
const COUNT = "-(?:\\d{1,2}(?:I\\/)?|I\\/\\d{1,2})";
/** Another request that lost its line break, with or without its number. */
const REQUEST = "(?:\\d{1,3}[. ] {0,3})?(?:SSR[A-Z]{4}[A-Z\\d]{2}[A-Z\\d ]|OSI[A-Z\\d]{2} )";
const SURNAME = `${NAME_LETTER}[${NAME_LETTERS} '-]{0,40}`;
/**
 * The count of a further traveller, after the name or the seat of the one before: `.14A.1SAMPLEMAN/ARIA`. A surname of one
 * letter needs a given name of three, or a seat; `.1C/RS` and `.31C/RS` are seats.
 */
const FURTHER =
  `(?:(?<=\\.\\d{1,3}[A-Z]{1,2})\\.\\d{1,2}` +
  `|(?<=\\/[${NAME_LETTERS} ]{1,40})\\.(?:\\d{1,2}(?=${NAME_LETTER}{2})|\\d(?=${NAME_LETTER}\\/${NAME_LETTER}(?:[${NAME_LETTERS} ]{2,40}|[^\\n/]{0,40}\\.\\d))))`;
/**
 * `-2.1`, right after a flight, a date, a membership or the status: the item of a traveller and the
 * name in it. A detail can follow.
 */
const NUMBERED =
  "(?<=\\d\\d[A-Z]{3}(?:\\d\\d){0,2}|\\d{8}|[A-Z]{2}\\d)-[1-9]\\d?\\.[1-9]" +
  `(?=\\.[A-Z\\d]| *\\n| +${REQUEST})`;
/** The beginning of a reference. */
const BEGIN = `${COUNT}${SURNAME}\\/`;
const GIVEN = `(?:[${NAME_LETTERS}']| (?!${REQUEST})|-(?=${NAME_LETTER}))*`;
const TITLE = "\\/(?:MRS?|MS|MISS|MSTR|DR)(?![A-Z])";
/** `*P-C08`: the note of the name item, which is not part of the name. */
const NOTE = "(?:\\*(?:P-)?[A-Z\\d]{1,12})?";
/** A further traveller in a text: after the seat of the one before. */
const AFTER_SEAT = `(?<=\\/[${NAME_LETTERS} ]{1,40}\\.\\d{1,3}[A-Z]{1,2})\\.\\d{1,2}${SURNAME}\\/`;
/** A text up to the next reference; `slash` is `/` if the text can contain slashes. */
const textPattern = (slash: string) => {
  const character = `(?:[!-,0-\\uffff${slash}]|(?!${AFTER_SEAT})\\.|(?!${NUMBERED})-(?!${BEGIN.slice(1)}))`;
  return new RegExp(`(?!${REQUEST})${character}+(?: +(?!${REQUEST})${character}+)*`);
};

/** `-1SAMPLEMAN/ARIA`, `-2DOE/JOHN/JANE`, `-I/1SAMPLEMAN/KAI`; after a seat also `.1SAMPLEMAN/ARIA`. */
export const NameReference: TokenType = token(
  "NameReference",
  new RegExp(
    `(?:-[2-9]${SURNAME}(?:\\/${GIVEN}){1,9}|(?:${BEGIN}|${FURTHER}${SURNAME}\\/)${GIVEN}(?:${TITLE})?)${NOTE}`,
  ),
  { label: "name" },
);
/** `-2.1`: the number of a traveller in the place of the name. */
export const NumberReference: TokenType = token("NumberReference", new RegExp(NUMBERED), {
  label: "name",
  categories: [NameReference],
});
/** The text between two slashes, up to the reference. */
export const RequestField: TokenType = token("RequestField", textPattern(""), { label: "text" });
/** The text of a request, up to the reference. */
export const RequestText: TokenType = token("RequestText", textPattern("/"), { label: "text" });

/** Another request on the same line. */
export const NextRequest: TokenType = token("NextRequest", new RegExp(`(?<= )${REQUEST}[^\\n]*`), {
  label: "request",
});

const HEAD = new RegExp(`^(?:${COUNT}|\\.\\d{1,2})`);

const NUMBER = /^-\d{1,2}\.\d$/;

/** The travellers of references, by name or by number. */
export function personsOf(
  references: readonly Read<string>[],
): Pick<Association, "persons" | "named"> {
  const named = references.flatMap(referredNames);
  const numbers = references.filter(({ value }) => NUMBER.test(value));
  const [first] = numbers;
  const last = numbers.at(-1);
  return {
    ...(first &&
      last && { persons: { value: numbers.map(numberOf), start: first.start + 1, end: last.end } }),
    ...(named.length > 0 && { named }),
  };
}

function numberOf({ value }: Read<string>): string {
  return value.slice(1);
}

/** The names of a reference. */
export function referredNames(reference: Read<string>): readonly PersonName[] {
  if (NUMBER.test(reference.value)) return [];
  const head = HEAD.exec(reference.value)?.[0] ?? "";
  const count = Number(/\d+/.exec(head)?.[0]);
  const name = /^[^*]*/.exec(reference.value)?.[0].trimEnd() ?? "";
  const printed = part(reference, head.length, name.length) ?? reference;
  if (count === 1) return [nameOf(printed)];
  const [, ...given] = printed.value.split("/");
  let end = printed.value.indexOf("/");
  return given.map((text, index) => {
    const start = end + 1;
    end = start + text.length;
    const { surname } = nameOf(printed);
    const ownText = part(printed, index === 0 ? 0 : start, end) ?? printed;
    return { surname, given: part(printed, start, end), printed: ownText };
  });
}
