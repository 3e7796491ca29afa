import type { FareHeaderNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { dateValue } from "../../common/values.ts";
import { DAY_MONTH_YEAR } from "../../common/shapes.ts";
import { Word } from "../../common/tokens.ts";
import { STORED_FARE } from "../shapes.ts";

/*
 * The heads of a stored fare and of a list of stored fares:
 *
 * TST00001     PARZZ2199 AB/01MAR I 0 LD 02MAR26 OD VIEVIE SI
 * T     P/S  NAME                   TOTAL            FOP                 SEGMENTS
 */

/** `TST00001`. */
const StoredFareNumber = token(
  "StoredFareNumber",
  new RegExp(String.raw`${STORED_FARE}(?=[ \n])`),
  { label: "TST", push_mode: "storedFareHead" },
);
/** `02MAR26`, after `LD`. */
const LastTicketingDay = token(
  "LastTicketingDay",
  new RegExp(`(?<=LD +)${DAY_MONTH_YEAR}(?!\\d)`),
  { label: "last ticketing date" },
);
/** `TQT`, `TQT/T1`: the entry that shows stored fares. */
const StoredFareEntry = token("StoredFareEntry", /TQT(?=\/| *\n)/, {
  label: "TQT",
  push_mode: "storedFareHead",
});
/** `T     P/S  NAME`: the column titles of the list of stored fares. */
const StoredFareTitles = token("StoredFareTitles", /T +P\/S +NAME/, {
  label: "T P/S NAME",
  push_mode: "storedFareHead",
});

const STORED_FARE_HEAD = [LastTicketingDay, Word];

class StoredFareHeadRules extends LineRules {
  /** storedFareHead: stored | listed */
  readonly line = this.RULE("storedFareHead", () => this.oneRule(this.stored, this.listed));

  /**
   * stored: StoredFareNumber Word* LastTicketingDay? Word*
   *
   *   TST00001     PARZZ2199 AB/01MAR I 0 LD 02MAR26 OD VIEVIE SI
   *   TST00002     PARZZ2199 AB/01MAR F N LD 02MAR26 2359 OD VIEVIE SI T-E
   */
  private readonly stored = this.RULE("stored", (): FareHeaderNode => {
    const number = this.read(this.CONSUME(StoredFareNumber), storedFareNumber);
    this.skipAll(1, Word);
    const lastTicketing = this.optional(2, LastTicketingDay, dateValue);
    this.skipAll(3, Word);
    return { kind: "fareHeader", number, per: "person", lastTicketing };
  });

  /**
   * listed: (StoredFareTitles | StoredFareEntry) Word*
   *
   *   T     P/S  NAME                   TOTAL            FOP                 SEGMENTS
   */
  private readonly listed = this.RULE(
    "listed",
    this.noteOn("stored fares", [StoredFareTitles, StoredFareEntry], Word),
  );
}

/** `TST00001` to `1`. */
function storedFareNumber(image: string): string {
  return String(Number(image.slice(3)));
}

export const storedFareHead = lineFamily(
  "stored fare",
  [StoredFareNumber, StoredFareEntry, StoredFareTitles],
  STORED_FARE_HEAD,
  StoredFareHeadRules,
);
