import { expect } from "chai";
import { type Case, readBelow } from "./fare-reading.ts";

const element = (type: string, text: string, more = {}) => ({
  kind: "accounting",
  type,
  text,
  ...more,
});

const cases: readonly Case[] = [
  [
    " 15 FE PAX NONREF -BG:BA/S4-5,7/P1-3",
    element("FE", "NONREF -BG:BA", {
      number: "15",
      party: "passengers",
      segments: ["4", "5", "7"],
      persons: ["1", "2", "3"],
    }),
  ],
  [
    " 15 FE INF NONREF  NONEND",
    element("FE", "NONREF  NONEND", { number: "15", party: "infants" }),
  ],
  ["FE NONREF", element("FE", "NONREF")],
  [" 16 FM *M*5", element("FM", "*M*5", { number: "16" })],
  ["FM PAX *C*0.00A/S2", element("FM", "*C*0.00A", { party: "passengers", segments: ["2"] })],
  [" 17 FP CASH", element("FP", "CASH", { number: "17" })],
  [
    " 17 FP PAX CCVI0000000000000000/0000/N00/S4/P1",
    element("FP", "CCVI0000000000000000/0000/N00", {
      number: "17",
      party: "passengers",
      segments: ["4"],
      persons: ["1"],
    }),
  ],
  ["FP O/CASH+/INVOICE", element("FP", "O/CASH+/INVOICE")],
  [
    " 18 FV PAX BA/S4-5,7/P1-3",
    element("FV", "BA", {
      number: "18",
      party: "passengers",
      validatingCarrier: "BA",
      segments: ["4", "5", "7"],
      persons: ["1", "2", "3"],
    }),
  ],
  ["FV OS", element("FV", "OS", { validatingCarrier: "OS" })],
  [
    " 18 *FV INF OS",
    element("FV", "OS", { number: "18", party: "infants", validatingCarrier: "OS" }),
  ],
  [" 18 FV *F*OS", element("FV", "*F*OS", { number: "18" })],
  ["FS PAX 05", element("FS", "05", { party: "passengers" })],
  ["FT PAX *IT0BA1ZZ0/S4", element("FT", "*IT0BA1ZZ0", { party: "passengers", segments: ["4"] })],
  ["FZ 1234", element("FZ", "1234")],
  ["FK PARZZ2199", element("FK", "PARZZ2199")],
  ["FG PAX 0000000000/S2", element("FG", "0000000000", { party: "passengers", segments: ["2"] })],
  [
    "FI PAX 0000000000 INV 1250000000001/S4",
    element("FI", "0000000000 INV 1250000000001", { party: "passengers", segments: ["4"] }),
  ],
  [
    "FO PAX 125-0000000001PAR08APR26/00000000",
    element("FO", "125-0000000001PAR08APR26/00000000", { party: "passengers" }),
  ],
  ["FD PAX CH/S2", element("FD", "CH", { party: "passengers", segments: ["2"] })],
  [
    " 19 FB PAX 0500000000 TTP/ET/RT OK ETICKET/S2-5",
    element("FB", "0500000000 TTP/ET/RT OK ETICKET", {
      number: "19",
      party: "passengers",
      segments: ["2", "3", "4", "5"],
    }),
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
