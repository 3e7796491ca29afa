import type { FareNode, Mutable, NoteNode } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { fareAmounts } from "../../common/fares/fare-amounts.ts";
import { endorsements, penalties } from "../../common/fares/fare-texts.ts";
import { converted, numberListValue, part } from "../../common/values.ts";
import { storedEndorsements, storedFareElements } from "./fare-elements.ts";
import { couponNotes, fareAdvice, fareCalculation, storedCoupons } from "./fare-lines.ts";
import { names } from "../people/names.ts";
import { storedFareHead } from "./stored-fare-head.ts";
import { storedFareRow } from "./stored-fare-list.ts";

/*
 * A stored fare. Its amounts are those of each passenger:
 *
 * TST00001     PARZZ2199 AB/01MAR I 0 LD 02MAR26 OD VIEVIE SI
 * T-
 * FXB/R,UP,VC-OS/S2,4
 *    1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR
 *  1   VIE OS  727 E 21APR 1010  OK EZZ14A1S        21APR21APR 1PC
 *      VIE
 * FARE  F EUR     310.00
 */

/** `T-`, `T-E`, above the pricing entry. */
const StoredEntryMark = token("StoredEntryMark", /T-[A-Z]{0,4}(?= *\n)/, { label: "T-" });
/** `FXB`, `FQQ`: the entry that priced the fare. */
const StoredEntry = token("StoredEntry", /(?:FX[A-Z]|FQQ)\d{0,2}(?=[/,]| *\n)/, {
  label: "pricing entry",
  push_mode: "storedEntry",
});
/** `,VC-OS`. */
const EntryCarrier = token("EntryCarrier", /[,/]VC-[A-Z\d]{2}(?![A-Z\d])/, {
  label: "validating carrier",
});
/** `/S2,4`. */
const EntrySegments = token("EntrySegments", /\/S\d{1,3}(?:[-,]\d{1,3}){0,40}(?=[/ \n])/, {
  label: "segment numbers",
});
/** `/P1-2`. */
const EntryPassengers = token("EntryPassengers", /\/P\d{1,2}(?:[-,]\d{1,2}){0,40}(?=[/ \n])/, {
  label: "passenger numbers",
});
/** `/R`, `,UP`: any other option. */
const EntryOption = token("EntryOption", /[,/]?[!-+\--.0-~]+|[,/]/);

const STORED_ENTRY = [EntryCarrier, EntrySegments, EntryPassengers, EntryOption];

type Entry = Pick<FareNode, "validatingCarrier" | "segments" | "persons">;

class StoredFareRules extends LineRules {
  /** storedFare: StoredEntryMark | entry */
  readonly line = this.RULE("storedFare", () =>
    this.OR<FareNode | NoteNode>([
      { ALT: () => (this.CONSUME(StoredEntryMark), { kind: "note", about: "stored fare" }) },
      { ALT: () => this.SUBRULE(this.entry) },
    ]),
  );

  /**
   * entry: StoredEntry (EntryCarrier | EntrySegments | EntryPassengers | EntryOption)*
   *
   *   FXB/R,UP,VC-OS/S2,4
   */
  private readonly entry = this.RULE("entry", (): FareNode => {
    this.CONSUME(StoredEntry);
    return { kind: "fare", ...this.options() };
  });

  private readonly options = this.manyOf(
    (): Mutable<Entry> => ({}),
    [
      [EntryCarrier, (entry, text) => (entry.validatingCarrier = part(text, 4, 6))],
      [EntrySegments, (entry, text) => (entry.segments = converted(text, numberListValue))],
      [EntryPassengers, (entry, text) => (entry.persons = converted(text, numberListValue))],
      [EntryOption],
    ],
  );
}

const storedFareLine = lineFamily(
  "stored fare",
  [StoredEntryMark, StoredEntry],
  STORED_ENTRY,
  StoredFareRules,
);

export const storedFare: Section = {
  name: "storedFare",
  head: storedFareHead,
  families: [
    // The passengers of the fare, printed like the names of the record.
    names,
    storedFareElements,
    storedEndorsements,
    storedFareLine,
    storedFareRow,
    fareAmounts,
    endorsements,
    penalties,
    fareAdvice,
    storedCoupons,
    couponNotes,
    fareCalculation,
  ],
};
