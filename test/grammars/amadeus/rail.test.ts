import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

import { rail } from "../../../grammars/amadeus/segments/rail.ts";
import { stationNames } from "../../../grammars/amadeus/segments/station-names.ts";

const grammar = grammarOf(rail, stationNames);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Amadeus trains", () => {
  const journey = {
    kind: "rail",
    number: "4",
    carrier: "2C",
    train: "6601",
    date: day(12, 4),
    weekday: 7,
    origin: "FRAAA",
    destination: "FRBBB",
  };
  const times = { departure: 1080, arrival: 1207 };

  describe("booked in the system", () => {
    itReads(grammar, [
      [
        "  4 TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007",
        { ...journey, ...times, bookingClass: "AF", status: "HK", count: 1 },
      ],
      [
        "4 TRN 2C 87 6601 1 12APR 7 FRAAAFRBBB HK1 1800 2007",
        { ...journey, ...times, bookingClass: "1", status: "HK", count: 1 },
      ],
      ["  4 TRN 2C 6601 12APR 7 FRAAA FRBBB HK 1800 2007", { ...journey, ...times, status: "HK" }],
      [
        "  4 TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK2   2200  0107+1",
        {
          ...journey,
          bookingClass: "AF",
          status: "HK",
          count: 2,
          departure: 1320,
          arrival: 67,
          arrivalDays: 1,
        },
      ],
      [
        "  4 TRN 2C 87 6601 AF 12APR 7 FRAAA FRBBB HK2 2200 0107 13APR COACH 5",
        {
          ...journey,
          bookingClass: "AF",
          status: "HK",
          count: 2,
          departure: 1320,
          arrival: 67,
          arrivalDate: day(13, 4),
          unparsed: ["COACH 5"],
        },
      ],
      [
        "  4 /TRN 2V 51 12APR 7 NYP WAS HK1 1800 2007",
        {
          ...journey,
          ...times,
          carrier: "2V",
          train: "51",
          origin: "NYP",
          destination: "WAS",
          status: "HK",
          count: 1,
        },
      ],
      ["  4 TRN 2C 87 6601 12APR 7 FRAAA FRBBB", journey],
    ]);
  });

  describe("noted by an agent", () => {
    itReads(grammar, [
      [
        "  3 MIS 1A HK1 YUL 10MAY-/TYP-TRN/SUN-SAMPLE RAIL/SUC-ZZZ/SC-FROMSTATION/SD-10MAY/ST-0900/EC-ARRIVAL STATION/ED-11MAY/ET-0500/CF-CN000001",
        {
          kind: "rail",
          number: "3",
          status: "HK",
          count: 1,
          carrier: "ZZZ",
          operator: "SAMPLE RAIL",
          originName: "FROMSTATION",
          destinationName: "ARRIVAL STATION",
          date: day(10, 5),
          departure: 540,
          arrivalDate: day(11, 5),
          arrival: 300,
          confirmation: "CN000001",
        },
      ],
      [
        "  3 MIS 1A HK1 YUL 10MAY-11MAY/TYP-TRN/COACH 5/BS-00000000/P1",
        {
          kind: "rail",
          number: "3",
          status: "HK",
          count: 1,
          date: day(10, 5),
          arrivalDate: day(11, 5),
          unparsed: ["COACH 5"],
        },
      ],
    ]);
  });

  describe("leave other lines unread", () => {
    itLeavesUnread(grammar, [
      "*TRN*",
      "TRN",
      "  4 TRN 2C",
      "  4 MIS 1A HK1 LIS 10MAY-/TYP-TOR",
      "  3  9B 517 Y 12APR 7 CDGXYD HK1          1010 1210   TRN E 0",
    ]);
  });

  itReadsAnyText(grammar, [
    "  4 TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007",
    "  4 TRN 2C ",
    " 6601 12APR",
    "FRAAA",
    "+1",
    "  3 MIS 1A HK1 YUL 10MAY-/TYP-TRN",
    "/SC-FROM",
    "FRAAA/VILLEUNE//FRBBB/VILLEDEUX",
    "*",
  ]);

  describe("with a line of station names", () => {
    const stations = {
      kind: "stationNames",
      origin: "FRAAA",
      originName: "VILLEUNE GARE",
      destination: "FRBBB",
      destinationName: "VILLEDEUX CENTRE",
    };
    itReads(grammar, [
      [
        "     FRAAA/VILLEUNE GARE//FRBBB/VILLEDEUX CENTRE     /TGD *",
        { ...stations, trainType: "TGD" },
      ],
      ["FRAAA/VILLEUNE GARE//FRBBB/VILLEDEUX CENTRE", stations],
    ]);
    itLeavesUnread(grammar, [
      "TK OK08APR/PARZZ2199//ETBA",
      "FRAAA/VILLEUNE GARE/FRBBB/VILLEDEUX CENTRE",
      "HTTP//EXAMPLE",
    ]);
  });
});
