import type { ContactNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ItemReference, ItemRules, ItemText, PageMark } from "../item.ts";
import { CONTACT } from "../shapes.ts";

/** `SHA/T`, before the agency's phone number: `SHA/T SHA/T021-5550100`. */
const ContactHead = token("ContactHead", new RegExp(String.raw`${CONTACT}(?= [A-Z\d])`), {
  label: "contact",
  push_mode: "contact",
});

/** The text and the references at its end are read by `ItemRules` in item.ts. */
class ContactRules extends ItemRules {
  /**
   * contact: ContactHead ItemText reference
   *
   *  4.SHA/T SHA/T021-5550100/SAMPLE TRAVEL AGENCY LTD/ZHANG SAN ABCDEFG
   */
  readonly line = this.RULE("contact", (): ContactNode => {
    const number = this.elementNumber();
    const head = this.text(this.CONSUME(ContactHead));
    const text = this.text(this.CONSUME(ItemText));
    const reference = this.SUBRULE(this.reference);
    return this.ACTION(() => {
      const value = this.between(head.start, text.end);
      return { kind: "contact", number, type: "phone", value, ...reference };
    });
  });
}

/** The phone number, name and agent of the agency. */
export const contact = lineFamily(
  "contact",
  [ContactHead],
  [PageMark, ItemReference, ItemText],
  ContactRules,
);
