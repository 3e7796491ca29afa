import { createToken } from "chevrotain";
import type { SystemDefinition } from "../../grammars/system.ts";
import type { NoteNode } from "../../src/ast/nodes.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import type { CoveredCase } from "../../src/workshop/coverage/rule-usage.ts";

const Word = createToken({ name: "Word", label: "WORD", pattern: /WORD/, push_mode: "toyWord" });
const Digits = createToken({ name: "Digits", label: "digits", pattern: /\d+/ });
const Letters = createToken({ name: "Letters", label: "letters", pattern: /[A-Z]+/ });
const Stop = createToken({ name: "Stop", label: ".", pattern: "." });

class ToyRules extends LineRules {
  /**
   * toy: Word (Digits | letters | Stop) Stop?
   *
   *   WORD 12.
   *   WORD AB CD
   */
  readonly line = this.RULE("toy", (): NoteNode => {
    const about = this.text(this.CONSUME(Word));
    this.OR([
      { ALT: () => this.CONSUME(Digits) },
      {
        ALT: () => {
          this.SUBRULE(this.letters);
        },
      },
      { ALT: () => this.CONSUME1(Stop) },
    ]);
    this.OPTION(() => this.CONSUME2(Stop));
    return this.ACTION(() => ({ kind: "note", about: about.value, text: about }));
  });

  /** letters: Letters+ */
  private readonly letters = this.RULE("letters", () => {
    this.AT_LEAST_ONE(() => this.CONSUME(Letters));
  });
}

/** The smallest system: `WORD 12.`, `WORD AB CD`. */
export const toy: SystemDefinition = {
  name: "toy",
  wireValue: "TOY",
  displayName: "Toy",
  aliases: [],
  isFallback: true,
  signatures: [],
  families: [
    {
      name: "word",
      openers: [Word],
      modes: { toyWord: [Digits, Letters, Stop] },
      rules: ToyRules,
    },
  ],
  sections: [],
};

/** A case without an expectation. */
export function caseOf(name: string, text: string): CoveredCase {
  return { name, text, expectation: null };
}
