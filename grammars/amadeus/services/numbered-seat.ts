import type { SeatNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { part } from "../../common/values.ts";

const TRAVELLER = "P\\d{1,3}(?!\\d)";
const STATUS = "[A-Z]{2}(?:\\d{1,2})?";

/** `24A`, first on a row. */
const NumberedSeat = token(
  "NumberedSeat",
  new RegExp(`(?<=(?<![^\\n]) {1,12})\\d{1,3}[A-Z](?= {1,4}${STATUS} {1,4}${TRAVELLER} *\\n)`),
  { label: "seat", push_mode: "numberedSeat" },
);
const NumberedSeatStatus = token("NumberedSeatStatus", new RegExp(`${STATUS}(?= )`), {
  label: "status",
});
/** `P1`: the number of the traveller. */
const SeatTraveller = token("SeatTraveller", new RegExp(TRAVELLER), { label: "traveller" });

class NumberedSeatRules extends LineRules {
  /** numberedSeat: NumberedSeat NumberedSeatStatus SeatTraveller */
  readonly line = this.RULE("numberedSeat", (): SeatNode => {
    const seat = this.text(this.CONSUME(NumberedSeat));
    const status = this.text(this.CONSUME(NumberedSeatStatus));
    const traveller = this.text(this.CONSUME(SeatTraveller));
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
 */
export const numberedSeat = lineFamily(
  "numbered seat",
  [NumberedSeat],
  [NumberedSeatStatus, SeatTraveller],
  NumberedSeatRules,
);
