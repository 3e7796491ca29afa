import { operatedBy } from "../../../../grammars/common/segments/operated-by.ts";
import { airSegment } from "../../../../grammars/sabre/segments/air-segment.ts";
import {
  verifiedFlight,
  verifiedLeg,
  verifiedTerminals,
  verifyHeading,
} from "../../../../grammars/sabre/segments/verify.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

const grammar = grammarOf(
  verifiedFlight,
  verifiedLeg,
  verifyHeading,
  verifiedTerminals,
  operatedBy,
  airSegment,
);

const at = (hour: number, minute: number) => hour * 60 + minute;
const day = (day: number, month: number) => ({ day, month, year: null });

const toReykjavik = {
  date: day(9, 10),
  origin: "BOS",
  destination: "KEF",
  departure: at(21, 5),
  arrival: at(6, 20),
  arrivalDays: 1,
};
const flight = {
  kind: "air",
  number: "1",
  airline: "FI",
  flight: "632",
  ...toReykjavik,
  verifies: true,
};
const details = { meals: "D", equipment: "76W", elapsed: 315, miles: 2413 };

describe("Sabre rows that verify flights", () => {
  describe("give all details of a flight", () => {
    itReads(grammar, [
      [" 1 FI  632 09OCT BOS KEF  905P  620A¥1 D    76W  5.15  2413  N", { ...flight, ...details }],
      [" 1 FI  632 09OCT BOS KEF 2105  0620‡1 D    76W  5.15  2413  N", { ...flight, ...details }],
      ["1 FI 632 09OCT BOS KEF 905P 620A+1 D 76W 5.15 2413 N", { ...flight, ...details }],
      [
        " 1 FI* 632 09OCT BOS KEF  905P  620A|1 L/S  76W  5.15  2413  N",
        { ...flight, ...details, meals: "L/S" },
      ],
      [
        " 1 FI*6320 09OCT BOS KEF  905P  620AÂ¥1      76W  5.15",
        { ...flight, flight: "6320", equipment: "76W", elapsed: 315 },
      ],
      [" 1 FI  632 09OCT BOS KEF  905P  620A¥1", flight],
      [
        " 1 FI  632 09OCT BOS KEF  905P  620A-1 D    76W  5.15  2413  ??",
        { ...flight, ...details, arrivalDays: -1, unparsed: ["??"] },
      ],
    ]);
  });

  describe("continue a flight after a stop", () => {
    itReads(grammar, [
      [
        "           10OCT KEF CPH  745A 1250P   B         3.05  1333  N",
        {
          kind: "leg",
          date: day(10, 10),
          origin: "KEF",
          destination: "CPH",
          departure: at(7, 45),
          arrival: at(12, 50),
          meals: "B",
          elapsed: 185,
          miles: 1333,
        },
      ],
    ]);
  });

  describe("have their terminals and operators below", () => {
    const terminals = (departureTerminal?: string, arrivalTerminal?: string) => ({
      kind: "terminals",
      ...(departureTerminal === undefined ? {} : { departureTerminal }),
      ...(arrivalTerminal === undefined ? {} : { arrivalTerminal }),
    });
    itReads(grammar, [
      ["DEP-TERMINAL E                  ARR-MAIN TERMINAL", terminals("E", "MAIN")],
      ["DEP-MAIN TERMINAL ARR-TERMINAL 3", terminals("MAIN", "3")],
      ["DEP-TERMINAL 2F", terminals("2F")],
      ["                                ARR-AEROGARE 2", terminals(undefined, "AEROGARE 2")],
      ["*BOS-KEF OPERATED BY SAMPLE AIRLINES", { kind: "operatedBy", operator: "SAMPLE AIRLINES" }],
      [
        "   FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SMK",
        {
          kind: "note",
          about: "columns",
          text: "FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SMK",
        },
      ],
    ]);
  });

  itLeavesUnread(grammar, ["           10OCT KEF CPH", "ARR-3P/RET-10A", "DEP- TERMINUS"]);

  itReadsAnyText(grammar, [
    " 1 FI  632 09OCT BOS KEF  905P  620A¥1 ",
    "           10OCT KEF CPH  745A 1250P ",
    "D ",
    "76W ",
    "5.15 ",
    "2413 ",
    "N\n",
    "DEP-",
    "ARR-TERMINAL 3",
  ]);
});
