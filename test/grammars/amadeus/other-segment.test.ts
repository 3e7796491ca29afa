import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

import { otherSegment } from "../../../grammars/amadeus/segments/other-segment.ts";

const grammar = grammarOf(otherSegment);

const day = (day: number, month: number, year: number | null = null) => ({ day, month, year });

describe("Other Amadeus segments", () => {
  const segment = {
    kind: "other",
    number: "4",
    type: "TUR",
    provider: "ZZ",
    status: "HK",
    count: 1,
    city: "PAR",
    date: day(10, 5),
    retention: false,
  };

  describe("of all kinds", () => {
    itReads(grammar, [
      ["  4 TUR ZZ HK1 PAR 10MAY-CITY TOUR", { ...segment, text: "CITY TOUR" }],
      [
        "  4 TUR ZZ HK1 PAR 10MAY26-12MAY26 CITY TOUR",
        { ...segment, date: day(10, 5, 26), endDate: day(12, 5, 26), text: "CITY TOUR" },
      ],
      [
        "  4 ATX ZZ OO1 PARNCE 10MAY-TEXT",
        { ...segment, type: "ATX", status: "OO", toCity: "NCE", text: "TEXT" },
      ],
      [
        "  4 LIM ZZ HK1 PAR 10MAY-PICK UP 0900/GATE 5/S2",
        { ...segment, type: "LIM", text: "PICK UP 0900/GATE 5" },
      ],
      ["  4 INS ZZ HK1 PAR 10MAY", { ...segment, type: "INS" }],
      ["  4 CRU ZZ HK1 PAR 10MAY-TEXT/P1", { ...segment, type: "CRU", text: "TEXT" }],
      [
        "  4 MIS ZZ HK1 PAR 10MAY-12MAY/TYP-TOR/SUN-SAMPLE TOURS/SD-10MAY/ED-12MAY/BS-00000000/CF-CN000001",
        {
          ...segment,
          type: "MIS",
          service: "TOR",
          endDate: day(12, 5),
          name: "SAMPLE TOURS",
          confirmation: "CN000001",
        },
      ],
      [
        "  4 MIS ZZ HK1 PAR 10MAY-/TYP-INS/FULL COVER",
        { ...segment, type: "MIS", service: "INS", text: "FULL COVER" },
      ],
      [
        "  4 TUR ZZ HK1 PAR 10MAY-TEXT/CF-1/MORE",
        { ...segment, text: "TEXT", confirmation: "1", unparsed: ["MORE"] },
      ],
      [
        "  4 MCO ZZ *** 09SEP/USD 45.00/*SPLIT PAYMENT",
        {
          kind: "other",
          number: "4",
          type: "MCO",
          provider: "ZZ",
          date: day(9, 9),
          text: "USD 45.00/*SPLIT PAYMENT",
          retention: false,
        },
      ],
    ]);
  });

  describe("of ancillary services", () => {
    const service = { ...segment, type: "SVC", service: "BUST", city: "CDG" };
    itReads(grammar, [
      ["  4 /SVC ZZ HK1 BUST CDG 10MAY", service],
      ["  4 SVC ZZ HK1 BUST CDG 10MAY/P1", service],
      ["4 #SVC ZZ HK1 BUST CDG 10MAY-PREPAID", { ...service, text: "PREPAID" }],
    ]);
  });

  describe("that only keep the record alive", () => {
    const kept = { ...segment, type: "MIS", provider: "1A", retention: true };
    itReads(grammar, [
      ["  4 MIS 1A HK1 PAR 10MAY-PRESERVEPNR", { ...kept, text: "PRESERVEPNR" }],
      ["  4 MIS 1A HK1 PAR 10MAY", kept],
      ["  4 MIS 1A HK1 PAR 10MAY-", kept],
      ["  4 MIS 1A HK1 PAR 10MAY-THANK YOU/P1", { ...kept, text: "THANK YOU" }],
      [
        "  4 TUR ZZ HK1 PAR 10MAY-RETENTION SEGMENT",
        { ...segment, retention: true, text: "RETENTION SEGMENT" },
      ],
      ["  4 MIS 1A HK1 PAR 10MAY-HOLIDAY", { ...kept, retention: false, text: "HOLIDAY" }],
    ]);
  });

  describe("leave other lines unread", () => {
    itLeavesUnread(grammar, [
      "SUR LA TABLE",
      "INS LA VILLE DE PARIS",
      "SVC FEE 20",
      " 12 MISC NOTE",
      "  4 RM MIS 1A HK1 PAR 10MAY",
      "  3 MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL",
      "  2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA",
    ]);
  });

  itReadsAnyText(grammar, [
    "  4 MIS 1A HK1 PAR 10MAY-",
    "  8 /SVC ZZ HK1 BUST CDG 10MAY",
    "  4 MCO ZZ *** 09SEP/USD 45.00",
    "ATX ZZ OO1 PARNCE",
    "/TYP-TOR",
    "/SUN-SAMPLE TOURS",
    "*SPLIT ",
    "/ ",
    "AB CD ",
  ]);
});
