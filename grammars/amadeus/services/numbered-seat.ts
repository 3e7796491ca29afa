import type { SeatNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { part } from "../../common/values.ts";

const TRAVELLER = "P\\d{1,3}(?!\\d)";
const STATUS = "[A-Z]{2}(?:\\d{1,2})?";

const SEAT = "\\d{1,3}[A-Z]";
/** The traveller's wish for a seat, and the name. */
const NAMED = "(?: {1,4}[A-Z][A-Z /'.-]{1,60})?";

/** `24A`, first on a row. */
const NumberedSeat = token(
  "NumberedSeat",
  new RegExp(`(?<=(?<![^\\n]) {1,12})${SEAT}(?= {1,4}${STATUS} {1,4}${TRAVELLER} *\\n)`),
  { label: "seat", push_mode: "numberedSeat" },
);
/** `HK`, first on a row. */
const LeadingSeatStatus = token(
  "LeadingSeatStatus",
  new RegExp(
    `(?<=(?<![^\\n]) {1,12})${STATUS}(?= {1,4}${SEAT}[A-Z]? {1,4}${TRAVELLER}${NAMED} *\\n)`,
  ),
  { label: "status", push_mode: "numberedSeat" },
);
const SeatAfterStatus = token("SeatAfterStatus", new RegExp(`${SEAT}(?=[A-Z]? )`), {
  label: "seat",
});
/** `N`: the traveller's wish. */
const SeatWish = token("SeatWish", /(?<=\d[A-Z])[A-Z](?= )/, { label: "wish" });
/** The name after the number of the traveller, which adds nothing. */
const NumberedSeatName = token("NumberedSeatName", /[A-Z][A-Z /'.-]{1,60}/, { label: "name" });
const NumberedSeatStatus = token("NumberedSeatStatus", new RegExp(`${STATUS}(?= )`), {
  label: "status",
});
/** `P1`: the number of the traveller. */
const SeatTraveller = token("SeatTraveller", new RegExp(TRAVELLER), { label: "traveller" });

class NumberedSeatRules extends LineRules {
  /**
   * numberedSeat: (NumberedSeat NumberedSeatStatus | LeadingSeatStatus SeatAfterStatus SeatWish?)
   *   SeatTraveller NumberedSeatName?
   */
  readonly line = this.RULE("numberedSeat", (): SeatNode => {
    const { seat, status } = this.OR([
      {
        ALT: () => {
          const seat = this.text(this.CONSUME(NumberedSeat));
          return { seat, status: this.text(this.CONSUME(NumberedSeatStatus)) };
        },
      },
      {
        ALT: () => {
          const status = this.text(this.CONSUME(LeadingSeatStatus));
          const seat = this.text(this.CONSUME(SeatAfterStatus));
          this.skip(1, SeatWish);
          return { seat, status };
        },
      },
    ]);
    const traveller = this.text(this.CONSUME(SeatTraveller));
    this.skip(2, NumberedSeatName);
    return this.ACTION(() => {
      const number = part(traveller, 1, Infinity);
      return {
        kind: "seat",
        isBelowHeading: true,
        persons: number && { ...number, value: [number.value] },
        status: part(status, 0, 2),
        seat,
      };
    });
  });
}

/**
 * A row of the seat list (`RTSTR`), below the flight:
 *
 *      24A HK P1
 *      HK 41AN  P1  SAMPLEMAN/BORIS MR
 */
export const numberedSeat = lineFamily(
  "numbered seat",
  [NumberedSeat, LeadingSeatStatus],
  [NumberedSeatStatus, SeatAfterStatus, SeatWish, SeatTraveller, NumberedSeatName],
  NumberedSeatRules,
);
