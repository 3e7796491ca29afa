import type { NamesNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { Slash } from "../../common/tokens.ts";
import { ItemReference, ItemRules, PageMark } from "../item.ts";
import { HAN, INFANT } from "../shapes.ts";
import { NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/** `XN/IN/`, before a name. */
const InfantHead = token("InfantHead", new RegExp(`${INFANT}/(?=[A-Z]|${HAN})`), {
  label: "XN/IN/",
  push_mode: "infant",
});
/** `CHEN`, `周贝贝`: a part of the name, up to `INF(`. */
const InfantName = token(
  "InfantName",
  new RegExp(
    `(?:${HAN}{2,20}|(?! ?INF ?\\()${NAME_LETTER}(?:[${NAME_LETTERS}.']|(?: |-)(?=${NAME_LETTER})(?!INF\\())*)`,
  ),
  { label: "name" },
);
/** `INF(JAN26)`: the month of birth. */
const InfantBirth = token("InfantBirth", /INF ?\([A-Z\d]{5,7}\)/, { label: "INF(" });

/** The text and the references at its end are read by `ItemRules` in item.ts. */
class InfantRules extends ItemRules {
  /**
   * infant: InfantHead InfantName (Slash InfantName)? InfantBirth? reference
   *
   *  15.XN/IN/CHEN/BEIBEI INF(APR26)/P2
   */
  readonly line = this.RULE("infant", (): NamesNode => {
    const number = this.elementNumber();
    this.CONSUME(InfantHead);
    const surname = this.text(this.CONSUME1(InfantName));
    const given = this.option(1, () => {
      this.CONSUME(Slash);
      return this.text(this.CONSUME2(InfantName));
    });
    const type = this.optionalText(2, InfantBirth);
    const { persons } = this.SUBRULE(this.reference);
    return this.ACTION(() => {
      const printed = this.between(surname.start, (given ?? surname).end);
      const adult = persons?.value.length === 1 ? persons.value[0] : undefined;
      const infantOf =
        persons && adult !== undefined
          ? { value: adult, start: persons.end - adult.length, end: persons.end }
          : undefined;
      const passengerType = type && { ...type, value: "INF", end: type.start + 3 };
      return {
        kind: "names",
        number,
        persons: [{ surname, given, printed, passengerType, infant: true, infantOf }],
      };
    });
  });
}

/** An item for an infant, which ends with the accompanying adult. */
export const infant = lineFamily(
  "infant",
  [InfantHead],
  [PageMark, ItemReference, InfantBirth, InfantName, Slash],
  InfantRules,
);
