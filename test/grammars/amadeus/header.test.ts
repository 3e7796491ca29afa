import { expect } from "chai";
import { amadeus } from "../amadeus.ts";
import { readLines } from "../read.ts";

const date = (day: number, month: number, year: number) => ({ day, month, year });

const cases: readonly (readonly [line: string, reads: object])[] = [
  [
    "RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA",
    { kind: "header", office: "PARZZ2199", updated: date(1, 3, 26), locator: "ZQ7KXA" },
  ],
  [
    "RP/PARZZ2199/PARZZ2199 AB/SU 14JUN26/1107Z ZQ7KXA",
    { kind: "header", office: "PARZZ2199", updated: date(14, 6, 26), locator: "ZQ7KXA" },
  ],
  ...["14/JUN26", "14-JUN-26", "14.JUN.2026", "14 JUN26"].map(
    (day) =>
      [
        `RP/PARZZ2199/PARZZ2199 AB/SU ${day}/1107Z ZQ7KXA`,
        {
          kind: "header",
          office: "PARZZ2199",
          updated: date(14, 6, day.includes("2026") ? 2026 : 26),
          locator: "ZQ7KXA",
        },
      ] as const,
  ),
  [
    "RP/PARZZ2199/PARZZ2199 AB/SU 14GIU26/1107Z ZQ7KXA",
    { kind: "header", office: "PARZZ2199", locator: "ZQ7KXA", unparsed: ["14GIU26"] },
  ],
  [
    "RP/PARZZ2199/SWI1GZZZZZZ/0AB/00000000    24SEP26/2048Z   3Z7Q9Q",
    { kind: "header", office: "PARZZ2199", updated: date(24, 9, 26), locator: "3Z7Q9Q" },
  ],
  [
    "RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   XXXXXX",
    { kind: "header", office: "PARZZ2199", updated: date(1, 3, 26) },
  ],
  ["/$RP/PARZZ2199/", { kind: "header", office: "PARZZ2199" }],
  [
    "RP/ZZZMIA/   F1/AGMW  F1:ZQ7KXA   LH:ZR4T9B",
    { kind: "header", office: "ZZZMIA", locator: "ZQ7KXA" },
  ],
  ["PARZZ2199/1127AB/1MAR26", { kind: "header", office: "PARZZ2199", created: date(1, 3, 26) }],
  ["RTZQ7KXA", { kind: "header", asked: "ZQ7KXA" }],
  [">rt zq7kxa", { kind: "header", asked: "ZQ7KXA" }],
  ["RF P/JANE", { kind: "received", from: "P/JANE" }],
  ["/$--- MSC SFP ---", { kind: "note", about: "banner", text: "/$--- MSC SFP ---" }],
  ["RTN,AM,C,H,T", { kind: "note", about: "entry", text: "RTN,AM,C,H,T" }],
  [")>md", { kind: "note", about: "entry", text: ")>MD" }],
  [")", { kind: "note", about: "page mark", text: ")" }],
  ["------- PRIORITY", { kind: "note", about: "priority", text: "------- PRIORITY" }],
  ["M  CALL BEFORE TICKETING", { kind: "remark", type: "M", text: "CALL BEFORE TICKETING" }],
  ["-------", { kind: "note", about: "priority", text: "-------" }],
  [
    "                        ***  NHP  ***",
    { kind: "note", about: "advisory", text: "***  NHP  ***" },
  ],
  ["-ASSOCIATE PNR-", { kind: "note", about: "advisory", text: "-ASSOCIATE PNR-" }],
  ["NO ELEMENT FOUND", { kind: "note", about: "advisory", text: "NO ELEMENT FOUND" }],
  [
    "  * SP 06MAR/ABSU/PARZZ2199-ZR4T9B",
    { kind: "note", about: "split", text: "* SP 06MAR/ABSU/PARZZ2199-ZR4T9B" },
  ],
  [
    "  * ES/G 06MAR/ABSU/PARZZ2199",
    { kind: "note", about: "security", text: "* ES/G 06MAR/ABSU/PARZZ2199" },
  ],
];

describe("Amadeus: lines around the record", () => {
  for (const [line, reads] of cases)
    it(line.trim(), () => {
      expect(readLines(line, amadeus)).to.deep.equal([reads]);
    });

  it("leaves lines that only resemble a header unread", () => {
    expect(readLines("RP/\nPARZZ2199/1127AB/1MAR\nRTZQ7KXAB", amadeus)).to.deep.equal([
      { kind: "header" },
      null,
      null,
    ]);
  });
});
