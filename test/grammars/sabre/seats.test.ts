import { seats } from "../../../grammars/sabre/seats.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const seat = (more: object) => ({
  kind: "seat",
  airline: "AA",
  flight: "175",
  date: { day: 12, month: 4, year: null },
  origin: "DFW",
  destination: "HND",
  status: "HK",
  seat: "12A",
  ...more,
});
const hosted = (flight: string) => ({
  kind: "seat",
  segments: ["1"],
  flight,
  date: { day: 25, month: 12, year: null },
  origin: "SGN",
  destination: "DAD",
  status: "HK",
  seat: "14D",
  persons: ["1.1"],
});

describe("Sabre: seats", () => {
  const grammar = grammarOf(seats);
  itReads(grammar, [
    [
      " 1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
      seat({ segments: ["1"], persons: ["1.1"] }),
    ],
    [
      "12 AA 175I 12APR DFWHND HK 12B H    G 12.1 SAMPLEMAN/ARIA MRS",
      seat({ segments: ["12"], seat: "12B", persons: ["12.1"] }),
    ],
    ["AA 175I 12APR DFWHND HK 12A 1.1 SAMPLEMAN/BORIS", seat({ persons: ["1.1"] })],
    ["AA175 12APR DFWHND HK 012A", seat({ seat: "012A" })],
    [
      " 1 AA 175I 12APR DFWHND HK 12A WH   G  SAMPLEMAN/BORIS MR",
      seat({
        segments: ["1"],
        named: [{ surname: "SAMPLEMAN", given: "BORIS MR", printed: "SAMPLEMAN/BORIS MR" }],
      }),
    ],
    // An airline's own display.
    ["1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS", hosted("1277")],
    ["1      7R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS", hosted("7")],
    // No seat yet.
    [
      " 2 AA 175I 12APR DFWHND PN            2.1 SAMPLEMAN/ARIA MRS",
      { kind: "note", about: "seat", number: "2" },
    ],
  ]);
  itLeavesUnread(grammar, [
    " 1 AA 175I 12APR S DFWHND HK2  1115A  235P",
    " 1 AA 175I 12APR DFWHND HK2  1115A  235P",
    "NO SEATS",
  ]);
  itReadsAnyText(grammar, [
    " 1 ",
    "AA",
    " 175I",
    " 12APR",
    " DFWHND",
    " HK",
    " 12A",
    "  1.1 DOE/J",
  ]);
});
