import type { ReceivedNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { REST_OF_LINE } from "../tokens.ts";
import { trimmed } from "../values.ts";

const ReceivedText = token("ReceivedText", REST_OF_LINE, { label: "name" });

/**
 * The line that says who asked for the last change.
 *
 * @param name makes the name of the token unique
 * @param head matches what is before the person
 */
export function receivedFrom(name: string, head: RegExp): LineFamily {
  const Head = token(name, head, { label: "received from", push_mode: "received" });
  class ReceivedRules extends LineRules {
    /**
     * received: <head> ReceivedText?
     *
     *     RF P/JANE
     *     RECEIVED FROM - JANE
     */
    readonly line = this.RULE("received", (): ReceivedNode => {
      const number = this.elementNumber();
      this.CONSUME(Head);
      const from = this.optionalText(1, ReceivedText);
      return this.ACTION(() => ({ kind: "received", number, from: trimmed(from) }));
    });
  }
  return lineFamily("received from", [Head], [ReceivedText], ReceivedRules);
}
