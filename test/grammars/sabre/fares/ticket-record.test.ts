import { expect } from "chai";
import { day, itReadsBelow, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const TITLE = "ELECTRONIC TICKET RECORD";
const TICKET = "TKT:0640000000001     ISSUED:30APR26   PCC:ZZ9A   IATA:00000000";
const LOCATOR = "INV:                  CUST:                       PNR:ZQKXAB";
const LINES = `NAME:NOVOTNY/EMIL MR
NAME REF:
CPN  A/L  FLT  CLS DATE   BRDOFF TIME  ST F/B        STAT
1    OK   528   L  02JUN  PRGFCO 955A  OK LSAVER1    OPEN
2    OK   29    L  09JUN  FCOPRG 1230  OK LSAVER1    OPEN
FARE   USD120.00    TOTAL USD184.70
 PRG OK FCO60.00OK PRG60.00USD120.00END
`;
const NAME = " 1.1NOVOTNY/EMIL MR";
const FLIGHT = " 1 OK 528L 02JUN T PRGFCO HK1   955A 1145A";
const ticket = (more: object = {}) => ({
  ...{ kind: "ticket", ticket: "064-0000000001", type: "ET", image: true, ...more },
});

const groups: readonly Group[] = [
  [
    "the ticket",
    TITLE,
    [
      [TICKET, ticket({ issued: day(30, 4, 26) })],
      ["TKT:0640000000001/02", ticket({ ticket: "064-0000000001-02" })],
      [
        "TKT: 064 0000 000001 NAME:NOVOTNY/EMIL MR  PNR:ZQKXAB",
        ticket({
          named: [{ surname: "NOVOTNY", given: "EMIL MR", printed: "NOVOTNY/EMIL MR" }],
          recordLocator: "ZQKXAB",
        }),
      ],
      ["ISSUED:30APR26  PCC:ZZ9A", { kind: "ticketIssue", issued: day(30, 4, 26) }],
      [LOCATOR, { kind: "ticketIssue", recordLocator: "ZQKXAB" }],
      ["PNR:ZQKXAB", { kind: "ticketIssue", recordLocator: "ZQKXAB" }],
    ],
  ],
];

describe("Sabre electronic tickets", () => {
  it("contain one ticket and no other part of a record", () => {
    expect(reader.saidBy(`${TITLE}\n${LOCATOR}\n${TICKET}\n${LINES}`)).to.deep.equal([
      { kind: "header", locator: "ZQKXAB" },
      ticket({ issued: day(30, 4, 26) }),
      {
        ...{ kind: "coupon", ofTicket: true, coupon: 1, airline: "OK", flight: "528" },
        ...{ date: day(2, 6), origin: "PRG", destination: "FCO", fareBasis: "LSAVER1" },
      },
      {
        ...{ kind: "coupon", ofTicket: true, coupon: 2, airline: "OK", flight: "29" },
        ...{ date: day(9, 6), origin: "FCO", destination: "PRG", fareBasis: "LSAVER1" },
      },
    ]);
  });

  it("are read without their title", () => {
    expect(reader.kindsOf(`${TICKET}\n${LINES}`)).to.deep.equal({ ticket: 1, note: 5, coupon: 2 });
  });

  it("have coupons that are never flights", () => {
    const coupons = LINES.split("\n").slice(3, 5).join("\n");
    expect(reader.kindsOf(coupons)).to.deep.equal({ note: 2 });
    expect(reader.kindsOf(`${coupons}\n${FLIGHT}`)).to.deep.equal({ note: 2, air: 1 });
  });

  it("end at a name", () => {
    expect(reader.kindsOf(`${TICKET}\n${LINES}${NAME}`)).to.deep.equal({
      ...{ ticket: 1, note: 5, coupon: 2, names: 1 },
    });
  });

  itReadsBelow(reader, groups);
  itReadsAnyText(fares, [TITLE, "\n", "INV: ", "PNR:ZQKXAB ", "NAME:DOE/J ", "ISSUED:30APR26 "]);
});
