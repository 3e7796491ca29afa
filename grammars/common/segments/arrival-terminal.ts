import type { TerminalsNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";

/** ` ADV PAX FLT ARRIVES TERMINAL-`, under a flight. */
const ArrivalNotice = token("ArrivalNotice", / *ADV PAX FLT ARRIVES TERMINAL *-?/, {
  label: "ADV PAX FLT ARRIVES",
  push_mode: "arrivalNotice",
});
/** `M`, `2E`. */
const NoticeTerminal = token("NoticeTerminal", /[A-Z\d]{1,3}(?= *\n)/, { label: "terminal" });

class ArrivalTerminalRules extends LineRules {
  /**
   * arrivalTerminal: ArrivalNotice NoticeTerminal
   *
   *      ADV PAX FLT ARRIVES TERMINAL-M
   */
  readonly line = this.RULE("arrivalTerminal", (): TerminalsNode => {
    this.CONSUME(ArrivalNotice);
    const arrivalTerminal = this.text(this.CONSUME(NoticeTerminal));
    return { kind: "terminals", arrivalTerminal };
  });
}

export const arrivalTerminal = lineFamily(
  "arrival terminal",
  [ArrivalNotice],
  [NoticeTerminal],
  ArrivalTerminalRules,
);
