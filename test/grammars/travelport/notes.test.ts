import { screenNotes, segmentNotes } from "../../../grammars/travelport/displays/notes.ts";
import { retrieval } from "../../../grammars/travelport/header.ts";
import { grammarOf, itLeavesUnread, itReads } from "../read.ts";

const grammar = grammarOf(retrieval, screenNotes, segmentNotes);

const note = (about: string, text: string, more: object = {}) => ({
  kind: "note",
  about,
  text,
  ...more,
});

describe("Travelport notes", () => {
  itReads(grammar, [
    ["** THIS PNR IS CURRENTLY IN USE **", note("in use", "** THIS PNR IS CURRENTLY IN USE **")],
    ["** THIS BF IS CURRENTLY IN USE **", note("in use", "** THIS BF IS CURRENTLY IN USE **")],
    [
      "** VENDOR LOCATOR DATA EXISTS **       >*VL;",
      note("data elsewhere", "** VENDOR LOCATOR DATA EXISTS **       >*VL;"),
    ],
    ["*** SEAT DATA EXISTS *** >9D·", note("data elsewhere", "*** SEAT DATA EXISTS *** >9D·")],
    [
      "PRICING RECORDS EXISTS - SUBSCRIBER - $NME",
      note("data elsewhere", "PRICING RECORDS EXISTS - SUBSCRIBER - $NME"),
    ],
    ["2ZZ4 - SAMPLE TRAVEL SHOP       SFO", note("agency", "2ZZ4 - SAMPLE TRAVEL SHOP       SFO")],
    [" ZZ9P- SAMPLE AGENCY NAME    L LON", note("agency", "ZZ9P- SAMPLE AGENCY NAME    L LON")],
    ["SUPVR INST", note("advisory", "SUPVR INST")],
    ["CFRM TO PSGR", note("advisory", "CFRM TO PSGR")],
    ["6 HOURS HOLD", note("advisory", "HOURS HOLD", { number: "6" })],
    ["NO ITIN", note("advisory", "NO ITIN")],
    [">*VL;", note("hint", "*VL;")],
    ["*R", note("entry", "*R")],
    [">*HTE", note("entry", "*HTE")],
    ["*-SAMPLEMAN/B", note("entry", "*-SAMPLEMAN/B")],
    [")>MD", note("entry", ")>MD")],
  ]);
  itLeavesUnread(grammar, ["** SEAT DATA **", "JFK - SAMPLE TRAVEL SHOP", "FONE-LONT*0205550100"]);
});
