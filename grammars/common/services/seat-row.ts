import type { SeatNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { nothingUnparsed, unparsedCase, unparsedField } from "../unparsed.ts";
import { NameCut, personOfRow, rowName } from "../people/passenger-row.ts";

/** Two letters that are no title: `BEN MR 31E`. */
const STATUS = "(?<=[ |])(?!(?:M[RS]|DR|[JS]R) )[A-Z]{2}";
const SEAT = "\\d{1,3}[A-Z](?![A-Z\\d])";

const NAME = rowName(`(?:${STATUS} {1,9})?(?<=[ |])${SEAT}`);
/** Looks ahead: a slash follows soon. */
const SLASHED = "(?=[^\\d\\n/]{1,40}/)";

/** `1.`, the number of the traveller, where a number with a dot is not that of an element. */
const SeatRowMark = token(
  "SeatRowMark",
  new RegExp(`(?<![^\\n]) {0,9}\\d{1,3}\\. *(?=${SLASHED}${NAME})`),
  {
    label: "number",
    push_mode: "seatRow",
  },
);
/** `SAMPLEMAN/BORIS`. */
const SeatName = token("SeatName", new RegExp(NAME), { label: "name" });
/** The same, after the number of the element. */
const LeadingSeatName = token("LeadingSeatName", new RegExp(NAME), {
  label: "name",
  categories: [SeatName],
  push_mode: "seatRow",
});
/** `HK` before a seat. */
const RowSeatStatus = token("RowSeatStatus", new RegExp(`${STATUS}(?= {1,9}${SEAT})`), {
  label: "status",
});
const RowSeat = token("RowSeat", new RegExp(SEAT), { label: "seat" });
/** `HK` right after a seat that no status precedes; other letters there are features of the seat. */
const LateSeatStatus = token(
  "LateSeatStatus",
  new RegExp(
    `(?<=${SEAT} {1,9})(?<!${STATUS} {1,9}${SEAT} {1,9})(?:H[KNLX]|K[KL]|P[NBD]|NN|TK|U[CNSU]|NO)(?=[ \\n])`,
  ),
  { label: "status" },
);
/** `SA`, `N`, `AIR`: features of the seat and its provider. */
const SeatAttribute = token("SeatAttribute", /[A-Z]{1,3}(?=[ \n])/);
const SeatWord = token("SeatWord", /[!-\uffff]+/, { label: "text" });

class SeatRowRules extends LineRules {
  /** seatRow: SeatRowMark? SeatName NameCut* RowSeatStatus? RowSeat LateSeatStatus? (SeatAttribute | SeatWord)* */
  readonly line = this.RULE("seatRow", (): SeatNode => {
    const mark = this.optionalText(2, SeatRowMark);
    const person = this.elementNumber() ?? mark;
    const name = this.text(this.CONSUME(SeatName));
    this.skipAll(1, NameCut);
    const status = this.optionalText(1, RowSeatStatus);
    const seat = this.text(this.CONSUME(RowSeat));
    const late = this.optionalText(3, LateSeatStatus);
    const rest = unparsedField(this.rest());
    return this.ACTION(() => ({
      kind: "seat",
      isBelowHeading: true,
      ...personOfRow(person, name),
      seat,
      status: status ?? late,
      ...rest,
    }));
  });

  private readonly rest = this.manyOf(nothingUnparsed, [[SeatAttribute], unparsedCase(SeatWord)]);
}

/** The same outside a list of seats, where only a slash shows a name. */
const LooseSeatName = token("LooseSeatName", new RegExp(SLASHED + NAME), {
  label: "name",
  categories: [SeatName],
  push_mode: "seatRow",
});

const ROW = [NameCut, RowSeatStatus, RowSeat, LateSeatStatus, SeatName, SeatAttribute, SeatWord];

/**
 * Seats on the flight of the heading above:
 *
 *      1. SAMPLEMAN/BORIS   HK  31C            SA            AIR
 */
export const seatRow = lineFamily("seat row", [LeadingSeatName], ROW, SeatRowRules);

/** The same rows below a flight that is printed again without the title of a list. */
export const looseSeatRow = lineFamily("loose seat row", [LooseSeatName], ROW, SeatRowRules);

/** The same rows where a number with a dot is that of a traveller. */
export const dottedSeatRow = lineFamily("dotted seat row", [SeatRowMark], ROW, SeatRowRules);
