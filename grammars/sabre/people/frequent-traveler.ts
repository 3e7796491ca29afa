import type { MembershipNode, PersonName } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AIRLINE } from "../../common/shapes.ts";
import { nothingUnparsed, unparsedCase, unparsedField } from "../../common/unparsed.ts";
import { Word } from "../../common/tokens.ts";
import { ITEM_START } from "../item.ts";
import { nameOf } from "../../common/people/printed-name.ts";
import { personOf, PersonReference, ReferredName } from "./person-reference.ts";

const MEMBERSHIP = "(?=[A-Z]{0,6}\\d)[A-Z\\d]{4,25}(?=[ \\n/-])";

/** `B6` before a membership number; at the margin, the number must be a long one. */
const ProgrammeAirline = token(
  "ProgrammeAirline",
  new RegExp(
    `${ITEM_START}${AIRLINE}(?=[ -]{0,4}${MEMBERSHIP})` +
      `|(?<![^\\n])${AIRLINE}(?=[ -]{0,4}[A-Z]{0,3}\\d{6,20}[ \\n])`,
  ),
  { label: "airline", push_mode: "travelerItem" },
);
/** `-`. */
const MembershipMark = token("MembershipMark", "-");
/** `0000000000`. */
const MembershipNumber = token(
  "TravelerNumber",
  new RegExp(`(?<=(?<![^\\n]) {0,12}(?:\\d{1,3}\\. {0,3})?${AIRLINE}[ -]{0,4})${MEMBERSHIP}`),
  { label: "membership number" },
);
/** `HK`, `B6`: whether the airline has the number, and the airlines that received it. */
const MembershipCode = token("MembershipCode", /[A-Z\d]{2}(?:\/[A-Z\d]{2})*(?![A-Z\d])/, {
  label: "code",
});

const FREQUENT_TRAVELER = [
  MembershipNumber,
  PersonReference,
  ReferredName,
  MembershipMark,
  MembershipCode,
  Word,
];

class FrequentTravelerRules extends LineRules {
  /**
   * frequentTraveler:
   *   ProgrammeAirline MembershipMark? TravelerNumber (MembershipCode | MembershipMark
   *   | Word)* PersonReference? ReferredName?
   *
   *     1.B6 0000000000           HK B6   1.1 SAMPLEMAN/BORIS
   */
  readonly line = this.RULE("frequentTraveler", (): MembershipNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(ProgrammeAirline));
    this.skip(1, MembershipMark);
    const membership = this.text(this.CONSUME(MembershipNumber));
    const rest = unparsedField(this.rest());
    const persons = personOf(this.optionalText(2, PersonReference));
    const name = this.optionalText(3, ReferredName);
    const named: readonly PersonName[] | undefined = name && [nameOf(name)];
    return {
      kind: "membership",
      number,
      airline,
      membership,
      ...persons,
      ...(named && { named }),
      ...rest,
    };
  });

  private readonly rest = this.manyOf(nothingUnparsed, [
    [[MembershipCode, MembershipMark]],
    unparsedCase(Word),
  ]);
}

/**
 * Memberships in the programmes of airlines:
 *
 * FREQUENT TRAVELER
 *   1.B6 0000000000           HK B6   1.1 SAMPLEMAN/BORIS
 */
export const frequentTraveler = lineFamily(
  "frequent traveler",
  [ProgrammeAirline],
  FREQUENT_TRAVELER,
  FrequentTravelerRules,
);
