import { expect } from "chai";
import { type Case, readBelow } from "./fare-reading.ts";

const note = (about: string, text?: string, number?: string) => ({
  kind: "note",
  about,
  ...(text === undefined ? {} : { text }),
  ...(number === undefined ? {} : { number }),
});

const cases: readonly Case[] = [
  [" 15 FE PAX NONREF -BG:BA/S4-5,7/P1-3", note("endorsement", "NONREF -BG:BA", "15")],
  [" 15 FE INF NONREF  NONEND", note("endorsement", "NONREF  NONEND", "15")],
  ["FE NONREF", note("endorsement", "NONREF")],
  [" 16 FM *M*5", note("commission", "*M*5", "16")],
  ["FM PAX *C*0.00A/S2", note("commission", "*C*0.00A")],
  [" 17 FP CASH", note("form of payment", undefined, "17")],
  [" 17 FP PAX CCVI0000000000000000/0000/N00/S4/P1", note("form of payment", undefined, "17")],
  [
    " 18 FV PAX BA/S4-5,7/P1-3",
    {
      kind: "fare",
      number: "18",
      validatingCarrier: "BA",
      segments: ["4", "5", "7"],
      persons: ["1", "2", "3"],
    },
  ],
  ["FV OS", { kind: "fare", validatingCarrier: "OS" }],
  [" 18 *FV INF OS", { kind: "fare", number: "18", validatingCarrier: "OS" }],
  [" 18 FV *F*OS", note("validating carrier", "*F*OS", "18")],
  ["FS PAX 05", note("ticketing information", "05")],
  ["FT PAX *IT0BA1ZZ0/S4", note("tour code", "*IT0BA1ZZ0")],
  ["FK PARZZ2199", note("issuing office", "PARZZ2199")],
  ["FG PAX 0000000000/S2", note("queue", "0000000000")],
  ["FI PAX 0000000000 INV 1250000000001/S4", note("invoice", "0000000000 INV 1250000000001")],
  [
    "FO PAX 125-0000000001PAR08APR26/00000000",
    note("original issue", "125-0000000001PAR08APR26/00000000"),
  ],
  ["FD PAX CH/S2", note("discount", "CH")],
  [
    " 19 FB PAX 0500000000 TTP/ET/RT OK ETICKET/S2-5",
    note("ticketing result", "0500000000 TTP/ET/RT OK ETICKET", "19"),
  ],
  ["FX PAX", null],
  ["FEE PAX", null],
  ["FP/CASH", null],
];

describe("Amadeus fare elements", () => {
  for (const [line, reads] of cases) {
    it(`reads "${line.trim()}"`, () => {
      expect(readBelow(null, line)).to.deep.equal(reads);
    });
  }

  for (const airline of ["FB", "FE", "FI", "FM", "FV"]) {
    it(`are not confused with flights of the airline ${airline}`, () => {
      expect(readBelow(null, `  2  ${airline} 178 Y 12APR`)).to.include({ kind: "air", airline });
    });
  }
});
