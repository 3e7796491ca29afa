import type { AccountingNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { oneOf } from "../../common/shapes.ts";
import { REST_OF_LINE } from "../../common/tokens.ts";
import { trimmed } from "../../common/values.ts";
import { ACCOUNT_LINES } from "../shapes.ts";

/** `CUSTOMER NUMBER -`, `INVOICED`, `OAC -`. */
const AccountHead = token("AccountHead", new RegExp(`${oneOf(...ACCOUNT_LINES)}(?![A-Z])`), {
  label: "account",
  push_mode: "account",
});
const AccountText = token("AccountText", REST_OF_LINE, { label: "text" });

class AccountLineRules extends LineRules {
  /**
   * accountLine: AccountHead AccountText?
   *
   *   CUSTOMER NUMBER - 4155550100
   *   INVOICED
   */
  readonly line = this.RULE("accountLine", (): AccountingNode => {
    const number = this.elementNumber();
    const type = this.read(this.CONSUME(AccountHead), String, /[A-Z]+(?: [A-Z]+)*/);
    const text = this.optionalText(1, AccountText);
    return this.ACTION(() => ({ kind: "accounting", number, type, text: trimmed(text) }));
  });
}

/** Single lines of the agency between the sections. */
export const accountLine = lineFamily(
  "account line",
  [AccountHead],
  [AccountText],
  AccountLineRules,
);
