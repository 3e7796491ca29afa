import { createToken } from "chevrotain";
import type { OsiNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { AssociationRefs, AssociatedLineRules, ElementText } from "../common/association.ts";

const Osi = createToken({
  name: "Osi",
  label: "OSI",
  pattern: /[*/#]?OSI(?= )/,
  push_mode: "osi",
});
const OsiAirline = createToken({
  name: "OsiAirline",
  label: "airline",
  pattern: /(?<=OSI +)[A-Z\d]{2}(?= )/,
});

const OSI = [OsiAirline, AssociationRefs, ElementText];

class OsiRules extends AssociatedLineRules {
  /**
   * osi: elementNumber? Osi OsiAirline? ElementText association
   *
   *    12 OSI ZZ CTCP PAR 5550100
   */
  readonly line = this.RULE("osi", (): OsiNode => {
    const number = this.elementNumber();
    this.CONSUME(Osi);
    const airline = this.optionalText(1, OsiAirline);
    const text = this.text(this.CONSUME(ElementText));
    const { segments, persons } = this.association();
    return { kind: "osi", number, airline, text, segments, persons };
  });
}

export const osi: LineFamily = {
  name: "OSI",
  openers: [Osi],
  modes: { osi: OSI },
  rules: OsiRules,
};
