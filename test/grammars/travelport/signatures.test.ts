import { expect } from "chai";
import { signatures } from "../../../grammars/travelport/signatures.ts";

describe("signatures of Travelport", () => {
  const found = (text: string) =>
    signatures.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => reason);

  for (const text of [
    "ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR",
    "1P-ZQ7KXA",
    "TKTG-TAU/15APR",
    "** THIS BF IS CURRENTLY IN USE **",
    "FQ1  - S1-2                                       07MAR26 WS/AG",
    " 1 BA 178Y 12APR JFKLHR HK1   815P  815A|*      SU/MO   E",
    " 1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU",
    "1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$",
    "  1.1SAMPLEMAN/BORISMR   2.1SAMPLEMAN/ARIA",
  ])
    it(`are in ${text.trim()}`, () => {
      expect(found(text)).to.not.be.empty;
    });

  for (const text of [
    " 1 BA 178Y 12APR S JFKLHR HK1   815P  815A  13APR M /DCBA*ZQ7KXA /E",
    " 1 BA 178Y 12APR 7 JFKLHR HK1  2015  0815   13APR 1 /DCBA*ZQ7KXA /E",
    "  2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA",
    "  2  BA 178 Y 12APR 7 JFKLHR HK1       7  2015 0815+1 77W E 0 M",
    "  1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR",
    "RP/PARZZ2199/PARZZ2199            AB/SU   9APR26/0830Z   ZQ7KXA",
    " 1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
    "ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H",
    "  1.T-24JUN-ZZ9A*AZZ",
  ])
    it(`are not in ${text.trim()}`, () => {
      expect(found(text)).to.deep.equal([]);
    });
});
