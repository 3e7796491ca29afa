import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { rail } from "../../../../grammars/travelport/segments/rail.ts";

const grammar = grammarOf(rail);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Travelport trains", () => {
  describe("in the segment of a tour", () => {
    const journey = {
      kind: "rail",
      carrier: "ZZ",
      status: "BK",
      count: 1,
      date: day(14, 11),
      departure: 571,
      arrival: 735,
      arrivalDate: day(14, 11),
      originName: "VILLEUNE",
      destinationName: "VILLEDEUX",
      bookingClass: "AA",
      confirmation: "AB0000001",
    };
    itReads(grammar, [
      [
        " 6. TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD/CL-AA/DEP-VILLEUNE/TD-0931/DTA-14NOV/TA-1215/ARR-VILLEDEUX/CF-AB0000001",
        { ...journey, number: "6" },
      ],
      [
        "0TURZZBK1ZZZ14NOV-/TYP-TRN/S1L1OD/CL-AA/DEP-VILLEUNE/TD-0931/DTA-14NOV/TA-1215/ARR-VILLEDEUX/CF-AB0000001 *",
        journey,
      ],
      [
        "6 TUR ZZ BN2 ZZZ 14NOV/TYP-TRN/DEP-VILLE UNE, GARE/ARR-VILLEDEUX/TN-9021/WINDOW",
        {
          kind: "rail",
          number: "6",
          carrier: "ZZ",
          status: "BN",
          count: 2,
          date: day(14, 11),
          train: "9021",
          originName: "VILLE UNE, GARE",
          destinationName: "VILLEDEUX",
          unparsed: ["WINDOW"],
        },
      ],
    ]);
  });

  describe("as agents on Worldspan enter them", () => {
    const journey = {
      kind: "rail",
      carrier: "2V",
      status: "MK",
      count: 1,
      date: day(18, 3),
      origin: "NYP",
      destination: "PHL",
    };
    itReads(grammar, [
      [
        "TN2VMK1TRN18MAR/CC1-NYP/CC2-PHL/AN-AMTRAK 1000/TD-0915AM/TA-1040AM/CF-123",
        {
          ...journey,
          operator: "AMTRAK",
          train: "1000",
          departure: 555,
          arrival: 640,
          confirmation: "123",
        },
      ],
      [
        "TN2VMK1TRN18MAR/CC1-NYP/CC2-PHL/AN-SAMPLE RAIL/TD-1215PM/TA-1P",
        { ...journey, operator: "SAMPLE RAIL", departure: 735, arrival: 780 },
      ],
      ["TN2VMK1TRN18MAR/CC1-NYP/CC2-PHL", journey],
      ["TN 2V MK1 TRN 18MAR/CC1-NYP/CC2-PHL", journey],
    ]);
  });

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      " 6. TUR ZZ BK1  YYZ 22MAY-TEXT",
      "TN2V",
      "TN 2V MK1 TRN",
      "TNT EXPRESS",
      "TRN 18MAR",
      "RMKS-TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD",
    ]);
  });

  itReadsAnyText(grammar, [
    " 6. TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN",
    "TN2VMK1TRN18MAR",
    "/CC1-NYP",
    "/AN-AMTRAK 1000",
    "/TD-0915AM",
    "/DTA-14NOV",
    "/S1L1OD",
    "/DEP-VILLEUNE",
  ]);
});
