import { createToken, Lexer, type TokenType } from "chevrotain";
import type { Association, Mutable, Read } from "../../src/ast/nodes.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { numberListValue } from "../common/values.ts";

/*
 * What items have in common: the persons they are about, at their end, and behind the last item of
 * a page its mark.
 *
 *  8.SSR FOID ZH HK1 NI440301199207071245/P2                                      +
 */

export const LINE_START = "(?<![^\\n]) {0,8}";
/** Where a line ends, its mark of the page or not. */
export const LINE_END = " *(?:(?<= )[+-] *)?\\n";
/** `P1`, `P1-3`, `P1/2`, `S2`. */
const REFERRED = "[PS]\\d{1,3}(?:[-,/]\\d{1,3}){0,20}";
const REFERENCE = `/${REFERRED}`;

/** `+`, more follows; `-`, this is the last page. Elements go on as if it were not there. */
export const PageMark: TokenType = createToken({
  name: "PageMark",
  pattern: /(?<= )[+-](?= *\n)/,
  group: Lexer.SKIPPED,
});
/** `/P1`, last on the line. */
export const ItemReference: TokenType = createToken({
  name: "ItemReference",
  label: "reference",
  pattern: new RegExp(`(?:${REFERENCE}){1,2}(?=${LINE_END})`),
});
/** The text of an item, blanks and all, up to its reference or the end of the line. */
export const ItemText: TokenType = createToken({
  name: "ItemText",
  label: "text",
  pattern: new RegExp(
    "(?:[!-.0-\\uffff]+" +
      `|/(?!${REFERRED}(?:${REFERENCE})?${LINE_END})` +
      `| +(?=[!-\\uffff])(?![+-] *\\n))+`,
  ),
});

/** Rules of items that can end with `this.reference`. */
export abstract class ItemRules extends LineRules {
  /**
   * reference: ItemReference?
   *
   *   /P1        /P1/2
   */
  protected readonly reference = this.RULE("reference", () => {
    const printed = this.optionalText(1, ItemReference);
    return this.ACTION(() => referenceOf(printed));
  });
}

/** Whom and which segments a reference means. */
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
