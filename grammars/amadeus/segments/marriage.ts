import type { MarriageNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
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

export const marriage: LineFamily = {
  name: "marriage",
  openers: [MarriageMark],
  modes: { marriage: [] },
  rules: MarriageRules,
};
