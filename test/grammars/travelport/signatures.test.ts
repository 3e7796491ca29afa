import { expect } from "chai";
import { signatures } from "../../../grammars/travelport/signatures.ts";

describe("Travelport signatures", () => {
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
    "DOE/JOHN MR 1 QF 2K 02MAR LHRSYD HK1 830P 510A2 TU/TH E 2 QF 1K 16MAR SYDLHR HK1 400P",
    "DOE/JOHN MR FONE-SFOAS/800-555-0100 TKTG-TAU/15APR",
    " 6. TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD/CL-AA/DEP-VILLEUNE",
    " 4 HHL ZZ HK1 LYS 12APR-15APR  3NT 00560  EXEMPLAR CONFLUENCE",
    " 2 HTL ZZ MK1  ATH 21APR-OUT26APR /H-EXEMPLAR ATHENS",
    " 3 CCR ZZ HK1 BOI 11MAY-13MAY CCAR/PUP-BOIC02/ARR-1415/DT-0900",
    " 7 OTH ZO BK1  XXX 21JAN-PRESERVEPNR",
    "   3 SSRVGMLDLHK1 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS",
    "FOP:-CK",
  ])
    it(`match ${text.trim()}`, () => {
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
    " 12 SSR VGML LH HK1/S4/P1",
    "  3 TUR ZZ OO2 PAR 10DEC-CITY WALK WITH GUIDE",
    "  4 CCR ZE HK1 NCE 12APR-16APR CCMR/BS-00000000/PUP-NCET01/RG-EUR 47.00",
  ])
    it(`do not match ${text.trim()}`, () => {
      expect(found(text)).to.deep.equal([]);
    });
});
