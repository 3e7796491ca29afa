import { expect } from "chai";
import { itemNames } from "../../../grammars/common/people/item-names.ts";
import { airSegment } from "../../../grammars/sabre/segments/air-segment.ts";
import { footer } from "../../../grammars/sabre/header.ts";
import { fareDisplay, notARecord } from "../../../grammars/sabre/displays/not-a-record.ts";
import { screenNotes } from "../../../grammars/sabre/displays/notes.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { grammarOf, itReads, itReadsAnyText, readLines } from "../read.ts";

const grammar = grammarOf(airSegment, footer, itemNames, screenNotes, notARecord);

const display = (looksLike: string, number?: string) => ({
  kind: "notARecord",
  ...(number === undefined ? {} : { number }),
  looksLike,
});

describe("Sabre displays that are not records", () => {
  itReads(grammar, [
    ["121MAYMIABOG", display("availability")],
    ["121MAYMIABOG9A‡AA", display("availability")],
    ["S21MAYMIABOG", display("schedule")],
    [" 21MAY  THU   MIA/EDT      BOG/‡0", display("availability")],
    ["1AA   915  J7 R7 D7 I7 Y7 B7 H7 MIABOG  1020A  100P 738 BD 0 /E", display("availability")],
    ["2LA/AA 4000  J9 C9 D9 I9 MIABOG  1150A  235P 320 B 0 /E", display("availability")],
    ["            M7 V7 Q0 L0 G0", display("availability")],
    ["*H", display("history")],
    ["  1  DOE/JANE MRS         12MAY-20MAY ZWMRTE", display("name list", "1")],
  ]);

  it("do not begin like a line of a record", () => {
    const lines = [
      " 1.1DOE/JANE MRS  2.1ROE/ANN",
      " 1 AA 915J 21MAY Q MIABOG HK1  1020A  100P",
      "ZZ8B.ZZ8B*AKT 1633/06FEB26 ZWMRTE H",
      "*IA",
    ];
    const kinds = readLines(lines.join("\n"), grammar).map((node) => kindOf(node));
    expect(kinds).to.deep.equal(["names", "air", "header", "note"]);
  });

  it("have rows of fares below their head", () => {
    const fares = defineGrammar({
      name: "test",
      signatures: [],
      families: [itemNames],
      sections: [fareDisplay],
    });
    const lines = [
      "FQMIABOG21MAY-AA",
      "MIA-BOG      CXR-AA       THU 21MAY26                        USD",
      "      FARE BASIS     BK    FARE   TRAVEL-TICKET AP  MINMAX  RTG",
      "  1   OLX0A8S5      O R    210.00     ----    -  14/   -/12M   AT01",
      "HELLO",
    ];
    expect(readLines(lines.join("\n"), fares)).to.deep.equal([
      display("fare quote"),
      { ...display("fare quote"), dated: { day: 21, month: 5, year: 26 } },
      display("fare quote"),
      display("fare quote", "1"),
      null,
    ]);
    expect(readLines(String(lines[3]), fares)).to.deep.equal([null]);
  });

  itReadsAnyText(grammar, [
    "121MAYMIABOG",
    " J7 R7 D7 ",
    "1AA 915 ",
    "*H",
    "DOE/JANE ",
    "12MAY-20MAY",
  ]);
});

function kindOf(node: unknown): unknown {
  return typeof node === "object" && node !== null && "kind" in node ? node.kind : node;
}
