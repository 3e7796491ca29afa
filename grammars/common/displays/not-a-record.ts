import type { TokenType } from "chevrotain";
import type { Mutable, NotARecordNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { FullDate, Word } from "../tokens.ts";
import { converted, dateValue } from "../values.ts";

type LooksLike = NotARecordNode["looksLike"];

/** The display that a line belongs to, and the pattern of its beginning. */
export type DisplayHead = readonly [looksLike: LooksLike, pattern: RegExp];

/** Lines of displays that are not booking records. Their beginning identifies them. */
export function displayLines(name: string, heads: readonly DisplayHead[]): LineFamily {
  const Head = token(`${name}Head`, /NOT_APPLICABLE/);
  const looks = new Map<TokenType, LooksLike>();
  for (const [index, [looksLike, pattern]] of heads.entries()) {
    const categories = [Head];
    const opener = token(`${name}${index}`, pattern, { categories, push_mode: name });
    looks.set(opener, looksLike);
  }
  return {
    name,
    openers: [...looks.keys()],
    modes: { [name]: [FullDate, Word] },
    rules: class extends LineRules {
      /**
       * displayLine: <head> (FullDate | Word)*
       *
       *     1   BA 305  J9 C9 D9 R9 I9 Y9 B9 /CDG 1 LHR 5  0720    0740  E0/320       1:20
       */
      readonly line = this.RULE("displayLine", (): NotARecordNode => {
        const head = this.CONSUME(Head);
        const { dated } = this.words();
        const looksLike = looks.get(head.tokenType) ?? "schedule";
        return { kind: "notARecord", number: this.elementNumber(), looksLike, dated };
      });

      private readonly words = this.manyOf(
        (): Mutable<Pick<NotARecordNode, "dated">> => ({}),
        [[FullDate, (found, text) => (found.dated = converted(text, dateValue))], [Word]],
      );
    },
  };
}
