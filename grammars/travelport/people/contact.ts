import type { ContactNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ITEM_START, textItems, WORDS } from "../item.ts";

/*
 * Contacts: a city with a letter or two for the kind of phone, and the number. An email address has
 * `//` for the `@` that terminals lack.
 *
 * FONE-SFOAS/800-555-0100-SAMPLE TRAVEL          FONE-LONT*0205550100
 *    2 SFOR/555-555-0199                           2. LONE*JANE//EXAMPLE.COM
 */

const DOMAIN = "[A-Za-z\\d-]{1,63}(?:\\.[A-Za-z\\d-]{1,63}){1,5}";
const EMAIL = `[A-Za-z\\d._%+=&'-]{1,64}(?:\\/\\/|[@\\u00a4\\u2021])${DOMAIN}(?= *\\n)`;
const CITY = "[A-Za-z]{3}[A-Za-z]{0,2}[*/] *";
const WORD_EMAIL = "[Ee]-?[Mm][Aa][Ii][Ll][-:* ]{1,3}";

/** `LONE*` before an email address. */
const EmailFrame = token(
  "EmailFrame",
  new RegExp(`${ITEM_START}(?:${CITY}(?:${WORD_EMAIL})?|${WORD_EMAIL})(?=${EMAIL})`),
  { label: "email", push_mode: "email" },
);
/** `JANE//EXAMPLE.COM`. */
const EmailAddress = token("EmailAddress", new RegExp(EMAIL), { label: "email address" });
/** An email address without a frame before it. */
const LoneEmailAddress = token("LoneEmailAddress", new RegExp(ITEM_START + EMAIL), {
  label: "email address",
  categories: [EmailAddress],
  push_mode: "email",
});
/** The whole item; without its number, it must begin with a city. */
const PhoneText = token(
  "PhoneText",
  new RegExp(
    `${ITEM_START}${WORDS}` +
      `|(?<=(?<![^\\n]) {0,8})[A-Z]{3}[A-Z]{0,2}[*/](?=[^\\n/*]{0,30}\\d{3})${WORDS}`,
  ),
  { label: "phone", push_mode: "phone" },
);

class PhoneRules extends LineRules {
  /** phone: EmailFrame? EmailAddress | PhoneText */
  readonly line = this.RULE("phone", (): ContactNode => {
    const number = this.elementNumber();
    return this.OR<ContactNode>([
      {
        ALT: () => {
          this.skip(1, EmailFrame);
          const value = this.text(this.CONSUME(EmailAddress));
          return { kind: "contact", number, type: "email", value };
        },
      },
      {
        ALT: () => {
          const value = this.text(this.CONSUME(PhoneText));
          return { kind: "contact", number, type: "phone", value };
        },
      },
    ]);
  });
}

export const phones: LineFamily = {
  name: "phone",
  openers: [EmailFrame, LoneEmailAddress, PhoneText],
  modes: { email: [EmailAddress], phone: [] },
  rules: PhoneRules,
};

/**
 * Addresses for email and delivery, with `@` between their lines:
 *
 * ADRS-SAMPLE TRAVEL@1 MODEL ST@SAN FRANCISCO CA Z/00000
 */
export const addresses = textItems("address", (value, number) => ({
  kind: "contact",
  number,
  type: "address",
  value,
}));
