import { createToken } from "chevrotain";
import type { TicketingNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { DAY_MONTH, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { dateValue } from "../../common/values.ts";

/*
 * The ticketing arrangement: a time limit, or when and in which city tickets were issued.
 *
 * TKTG-TAU/15APR        TKTG-TAU/TU14APR        T-1.TAW/00/04FEB
 * TKTG-T/SFO 28MAR2247Z AW AG **ELECTRONIC DATA EXISTS** >*HTE;
 * TKTG-T*LON 28MAR1522Z WS AG
 */

const LimitHead = createToken({
  name: "LimitHead",
  label: "TAU",
  pattern: /(?:TA[UWX]|TL)(?=[/*\d])/,
  push_mode: "ticketing",
});
const IssuedHead = createToken({
  name: "IssuedHead",
  label: "T/",
  pattern: new RegExp(`T[/*](?= ?[A-Z]{3} ?${DAY_MONTH})`),
  push_mode: "ticketing",
});
const OtherTicketingHead = createToken({
  name: "OtherTicketingHead",
  label: "T/",
  pattern: /T[A-Z]{0,2}[/*](?= *[!-\uffff])/,
  push_mode: "ticketing",
});
/** The queue for the record on that day. */
const TicketingQueue = createToken({
  name: "TicketingQueue",
  label: "queue",
  pattern: /(?<=TA[UWX]\/)\d{1,3}(?=\/)/,
});
const TicketingWeekday = createToken({
  name: "TicketingWeekday",
  label: "weekday",
  pattern: new RegExp(`${WEEKDAY_PAIR}(?= ?${DAY_MONTH})`),
});
/** The time can touch it. */
const TicketingDay = createToken({
  name: "TicketingDay",
  label: "date",
  pattern: new RegExp(`${DAY_MONTH}(?:\\d\\d(?![\\dZ]))?(?![A-Z])`),
});
const TicketingCity = createToken({
  name: "TicketingCity",
  label: "city",
  pattern: new RegExp(`(?<=T[/*] ?)[A-Z]{3}(?= ?${DAY_MONTH})`),
});
/** Between the parts. */
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
    this.MANY1(() => this.CONSUME1(TicketingMark));
    let date: Fields["date"];
    const text = this.printed(() => {
      this.OPTION2(() => {
        this.CONSUME(TicketingQueue);
        this.MANY2(() => this.CONSUME2(TicketingMark));
      });
      this.OPTION3(() => this.CONSUME(TicketingWeekday));
      date = this.optional(4, TicketingDay, dateValue);
      this.MANY(() => this.CONSUME3(TicketingMark));
      this.option(5, () => this.CONSUME(TicketingText));
    });
    this.option(6, () => this.CONSUME(TicketDataMark));
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
