import { frequentTraveler } from "../../../grammars/sabre/people/frequent-traveler.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const membership = (airline: string, number: string, more: object) => ({
  kind: "membership",
  airline,
  membership: number,
  ...more,
});

describe("Sabre frequent travelers", () => {
  const grammar = grammarOf(frequentTraveler);
  itReads(grammar, [
    [
      "  1. B6 0000000000           HK B6   1.1 SAMPLEMAN/BORIS",
      membership("B6", "0000000000", { number: "1", persons: ["1.1"] }),
    ],
    [
      "  2. AA 0A00000              HK AA/BA   SAMPLEMAN/ARIA MRS",
      membership("AA", "0A00000", {
        number: "2",
        named: [{ surname: "SAMPLEMAN", given: "ARIA MRS", printed: "SAMPLEMAN/ARIA MRS" }],
      }),
    ],
    [
      "    AA-0A00000 HK AA -SAMPLEMAN/ARIA",
      membership("AA", "0A00000", {
        named: [{ surname: "SAMPLEMAN", given: "ARIA", printed: "SAMPLEMAN/ARIA" }],
      }),
    ],
    ["    LH000000000 GOLD", membership("LH", "000000000", { unparsed: ["GOLD"] })],
    [
      "B6 0000000000 HK B6 1.1 SAMPLEMAN/BORIS",
      membership("B6", "0000000000", { persons: ["1.1"] }),
    ],
    // The codes of airlines are not a name.
    ["    AA 0A00000  HK  AA/UA", membership("AA", "0A00000", {})],
  ]);
  itLeavesUnread(grammar, [
    " 1 AA 175I 12APR S DFWHND HK2",
    "AA 175I 12APR S DFWHND HK2",
    "  1. NO MEMBERSHIP",
  ]);
  itReadsAnyText(grammar, ["  1. ", "    ", "AA", "0000000", "HK", "  1.1 DOE/JANE", "  DOE/JANE"]);
});
