import { createToken } from "chevrotain";
import type { SurfaceNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";

/** `ARNK`: arrival unknown; `ARUNK` and `SURFACE` are what agents type for it. */
const Arnk = createToken({
  name: "Arnk",
  label: "ARNK",
  pattern: /(?:\.[. ]{0,60})?(?:ARU?NK|SURFACE)[. ]*(?=\n)/,
  push_mode: "surface",
});

class SurfaceRules extends LineRules {
  /**
   * surface: elementNumber? Arnk
   *
   *     3  ARNK
   *    7.  ...ARNK
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
