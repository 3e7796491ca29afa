import { createToken } from "chevrotain";
import type { SurfaceNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";

/** `ARNK`: arrival unknown. */
const Arnk = createToken({
  name: "Arnk",
  label: "ARNK",
  pattern: /ARNK(?= *\n)/,
  push_mode: "surface",
});

class SurfaceRules extends LineRules {
  /**
   * surface: elementNumber? Arnk
   *
   *     3  ARNK
   */
  readonly line = this.RULE("surface", (): SurfaceNode => {
    const number = this.elementNumber();
    this.CONSUME(Arnk);
    return { kind: "surface", number };
  });
}

export const surface: LineFamily = {
  name: "surface",
  openers: [Arnk],
  modes: { surface: [] },
  rules: SurfaceRules,
};
