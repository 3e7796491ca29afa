import { expect } from "chai";
import { lineStarts, padding } from "../../../grammars/travelport/line-starts.ts";
import { restoreLines } from "../../../src/decode/layout/flattened.ts";
import { SourceText } from "../../../src/decode/text/source.ts";

const flatten = (text: string) =>
  restoreLines(SourceText.of(text), { starts: lineStarts, padding }).text.split("\n");

describe("a Travelport screen without line breaks", () => {
  const lines = [
    "ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR",
    " 1.1SAMPLEMAN/BORIS*P-C08  2.1SAMPLEMAN/ARIA",
    " 1 DL 166X 12APR PDXAMS HK2   150P  900A|*      SU/MO   E  1",
    " 2 KL1627I 13APR AMSMXP HK2  1110A 1250P *         MO   E  1",
    "         OPERATED BY SAMPLE REGIONAL AIR",
    " 3   ARNK",
    " 7 OTH ZO BK1  XXX 21JAN-PRESERVEPNR",
    "FONE-SFOAS/800-555-0100-SAMPLE TRAVEL",
    "   2 SFOR/555-555-0199",
    "TKTG-TAU/15APR",
  ];

  it("gets a line break every 64 columns", () => {
    const found = flatten(lines.map((line) => line.padEnd(64)).join(""));
    expect(found.map((line) => line.trimEnd())).to.deep.equal(lines);
  });

  it("gets a line break at each line start", () => {
    expect(flatten(lines.join(" ")).map((line) => line.trim())).to.deep.equal(
      lines.map((line) => line.trim()),
    );
    const galileo = [
      "  1.1SAMPLEMAN/BORISMR   2.I/1SAMPLEMAN/KAI*23APR25   3.1DOE/ANNABEL",
      " 1. ET  503 M  12APR YYZADD HK1  1055P # 715P O*       E SU  1",
      " 2. DL  167 M  20APR SEANRT HK3  1245P # 310P O*         MO  2",
    ];
    expect(flatten(galileo.join(""))).to.deep.equal(galileo);
  });

  const trimmed = (text: string) => flatten(text).map((line) => line.trim());

  it("gets line breaks before items and unnumbered segments", () => {
    for (const items of [
      ["FONE-DUBT*0105550100", "2. DUBE*SIOBHAN//EXAMPLE.IE", "TKTG-TAU/TU14APR", "RCVD-P/SIOBHAN"],
      ["GFAX-SSRVGMLDLHK1 PDXAMS 0166X 12APR", "2 SSRCHMLDLHK1 PDXAMS 0166X 12APR", "3 OSIYY VIP"],
      ["ACKN-DL ZR4T9B   01MAR 2203", "2 KL ZS8P2C   01MAR 2203", "3 LH ZX5T2Q   01MAR 2203"],
      ["UA1438Q 08FEB SFOORD HK1 715A 130P", "UA 972Q 08FEB ORDBRU HK1 600P 905A| MO/TU"],
      ["1.1DOE/JOHN", "1 UA1438Q 08FEB SFOORD HK1 715A 130P MO E", "2 ARNK", "TKTG-TAU/15APR"],
      ["1P-ZQ7KXA", "1.1DOE/JOHN", "1 BA 178Y 12APR SU JFKLHR HK1 815P 815A", "P- 1.MCI816 55"],
    ])
      expect(trimmed(items.join(" "))).to.deep.equal(items);
  });

  it("gets line breaks in Worldspan lines joined without a space", () => {
    const lines = [
      "1P-ZQ7KXA",
      "1.1DOE/JOHNMR",
      "1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$",
      "2 BA 117Y 20APR MO LHRJFK HK1 820A 1105A/O $BA$",
      "P- 1.MCI816 555-0100-T",
      "T-1.TAW/00/04FEB",
    ];
    expect(flatten(lines.join(""))).to.deep.equal(lines);
  });

  const quotes = [
    "HELLO PLEASE NOTE MY OLD TICKET 1 UA 900Y 12APR SFOLHR HK1 900A 100P IS NOT VALID",
    "HELLO PLEASE NOTE MY OLD TICKET UA 900Y 12APR SFOLHR HK1 900A 100P IS NOT VALID",
    "RMKS-CANCEL THE RETURN FLIGHT WHICH WAS 1 UA 900Y 12APR SFOLHR HK1 900A 100P 2 ARNK",
    "RMKS-PAX ASKED TO BE CALLED ONLY IN THE EVENING SEE FONE-LONT*0205550100 OR TICKET",
    "NOTE-CLIENT TRAVELS TOGETHER WITH HER SISTER WHO IS BOOKED AS 1.1WU/ANMRS IN ANOTHER",
    "GFAX-SSROTHSDLHK1 PLEASE NOTE THAT YOUR FLIGHT IS NOW OPERATED BY ANOTHER CARRIER",
  ];
  for (const quote of quotes)
    it(`does not break ${quote}`, () => {
      expect(flatten(quote)).to.deep.equal([quote]);
      expect(flatten(` 1.1WU/LI\n${quote}`)).to.deep.equal([" 1.1WU/LI", quote]);
    });

  it("gets line breaks if only some are missing", () => {
    const segments = [
      " 1. SK 1517 Y  10DEC ARNLHR HK2   810A   955A O        E TH",
      " 2. BA   15 Y  10DEC LHRSIN HK2   925P # 535P O*       E TH",
    ];
    expect(flatten(["HELLO", "SEE BELOW", segments.join(""), "BYE"].join("\n"))).to.deep.equal([
      "HELLO",
      "SEE BELOW",
      ...segments,
      "BYE",
    ]);
  });
});
