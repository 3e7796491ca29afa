import type { IToken } from "chevrotain";
import type { Read, TerminalsNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { part } from "../../common/values.ts";

/*
 * The line under a segment with the terminals of departure and arrival:
 *
 *          DEPARTS ADD TERMINAL 2  - ARRIVES YYZ TERMINAL 1
 *          ARRIVES LHR TERMINAL 5
 */

const CITY = /(?<=S {1,9})[A-Z]{3}(?= {1,9}TERM)/;
const PLACE = "(?: +[A-Z]{3})? +TERM(?:INAL)?[ -]+(?=[A-Z\\d])";

/** `DEPARTS ADD TERMINAL ` before a terminal. */
const DepartsHead = token("DepartsHead", new RegExp(`DEPARTS${PLACE}`), {
  label: "DEPARTS",
  push_mode: "segmentTerminals",
});
/** `ARRIVES LHR TERMINAL `, first on the line. */
const ArrivesHead = token("ArrivesHead", new RegExp(`ARRIVES${PLACE}`), {
  label: "ARRIVES",
  push_mode: "segmentTerminals",
});
/** `- ARRIVES YYZ TERMINAL `, after the departure. */
const Arrives = token("Arrives", new RegExp(`(?:[-/,;] *)?ARRIVES${PLACE}`), { label: "ARRIVES" });
/** `2`, `1`. */
const TerminalName = token("TerminalName", /[A-Z\d]{1,10}(?=[ \n])/, { label: "terminal" });

class TerminalsRules extends LineRules {
  /**
   * terminals:
   *   DepartsHead TerminalName (Arrives TerminalName)?
   *   | ArrivesHead TerminalName
   *
   *     DEPARTS ADD TERMINAL 2  - ARRIVES YYZ TERMINAL 1
   */
  readonly line = this.RULE("terminals", (): TerminalsNode =>
    this.OR<TerminalsNode>([
      {
        ALT: () => {
          const city = this.city(this.CONSUME(DepartsHead));
          const departureTerminal = this.text(this.CONSUME1(TerminalName));
          const arrivalTerminal = this.OPTION(() => {
            this.CONSUME(Arrives);
            return this.text(this.CONSUME2(TerminalName));
          });
          return { kind: "terminals", city, departureTerminal, arrivalTerminal };
        },
      },
      {
        ALT: () => {
          const city = this.city(this.CONSUME(ArrivesHead));
          const arrivalTerminal = this.text(this.CONSUME3(TerminalName));
          return { kind: "terminals", city, arrivalTerminal };
        },
      },
    ]),
  );

  /** The city that the head of the line names. */
  private city(head: IToken): Read<string> | undefined {
    const text = this.text(head);
    const at = text.value.search(CITY);
    return at < 0 ? undefined : part(text, at, at + 3);
  }
}

/** The terminals of the segment above. */
export const terminals = lineFamily(
  "terminals",
  [DepartsHead, ArrivesHead],
  [Arrives, TerminalName],
  TerminalsRules,
);
