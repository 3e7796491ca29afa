import { expect } from "chai";
import { osi, ssr } from "../../../grammars/travelport/services/ssr.ts";
import {
  grammarOf,
  itLeavesUnread,
  itReads,
  itReadsAnyText,
  plain,
  read,
  readLines,
  type LineCase,
} from "../read.ts";

const grammar = grammarOf(ssr, osi);

const name = (printed: string) => {
  const [surname, given] = printed.split("/");
  return { surname, given, printed };
};
const ARIA = [name("SAMPLEMAN/ARIA")];
const BORIS = [name("SAMPLEMAN/BORIS")];
const day = (dayOfMonth: number, month: number, year: number | null = null) => ({
  day: dayOfMonth,
  month,
  year,
});
const FLIGHT = { origin: "PDX", destination: "AMS", flight: "0166", date: day(12, 4) };
const request = (number: string, code: string, airline: string, more: object) => ({
  kind: "ssr",
  number,
  code,
  airline,
  ...more,
});

const texts: readonly LineCase[] = [
  [
    "SSRADTK1VBYSFO22MAR26/1803 OR CXL DL BOOKING",
    {
      kind: "ssr",
      code: "ADTK",
      airline: "1V",
      text: "BYSFO22MAR26/1803 OR CXL DL BOOKING",
    },
  ],
  [
    "   2 SSRADTKYYTO DL BY 22MAR 2359 SFO TIME ZONE OTHERWISE MAY BE XLD",
    request("2", "ADTK", "YY", {
      text: "TO DL BY 22MAR 2359 SFO TIME ZONE OTHERWISE MAY BE XLD",
    }),
  ],
  [
    "   3 SSROTHS1V PLS ADV FQTV NUMBER-IF AVAILABLE",
    request("3", "OTHS", "1V", { text: "PLS ADV FQTV NUMBER-IF AVAILABLE" }),
  ],
  [
    "   4 SSRVGMLDLKK1 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS",
    request("4", "VGML", "DL", {
      status: "KK",
      count: 1,
      text: "PDXAMS 0166X 12APR",
      ...FLIGHT,
      named: BORIS,
    }),
  ],
  [
    "  4. SSRVGMLDLNN2PDXAMS0166X12APR",
    request("4", "VGML", "DL", { status: "NN", count: 2, text: "PDXAMS0166X12APR", ...FLIGHT }),
  ],
  [
    "   5 SSRSPMLDLNN1PDXAMS0166X12APR-1SAMPLEMAN/BORIS.NO ONIONS",
    request("5", "SPML", "DL", {
      status: "NN",
      count: 1,
      text: "PDXAMS0166X12APR-1SAMPLEMAN/BORIS.NO ONIONS",
      ...FLIGHT,
      named: BORIS,
    }),
  ],
  [
    "   6 SSRCTCEDLHK1/JANE-DOE//EXAMPLE.COM-1DOE/JANE",
    request("6", "CTCE", "DL", {
      status: "HK",
      count: 1,
      text: "JANE-DOE//EXAMPLE.COM",
      named: [name("DOE/JANE")],
    }),
  ],
  [
    "   7 SSRFQTVDLHK1/DL000000000-1SAMPLEMAN/ARIA",
    request("7", "FQTV", "DL", {
      status: "HK",
      count: 1,
      text: "DL000000000",
      frequentFlyer: "DL000000000",
      named: ARIA,
    }),
  ],
  [
    "   7 SSRFQTVDLHK1 PDXAMS 0166X 12APR-1SAMPLEMAN/ARIA.DL000000000",
    request("7", "FQTV", "DL", {
      status: "HK",
      count: 1,
      text: "PDXAMS 0166X 12APR",
      ...FLIGHT,
      frequentFlyer: "DL000000000",
      named: ARIA,
    }),
  ],
  [
    "   8 SSRCHLDDLHK1/04APR18-1SAMPLEMAN/BORIS",
    request("8", "CHLD", "DL", {
      status: "HK",
      count: 1,
      text: "04APR18",
      birthDate: day(4, 4, 18),
      named: BORIS,
    }),
  ],
];

const documentOf = (surname: string, given: string, gender: string, born: object) => ({
  birthDate: born,
  gender,
  surname,
  given,
});
const ticketed = (named: object) =>
  request("3", "TKNE", "DL", {
    status: "HK",
    count: 1,
    text: "PDXAMS 0166X 12APR",
    ...FLIGHT,
    ticket: "006-0000000001",
    named: [named],
  });
const documents: readonly LineCase[] = [
  [
    "   2 SSRDOCSDLHK1/P/ZZ/X0000000/ZZ/17OCT83/F/02MAR29/SAMPLEMAN/ARIA-1SAMPLEMAN/ARIA",
    request("2", "DOCS", "DL", {
      status: "HK",
      count: 1,
      text: "P/ZZ/X0000000/ZZ/17OCT83/F/02MAR29/SAMPLEMAN/ARIA",
      document: documentOf("SAMPLEMAN", "ARIA", "F", day(17, 10, 83)),
      named: ARIA,
    }),
  ],
  [
    "   2 SSRDOCSDLHK1/////17OCT83/F//SAMPLEMAN-DOE/ARIA-1SAMPLEMAN-DOE/ARIA",
    request("2", "DOCS", "DL", {
      status: "HK",
      count: 1,
      text: "////17OCT83/F//SAMPLEMAN-DOE/ARIA",
      document: documentOf("SAMPLEMAN-DOE", "ARIA", "F", day(17, 10, 83)),
      named: [name("SAMPLEMAN-DOE/ARIA")],
    }),
  ],
  ...["-I/1SAMPLEMAN/KAI", "-1I/SAMPLEMAN/KAI"].map(
    (reference) =>
      [
        `   2 SSRDOCSDLHK1/////05JAN25/MI//SAMPLEMAN/KAI${reference}`,
        request("2", "DOCS", "DL", {
          status: "HK",
          count: 1,
          text: "////05JAN25/MI//SAMPLEMAN/KAI",
          document: documentOf("SAMPLEMAN", "KAI", "MI", day(5, 1, 25)),
          named: [name("SAMPLEMAN/KAI")],
        }),
      ] as const,
  ),
];

/** The number of a ticket has a hyphen, which requests do not print. */
const tickets: readonly LineCase[] = [
  [
    "   3 SSRTKNEDLHK01 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS.0060000000001C1",
    ticketed(name("SAMPLEMAN/BORIS")),
  ],
  [
    "   3 SSRTKNEDLHK01 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS MR.006-0000000001C1",
    ticketed(name("SAMPLEMAN/BORIS MR")),
  ],
  [
    "   3 SSRTKNEDLHK01 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS*P-C08.0060000000001C1",
    ticketed(name("SAMPLEMAN/BORIS")),
  ],
  [
    "   3 SSRTKNADLHK1.0060000000001-1SAMPLEMAN/ARIA",
    request("3", "TKNA", "DL", {
      status: "HK",
      count: 1,
      ticket: "006-0000000001",
      named: ARIA,
    }),
  ],
];

const seated = (status: string, count: number, seats: string[], named: object[]) =>
  request("4", "RQST", "TK", {
    status,
    count,
    text: "BEYIST0829K21AUG",
    origin: "BEY",
    destination: "IST",
    flight: "0829",
    date: day(21, 8),
    seats: seats.map((seat) => ({ seat })),
    named,
  });
const infant = (text: string) =>
  request("6", "INFT", "DL", {
    status: "KK",
    count: 1,
    text,
    ...FLIGHT,
    infant: { surname: "SAMPLEMAN", given: "KAI", birthDate: day(5, 1, 25) },
    named: ARIA,
  });
const seats: readonly LineCase[] = [
  [
    "   4 SSRSEATTKKK1BEYIST0829K21AUG-1LEE/LI MS.03A",
    { ...seated("KK", 1, ["03A"], [name("LEE/LI MS")]), code: "SEAT" },
  ],
  ["   4 SSRRQSTTKKK1BEYIST0829K21AUG-1DOE/JOHN.03A", seated("KK", 1, ["03A"], [name("DOE/JOHN")])],
  [
    "   4 SSRRQSTTKKK1BEYIST0829K21AUG-1DOE/JOHN.03AN",
    seated("KK", 1, ["03A"], [name("DOE/JOHN")]),
  ],
  [
    "   4 SSRRQSTTKKK2BEYIST0829K21AUG-1DOE/JOHN.03A-1ROE/JANE.03B",
    seated("KK", 2, ["03A", "03B"], [name("DOE/JOHN"), name("ROE/JANE")]),
  ],
  [
    "   5 SSRNSSTDLKK1 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS.31C/RS",
    request("5", "NSST", "DL", {
      status: "KK",
      count: 1,
      text: "PDXAMS 0166X 12APR",
      ...FLIGHT,
      seats: [{ seat: "31C" }],
      named: BORIS,
    }),
  ],
  [
    "   5 SSRNSSTDLNN2 PDXAMS 0166X 12APR-2DOE/JOHN MR/JANE MRS",
    request("5", "NSST", "DL", {
      status: "NN",
      count: 2,
      text: "PDXAMS 0166X 12APR",
      ...FLIGHT,
      named: [name("DOE/JOHN MR"), { surname: "DOE", given: "JANE MRS", printed: "JANE MRS" }],
    }),
  ],
  [
    "   6 SSRINFTDLKK1 PDXAMS 0166X 12APR-1SAMPLEMAN/ARIA.SAMPLEMAN/KAI 05JAN25",
    infant("PDXAMS 0166X 12APR"),
  ],
  [
    "   6 SSRINFTDLKK1 PDXAMS 0166X 12APR.SAMPLEMAN/KAI/05JAN25-1SAMPLEMAN/ARIA",
    infant("PDXAMS 0166X 12APR"),
  ],
  [
    "   6 SSRINFTDLKK1 PDXAMS 0166X 12APR SAMPLEMAN/KAI 05JAN25-1SAMPLEMAN/ARIA",
    infant("PDXAMS 0166X 12APR SAMPLEMAN/KAI 05JAN25"),
  ],
];

const information: readonly LineCase[] = [
  [
    "   5 OSIYY CTCT SFO 555-0100-1DOE/JANE",
    {
      kind: "osi",
      number: "5",
      airline: "YY",
      text: "CTCT SFO 555-0100",
      named: [name("DOE/JANE")],
    },
  ],
  [
    "  2. OSI DL VIP GUESTS-1DOE/JANE-1ROE/JOHN",
    {
      kind: "osi",
      number: "2",
      airline: "DL",
      text: "VIP GUESTS",
      named: [name("DOE/JANE"), name("ROE/JOHN")],
    },
  ],
];

/** Two requests on one line; the second is unparsed. */
const joined: readonly LineCase[] = [
  [
    "   6 SSRTKNEDLHK01 PDXAMS 0166X 12APR-1SAMPLEMAN/BORIS 7 SSRTKNEDLHK01 PDXAMS 0166X 12APR-1SAMPLEMAN/ARIA.0060000000002C1",
    request("6", "TKNE", "DL", {
      status: "HK",
      count: 1,
      text: "PDXAMS 0166X 12APR",
      ...FLIGHT,
      named: BORIS,
      unparsed: ["7 SSRTKNEDLHK01 PDXAMS 0166X 12APR-1SAMPLEMAN/ARIA.0060000000002C1"],
    }),
  ],
  [
    "   6 SSRVGMLDLHK1 PDXAMS 0166X 12APR SSRCHMLDLHK1 PDXAMS 0166X 12APR-1SAMPLEMAN/ARIA",
    request("6", "VGML", "DL", {
      status: "HK",
      count: 1,
      text: "PDXAMS 0166X 12APR",
      ...FLIGHT,
      unparsed: ["SSRCHMLDLHK1 PDXAMS 0166X 12APR-1SAMPLEMAN/ARIA"],
    }),
  ],
  [
    "   6 OSIDL VIP-1SAMPLEMAN/ARIA OSIYY CTCT SFO",
    {
      kind: "osi",
      number: "6",
      airline: "DL",
      text: "VIP",
      named: ARIA,
      unparsed: ["OSIYY CTCT SFO"],
    },
  ],
];

describe("Travelport requests and other information", () => {
  itReads(grammar, texts);

  itReads(grammar, documents);
  for (const [line, says] of tickets)
    it(line.trim(), () => {
      expect(readLines(line, grammar)).to.deep.equal([says]);
    });
  itReads(grammar, seats);

  it("can name any number of travellers, each with a seat", () => {
    const { lines } = read(" 4 SSRRQSTTKKK3BEYIST0829K21AUG-1A/B.4A.1C/D.4B-1E/F.4C\n", grammar);
    const node = plain(lines[0]?.node);
    expect(node).to.have.nested.property("seats.length", 3);
    expect(node).to.have.nested.property("named[1].printed", "C/D");
    expect(node).to.have.nested.property("named[2].printed", "E/F");
  });

  itLeavesUnread(grammar, ["   6 SSRXXDL TEXT"]);
  itReads(grammar, information);
  itReads(grammar, joined);

  itLeavesUnread(grammar, ["   5 OSIYYCTCT"]);

  itReadsAnyText(grammar, [
    "   2 SSRDOCSDLHK1",
    "SSRRQSTTKKK1",
    "SSRTKNEDLHK01",
    "SSRINFTDLKK1",
    "OSIYY ",
    "BEYIST0829K21AUG",
    " PDXAMS 0166X 12APR",
    "-1DOE/JOHN",
    "-2DOE/JOHN/JANE",
    "-I/1DOE/KAI",
    "*P-C08",
    ".03A",
    ".006-0000000001C1",
    "17OCT83",
  ]);
});
