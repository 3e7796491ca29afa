import { expect } from "chai";
import { signatures } from "../../../grammars/sabre/signatures.ts";

/** The weights found in a text, the highest first. */
function weights(text: string): number[] {
  return signatures.flatMap(({ pattern, weight }) => (pattern.test(text) ? [weight] : []));
}

const PROOFS = [
  "ZZ8B.ZZ8B*AKT 1633/06FEB26 ZWMRTE H",
  "    ZZT-ZZT-QB.ZZT1B22 1633/06FEB26",
  "TKT/TIME LIMIT\n  1.TAW/15JUL",
  "B6 FACTS",
  "GENERAL FACTS",
  "RECEIVED FROM - JANE",
  "PRICE QUOTE RECORD EXISTS - SYSTEM",
  "10APR DEPARTURE DATE-----LAST DAY TO PURCHASE 12MAR/2359",
  "   FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SM",
];
const STRONG = [
  " 1 UA 870Y 05AUG W SFOSYD HK1  1050P  640A  07AUG F",
  " 1 UA 870Y 05AUG 3*SFOSYD HK1  2250  0640   07AUG 5",
  " 1 W62217H 05AUG W BUDLTN*SS1  1255P  235P",
  " 1 FZ 4107  05AUG W DXBTLV HK1   100P  500P",
  " 1 UT381 N 05AUG W VKOAER HK1  1515  1630  HRS /E",
  " 1 UT381 N 05AUG 3 VKOAER HK1  1515  1630  HRS /DCUT*ZR4T9B /E",
  " 8 TKOPENS 17MAY 7 ISTCDG DS2",
  " 5  OTH YY 22FEB M GK1  XXX/PRESERVEPNR",
  "SEATS/BOARDING PASS",
  " 1 UA 870Y 05AUG SFOSYD HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
];
/** Texts of other systems. */
const FOREIGN = [
  "  2  UA 870 Y 05AUG 3 SFOSYD HK1       7  2250 0640+2 77W E 0 M",
  " 1 UA 870Y 05AUG SFOSYD HK2   1050P  640A2*      WE/FR   E  1",
  " 1. UA  870 Y  05AUG SFOSYD HK1  1050P 2 640A O*       E WE  1",
  " 1 UA 870Y 05AUG WE SFOSYD HK1 1050P 640A#2/O $UA$",
  "ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR",
  "RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA",
  "  1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR",
  " 10 SSR OTHS 1A /AA 175 Y 12APR CANCELLED",
];

describe("Sabre signatures", () => {
  for (const text of PROOFS)
    it(`are certain about ${text.trim()}`, () => {
      expect(weights(text)).to.include(1);
    });

  for (const text of STRONG)
    it(`are strong for ${text.trim()}`, () => {
      expect(Math.max(...weights(text))).to.be.within(0.9, 0.95);
    });

  for (const text of FOREIGN)
    it(`do not match ${text.trim()}`, () => {
      expect(weights(text)).to.deep.equal([]);
    });

  it("are weak for name items", () => {
    expect(weights(" 1.1MODEL/PETRA MS  2.1MODEL/OTTO MR")).to.deep.equal([0.5]);
  });
});
