import { createToken } from "chevrotain";
import type { FareNode, NoteNode, Read } from "../../src/ast/nodes.ts";
import type { LineFamily, Section } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";
import { numberListValue, part } from "../common/values.ts";
import { fareAmounts } from "./fare-amounts.ts";
import { storedFareElements } from "./fare-elements.ts";
import { coupons, fareAdvice, fareCalculation } from "./fare-lines.ts";
import { storedFareHead } from "./stored-fare-head.ts";
import { storedFareRow } from "./stored-fare-list.ts";

/*
 * A stored fare, whose amounts are for each of its passengers:
 *
 * TST00001     PARZZ2199 AB/01MAR I 0 LD 02MAR26 OD VIEVIE SI
 * T-
 * FXB/R,UP,VC-OS/S2,4
 *    1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR
 *  1   VIE OS  727 E 21APR 1010  OK EZZ14A1S        21APR21APR 1PC
 *      VIE
 * FARE  F EUR     310.00
 */

const StoredEntryMark = createToken({
  name: "StoredEntryMark",
  label: "T-",
  pattern: /T-[A-Z]{0,4}(?= *\n)/,
});
const StoredEntry = createToken({
  name: "StoredEntry",
  label: "pricing entry",
  pattern: /(?:FX[A-Z]|FQQ)\d{0,2}(?=[/,]| *\n)/,
  push_mode: "storedEntry",
});
/** `,VC-OS`. */
const EntryCarrier = createToken({
  name: "EntryCarrier",
  label: "validating carrier",
  pattern: /[,/]VC-[A-Z\d]{2}(?![A-Z\d])/,
});
/** `/S2,4`. */
const EntrySegments = createToken({
  name: "EntrySegments",
  label: "segment numbers",
  pattern: /\/S\d{1,3}(?:[-,]\d{1,3}){0,40}(?=[/ \n])/,
});
/** `/P1-2`. */
const EntryPassengers = createToken({
  name: "EntryPassengers",
  label: "passenger numbers",
  pattern: /\/P\d{1,2}(?:[-,]\d{1,2}){0,40}(?=[/ \n])/,
});
const EntryOption = createToken({ name: "EntryOption", pattern: /[,/]?[!-+\--.0-~]+|[,/]/ });

const STORED_ENTRY = [EntryCarrier, EntrySegments, EntryPassengers, EntryOption];

/** `1.`, where a name follows. */
const StoredPassenger = createToken({
  name: "StoredPassenger",
  label: "passenger number",
  pattern: /(?<![^\n]) *\d{1,2}\.(?=[A-Z][A-Z' -]*\/[A-Z])/,
  push_mode: "storedPassengers",
});
const NextStoredPassenger = createToken({
  name: "NextStoredPassenger",
  label: "passenger number",
  pattern: /\d{1,2}\.(?=[A-Z][A-Z' -]*\/[A-Z])/,
});
const StoredName = createToken({ name: "StoredName", label: "name", pattern: /[!-\uffff]+/ });

const STORED_PASSENGERS = [NextStoredPassenger, StoredName];

type Entry = Pick<FareNode, "validatingCarrier" | "segments" | "persons">;

class StoredFareRules extends LineRules {
  /** storedFare: StoredEntryMark | entry | passengers */
  readonly line = this.RULE("storedFare", () =>
    this.OR<FareNode | NoteNode>([
      { ALT: () => (this.CONSUME(StoredEntryMark), { kind: "note", about: "stored fare" }) },
      { ALT: () => this.SUBRULE(this.entry) },
      { ALT: () => this.SUBRULE(this.passengers) },
    ]),
  );

  /**
   * entry: StoredEntry (EntryCarrier | EntrySegments | EntryPassengers | EntryOption)*
   *
   *   FXB/R,UP,VC-OS/S2,4
   */
  private readonly entry = this.RULE("entry", (): FareNode => {
    const named: { -readonly [Field in keyof Entry]: Entry[Field] } = {};
    this.CONSUME(StoredEntry);
    this.MANY(() => {
      this.OR([
        {
          ALT: () => (named.validatingCarrier = part(this.text(this.CONSUME(EntryCarrier)), 4, 6)),
        },
        { ALT: () => (named.segments = this.read(this.CONSUME(EntrySegments), numberListValue)) },
        { ALT: () => (named.persons = this.read(this.CONSUME(EntryPassengers), numberListValue)) },
        { ALT: () => this.CONSUME(EntryOption) },
      ]);
    });
    return { kind: "fare", ...named };
  });

  /**
   * passengers: StoredPassenger StoredName* (NextStoredPassenger StoredName*)*
   *
   *   1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR
   */
  private readonly passengers = this.RULE("passengers", (): FareNode => {
    const numbers = [this.text(this.CONSUME(StoredPassenger))];
    this.MANY(() => {
      this.OR([
        { ALT: () => numbers.push(this.text(this.CONSUME(NextStoredPassenger))) },
        { ALT: () => this.CONSUME(StoredName) },
      ]);
    });
    return { kind: "fare", persons: this.ACTION(() => personNumbers(numbers)) };
  });
}

/** `1.` and `2.` to the numbers of the persons. */
function personNumbers(printed: readonly Read<string>[]): Read<readonly string[]> {
  return {
    value: printed.map(({ value }) => value.replace(/[ .]/g, "")),
    start: printed[0]?.start ?? 0,
    end: printed.at(-1)?.end ?? 0,
  };
}

const storedFareLine: LineFamily = {
  name: "stored fare",
  openers: [StoredEntryMark, StoredEntry, StoredPassenger],
  modes: { storedEntry: STORED_ENTRY, storedPassengers: STORED_PASSENGERS },
  rules: StoredFareRules,
};

export const storedFare: Section = {
  name: "storedFare",
  head: storedFareHead,
  families: [
    storedFareElements,
    storedFareLine,
    storedFareRow,
    fareAmounts,
    fareAdvice,
    coupons,
    fareCalculation,
  ],
};
