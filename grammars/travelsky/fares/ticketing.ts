import type { TicketingNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ANY_DATE } from "../../common/shapes.ts";
import { Slash } from "../../common/tokens.ts";
import { dateValue, limitClock } from "../../common/values.ts";
import { ItemText, LINE_END, PageMark } from "../item.ts";
import { OFFICE, TIME_LIMIT } from "../shapes.ts";

/*
 * The deadline for issuing tickets and the office that issues them, or a note that they have been
 * issued:
 *
 *  5.TL/1200/05SEP/SHA777
 *  5.T
 */

/** `TL/`. */
const TimeLimit = token("TimeLimit", new RegExp(String.raw`${TIME_LIMIT}/(?=[A-Z\d])`), {
  label: "TL",
  push_mode: "timeLimit",
});
/** `T`, alone or before a slash: tickets have been issued. */
const Ticketed = token("Ticketed", new RegExp(`T(?=(?:/[^\\n]{1,60})?${LINE_END})`), {
  label: "T",
  push_mode: "ticketed",
});
/** `1200`: the time of the deadline. */
const LimitTime = token("LimitTime", /\d{4}(?=\/)/, { label: "time" });
/** `05SEP`. */
const LimitDate = token("LimitDate", new RegExp(ANY_DATE), { label: "date" });
/** `SHA777`. */
const LimitOffice = token("LimitOffice", new RegExp(String.raw`${OFFICE}(?=[/ \n])`), {
  label: "office",
});

class TicketingRules extends LineRules {
  /** ticketing: timeLimit | ticketed */
  readonly line = this.RULE("ticketing", (): TicketingNode => {
    const number = this.elementNumber();
    const node = this.oneRule(this.timeLimit, this.ticketed);
    return { ...node, number };
  });

  /**
   * timeLimit: TimeLimit LimitTime? Slash? LimitDate? Slash? LimitOffice? ItemText?
   *
   *   TL/1200/05SEP/SHA777
   */
  private readonly timeLimit = this.RULE("timeLimit", (): TicketingNode => {
    this.CONSUME(TimeLimit);
    const time = this.optionalText(1, LimitTime);
    this.skip(2, Slash);
    const date = this.optional(3, LimitDate, dateValue);
    this.skip(4, Slash);
    const office = this.optionalText(5, LimitOffice);
    const rest = this.optionalText(6, ItemText);
    const unparsed = time !== undefined && rest !== undefined ? [rest] : undefined;
    const clock = limitClock(time);
    return { kind: "ticketing", state: "limit", date, clock, office, text: time ?? rest, unparsed };
  });

  /**
   * ticketed: Ticketed ItemText?
   *
   *   T        T/SHA777
   */
  private readonly ticketed = this.RULE("ticketed", (): TicketingNode => {
    this.CONSUME(Ticketed);
    const text = this.optionalText(1, ItemText);
    return { kind: "ticketing", state: "done", text };
  });
}

export const ticketing: LineFamily = {
  name: "ticketing",
  openers: [TimeLimit, Ticketed],
  modes: {
    timeLimit: [PageMark, LimitTime, LimitDate, LimitOffice, Slash, ItemText],
    ticketed: [PageMark, ItemText],
  },
  rules: TicketingRules,
};
