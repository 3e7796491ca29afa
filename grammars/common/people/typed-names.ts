import type { PersonName, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { NAME_LETTER, NAME_LETTERS, SURNAME } from "../shapes.ts";
import { part } from "../values.ts";

/*
 * Names that people typed in place of those that a terminal prints: with a comma or a space instead
 * of the slash.
 *
 *   1.DOE, JANE MRS        1.DOE JANE MRS
 */

/** Titles apart from a name, and those that terminals glue to names. */
export const TITLE = "(?:MRS?|MS|MISS|MSTR|MSS|MST|DR|PROF|REV)";
export const GLUED_TITLE = "(?:MRS?|MISS|MSTR)";
/** Looks ahead: no word of a sentence and no other word that is not a surname. */
export const NO_SURNAME =
  `(?![${NAME_LETTERS} .'-]{0,60}\\b(?:PAX|NAMES?|ATTN|GUESTS?|PASSENGERS?|FROM|FOR|TO|THE|AND|OR|WITH|CALL` +
  "|CONTACT|PLS|PLEASE|AGENT|NEXT|DEAR|HELLO|HI|TOTAL|BOOKING|TRAVEL|SALES|REGARDS|THANKS)\\b)";

const WORD = `${NAME_LETTER}[${NAME_LETTERS}.'-]{1,40}`;
/** Words that begin surnames of several words. */
const PARTICLE =
  "(?:A[BL]|ABU|BE?N|BIN|D[AEIOU]|DAS|DE[LNR]|DELLA|DOS|EL|L[AE]|LOS|MAC|SAN|SANTA|ST|TE[NR]|VAN|VON|ZU[MR]?) ";
/** `DOE, JANE`: several words on both sides of the comma. */
const COMMA_NAME = `${WORD}(?: ${WORD}){0,2}, ?${WORD}(?: ${WORD}){0,3}`;
/** `DOE JANE MRS`: one word each, because nothing else shows where a surname ends. */
const SPACE_NAME = `(?!${PARTICLE})${WORD} (?!${TITLE}[ \\n])${WORD}`;
const TYPE = "(?: (?:ADT|CHD|CNN|INF))?";
/** A name with a comma or a space as its slash, with or without a title. */
export const TYPED_NAME = `${NO_SURNAME}(?:${COMMA_NAME}|${SPACE_NAME}(?: ${TITLE})?)${TYPE}(?![${NAME_LETTERS}])`;
/** The same with a title. */
export const TITLED_TYPED_NAME = `${NO_SURNAME}(?:${COMMA_NAME}(?<= ${TITLE})|${SPACE_NAME} ${TITLE})${TYPE}(?![${NAME_LETTERS}])`;

/** `DOE JANE MRS`: two words and a title. */
export const TITLED_SPACED_NAME = `${NO_SURNAME}${SPACE_NAME} ${TITLE}${TYPE}(?![${NAME_LETTERS}])`;

/** `,` in place of the slash, right after a surname and its number. */
export const NameComma = token(
  "NameComma",
  new RegExp(`(?<=[\\d.] ?${SURNAME}),(?= ?${NAME_LETTER})`),
  { label: "," },
);

const SPACED = new RegExp(`^${SPACE_NAME}(?: ${TITLE})?${TYPE}$`);

/** The parts of a name with a space as its slash; undefined if the name does not have two parts. */
export function partsOfSpaced(
  name: Read<string>,
): Pick<PersonName, "surname" | "given"> | undefined {
  if (!SPACED.test(name.value)) return undefined;
  const space = name.value.indexOf(" ");
  return { surname: part(name, 0, space), given: part(name, space + 1, name.value.length) };
}
