import { screenNotes } from "../../../grammars/sabre/displays/notes.ts";
import { accountLine } from "../../../grammars/sabre/fares/account-line.ts";
import { received } from "../../../grammars/sabre/header.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, type LineCase } from "../read.ts";

const grammar = grammarOf(received, accountLine, screenNotes);

const notes: readonly (readonly [about: string, lines: readonly string[]])[] = [
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
  ["caption", ["COPY AS TEXT", "PRINT"]],
  ["entry", ["*A«", "*IA", "*IMSL", "*N‡*I", "*PQ1", "*T", "VI*", "MD«", "MB", "WPNC", "IR"]],
  ["more follows", ["‡"]],
];

const cases: readonly LineCase[] = notes.flatMap(([about, lines]) =>
  lines.map((text) => [text, { kind: "note", about, text }] as const),
);

const account = (type: string, text?: string) => ({
  kind: "accounting",
  type,
  ...(text !== undefined && { text }),
});

describe("lines around a Sabre record", () => {
  itReads(grammar, cases);

  itReads(grammar, [
    [
      "      000  CONFIRM TO PASSENGER",
      { kind: "note", number: "000", about: "queue reason", text: "CONFIRM TO PASSENGER" },
    ],
    ["RECEIVED FROM - JANE", { kind: "received", from: "JANE" }],
    ["RECEIVED FROM -", { kind: "received" }],
    ["CUSTOMER NUMBER - 0000000000", account("CUSTOMER NUMBER", "0000000000")],
    ["INVOICED", account("INVOICED")],
    ["OAC - ZZ", account("OAC", "ZZ")],
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
