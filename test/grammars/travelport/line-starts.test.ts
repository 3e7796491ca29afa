import { expect } from "chai";
import { lineStarts, screen } from "../../../grammars/travelport/line-starts.ts";
import { restoreLines } from "../../../src/engine/flattened.ts";
import { SourceText } from "../../../src/text/source.ts";

const flatten = (text: string) =>
  restoreLines(SourceText.of(text), { lineStarts, screen }).text.split("\n");

describe("a screen of Travelport that lost its line breaks", () => {
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

  it("gets them back every 64 columns", () => {
    const found = flatten(lines.map((line) => line.padEnd(64)).join(""));
    expect(found.map((line) => line.trimEnd())).to.deep.equal(lines);
  });

  it("gets them back where lines begin", () => {
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
});
