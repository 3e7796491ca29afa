import { expect } from "chai";
import { bareLocator, footer, retrieval } from "../../../grammars/sabre/header.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, readLines } from "../read.ts";

const grammar = grammarOf(footer, retrieval, bareLocator);

const header = (more: object) => ({ kind: "header", ...more });
const created = { day: 6, month: 2, year: 26 };

describe("Sabre headers and footers", () => {
  describe("name the office and the date of creation", () => {
    const footing = header({ office: "ZZ8B", created, locator: "ZWMRTE" });
    itReads(grammar, [
      ["ZZ8B.ZZ8B*AKT 1633/06FEB26 ZWMRTE H", footing],
      ["ZZ8B.ZY1C*A07 1633/06FEB26 ZWMRTE H B", footing],
      ["    ZZ8B.ZZ8BRAKT 1633/06FEB26 ZWMRTE H M", footing],
      ["ZZ8B.ZZ8B-AKT 1633/06FEB26 ZWMRTE", footing],
      ["ZZ8B.ZZ8B*AKT 1633/06FEB26", header({ office: "ZZ8B", created })],
      ["BOS.LHR1ZZ4 1633/06FEB26 ZWMRTE H", header({ office: "BOS", created, locator: "ZWMRTE" })],
      [
        "ZZT-ZZT-QB.ZZT1B22 1633/06FEB26 ZWMRTE H",
        header({ office: "ZZT-ZZT-QB", created, locator: "ZWMRTE" }),
      ],
      [
        "ZZ8B.ZZ8B*AKT 1633/06FEB26 ZWMRTE H 12",
        header({ office: "ZZ8B", created, locator: "ZWMRTE", unparsed: ["12"] }),
      ],
      // A locator can have digits.
      [
        "ZZ8B.ZZ8B*AKT 1633/06FEB26 ZW1RTE H",
        header({ office: "ZZ8B", created, locator: "ZW1RTE" }),
      ],
    ]);
  });

  describe("print the requested locator", () => {
    itReads(grammar, [
      ["*ZWMRTE«", header({ asked: "ZWMRTE" })],
      ["*zwmrte", header({ asked: "ZWMRTE" })],
      ["ZWMRTE", header({ locator: "ZWMRTE" })],
      ["\n\n  ZWMRTE  \n", header({ locator: "ZWMRTE" })],
    ]);
  });

  it("print a lone locator above the names, wherever a record begins", () => {
    const lines = readLines("*A\nZWMRTE\n\n 1.1DOE/JOHN\nZZMTRE\n 2.1DOE/JANE", grammar);
    expect(lines).to.deep.equal([null, header({ locator: "ZWMRTE" }), null, null, null]);
  });

  itLeavesUnread(grammar, [
    "ZWMRT",
    "ZW1RTE",
    "THANKS",
    "*ZWMRTE H",
    "ZZ8B.ZZ8B*AKT 1633/06FEB ZWMRTE H",
    "ZZ8B ZZ8B*AKT 1633/06FEB26 ZWMRTE H",
  ]);

  itReadsAnyText(grammar, [
    "ZZ8B.ZZ8B*AKT ",
    "1633/06FEB26 ",
    "ZWMRTE",
    "*ZWMRTE«",
    " H",
    "\n 1.1",
  ]);
});
