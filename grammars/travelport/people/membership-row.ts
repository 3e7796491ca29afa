import type { MembershipNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { NameCut, personOfRow, personTokens } from "../../common/people/passenger-row.ts";
import { AIRLINE } from "../../common/shapes.ts";
import { unparsedField } from "../../common/unparsed.ts";

const MEMBERSHIP = "(?=[A-Z]{0,9}\\d)[A-Z\\d]{4,25}(?=[ \\n])";
const MEMBER_AIRLINE = `(?<=[ |])${AIRLINE}(?= {1,9}${MEMBERSHIP})`;

const [MembershipMark, MembershipName] = personTokens(
  "Membership",
  "membershipRow",
  MEMBER_AIRLINE,
);
/** `AN` before a membership number. */
const MembershipAirline = token("MembershipAirline", new RegExp(MEMBER_AIRLINE), {
  label: "airline",
});
/** `0000000`. */
const Membership = token("Membership", new RegExp(MEMBERSHIP), { label: "membership number" });
const MembershipWord = token("MembershipWord", /[!-\uffff]+/, { label: "text" });

class MembershipRowRules extends LineRules {
  /** membershipRow: MembershipMark MembershipName NameCut* MembershipAirline Membership MembershipWord* */
  readonly line = this.RULE("membershipRow", (): MembershipNode => {
    const mark = this.text(this.CONSUME(MembershipMark));
    const name = this.text(this.CONSUME(MembershipName));
    this.skipAll(1, NameCut);
    const airline = this.text(this.CONSUME(MembershipAirline));
    const membership = this.text(this.CONSUME(Membership));
    const unparsed = this.allTexts(2, MembershipWord);
    return this.ACTION(() => ({
      kind: "membership",
      ...personOfRow(mark, name),
      airline,
      membership,
      ...unparsedField({ unparsed }),
    }));
  });
}

/**
 * Memberships in the programmes of airlines:
 *
 * P  3. TESTOVA/NINA      AN  0000000
 */
export const membershipRow = lineFamily(
  "membership row",
  [MembershipMark],
  [NameCut, Membership, MembershipAirline, MembershipName, MembershipWord],
  MembershipRowRules,
);
