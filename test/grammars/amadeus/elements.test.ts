import { expect } from "chai";
import { amadeus } from "../amadeus.ts";
import { readLines } from "../read.ts";

const contact = (type: string, value: string, more = {}) => ({
  kind: "contact",
  type,
  value,
  ...more,
});
const dayMonth = (day: number, month: number) => ({ day, month, year: null });

const cases: readonly (readonly [line: string, reads: object])[] = [
  [
    "  9 AP PAR 01 5550 0100 - SAMPLE TRAVEL - A",
    contact("phone", "PAR 01 5550 0100 - SAMPLE TRAVEL - A", { number: "9" }),
  ],
  ["AP M 0821555010", contact("phone", "M 0821555010")],
  ["AP 4155550100-H/P1", contact("phone", "4155550100-H", { persons: ["1"] })],
  ["APE JANE@EXAMPLE.COM", contact("email", "JANE@EXAMPLE.COM")],
  ["APN M+15555550100/EN/P2", contact("phone", "+15555550100", { persons: ["2"] })],
  ["APN E+JANE@EXAMPLE.COM/VI", contact("email", "JANE@EXAMPLE.COM")],
  ["AM/H A1-1 MODEL STREET", contact("address", "/H A1-1 MODEL STREET")],
  [
    " 11 TK OK08APR/PARZZ2199//ETBA",
    {
      kind: "ticketing",
      number: "11",
      state: "done",
      date: dayMonth(8, 4),
      office: "PARZZ2199",
      text: "ETBA",
    },
  ],
  [
    "TK PAX OK08APR/PARZZ2199//ETLH/S3-4,6-8/P2",
    {
      kind: "ticketing",
      state: "done",
      date: dayMonth(8, 4),
      office: "PARZZ2199",
      text: "ETLH",
      segments: ["3", "4", "6", "7", "8"],
      persons: ["2"],
    },
  ],
  [
    "TK TL20APR/PARZZ2199",
    { kind: "ticketing", state: "limit", date: dayMonth(20, 4), office: "PARZZ2199" },
  ],
  ["TK DO20APR/1200", { kind: "ticketing", state: "other", date: dayMonth(20, 4), text: "1200" }],
  [
    " 12 OPW-09APR:1200/1C7/ZZ REQUIRES TICKET ON OR BEFORE\n        10APR:1200/S2-3",
    {
      kind: "ticketing",
      number: "12",
      state: "limit",
      date: { day: 10, month: 4, year: null },
      clock: 12 * 60,
      text: "09APR:1200/1C7/ZZ REQUIRES TICKET ON OR BEFORE 10APR:1200",
      segments: ["2", "3"],
    },
  ],
  [
    "OP PARZZ2199/10APR/1C0",
    { kind: "ticketing", state: "other", office: "PARZZ2199", text: "10APR/1C0" },
  ],
  ["RM *CUSTID-ZZ", { kind: "remark", type: "RM", text: "*CUSTID-ZZ" }],
  ["RIR TEXT/S3", { kind: "remark", type: "RIR", text: "TEXT", segments: ["3"] }],
  ["RC PARZZ2199-W/TEXT", { kind: "remark", type: "RC", text: "PARZZ2199-W/TEXT" }],
  ["RM ", { kind: "remark", type: "RM", text: "" }],
  ["OSI ZZ CTCP PAR 5550100", { kind: "osi", airline: "ZZ", text: "CTCP PAR 5550100" }],
  ["OSI VIP TRAVELLER/P1", { kind: "osi", text: "VIP TRAVELLER", persons: ["1"] }],
];

describe("Amadeus: contacts, ticketing, remarks", () => {
  for (const [line, reads] of cases)
    it(line.trim(), () => {
      expect(readLines(line, amadeus)).to.deep.equal([reads]);
    });
});
