import type { MarriageNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";

/** `A01`: a married group, far to the right below its segment. */
const MarriageMark = token("MarriageMark", /(?<=(?<![^\n]) +)[AMT]\d\d(?= *\n)/, {
  label: "marriage",
  push_mode: "marriage",
});

class MarriageRules extends LineRules {
  /**
   * marriage: MarriageMark
   *
   *                                                       A01
   */
  readonly line = this.RULE("marriage", (): MarriageNode => {
    const group = this.text(this.CONSUME(MarriageMark));
    return { kind: "marriage", group };
  });
}

export const marriage = lineFamily("marriage", [MarriageMark], [], MarriageRules);
