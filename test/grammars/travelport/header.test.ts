import { recordHeader, retrieval, systemHeader } from "../../../grammars/travelport/header.ts";
import { itemNames } from "../../../grammars/common/people/item-names.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const grammar = grammarOf(itemNames, recordHeader, systemHeader, retrieval);

const made = { day: 1, month: 3, year: null };

describe("the Travelport header", () => {
  const header = { kind: "header", locator: "ZQ7KXA", office: "SFOYC", created: made };
  itReads(grammar, [
    ["ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR", header],
    [" ZQ7KXA/WS SFOYC UD3/JB AG 00000000  1MAR", header],
    ["ZQ7KXA/WS SFOYC ZPBVWS  RM 01MAR", header],
    ["ZQ7KXA/WS SFOYC 01MAR", header],
    [
      "ZQ7KXA/WS QSBZZ ZPBVWS  AG 00000000 01MAR26",
      { ...header, office: "QSBZZ", created: { ...made, year: 26 } },
    ],
    ["ZQ7KXA/WS LONIV ZTL9WS  AG 00000000", { kind: "header", locator: "ZQ7KXA", office: "LONIV" }],
    ["1P-ZQ7KXA", { kind: "header", locator: "ZQ7KXA" }],
    ["1P-ZQ7KXA  SAMPLE", { kind: "header", locator: "ZQ7KXA", unparsed: ["SAMPLE"] }],
    ["*ZQ7KXA", { kind: "header", asked: "ZQ7KXA" }],
    [">*ZQ7KXA;", { kind: "header", asked: "ZQ7KXA" }],
  ]);
  itLeavesUnread(grammar, [
    "ZQ7KXA",
    "ZQ7KXA/WS",
    "ZQ7KXA/WS SFOYC ZPBVWS",
    "000000/WS SFOYC ZPBVWS  AG 00000000 01MAR",
    "1P-ZQ7KX",
    "SAMPLE/JOHN PAUL 01MAR",
  ]);
  itReadsAnyText(grammar, [
    "ZQ7KXA/WS",
    " SFOYC",
    " ZPBVWS",
    "  AG 00000000",
    " RM",
    " 01MAR",
    "1P-ZQ7KXA",
    "*ZQ7KXA",
  ]);
});
