import type { TokenType } from "chevrotain";
import type { ContactNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AssociationRefs, AssociatedLineRules } from "../../common/people/association.ts";
import { FieldText, Slash } from "../../common/tokens.ts";
import { ADDRESSES, EMAIL, FLAG, PHONE } from "../shapes.ts";
import { oneOf } from "../../common/shapes.ts";

/*
 * Phone numbers, email addresses and postal addresses:
 *
 *   9 AP PAR 01 5550 0100 - SAMPLE TRAVEL - A
 *  10 APE JANE@EXAMPLE.COM
 *  11 APN E+JANE@EXAMPLE.COM/VI
 *  12 AM/H A1-1 MODEL STREET
 */

/** `AP`, `APM`, `APH`, `APB`, `APF`, `API`. */
const PhoneHead = token("PhoneHead", new RegExp(`${FLAG}${PHONE}(?= )`), {
  label: "AP",
  push_mode: "contact",
});
/** `APE`. */
const EmailHead = token("EmailHead", new RegExp(`${FLAG}${EMAIL}(?= )`), {
  label: "APE",
  push_mode: "contact",
});
/** `APN M`, before a plus: a mobile number for notifications, with their language. */
const NoticePhoneHead = token("NoticePhoneHead", new RegExp(String.raw`${FLAG}APN +M(?=\+)`), {
  label: "APN M+",
  push_mode: "notice",
});
/** `APN E+`: an email address for notifications. */
const NoticeEmailHead = token("NoticeEmailHead", new RegExp(String.raw`${FLAG}APN +E\+`), {
  label: "APN E+",
  push_mode: "notice",
});
/** `Am 20.11.2026 um 12:00 schrieb Jane Doe:`, above a mail that an email answers. */
const NOT_MAIL = String.raw`(?! (?:[A-Z]{2,10}[.,]{1,2} )?\d{1,2}\. ?(?:\d|[A-Z]{3})|[^\n]{0,200}: *\n)`;
/** `APA`; `AM` for mailing, `AB` for billing. */
const AddressHead = token(
  "AddressHead",
  new RegExp(`${FLAG}${oneOf(...ADDRESSES)}(?=[ /])${NOT_MAIL}`),
  {
    label: "AM",
    push_mode: "contact",
  },
);
/** `/EN`: the language of notifications, before the association or the end of the line. */
const Language = token("Language", /\/[A-Z]{2}(?= *(?:(?:\/[SP]\d[\d,-]*){1,3} *)?\n)/);
const CONTACT = [AssociationRefs, FieldText, Slash];
const NOTICE = [AssociationRefs, Language, FieldText, Slash];
const HEADS = [NoticePhoneHead, NoticeEmailHead, PhoneHead, EmailHead, AddressHead];

const TYPES = new Map<TokenType, ContactNode["type"]>([
  [EmailHead, "email"],
  [NoticeEmailHead, "email"],
  [AddressHead, "address"],
]);

/** The travellers and segments at its end are read by common/people/association.ts. */
class ContactRules extends AssociatedLineRules {
  /** contact: head contactWords Language? AssociationRefs? */
  readonly line = this.RULE("contact", (): ContactNode => {
    const number = this.elementNumber();
    const head = this.SUBRULE(this.head);
    const value = this.printed(() => {
      this.SUBRULE(this.words);
    });
    this.skip(1, Language);
    const { segments, persons } = this.association();
    const type = TYPES.get(head.tokenType) ?? "phone";
    return { kind: "contact", number, type, value: value ?? this.text(head), segments, persons };
  });

  /** head: PhoneHead | EmailHead | NoticePhoneHead | NoticeEmailHead | AddressHead */
  private readonly head = this.RULE("head", () =>
    this.oneToken(PhoneHead, EmailHead, NoticePhoneHead, NoticeEmailHead, AddressHead),
  );

  /** contactWords: (FieldText | Slash)* */
  private readonly words = this.RULE(
    "contactWords",
    this.manyOf(() => undefined, [[[FieldText, Slash]]]),
  );
}

export const contact: LineFamily = {
  name: "contact",
  openers: HEADS,
  modes: { contact: CONTACT, notice: NOTICE },
  rules: ContactRules,
};
