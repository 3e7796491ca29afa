import type { TokenType } from "chevrotain";
import type { NoteNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { REST_OF_LINE } from "../tokens.ts";

/** The subject of a line, and the pattern of its beginning. */
type NoteHead = readonly [about: string, pattern: RegExp];

/** `503 4 15 18 20 *`: schedule data that a sale printed, after the number of a message element. */
export const SCHEDULE_DATA: NoteHead = [
  "schedule data",
  /(?<=(?<![^\n]) ?(?:0\d\d|101|127|50\d) )[A-Z\d<]/,
];

/** Lines that are known but contain nothing about the booking. Their beginning identifies them. */
export function notes(name: string, heads: readonly NoteHead[]): LineFamily {
  const Head = token(`${name}Head`, /NOT_APPLICABLE/);
  const Text = token(`${name}Text`, REST_OF_LINE);
  const about = new Map<TokenType, string>();
  for (const [index, [subject, pattern]] of heads.entries()) {
    const opener = token(`${name}${index}`, pattern, {
      label: subject,
      categories: [Head],
      push_mode: name,
    });
    about.set(opener, subject);
  }
  return {
    name,
    openers: [...about.keys()],
    modes: { [name]: [Text] },
    rules: class extends LineRules {
      /**
       * note: <head> <text>?
       *
       *     --- TST RLR SFP ---
       */
      readonly line = this.RULE("note", (): NoteNode => {
        let subject: string | undefined;
        const text = this.printed(() => {
          subject = about.get(this.CONSUME(Head).tokenType);
          this.skip(1, Text);
        });
        return { kind: "note", number: this.elementNumber(), about: subject ?? name, text };
      });
    },
  };
}
