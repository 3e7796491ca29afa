import { airSegment } from "../../../../grammars/travelport/segments/air-segment.ts";
import { terminals } from "../../../../grammars/travelport/segments/information.ts";
import { segmentNotes } from "../../../../grammars/travelport/displays/notes.ts";
import { arrivalTerminal } from "../../../../grammars/common/segments/arrival-terminal.ts";
import { operatedBy } from "../../../../grammars/common/segments/operated-by.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

const grammar = grammarOf(airSegment, operatedBy, arrivalTerminal, terminals, segmentNotes);

const note = (about: string, text: string, more: object = {}) => ({
  kind: "note",
  about,
  text,
  ...more,
});

describe("lines under a Travelport segment", () => {
  const read = { kind: "terminals" };
  itReads(grammar, [
    [
      "         OPERATED BY SAMPLE REGIONAL  MXP-JFK",
      { kind: "operatedBy", operator: "SAMPLE REGIONAL" },
    ],
    [
      "DEPARTS ADD TERMINAL 2  - ARRIVES YYZ TERMINAL 1",
      { ...read, city: "ADD", departureTerminal: "2", arrivalTerminal: "1" },
    ],
    ["         DEPARTS JFK TERMINAL 7", { ...read, city: "JFK", departureTerminal: "7" }],
    ["         ARRIVES LHR TERMINAL 5", { ...read, city: "LHR", arrivalTerminal: "5" }],
    ["ADV PAX FLT ARRIVES TERMINAL-M", { ...read, arrivalTerminal: "M" }],
    ["         PLANE CHANGE ADD", note("plane change", "PLANE CHANGE ADD")],
    ["OFFER CAR/HOTEL    >CAL;     >HOA;", note("offer", "OFFER CAR/HOTEL    >CAL;     >HOA;")],
    ["503 4 15 18 20 *", note("schedule data", "4 15 18 20 *", { number: "503" })],
    ["010 XX 1105 *", note("schedule data", "XX 1105 *", { number: "010" })],
    ["         SNACKS FOR SALE", note("segment notice", "SNACKS FOR SALE")],
  ]);
  itLeavesUnread(grammar, ["    P 1. SAMPLEMAN/BORIS  VGML PN 1", "     SNACKS FOR SALE"]);
  itReadsAnyText(grammar, [
    "DEPARTS ADD TERMINAL 2",
    "  - ARRIVES YYZ TERMINAL 1",
    "503 4 15",
    "         PLANE CHANGE",
  ]);
});
