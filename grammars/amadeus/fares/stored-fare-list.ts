import type { FareHeaderNode, Money, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { Amount, Currency, money } from "../../common/fares/money.ts";
import { numberListValue } from "../../common/values.ts";
import { Word } from "../../common/tokens.ts";
import { NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/*
 * A row of the list of stored fares: its number, a passenger, the total, the form of payment, the
 * segments.
 *
 * 3    .1  TSAMPLEMAN/BORIS MR      EUR        512.40  INVOICE                2,4
 */

/** `.1`, before a name. */
const ListedPassenger = token(
  "ListedPassenger",
  new RegExp(`\\.\\d{1,3}(?= +${NAME_LETTER}[${NAME_LETTERS}' -]*/)`),
  {
    label: "passenger number",
    push_mode: "storedFareRow",
  },
);
/** `2,4`, `1-3`. */
const ListedSegments = token("ListedSegments", /\d{1,3}(?:[-,]\d{1,3}){0,40}(?= *\n)/, {
  label: "segment numbers",
});

const STORED_FARE_ROW = [Currency, ListedSegments, Amount, Word];

class StoredFareRowRules extends LineRules {
  /**
   * storedFareRow: ListedPassenger Word* total? Word* ListedSegments?
   *
   *   3    .1  TSAMPLEMAN/BORIS MR      EUR        512.40  INVOICE                2,4
   */
  readonly line = this.RULE("storedFareRow", (): FareHeaderNode => {
    const number = this.elementNumber();
    const persons = this.read(this.CONSUME(ListedPassenger), numberListValue);
    this.skipAll(1, Word);
    const total = this.OPTION(() => this.SUBRULE(this.total));
    this.skipAll(2, Word);
    const segments = this.optional(3, ListedSegments, numberListValue);
    return { kind: "fareHeader", per: "person", number, persons, total, segments };
  });

  /** total: Currency Amount */
  private readonly total = this.RULE("total", (): Read<Money> => {
    const currency = this.text(this.CONSUME(Currency));
    const amount = this.read(this.CONSUME(Amount), Number);
    return this.ACTION(() => money(currency, amount));
  });
}

export const storedFareRow = lineFamily(
  "stored fare of a list",
  [ListedPassenger],
  STORED_FARE_ROW,
  StoredFareRowRules,
);
