import { createToken, type TokenType } from "chevrotain";
import type { PersonName, Read } from "../../../src/ast/nodes.ts";
import { part } from "../../common/values.ts";

/*
 * Whom a request is about, by count and name behind a hyphen; several travellers of one name item
 * share the surname, an infant's count has `I/` before or behind it:
 *
 *   -1SAMPLEMAN/ARIA        -1SAMPLEMAN/BORIS*P-C08.0060000000001C1        -2DOE/JOHN/JANE
 *   -I/1SAMPLEMAN/KAI
 */

/** A hyphen with a count. */
const COUNT = "-(?:\\d{1,2}(?:I\\/)?|I\\/\\d{1,2})";
/** Another request that lost its line, behind its number or not. */
const REQUEST = "(?:\\d{1,3}\\.? {1,3})?(?:SSR[A-Z]{4}[A-Z\\d]{2}[A-Z\\d ]|OSI[A-Z\\d]{2} )";
const SURNAME = "[A-Z][A-Z '-]{0,40}";
/** What a reference begins with. */
const BEGIN = `${COUNT}${SURNAME}\\/`;
const GIVEN = `(?:[A-Z']| (?!${REQUEST})|-(?=[A-Z]))*`;
const TITLE = "\\/(?:MRS?|MS|MISS|MSTR|DR)(?![A-Z])";
/** `*P-C08`: what the name item notes of the traveller is no part of the name. */
const NOTE = "(?:\\*(?:P-)?[A-Z\\d]{1,12})?";
/** Characters of a text in which no reference begins; `slash` is `/` where it is one of them. */
const textPattern = (slash: string) => {
  const character = `(?:[!-,.0-\\uffff${slash}]|-(?!${BEGIN.slice(1)}))`;
  return new RegExp(`(?!${REQUEST})${character}+(?: +(?!${REQUEST})${character}+)*`);
};

export const NameReference: TokenType = createToken({
  name: "NameReference",
  label: "name",
  pattern: new RegExp(
    `(?:-[2-9]${SURNAME}(?:\\/${GIVEN}){1,9}|${BEGIN}${GIVEN}(?:${TITLE})?)${NOTE}`,
  ),
});
/** What stands between two slashes, up to the reference. */
export const RequestField: TokenType = createToken({
  name: "RequestField",
  label: "text",
  pattern: textPattern(""),
});
/** The text of a request, up to the reference. */
export const RequestText: TokenType = createToken({
  name: "RequestText",
  label: "text",
  pattern: textPattern("/"),
});

/** What follows a request on its line and belongs to another one. */
export const NextRequest: TokenType = createToken({
  name: "NextRequest",
  label: "request",
  pattern: new RegExp(`(?<= )${REQUEST}[^\\n]*`),
});

const HEAD = new RegExp(`^${COUNT}`);

/** The names that a reference prints. */
export function referredNames(reference: Read<string>): readonly PersonName[] {
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
    const own = part(printed, index === 0 ? 0 : start, end) ?? printed;
    return { surname, given: part(printed, start, end), printed: own };
  });
}

/** A traveller by the name that is printed, whole or cut. */
export function nameOf(printed: Read<string>): PersonName {
  const slash = printed.value.indexOf("/");
  if (slash === -1) return { surname: printed, printed };
  const given = part(printed, slash + 1, printed.value.length);
  const surname = part(printed, 0, slash);
  return { surname, given: given?.value === "" ? undefined : given, printed };
}
