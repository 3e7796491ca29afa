import { screenNotes } from "../../../grammars/sabre/displays/notes.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, type LineCase } from "../read.ts";

const grammar = grammarOf(screenNotes);

const notes: readonly (readonly [about: string, lines: readonly string[]])[] = [
  ["received from", ["RECEIVED FROM - JANE"]],
  ["empty part", ["NO NAMES", "NO ITIN"]],
  [
    "notice",
    ["RECORD LOCATOR REQUESTED", "RECORD FILED", "**PAST DATE PNR - NO UPDATES ALLOWED**"],
  ],
  [
    "data elsewhere",
    [
      "PASSENGER EMAIL DATA EXISTS  *PE TO DISPLAY ALL",
      "PASSENGER DETAIL FIELD EXISTS - USE PD TO DISPLAY",
      "FREQUENT TRAVELER DATA EXISTS *FF TO DISPLAY ALL",
      "PRICE QUOTE RECORD EXISTS - *PQS",
      "FORM OF PAYMENT DATA EXISTS *FOP TO DISPLAY ALL",
      "SECURITY INFO EXISTS *P3D OR *P4D TO DISPLAY",
      "VCR COUPON DATA EXISTS  *VI TO DISPLAY",
      "PROFILE,POLICY,AND/OR PREFERENCE INDEX DATA EXIST",
      "*PI TO DISPLAY ALL",
    ],
  ],
  ["accounting", ["CUSTOMER NUMBER - 0000000000", "INVOICED", "OAC - ZZ"]],
  ["caption", ["COPY AS TEXT", "PRINT"]],
  ["entry", ["*A«", "*IA", "*IMSL", "*N‡*I", "*PQ1", "*T", "VI*", "MD«", "MB", "WPNC", "IR"]],
  ["more follows", ["‡"]],
];

const cases: readonly LineCase[] = notes.flatMap(([about, lines]) =>
  lines.map((text) => [text, { kind: "note", about, text }] as const),
);

describe("lines around a Sabre record", () => {
  itReads(grammar, cases);

  itReads(grammar, [
    [
      "      000  CONFIRM TO PASSENGER",
      { kind: "note", number: "000", about: "queue reason", text: "CONFIRM TO PASSENGER" },
    ],
    ["Copy as text", { kind: "note", about: "caption", text: "COPY AS TEXT" }],
  ]);

  itLeavesUnread(grammar, [
    "PRINTED MATTER",
    "NO ITINERARY",
    "*ZZZ9",
    "MDX",
    "INVOICEDX",
    " 5  XYZ",
  ]);

  itReadsAnyText(grammar, ["      000  ", "DATA EXISTS", "*PI TO DISPLAY", "MD«", "‡", "*N‡*I"]);
});
