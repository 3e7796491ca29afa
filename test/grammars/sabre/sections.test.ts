import { expect } from "chai";
import { footer } from "../../../grammars/sabre/header.ts";
import { airSegment } from "../../../grammars/sabre/segments/air-segment.ts";
import { titledSections } from "../../../grammars/sabre/titled-sections.ts";
import { itemNumber } from "../../../grammars/sabre/item.ts";
import { itemNames } from "../../../grammars/common/people/item-names.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { readLines } from "../read.ts";

const ENDING = [airSegment, itemNames, footer];
const grammar = defineGrammar({
  name: "test",
  signatures: [],
  screen: { numbers: { item: itemNumber } },
  families: ENDING,
  sections: titledSections,
  endingSections: ENDING,
});

/** The nodes of the lines below a title. */
function readBelow(title: string, ...lines: readonly string[]): unknown[] {
  const [first, ...others] = readLines([title, ...lines].join("\n"), grammar);
  expect(first).to.deep.equal({ kind: "title" });
  return others;
}

/** The kind of each line's node. */
function kindsBelow(title: string, ...lines: readonly string[]): unknown[] {
  return readBelow(title, ...lines).map((node) =>
    typeof node === "object" && node !== null && "kind" in node ? node.kind : node,
  );
}

const remark = (number: string, text: string) => ({
  kind: "remark",
  number,
  type: "REMARKS",
  text,
});
const FLIGHT = "AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M";

describe("Sabre", () => {
  describe("titled sections", () => {
    it("ticketing", () => {
      expect(
        kindsBelow(
          "TKT/TIME LIMIT",
          "  1.T-08APR-ZZ9A*AZZ",
          "  2.TE 0010000000001/02-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I",
          "    TV 0010000000001-AT  *VOID* ZZ9A*AZZ 1830/08APR*E",
          `  3.${FLIGHT}`,
        ),
      ).to.deep.equal(["ticketing", "ticket", "ticket", "ticketing"]);
    });

    it("phones", () => {
      expect(readBelow("PHONES ", "  1.DFW555-555-0100-A", " 10.1DOE/JANE")).to.deep.equal([
        { kind: "contact", number: "1", type: "phone", value: "DFW555-555-0100-A" },
        { kind: "contact", number: "10", type: "phone", value: "1DOE/JANE" },
      ]);
    });

    for (const title of ["EMAIL ADDRESS", "PASSENGER EMAIL ADDRESS"])
      it(title, () => {
        expect(readBelow(title, "  1.‡JANE@EXAMPLE.COM‡", "  2.NONE")).to.deep.equal([
          { kind: "contact", number: "1", type: "email", value: "JANE@EXAMPLE.COM" },
          { kind: "note", number: "2", about: "item", unparsed: ["NONE"] },
        ]);
      });

    it("addresses", () => {
      expect(kindsBelow("ADDRESS", "    N/SAMPLE TRAVEL", "    Z/00000")).to.deep.equal([
        "contact",
        "contact",
      ]);
    });

    it("frequent travelers", () => {
      expect(
        kindsBelow(
          "FREQUENT TRAVELER",
          "  1.B6 0000000000           HK B6   1.1 SAMPLEMAN/BORIS",
          "  2.NONE",
        ),
      ).to.deep.equal(["membership", "note"]);
    });

    it("seats", () => {
      expect(
        kindsBelow(
          "SEATS/BOARDING PASS",
          " 1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
          "1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS",
          ` 1 ${FLIGHT}`,
        ),
      ).to.deep.equal(["seat", "seat", "air"]);
    });

    for (const title of ["AA FACTS", "B6 FACTS", "GENERAL FACTS"])
      it(title, () => {
        expect(
          kindsBelow(
            title,
            "  1.SSR WCHR DL KK1 LHRDTW0017I08MAY",
            "  2.OSI AA VIP GUEST  1.1 DOE/JANE",
            `  3.${FLIGHT}`,
          ),
        ).to.deep.equal(["ssr", "osi", "note"]);
      });

    it("leave items without a meaning unread", () => {
      expect(readBelow("AA FACTS", "  1.SSR AA VGML HK1", "  4.SOMETHING  ELSE ")).to.deep.equal([
        { kind: "note", number: "1", about: "item", unparsed: ["SSR AA VGML HK1"] },
        { kind: "note", number: "4", about: "item", unparsed: ["SOMETHING  ELSE"] },
      ]);
    });

    it("read no flight without a weekday or times among the seats", () => {
      expect(
        kindsBelow(
          "SEATS/BOARDING PASS",
          " 1 AA 175I 12APR DFWHND HK2 12A 12B",
          " 1 AA 175I 12APR DFWHND HK2",
          " 1 AA 175I 12APR DFWHND HK2  1115A  235P",
        ),
      ).to.deep.equal(["seat", "note", "air"]);
    });

    it("remarks of any appearance", () => {
      expect(
        readBelow(
          "REMARKS",
          "  1.H-CALL BEFORE TICKETING",
          "  2.XXTAW/",
          "  3.*CREDIT CARD ON FILE",
          "  4.‡MEET AT THE GATE",
          "  5.1DOE/JANE WANTS AISLE",
          `  6.${FLIGHT}`,
          `  7. ${FLIGHT}`,
          "  8.PHONES",
          " 10.SSR VGML AA NN1",
        ),
      ).to.deep.equal([
        remark("1", "H-CALL BEFORE TICKETING"),
        remark("2", "XXTAW/"),
        remark("3", "*CREDIT CARD ON FILE"),
        remark("4", "‡MEET AT THE GATE"),
        remark("5", "1DOE/JANE WANTS AISLE"),
        remark("6", FLIGHT),
        remark("7", FLIGHT),
        remark("8", "PHONES"),
        remark("10", "SSR VGML AA NN1"),
      ]);
    });

    for (const [title, item] of [
      ["TKT INSTRUCTIONS", { kind: "accounting", type: "TKT INSTRUCTIONS" }],
      ["ACCOUNTING DATA", { kind: "accounting", type: "ACCOUNTING DATA" }],
      ["BAGGAGE INFORMATION", { kind: "note", about: "baggage" }],
    ] as const)
      it(title, () => {
        const text = "AA‡0000000001/    12.00/ONE/CA 1.1DOE JANE/1/F/E";
        expect(readBelow(title, `  1.${text}`, `    ${text}`)).to.deep.equal([
          { ...item, number: "1", text },
          { ...item, text },
        ]);
      });

    it("baggage allowances", () => {
      expect(kindsBelow("BAGGAGE INFORMATION", "BAG ALLOWANCE     -DFWHND-02P/AA")).to.deep.equal([
        "note",
      ]);
    });

    it("end at the next title, segment, names or footer", () => {
      expect(
        kindsBelow(
          "PHONES",
          "  1.DFW555-555-0100-A",
          "REMARKS",
          "  1.H-CALL",
          ` 1 ${FLIGHT}`,
          "REMARKS",
          " 1.1SAMPLEMAN/BORIS MR  2.1SAMPLEMAN/ARIA MRS",
          "10.1DOE/ZOE",
          "REMARKS",
          "ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H",
          " 1.1DOE/JANE",
        ),
      ).to.deep.equal([
        "contact",
        "title",
        "remark",
        "air",
        "title",
        "names",
        "names",
        "title",
        "header",
        "names",
      ]);
    });

    it("begin only at a title that is alone on its line", () => {
      expect(
        readLines("PHONES OF JANE\n  1.DFW555-555-0100-A\nA FACTS\nTHE REMARKS", grammar),
      ).to.deep.equal([null, null, null, null]);
    });
  });

  describe("the number of an item", () => {
    for (const line of [
      "  1.H-CALL",
      " 12.1-800-555-0100",
      "  3.*CARD",
      "1.33-0-555-0100",
      "  5.1DOE/J",
    ])
      it(`begins "${line}"`, () => {
        expect(itemNumber.exec(line)?.[0]).to.equal(line.slice(0, line.indexOf(".") + 1));
      });
    for (const line of [
      " 1.1SAMPLEMAN/BORIS",
      "10.1DOE/ZOE",
      " 3.I/1SAMPLEMAN/KAI",
      " 1.2DE LA CRUZ/JOHN MR/JANE MRS",
      " 1 AA 175I 12APR S DFWHND",
      "  1.",
      "H-CALL 1.A",
    ])
      it(`does not begin "${line}"`, () => {
        expect(itemNumber.exec(line)).to.equal(null);
      });
  });
});
