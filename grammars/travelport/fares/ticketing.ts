import type { TicketingNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
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
const LimitHead = token("LimitHead", /(?:TA[UWX]|TL)(?=[/*\d])/, {
  label: "TAU",
  push_mode: "ticketing",
});
/** `T/`, `T*` before a city and a date: tickets have been issued. */
const IssuedHead = token("IssuedHead", new RegExp(`T[/*](?= ?[A-Z]{3} ?${DAY_MONTH})`), {
  label: "T/",
  push_mode: "ticketing",
});
/** Any other arrangement. */
const OtherTicketingHead = token("OtherTicketingHead", /T[A-Z]{0,2}[/*](?= *[!-\uffff])/, {
  label: "T/",
  push_mode: "ticketing",
});
/** `00`: the queue that receives the record. */
const TicketingQueue = token("TicketingQueue", /(?<=TA[UWX]\/)\d{1,3}(?=\/)/, { label: "queue" });
/** `TU` before a date. */
const TicketingWeekday = token(
  "TicketingWeekday",
  new RegExp(`${WEEKDAY_PAIR}(?= ?${DAY_MONTH})`),
  { label: "weekday" },
);
/** `15APR`; the time can touch it. */
const TicketingDay = token(
  "TicketingDay",
  new RegExp(`${DAY_MONTH}(?:\\d\\d(?![\\dZ]))?(?![A-Z])`),
  { label: "date" },
);
/** `SFO`, `LON`. */
const TicketingCity = token("TicketingCity", new RegExp(`(?<=T[/*] ?)[A-Z]{3}(?= ?${DAY_MONTH})`), {
  label: "city",
});
/** `/`, `*` between the parts. */
const TicketingMark = token("TicketingMark", /[/*](?!\*)/, { label: "/" });
/** `**ELECTRONIC DATA EXISTS** >*HTE;`: the system has more to show. */
const TicketDataMark = token("TicketDataMark", /\*\*ELECTRONIC [^\n]+/);
const TicketingText = token("TicketingText", /[!-\uffff]+(?: +(?!\*\*ELECTRONIC )[!-\uffff]+)*/, {
  label: "text",
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

export const ticketing = lineFamily(
  "ticketing",
  [LimitHead, IssuedHead, OtherTicketingHead],
  [
    TicketingCity,
    TicketingQueue,
    TicketingWeekday,
    TicketingDay,
    TicketDataMark,
    TicketingMark,
    TicketingText,
  ],
  TicketingRules,
);
