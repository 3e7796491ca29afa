import type { TokenType } from "chevrotain";
import type { HeaderNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";

/**
 * The entry that retrieves a record by its locator.
 *
 * @param mark the star, which enters the mode
 * @param end what can follow the locator
 */
export function retrievalBy(mark: TokenType, locator: TokenType, end: TokenType): LineFamily {
  class RetrievalRules extends LineRules {
    /**
     * retrieval: <mark> <locator> <end>?
     *
     *   *ZQKXAB«        *ZQ7KXA
     */
    readonly line = this.RULE("retrieval", (): HeaderNode => {
      this.CONSUME(mark);
      const asked = this.text(this.CONSUME(locator));
      this.skip(1, end);
      return { kind: "header", asked };
    });
  }

  return lineFamily("retrieval", [mark], [locator, end], RetrievalRules);
}
