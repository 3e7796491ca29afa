import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { AssociationRefs, ElementText } from "../../common/people/association.ts";
import { osiHead, osiModes, OsiRules } from "../../common/services/osi.ts";
import { FLAG } from "../shapes.ts";

const Osi = osiHead("Osi", FLAG);

class AssociatedOsiRules extends OsiRules {
  protected readonly opener = Osi;
  protected readonly words = ElementText;
  /** reference: AssociationRefs? */
  protected readonly reference = this.RULE("reference", () => this.association());
}

/**
 * Other service information, which ends with the travellers it is about:
 *
 *    12 OSI ZZ CTCP PAR 5550100/P1
 */
export const osi: LineFamily = {
  name: "OSI",
  openers: [Osi],
  modes: osiModes(ElementText, AssociationRefs),
  rules: AssociatedOsiRules,
};
