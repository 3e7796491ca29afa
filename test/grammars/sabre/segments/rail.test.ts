import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { rail } from "../../../../grammars/sabre/segments/rail.ts";

const grammar = grammarOf(rail);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Sabre trains", () => {
  const journey = {
    kind: "rail",
    carrier: "2V",
    status: "GK",
    count: 1,
    date: day(19, 12),
    origin: "NYP",
    destination: "WAS",
  };
  itReads(grammar, [
    [
      "0RAL2VGK1NYPWAS19DEC-LV-1000A/AR-125P/NA- TRAIN 99/SI-BKD ONLINE/CF-2VABC123",
      { ...journey, departure: 600, arrival: 805, train: "99", confirmation: "2VABC123" },
    ],
    [
      " 4  RAL 2V 19DEC J GK1  NYPWAS/LV-1000A/AR-125P/NA-ACELA 2151/CF-2VABC123",
      {
        ...journey,
        number: "4",
        weekday: 6,
        departure: 600,
        arrival: 805,
        train: "2151",
        confirmation: "2VABC123",
      },
    ],
    [
      "4 RAL 2V 19DEC 6 GK1 NYP/AR-1325/NA-COACH CLASS/WINDOW",
      {
        kind: "rail",
        number: "4",
        carrier: "2V",
        status: "GK",
        count: 1,
        date: day(19, 12),
        weekday: 6,
        origin: "NYP",
        arrival: 805,
        unparsed: ["WINDOW"],
      },
    ],
    ["0RAL2VGK1NYPWAS19DEC", journey],
    // Coach and seat have numbers, too.
    ["0RAL2VGK1NYPWAS19DEC-NA-ACELA 2151 COACH 12 SEAT 45", { ...journey, train: "2151" }],
    ["0RAL2VGK1NYPWAS19DEC-NA-COACH 12", journey],
    // The codes of the railways.
    [
      " 2  RAL 2C 19DEC J GK1  FRPLY FRLPD/LV-0910",
      {
        ...journey,
        number: "2",
        weekday: 6,
        carrier: "2C",
        origin: "FRPLY",
        destination: "FRLPD",
        departure: 550,
      },
    ],
  ]);

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, ["RAL", " 4  RAL 2V 19DEC", "RALPH", "0RAL2VGK1", "0RALLY"]);
  });

  itReadsAnyText(grammar, [
    "0RAL2VGK1NYPWAS19DEC",
    " 4  RAL 2V 19DEC J GK1  NYPWAS",
    "-LV-1000A",
    "/AR-125P",
    "/NA- TRAIN 99",
    "/CF-",
  ]);
});
