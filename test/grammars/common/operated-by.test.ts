import { arrivalTerminal } from "../../../grammars/common/segments/arrival-terminal.ts";
import { operatedBy } from "../../../grammars/common/segments/operated-by.ts";
import { surface } from "../../../grammars/common/segments/surface.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const grammar = grammarOf(operatedBy, arrivalTerminal, surface);

const by = (operator: string) => ({ kind: "operatedBy", operator });
const gap = (number?: string) => ({ kind: "surface", ...(number === undefined ? {} : { number }) });

describe("lines between segments", () => {
  describe("name the operating carrier", () => {
    itReads(grammar, [
      ["     OPERATED BY EXEMPLAR AIR", by("EXEMPLAR AIR")],
      ["OPERATED BY /EXEMPLAR AIR DBA SAMPLE LINK", by("EXEMPLAR AIR DBA SAMPLE LINK")],
      ["OPERATED BY/EXEMPLAR AIR FOR SAMPLE LINES", by("EXEMPLAR AIR")],
      ["         OPERATED BY EXEMPLAR AIR  LIS-OPO", by("EXEMPLAR AIR")],
      ["OPERATED BY EXEMPLAR AIR LIS-OPO CARGO", by("EXEMPLAR AIR LIS-OPO CARGO")],
      ["*LIS-OPO OPERATED BY EXEMPLAR AIR", by("EXEMPLAR AIR")],
      // With a lost line break.
      [
        "OPERATED BY /EXEMPLAR NORTH SKY 3 ARNK 4 DL 280J 15DEC T HNDSEA",
        { ...by("EXEMPLAR NORTH SKY"), unparsed: ["3 ARNK 4 DL 280J 15DEC T HNDSEA"] },
      ],
      [
        "OPERATED BY EXEMPLAR AIR FOR SAMPLE LINES 4 BA 183Y 22DEC T LHRJFK HK1",
        { ...by("EXEMPLAR AIR"), unparsed: ["4 BA 183Y 22DEC T LHRJFK HK1"] },
      ],
      [
        "OPERATED BY UNDEFINED 12 XX OPENS 22DEC",
        { kind: "operatedBy", unparsed: ["12 XX OPENS 22DEC"] },
      ],
      ["OPERATED BY EXEMPLAR AIR 2000", by("EXEMPLAR AIR 2000")],
      ["     OPERATED BY UNDEFINED", { kind: "operatedBy" }],
    ]);
  });

  describe("are surface segments", () => {
    itReads(grammar, [
      ["  3  ARNK", gap("3")],
      [" 3   ARUNK", gap("3")],
      [" 7.  ...ARNK", gap("7")],
      [" 4   SURFACE", gap("4")],
      ["ARNK", gap()],
    ]);
  });

  describe("name a terminal", () => {
    itReads(grammar, [
      ["ADV PAX FLT ARRIVES TERMINAL-2F", { kind: "terminals", arrivalTerminal: "2F" }],
    ]);
  });

  itLeavesUnread(grammar, ["OPERATED BY", "OPERATED BY LIS-OPO", " 3  ARNK XX", "SURFACES"]);

  itReadsAnyText(grammar, ["OPERATED BY ", "/EXEMPLAR", " LIS-OPO", " FOR ", "ARNK", "TERMINAL-"]);
});
