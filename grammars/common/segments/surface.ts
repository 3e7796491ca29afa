import type { SurfaceNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ANY_DATE } from "../shapes.ts";
import { part } from "../values.ts";

/** The cities, `PARLON`, `CDG-ORY`; after `ARNK` also in words. */
const CITIES = `(?: {1,20}(?:${ANY_DATE} )?[A-Z]{3}[ /-]?[A-Z]{3}(?![A-Z]))?`;
const WORDS = "(?: {1,20}[A-Z][A-Z /-]{2,40})?";
const GAP = `(?:\\.[. ]{0,60})?(?:ARU?NK(?:${CITIES}|${WORDS})|SURFACE${CITIES})[. ]*(?=\\n)`;

/** `ARNK`: arrival unknown. Agents also type `ARUNK` and `SURFACE`. */
const Arnk = token("Arnk", new RegExp(GAP), { label: "ARNK", push_mode: "surface" });
/** `3.ARNK`: the number touches it. */
const NumberedArnk = token("NumberedArnk", new RegExp(`(?<![^\\n]) {0,8}\\d{1,3}\\.${GAP}`), {
  label: "ARNK",
  categories: [Arnk],
  push_mode: "surface",
});

class SurfaceRules extends LineRules {
  /**
   * surface: Arnk
   *
   *     3  ARNK
   *    7.  ...ARNK
   *    3. ARNK        PARLON
   */
  readonly line = this.RULE("surface", (): SurfaceNode => {
    const arnk = this.text(this.CONSUME(Arnk));
    const digits = /^ *(\d+)/.exec(arnk.value);
    const end = digits?.[0].length ?? 0;
    const own = digits === null ? undefined : part(arnk, end - (digits[1]?.length ?? 0), end);
    return { kind: "surface", number: this.elementNumber() ?? own };
  });
}

export const surface = lineFamily("surface", [Arnk, NumberedArnk], [], SurfaceRules);
