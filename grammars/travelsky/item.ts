import { Lexer, type TokenType } from "chevrotain";
import type { Association, Mutable, Read } from "../../src/ast/nodes.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";
import { numberListValue } from "../common/values.ts";

/*
 * What all items share: a reference to travellers or segments at their end, and the page mark after the
 * last item of a page.
 *
 *  8.SSR FOID ZH HK1 NI440301199207071245/P2                                      +
 */

/** For a look-behind: the beginning of a line, with up to 8 spaces. */
export const LINE_START = "(?<![^\\n]) {0,8}";
/** The end of a line, with or without a page mark. */
export const LINE_END = " *(?:(?<= )[+-] *)?\\n";
/** `P1`, `P1-3`, `P1/2`, `S2`. */
const REFERRED = "[PS]\\d{1,3}(?:[-,/]\\d{1,3}){0,20}";
const REFERENCE = `/${REFERRED}`;

/** `+`: more pages follow. `-`: the last page. Elements continue across it. */
export const PageMark: TokenType = token("PageMark", /(?<= )[+-](?= *\n)/, {
  group: Lexer.SKIPPED,
});
/** `/P1`, at the end of the line. */
export const ItemReference: TokenType = token(
  "ItemReference",
  new RegExp(`(?:${REFERENCE}){1,2}(?=${LINE_END})`),
  { label: "reference" },
);
/** The text of an item, including spaces, up to its reference or the end of the line. */
export const ItemText: TokenType = token(
  "ItemText",
  new RegExp(
    "(?:[!-.0-\\uffff]+" +
      `|/(?!${REFERRED}(?:${REFERENCE})?${LINE_END})` +
      `| +(?=[!-\\uffff])(?![+-] *\\n))+`,
  ),
  { label: "text" },
);

/** Rules for items that can end with `this.reference`. */
export abstract class ItemRules extends LineRules {
  /**
   * reference: ItemReference?
   *
   *   /P1        /P1/2
   */
  protected readonly reference = this.RULE("reference", () =>
    referenceOf(this.optionalText(1, ItemReference)),
  );
}

/** The travellers and segments that a reference names. */
export function referenceOf(printed: Read<string> | undefined): Association {
  const found: Mutable<Association> = {};
  for (const { 0: text, 1: kind, index } of printed?.value.matchAll(/\/([PS])[\d,/-]*\d/g) ?? []) {
    const start = (printed?.start ?? 0) + index;
    const numbers = {
      value: numberListValue(text.slice(2).replaceAll("/", ",")),
      start,
      end: start + text.length,
    };
    if (kind === "S") found.segments = numbers;
    else found.persons = numbers;
  }
  return found;
}
