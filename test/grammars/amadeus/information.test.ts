import { expect } from "chai";
import { amadeus } from "../amadeus.ts";
import { readLines } from "../read.ts";

const services = (text: string) => ({ kind: "note", about: "services", text });
const notice = (text: string) => ({ kind: "note", about: "segment notice", text });

const cases: readonly (readonly [line: string, reads: object])[] = [
  ["     OPERATED BY SAMPLE AIRWAYS", { kind: "operatedBy", operator: "SAMPLE AIRWAYS" }],
  ["OPERATED BY OS727 B", { kind: "operatedBy", operator: "OS727 B" }],
  ["     OPERATED BY NORDIC REG FOR FINNAIR", { kind: "operatedBy", operator: "NORDIC REG" }],
  ["     OPERATED BY AIR FORTUNA", { kind: "operatedBy", operator: "AIR FORTUNA" }],
  ["     OPERATED BY SUBSIDIARY/FRANCHISE", { kind: "operatedBy" }],
  ["     OPERATED BY UNDEFINED", { kind: "operatedBy" }],
  [`${" ".repeat(54)}A01`, { kind: "marriage", group: "A01" }],
  ["     ADV PAX FLT ARRIVES TERMINAL-M", { kind: "terminals", arrivalTerminal: "M" }],
  [
    "     SEE RTSVC - TRAFFIC RESTRICTION EXISTS",
    services("SEE RTSVC - TRAFFIC RESTRICTION EXISTS"),
  ],
  ["SEE RTSVC", services("SEE RTSVC")],
  ["      WE WISH YOU A PLEASANT FLIGHT", notice("WE WISH YOU A PLEASANT FLIGHT")],
  [
    "010 XX 6001  YY 9002",
    { kind: "note", number: "010", about: "schedule data", text: "XX 6001  YY 9002" },
  ],
];

describe("Amadeus: information lines below a segment", () => {
  for (const [line, reads] of cases)
    it(line.trim(), () => {
      expect(readLines(line, amadeus)).to.deep.equal([reads]);
    });
});
