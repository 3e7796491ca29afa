import { createToken, type TokenType } from "chevrotain";
import type { NotARecordNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { FullDate } from "../tokens.ts";
import { dateValue } from "../values.ts";

type LooksLike = NotARecordNode["looksLike"];

/** What such a line is of, and how it begins. */
export type DisplayHead = readonly [looksLike: LooksLike, pattern: RegExp];

/** Lines of displays that are no booking record, told by what they begin with. */
export function displayLines(name: string, heads: readonly DisplayHead[]): LineFamily {
  const Head = createToken({ name: `${name}Head`, pattern: /NOT_APPLICABLE/ });
  const Word = createToken({ name: `${name}Word`, label: "word", pattern: /[!-\uffff]+/ });
  const looks = new Map<TokenType, LooksLike>();
  for (const [index, [looksLike, pattern]] of heads.entries()) {
    const categories = [Head];
    const opener = createToken({ name: `${name}${index}`, pattern, categories, push_mode: name });
    looks.set(opener, looksLike);
  }
  return {
    name,
    openers: [...looks.keys()],
    modes: { [name]: [FullDate, Word] },
    rules: class extends LineRules {
      /**
       * displayLine: <head> (FullDate | <word>)*
       *
       *     1   BA 305  J9 C9 D9 R9 I9 Y9 B9 /CDG 1 LHR 5  0720    0740  E0/320       1:20
       */
      readonly line = this.RULE("displayLine", (): NotARecordNode => {
        let dated: NotARecordNode["dated"];
        const head = this.CONSUME(Head);
        this.MANY(() => {
          this.OR([
            { ALT: () => (dated = this.read(this.CONSUME(FullDate), dateValue)) },
            { ALT: () => this.CONSUME(Word) },
          ]);
        });
        const looksLike = looks.get(head.tokenType) ?? "schedule";
        return { kind: "notARecord", number: this.elementNumber(), looksLike, dated };
      });
    },
  };
}
