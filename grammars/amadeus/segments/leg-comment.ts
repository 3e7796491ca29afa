import type { TerminalsNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";

/*
 * A comment on a leg in the display of services (`RTSVC`), which has separate numbers:
 *
 *  1.FRA JFK   - DEPARTS TERMINAL 1
 *  2.FRA JFK   - ARRIVES TERMINAL 4
 */

const DASH = " {1,6}- ";

/** `1.` before two cities and a dash. */
const LegNumber = token(
  "LegNumber",
  new RegExp(`(?<![^\\n]) *\\d{1,2}\\. ?(?=[A-Z]{3} [A-Z]{3}${DASH})`),
  { label: "number", push_mode: "legComment" },
);
/** `FRA` of `FRA JFK   -`. */
const LegOrigin = token("LegOrigin", new RegExp(`[A-Z]{3}(?= [A-Z]{3}${DASH})`), {
  label: "origin",
});
/** `JFK` of `FRA JFK   -`. */
const LegDestination = token("LegDestination", new RegExp(`[A-Z]{3}(?=${DASH})`), {
  label: "destination",
});
/** `1` after `DEPARTS TERMINAL`. */
const LegDeparture = token("LegDeparture", /(?<=DEPARTS TERMINAL {1,4})[A-Z\d]{1,3}(?![A-Z\d])/, {
  label: "terminal",
});
/** `4` after `ARRIVES TERMINAL`. */
const LegArrival = token("LegArrival", /(?<=ARRIVES TERMINAL {1,4})[A-Z\d]{1,3}(?![A-Z\d])/, {
  label: "terminal",
});
const LegWord = token("LegWord", /[!-\uffff]+/, { label: "comment" });

class LegCommentRules extends LineRules {
  /**
   * legComment: LegNumber LegOrigin LegDestination LegWord* LegDeparture? LegWord* LegArrival? LegWord*
   *
   *    1.FRA JFK   - DEPARTS TERMINAL 1
   */
  readonly line = this.RULE("legComment", (): TerminalsNode => {
    this.CONSUME(LegNumber);
    const origin = this.text(this.CONSUME(LegOrigin));
    const destination = this.text(this.CONSUME(LegDestination));
    this.skipAll(1, LegWord);
    const departureTerminal = this.optionalText(2, LegDeparture);
    this.skipAll(3, LegWord);
    const arrivalTerminal = this.optionalText(4, LegArrival);
    this.skipAll(5, LegWord);
    return { kind: "terminals", origin, destination, departureTerminal, arrivalTerminal };
  });
}

export const legComment = lineFamily(
  "comment on a leg",
  [LegNumber],
  [LegOrigin, LegDestination, LegDeparture, LegArrival, LegWord],
  LegCommentRules,
);
