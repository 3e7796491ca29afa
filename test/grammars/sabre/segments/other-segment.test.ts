import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { otherSegment } from "../../../../grammars/sabre/segments/other-segment.ts";

const grammar = grammarOf(otherSegment);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Sabre other segments", () => {
  const segment = {
    kind: "other",
    number: "7",
    type: "OTH",
    provider: "YY",
    status: "GK",
    count: 1,
    city: "ORD",
    date: day(23, 2),
    weekday: 1,
    retention: false,
  };

  describe("that only keep the record alive", () => {
    const kept = { ...segment, retention: true };
    itReads(grammar, [
      [" 7  OTH YY 23FEB M GK1  ORD/RETENTION", { ...kept, text: "RETENTION" }],
      [" 7  OTH YY 23FEB M GK1  ORD/PRESERVEPNR", { ...kept, text: "PRESERVEPNR" }],
      ["7 OTH YY 23FEB 1 GK1 ORD/THANK YOU", { ...kept, text: "THANK YOU" }],
      [
        "0OTHAAGK1JFK24FEB-RETENTION",
        {
          kind: "other",
          type: "OTH",
          provider: "AA",
          status: "GK",
          count: 1,
          city: "JFK",
          date: day(24, 2),
          text: "RETENTION",
          retention: true,
        },
      ],
    ]);
  });

  describe("of all kinds", () => {
    itReads(grammar, [
      [
        " 7  TUR YY 23FEB M GK1  ORD/25FEB/CITY TOUR/CF-AB1",
        { ...segment, type: "TUR", endDate: day(25, 2), text: "CITY TOUR", confirmation: "AB1" },
      ],
      [
        " 7  LIM YY 23FEB M GK1  ORD/SI-PICK UP 0900/CF-AB1",
        { ...segment, type: "LIM", text: "PICK UP 0900", confirmation: "AB1" },
      ],
      [
        " 7  SUR YY 23FEB M GK1  ORDMKE/DO-MKE/BY COACH",
        { ...segment, type: "SUR", toCity: "MKE", text: "BY COACH" },
      ],
      [
        "0INSZZGK1ORD23FEB-FULL COVER/BS-00000000",
        {
          kind: "other",
          type: "INS",
          provider: "ZZ",
          status: "GK",
          count: 1,
          city: "ORD",
          date: day(23, 2),
          text: "FULL COVER",
          retention: false,
        },
      ],
    ]);
  });

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      "OTH YY",
      "INS LA VILLE DE PARIS",
      "  1.SSR OTHS 1S YY 23FEB M GK1  ORD",
      " 4 MISC YY 23FEB M GK1  ORD",
      "0OTHAA",
    ]);
  });

  itReadsAnyText(grammar, [
    " 7  OTH YY 23FEB M GK1  ORD",
    "0OTHAAGK1JFK24FEB",
    "-RETENTION",
    "/DO-MKE",
    "/25FEB",
    "/SI-PICK UP",
  ]);
});
