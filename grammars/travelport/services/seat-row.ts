import type { SeatNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { nothingUnparsed, unparsedCase, unparsedField } from "../../common/unparsed.ts";
import { NameCut, personOfRow, rowName } from "../people/passenger-row.ts";

const STATUS = "(?<=[ |])[A-Z]{2}";
const SEAT = "\\d{1,3}[A-Z](?![A-Z\\d])";

/** `SAMPLEMAN/BORIS`, after the number of the traveller. */
const SeatName = token("SeatName", new RegExp(rowName(`(?:${STATUS} {1,9})?(?<=[ |])${SEAT}`)), {
  label: "name",
  push_mode: "seatRow",
});
/** `HK` before a seat. */
const RowSeatStatus = token("RowSeatStatus", new RegExp(`${STATUS}(?= {1,9}${SEAT})`), {
  label: "status",
});
const RowSeat = token("RowSeat", new RegExp(SEAT), { label: "seat" });
/** `SA`, `N`, `AIR`: features of the seat and its provider. */
const SeatAttribute = token("SeatAttribute", /[A-Z]{1,3}(?=[ \n])/);
const SeatWord = token("SeatWord", /[!-\uffff]+/, { label: "text" });

class SeatRowRules extends LineRules {
  /** seatRow: SeatName NameCut* RowSeatStatus? RowSeat (SeatAttribute | SeatWord)* */
  readonly line = this.RULE("seatRow", (): SeatNode => {
    const person = this.elementNumber();
    const name = this.text(this.CONSUME(SeatName));
    this.skipAll(1, NameCut);
    const status = this.optionalText(1, RowSeatStatus);
    const seat = this.text(this.CONSUME(RowSeat));
    const rest = unparsedField(this.rest());
    return this.ACTION(() => ({
      kind: "seat",
      isBelowHeading: true,
      ...personOfRow(person, name),
      seat,
      status,
      ...rest,
    }));
  });

  private readonly rest = this.manyOf(nothingUnparsed, [[SeatAttribute], unparsedCase(SeatWord)]);
}

/**
 * Seats on the flight of the heading above:
 *
 *      1. SAMPLEMAN/BORIS   HK  31C            SA            AIR
 */
export const seatRow = lineFamily(
  "seat row",
  [SeatName],
  [NameCut, RowSeatStatus, RowSeat, SeatAttribute, SeatWord],
  SeatRowRules,
);
