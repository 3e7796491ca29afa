import { Lexer, type TokenType } from "chevrotain";
import type { ContactNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { nothingUnparsed, unparsedCase, unparsedField } from "../../common/unparsed.ts";
import { Word } from "../../common/tokens.ts";
import { ITEM_START, ITEM_TEXT } from "../item.ts";
import { ITEM_WORDS, personOf, PersonReference } from "./person-reference.ts";

/** Frames an address, and replaces the `@` that terminals lack. */
const CROSS = "(?:Â?[‡¥¤†⊠]|[âÂ]€¡)";
const ADDRESS =
  `[A-Za-z\\d_](?:[\\w.%+&=-]{0,63})(?:@|\\/\\/|${CROSS})` +
  "(?:[A-Za-z\\d-]{1,63}\\.){1,8}[A-Za-z]{2,24}(?![\\w@])";
/** The frame, or the characters that conversions turn it into. */
const FRAME = `(?:${CROSS}|[+?'|])`;

/** `TO/‡`: the recipient's role and the frame before an address. */
const EmailHead = token(
  "SabreEmailHead",
  new RegExp(
    `(?:(?:TO|FR|CC|BC|E)[/-]|[A-Z]{2,6}[/-]?(?=${CROSS}))?${FRAME}(?=${ADDRESS})|(?:TO|FR|CC|BC)\\/(?=${ADDRESS})`,
  ),
  { label: "email", push_mode: "emailItem" },
);
/** The category of addresses. */
const AnyEmailAddress = token("AnyEmailAddress", Lexer.NA, { label: "email address" });
/** An address without a frame before it. */
const FirstEmailAddress = token(
  "FirstEmailAddress",
  new RegExp(`(?<=(?<![^\\n]) {0,12}(?:\\d{1,3}\\. {0,3})?)${ADDRESS}`),
  { label: "email address", categories: [AnyEmailAddress], push_mode: "emailItem" },
);
/** `JANE@EXAMPLE.COM`, `JANE//EXAMPLE.COM`, `JANE¤EXAMPLE.COM`. */
const EmailAddress = token("EmailAddress", new RegExp(ADDRESS), {
  label: "email address",
  categories: [AnyEmailAddress],
});
/** `‡`; `-E` at the end of the line. */
const EmailFrame = token("EmailFrame", new RegExp(`${FRAME}|-E(?= *\\n)`));

const EMAIL = [PersonReference, EmailAddress, EmailFrame, Word];

class EmailRules extends LineRules {
  /**
   * email: EmailHead? AnyEmailAddress (EmailFrame | Word)* PersonReference?
   *
   *     1.‡JANE@EXAMPLE.COM‡
   *     2.TO/¥JANE¤EXAMPLE.COM¥  1.1 DOE/JANE
   */
  readonly line = this.RULE("email", (): ContactNode => {
    const number = this.elementNumber();
    this.skip(0, EmailHead);
    const value = this.text(this.CONSUME(AnyEmailAddress));
    const rest = unparsedField(this.rest());
    const reference = personOf(this.optionalText(1, PersonReference));
    return { kind: "contact", number, type: "email", value, ...reference, ...rest };
  });

  private readonly rest = this.manyOf(nothingUnparsed, [[EmailFrame], unparsedCase(Word)]);
}

/**
 * Email addresses, in frames, with `//` or a cross if the terminal has no `@`:
 *
 * EMAIL ADDRESS
 *   1.‡JANE@EXAMPLE.COM‡
 *   2.TO/¥JANE¤EXAMPLE.COM¥
 */
export const email = lineFamily("email address", [EmailHead, FirstEmailAddress], EMAIL, EmailRules);

/** The family of items that consist of one contact and, sometimes, its traveller. */
function contactItem(
  name: string,
  type: ContactNode["type"],
  pattern: RegExp,
  mode: string,
): LineFamily {
  const Item: TokenType = token(`${mode}Text`, pattern, { label: name, push_mode: mode });
  return {
    name,
    openers: [Item],
    modes: { [mode]: [PersonReference] },
    rules: class extends LineRules {
      /** contactItem: <text> PersonReference? */
      readonly line = this.RULE("contactItem", (): ContactNode => {
        const number = this.elementNumber();
        const value = this.text(this.CONSUME(Item));
        const persons = personOf(this.optionalText(1, PersonReference));
        return { kind: "contact", number, type, value, ...persons };
      });
    },
  };
}

/** A phone without a number or an indent, after the letters of its city. */
const BARE_PHONE = "(?<![^\\n])[A-Z]{3}\\+?[(\\d][\\d() ./+-]{5,30}\\d(?:-[A-Z]{1,3})?(?= *\\n)";

/**
 * Phones, each with its city and a letter for its kind:
 *
 * PHONES
 *   1.DFW555-555-0100-A
 */
export const phone = contactItem(
  "phone",
  "phone",
  new RegExp(`${ITEM_START}(?=[^\\n]{0,120}\\d)${ITEM_WORDS}|${BARE_PHONE}`),
  "phoneItem",
);

/**
 * Lines of an address:
 *
 * ADDRESS
 *     N/SAMPLE TRAVEL
 *     A/1 MODEL AVENUE
 *     Z/00000
 */
export const address = contactItem(
  "address",
  "address",
  new RegExp(`${ITEM_START}${ITEM_TEXT}|(?<![^\\n])[A-Z]\\/${ITEM_TEXT}`),
  "addressItem",
);
