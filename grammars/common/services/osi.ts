import type { TokenType } from "chevrotain";
import type { OsiNode } from "../../../src/ast/nodes.ts";
import { LineRules, type Rule } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";

/*
 * Other service information, which an airline does not answer:
 *
 *    12 OSI ZZ CTCP PAR 5550100        2 OSIYY CTCT SFO 555-0100
 *
 * `serviceLines` makes the family of a system. Where one reference is not enough, the system's own rules
 * extend `OsiRules`, and its mode is `osiModes`.
 */

/** The opener; `before` is the source of a pattern for what the system prints before it. */
export function osiHead(name: string, before = ""): TokenType {
  return token(name, new RegExp(`${before}OSI(?= |[A-Z\\d]{2} )`), {
    label: "OSI",
    push_mode: "osi",
  });
}

/** `ZZ`, `YY`. */
const OsiAirline = token("OsiAirline", /[A-Z\d]{2}(?= )/, { label: "airline" });

/** The mode: `reference` lists the tokens that refer to travellers and segments. */
export function osiModes(text: TokenType, ...reference: readonly TokenType[]) {
  return { osi: [OsiAirline, ...reference, text] };
}

export abstract class OsiRules extends LineRules {
  protected abstract readonly opener: TokenType;
  protected abstract readonly words: TokenType;
  /** The travellers and segments that the information is about; can match nothing. */
  protected abstract readonly reference: Rule<Pick<OsiNode, "segments" | "persons" | "named">>;

  /** osi: Osi OsiAirline? <text> reference */
  readonly line = this.RULE("osi", (): OsiNode => {
    const number = this.elementNumber();
    this.CONSUME(this.opener);
    const airline = this.optionalText(1, OsiAirline);
    const text = this.text(this.CONSUME(this.words));
    const reference = this.SUBRULE(this.reference);
    return this.ACTION(() => ({ kind: "osi", number, airline, text, ...reference }));
  });
}
