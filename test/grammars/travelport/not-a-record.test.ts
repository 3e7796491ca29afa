import { expect } from "chai";
import { fareDisplay, notARecord } from "../../../grammars/travelport/displays/not-a-record.ts";
import { airSegment } from "../../../grammars/travelport/segments/air-segment.ts";
import { itemNames } from "../../../grammars/common/people/item-names.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { itReads, readLines } from "../read.ts";

const grammar = defineGrammar({
  name: "displays",
  signatures: [],
  families: [airSegment, itemNames, notARecord],
  sections: [fareDisplay],
  endingSections: [airSegment],
});

const looks = (looksLike: string, more: object = {}) => ({
  kind: "notARecord",
  looksLike,
  ...more,
});

describe("Travelport displays that are not records", () => {
  itReads(grammar, [
    ["FIRAV             SU 12APR JFKLHR+ 5:00", looks("availability")],
    [
      "FULL  SUN 12APR26  NEW YORK  /LONDON            +05:00 HR",
      looks("availability", { dated: { day: 12, month: 4, year: 26 } }),
    ],
    ["A12APRJFKLHR", looks("availability")],
    ["1| BA 178 F9 J9 C9 D9 R9 W9 T9 Y9+JFKLHR 815P 815A+ 777  0", looks("availability")],
    [" 1  BA 178 J9 C9 D9 R9 JFKLHR 815P 815A#1 777  0", looks("availability", { number: "1" })],
    [
      "1 JFK LHR 12/2015 0815 @BA 178 F9 A9 J9 C9 D9 I9 W9 T9 Y9 77W C*E",
      looks("availability", { number: "1" }),
    ],
    ["           B9 H9 K9 M9 L9 V9", looks("availability")],
    ["TTBA178/12APR", looks("schedule")],
    ["*** BF HISTORY ***", looks("history")],
    ["001 01DOE/JANE MRS    X 12APR", looks("name list", { number: "001" })],
    ["FDLON12APRPAR", looks("fare quote")],
  ]);

  it("have rows below their heads", () => {
    const text = [
      "FDLON12APRPAR",
      "CX    FARE   FARE    C  AP  MIN/  SEASONS",
      "      BASIS              MAX",
      "  1 -BA   100.00R YOW      Y",
      " 1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU",
    ].join("\n");
    const lines = readLines(text, grammar);
    expect(lines.slice(0, 4)).to.deep.equal([
      looks("fare quote"),
      looks("fare quote"),
      looks("fare quote"),
      looks("fare quote", { number: "1" }),
    ]);
    expect(lines[4]).to.include({ kind: "air", flight: "178" });
  });
});
