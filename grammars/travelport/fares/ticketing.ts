import { createToken } from "chevrotain";
import type { TicketingNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { DAY_MONTH, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { dateValue } from "../../common/values.ts";

/*
 * The ticketing arrangement: a time limit, or the time and city of issue.
 *
 * TKTG-TAU/15APR        TKTG-TAU/TU14APR        T-1.TAW/00/04FEB
 * TKTG-T/SFO 28MAR2247Z AW AG **ELECTRONIC DATA EXISTS** >*HTE;
 * TKTG-T*LON 28MAR1522Z WS AG
 */

/** `TAU`, `TAW`, `TL`: a time limit. */
const LimitHead = createToken({
  name: "LimitHead",
  label: "TAU",
  pattern: /(?:TA[UWX]|TL)(?=[/*\d])/,
  push_mode: "ticketing",
});
/** `T/`, `T*` before a city and a date: tickets have been issued. */
const IssuedHead = createToken({
  name: "IssuedHead",
  label: "T/",
  pattern: new RegExp(`T[/*](?= ?[A-Z]{3} ?${DAY_MONTH})`),
  push_mode: "ticketing",
});
/** Any other arrangement. */
const OtherTicketingHead = createToken({
  name: "OtherTicketingHead",
  label: "T/",
  pattern: /T[A-Z]{0,2}[/*](?= *[!-\uffff])/,
  push_mode: "ticketing",
});
/** `00`: the queue that receives the record. */
const TicketingQueue = createToken({
  name: "TicketingQueue",
  label: "queue",
  pattern: /(?<=TA[UWX]\/)\d{1,3}(?=\/)/,
});
/** `TU` before a date. */
const TicketingWeekday = createToken({
  name: "TicketingWeekday",
  label: "weekday",
  pattern: new RegExp(`${WEEKDAY_PAIR}(?= ?${DAY_MONTH})`),
});
/** `15APR`; the time can touch it. */
const TicketingDay = createToken({
  name: "TicketingDay",
  label: "date",
  pattern: new RegExp(`${DAY_MONTH}(?:\\d\\d(?![\\dZ]))?(?![A-Z])`),
});
/** `SFO`, `LON`. */
const TicketingCity = createToken({
  name: "TicketingCity",
  label: "city",
  pattern: new RegExp(`(?<=T[/*] ?)[A-Z]{3}(?= ?${DAY_MONTH})`),
});
/** `/`, `*` between the parts. */
const TicketingMark = createToken({ name: "TicketingMark", label: "/", pattern: /[/*](?!\*)/ });
/** `**ELECTRONIC DATA EXISTS** >*HTE;`: the system has more to show. */
const TicketDataMark = createToken({
  name: "TicketDataMark",
  pattern: /\*\*ELECTRONIC [^\n]+/,
});
const TicketingText = createToken({
  name: "TicketingText",
  label: "text",
  pattern: /[!-\uffff]+(?: +(?!\*\*ELECTRONIC )[!-\uffff]+)*/,
});

type Fields = Pick<TicketingNode, "date" | "office" | "text">;

class TicketingRules extends LineRules {
  /** ticketing: state fields */
  readonly line = this.RULE("ticketing", (): TicketingNode => {
    const number = this.elementNumber();
    const state = this.SUBRULE(this.state);
    const fields = this.SUBRULE(this.fields);
    return { kind: "ticketing", number, state, ...fields };
  });

  /** state: LimitHead | IssuedHead | OtherTicketingHead */
  private readonly state = this.RULE("state", () =>
    this.OR<TicketingNode["state"]>([
      { ALT: () => (this.CONSUME(LimitHead), "limit") },
      { ALT: () => (this.CONSUME(IssuedHead), "done") },
      { ALT: () => (this.CONSUME(OtherTicketingHead), "other") },
    ]),
  );

  /**
   * fields: TicketingCity? TicketingMark* (TicketingQueue TicketingMark*)? TicketingWeekday?
   *   TicketingDay? TicketingMark* TicketingText? TicketDataMark?
   *
   *   /TU14APR        /00/04FEB        SFO 28MAR2247Z AW AG
   */
  private readonly fields = this.RULE("fields", (): Fields => {
    const office = this.optionalText(1, TicketingCity);
    this.skipAll(1, TicketingMark);
    let date: Fields["date"];
    const text = this.printed(() => {
      this.OPTION2(() => {
        this.CONSUME(TicketingQueue);
        this.skipAll(2, TicketingMark);
      });
      this.skip(3, TicketingWeekday);
      date = this.optional(4, TicketingDay, dateValue);
      this.skipAll(3, TicketingMark);
      this.skip(5, TicketingText);
    });
    this.skip(6, TicketDataMark);
    return { date, office, text };
  });
}

export const ticketing: LineFamily = {
  name: "ticketing",
  openers: [LimitHead, IssuedHead, OtherTicketingHead],
  modes: {
    ticketing: [
      TicketingCity,
      TicketingQueue,
      TicketingWeekday,
      TicketingDay,
      TicketDataMark,
      TicketingMark,
      TicketingText,
    ],
  },
  rules: TicketingRules,
};
