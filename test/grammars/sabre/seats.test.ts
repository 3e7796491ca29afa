import { looseSeats, seats } from "../../../grammars/sabre/services/seats.ts";
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
/** A traveller, by number and name. */
const traveller = (number: string, surname: string, given: string) => ({
  persons: [number],
  named: [{ surname, given, printed: `${surname}/${given}` }],
});
const BORIS = traveller("1.1", "SAMPLEMAN", "BORIS MR");
const NAME_ALONE = { named: BORIS.named };
const hosted = (flight: string) => ({
  kind: "seat",
  segments: ["1"],
  flight,
  date: { day: 25, month: 12, year: null },
  origin: "SGN",
  destination: "DAD",
  status: "HK",
  seat: "14D",
  ...traveller("1.1", "DOE", "JANE MS"),
});

describe("Sabre seats", () => {
  inTheirSection();
  describe("without their title", withoutTitle);
});

function inTheirSection(): void {
  const grammar = grammarOf(seats);
  itReads(grammar, [
    [
      " 1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
      seat({ segments: ["1"], ...BORIS }),
    ],
    [
      "12 AA 175I 12APR DFWHND HK 12B H    G 12.1 SAMPLEMAN/ARIA MRS",
      seat({ segments: ["12"], seat: "12B", ...traveller("12.1", "SAMPLEMAN", "ARIA MRS") }),
    ],
    ["AA 175I 12APR DFWHND HK 12A 1.1 SAMPLEMAN/BORIS MR", seat(BORIS)],
    ["AA 175I 12APR DFWHND HK 12A  1.1 SAMPLEMA", seat({ persons: ["1.1"] })],
    ["AA175 12APR DFWHND HK 012A", seat({ seat: "012A" })],
    [
      " 1 AA 175I 12APR DFWHND HK 12A WH   G  SAMPLEMAN/BORIS MR",
      seat({ segments: ["1"], ...NAME_ALONE }),
    ],
    ["AA 175I 12APR DFWHND HK 12A WH G SAMPLEMAN/BORIS MR", seat(NAME_ALONE)],
    // A weekday and a count have no meaning here.
    ["AA 175I 12APR S DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR", seat(BORIS)],
    ["AA 175I 12APR DFWHND HK1 12A WH   G  1.1 SAMPLEMAN/BORIS MR", seat(BORIS)],
    // Additions are unparsed.
    [
      "AA 175I 12APR DFWHND HK 12A WH  1.1 SAMPLEMAN/BORIS MR PAID EUR 20.00",
      seat({ ...BORIS, unparsed: ["PAID", "EUR", "20.00"] }),
    ],
    ["AA 175I 12APR DFWHND HK2 12A 12B", seat({ unparsed: ["12B"] })],
    // The display of an airline.
    ["1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS", hosted("1277")],
    ["1      7R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS", hosted("7")],
    // No seat yet.
    [
      " 2 AA 175I 12APR DFWHND PN            2.1 SAMPLEMAN/ARIA MRS",
      { kind: "note", about: "seat", number: "2" },
    ],
    // Without a traveller and a seat.
    [
      " 2 AA 175I 12APR DFWHND HK2",
      { kind: "note", about: "seat", number: "2", unparsed: ["AA 175I 12APR DFWHND HK2"] },
    ],
  ]);
  itLeavesUnread(grammar, [
    " 1 AA 175I 12APR S DFWHND HK2  1115A  235P",
    " 1 AA 175I 12APR DFWHND HK2  1115A  235P",
    " 1 AA 175I 12APR DFWHND HK  1115A  235P",
    " 1 AA 175I 12APR S DFWHND HK2",
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
}

function withoutTitle(): void {
  const grammar = grammarOf(looseSeats);
  itReads(grammar, [
    [
      " 1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
      seat({ segments: ["1"], ...BORIS }),
    ],
    ["1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS", hosted("1277")],
    ["AA 175I 12APR DFWHND HK1 012A", seat({ seat: "012A" })],
  ]);
  itLeavesUnread(grammar, [
    " 2 AA 175I 12APR DFWHND PN            2.1 SAMPLEMAN/ARIA MRS",
    " 2 AA 175I 12APR DFWHND HK2",
    " 2 AA 175I 12APR DFWHND HK 815P 915P",
  ]);
}
