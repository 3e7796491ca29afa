import type { SeatNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { nameOf } from "../people/printed-name.ts";
import { NAME_LETTER, NAME_LETTERS, SURNAME } from "../shapes.ts";

const NAME = `${SURNAME}/${NAME_LETTER}[${NAME_LETTERS} .'-]{0,60}`;

/** `17A` before a name, first on a row. */
const SeatBeforeName = token(
  "SeatBeforeName",
  new RegExp(`(?<=(?<![^\\n]) {0,12})0?\\d{1,2}[A-HJ-L](?= {1,4}${NAME}\\n)`),
  { label: "seat", push_mode: "seatThenName" },
);
/** `SAMPLEMAN/BORIS MR` up to the end of the row. */
const NameAfterSeat = token("NameAfterSeat", new RegExp(NAME), { label: "name" });

class SeatThenNameRules extends LineRules {
  /**
   * seatThenName: SeatBeforeName NameAfterSeat
   *
   *     17A  SAMPLEMAN/BORIS MR
   */
  readonly line = this.RULE("seatThenName", (): SeatNode => {
    const seat = this.text(this.CONSUME(SeatBeforeName));
    const name = this.text(this.CONSUME(NameAfterSeat));
    return this.ACTION(() => ({
      kind: "seat",
      isBelowHeading: true,
      seat,
      named: [nameOf(name)],
    }));
  });
}

/**
 * A seat and its traveller, below a flight that is printed again:
 *
 *      17A  SAMPLEMAN/BORIS MR
 */
export const seatThenName = lineFamily(
  "seat before a name",
  [SeatBeforeName],
  [NameAfterSeat],
  SeatThenNameRules,
);
