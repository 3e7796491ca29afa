import { expect } from "chai";
import { type Case, readBelow } from "./fare-reading.ts";

const ticket = (number: string, more: object) => ({ kind: "ticket", ticket: number, ...more });
const issued = { day: 8, month: 4, year: 26 };

const cases: readonly Case[] = [
  [
    " 14 FA PAX 125-0000000001/ETBA/EUR512.40/08APR26/PARZZ2199/00000000/S4-5,7/P1",
    ticket("125-0000000001", {
      number: "14",
      type: "ET",
      carrier: "BA",
      total: { currency: "EUR", amount: 512.4 },
      issued,
      office: "PARZZ2199",
      segments: ["4", "5", "7"],
      persons: ["1"],
    }),
  ],
  [
    "FA INF 125-0000000002-46/ET6X/USD500/08APR26/PARZZ2199/00000000/S2-5/P1",
    ticket("125-0000000002-46", {
      type: "ET",
      carrier: "6X",
      total: { currency: "USD", amount: 500 },
      issued,
      office: "PARZZ2199",
      infant: true,
      segments: ["2", "3", "4", "5"],
      persons: ["1"],
    }),
  ],
  [
    " 15 FA PAX 125-0000000001/DTBA///PARZZ2199//E11-12/P2",
    ticket("125-0000000001", {
      number: "15",
      type: "DT",
      carrier: "BA",
      office: "PARZZ2199",
      persons: ["2"],
    }),
  ],
  [
    "FA PAX 125-0000000001/EV/EUR0.00/08APR26/PARZZ2199/00000000",
    ticket("125-0000000001", {
      type: "EV",
      total: { currency: "EUR", amount: 0 },
      issued,
      office: "PARZZ2199",
    }),
  ],
  ["FA PAX 125-0000000001/PTBA", ticket("125-0000000001", { type: "PT", carrier: "BA" })],
  ["FA 1250000000001/ETBA", ticket("125-0000000001", { type: "ET", carrier: "BA" })],
  ["FHE PAX 125-0000000003/S4", ticket("125-0000000003", { segments: ["4"] })],
  [" 16 *FHM PAX 125-0000000003", ticket("125-0000000003", { number: "16" })],
  [
    "FH PAX 125-0000000003/ETBA/P1",
    ticket("125-0000000003", { type: "ET", carrier: "BA", persons: ["1"] }),
  ],
  [
    "FA PAX 125-0000000001/ETBA/NO ADC/08APR26",
    ticket("125-0000000001", { type: "ET", carrier: "BA", issued, unparsed: ["NO", "ADC"] }),
  ],
  ["FA PAX SOON", null],
  ["FA PAX 125-00001", null],
  // A flight of the airline `FA`.
  [
    "  2  FA 178 Y 12APR 7 JNBCPT HK1  2015 2215",
    {
      kind: "air",
      number: "2",
      airline: "FA",
      flight: "178",
      bookingClass: "Y",
      date: { day: 12, month: 4, year: null },
      weekday: 7,
      origin: "JNB",
      destination: "CPT",
      status: "HK",
      count: 1,
      departure: 1215,
      arrival: 1335,
    },
  ],
];

describe("An Amadeus ticket", () => {
  for (const [line, reads] of cases) {
    it(`reads "${line.trim()}"`, () => {
      expect(readBelow(null, line)).to.deep.equal(reads);
    });
  }
});
