import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { otherSegment } from "../../../../grammars/travelport/segments/other-segment.ts";

const grammar = grammarOf(otherSegment);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Travelport other segments", () => {
  const segment = {
    kind: "other",
    number: "6",
    type: "TUR",
    provider: "ZZ",
    status: "BK",
    count: 1,
    city: "YYZ",
    date: day(22, 5),
    retention: false,
  };
  const entered = {
    kind: "other",
    type: "TUR",
    provider: "ZZ",
    status: "NN",
    count: 2,
    city: "SOU",
    date: day(24, 1),
    retention: false,
  };

  describe("of all kinds", () => {
    itReads(grammar, [
      [" 6. TUR ZZ BK1  YYZ 22MAY-TEXT", { ...segment, text: "TEXT" }],
      ["6 TUR ZZ BK1 YYZ 22MAY-***SAMPLE TOUR***", { ...segment, text: "***SAMPLE TOUR***" }],
      [" 6. SUR ZZ BK1  YYZ 22MAY-TEXT", { ...segment, type: "SUR", text: "TEXT" }],
      [
        " 6. SUR ZZ BK1  YYZYUL 22MAY-BY COACH/CF-AB1",
        { ...segment, type: "SUR", toCity: "YUL", text: "BY COACH", confirmation: "AB1" },
      ],
      [" 6. THE ZZ BK1  YYZ 22MAY-TWO STALLS", { ...segment, type: "THE", text: "TWO STALLS" }],
      [" 6. INS ZZ BK1  YYZ 22MAY-29MAY", { ...segment, type: "INS", endDate: day(29, 5) }],
      [
        " 6 TUR ZZ BK1 YYZ 22MAY-/TYP-TOR/BS-00000000/DAY TRIP",
        { ...segment, service: "TOR", text: "DAY TRIP" },
      ],
    ]);
  });

  describe("as an agent enters them", () => {
    itReads(grammar, [
      ["0SURZZNN2SOU24JAN-DO-NYC/TEXT", { ...entered, type: "SUR", toCity: "NYC", text: "TEXT" }],
      ["0ATXZZNN2SOU24JAN-TEXT", { ...entered, type: "ATX", text: "TEXT" }],
      ["0TURZZNN2SOU24JAN-CF-0000", { ...entered, confirmation: "0000" }],
      ["0LIMZZNN2SOU24JAN-CF0000", { ...entered, type: "LIM", text: "CF0000" }],
    ]);
  });

  describe("that only keep the record alive", () => {
    itReads(grammar, [
      [
        " 6 OTH ZO BK1  XXX 22MAY-PRESERVEPNR",
        {
          ...segment,
          type: "OTH",
          provider: "ZO",
          city: "XXX",
          text: "PRESERVEPNR",
          retention: true,
        },
      ],
    ]);
  });

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      "THE SAMPLE TOUR",
      "SUR LA TABLE",
      " 6. TUR ZZ",
      "RMKS-TUR ZZ BK1 YYZ 22MAY-TEXT",
      " 6. TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD/CL-AA",
      "0TURZZ",
    ]);
  });

  itReadsAnyText(grammar, [
    " 6. TUR ZZ BK1  YYZ 22MAY",
    "0SURZZNN2SOU24JAN",
    "-DO-NYC",
    "/TEXT",
    "***",
    "/TYP-TOR",
  ]);
});
