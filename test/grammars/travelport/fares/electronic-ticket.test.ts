import { expect } from "chai";
import { day, itReadsBelow, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const TICKET = "TKT: 027 0000 000001     NAME: HOLUB/MARTA";
const LINES = `PSEUDO: 2ZZ4  PLATING CARRIER: AS  ISO: US  IATA: 00000000
   USE  CR FLT  CLS  DATE BRDOFF TIME  ST F/B        FARE   CPN
   OPEN AS 0843  Q  02JUN SEAHNL 0905A OK QH7NR             1
   OPEN AS 0844  Q  09JUN HNLSEA 0130P OK QH7NR             2
   FARE USD 512.00 TAX 38.40US TAX 81.60XT TOTAL USD 632.00
`;
const ticket = (more: object = {}) => ({
  ...{ kind: "ticket", ticket: "027-0000000001", type: "ET", image: true, ...more },
});
const named = (surname: string, given: string) => ({
  named: [{ surname, given, printed: `${surname}/${given}` }],
});
const coupon = (more: object = {}) => ({
  ...{ kind: "coupon", ofTicket: true, airline: "AS", flight: "0843", date: day(2, 6) },
  ...{ origin: "SEA", destination: "HNL", fareBasis: "QH7NR", ...more },
});
const back = coupon({
  coupon: 2,
  flight: "0844",
  date: day(9, 6),
  origin: "HNL",
  destination: "SEA",
});
const issued = { issued: day(14, 5, 26) };

const groups: readonly Group[] = [
  [
    "the ticket",
    null,
    [
      [TICKET, ticket(named("HOLUB", "MARTA"))],
      ["TKT:   027-0000000001  NAME:HOLUB/MARTA MRS", ticket(named("HOLUB", "MARTA MRS"))],
      ["TKT: 0270000000001", ticket()],
      ["TKT: 027 0000 000001  ISSUED: 14MAY26", ticket(issued)],
      ["TKT: 027 0000", null],
    ],
  ],
  [
    "its lines",
    TICKET,
    [
      ["ISSUED: 14MAY26          FOP:CASH", { kind: "ticketIssue", ...issued }],
      ["RLOC 1V ZQ7KXA    AS ZR4T9B", { kind: "ticketIssue", recordLocator: "ZQ7KXA" }],
      ["RLOC AS ZR4T9B    1G ZQ7KXA", { kind: "ticketIssue", recordLocator: "ZQ7KXA" }],
      // The locator of another system is not the record's.
      ["RLOC 1A ZR4T9B    AS ZR4T9B", { kind: "ticketIssue" }],
      ["   OPEN AS 0843  Q  02JUN SEAHNL 0905A OK QH7NR   1", coupon({ coupon: 1 })],
      ["   AS 0843  Q  02JUN SEAHNL OK QH7NR", coupon()],
      [
        "   NVB:02JUN26 NVA:03JUN26 BAG:1PC",
        {
          ...{ kind: "coupon", ofTicket: true, continues: true, baggage: "1PC" },
          ...{ notBefore: day(2, 6, 26), notAfter: day(3, 6, 26) },
        },
      ],
      ["ENDORSEMENT: NONREF", { kind: "ticketIssue", endorsement: "NONREF" }],
    ],
  ],
];

describe("Travelport electronic tickets", () => {
  it("contain tickets and no other part of a record", () => {
    const second = "TKT: 027 0000 000002";
    expect(reader.saidBy(`${TICKET}\n${LINES}${second}\n${LINES}`)).to.deep.equal([
      ticket(named("HOLUB", "MARTA")),
      ...[coupon({ coupon: 1 }), back],
      ticket({ ticket: "027-0000000002" }),
      ...[coupon({ coupon: 1 }), back],
    ]);
    expect(reader.unreadOf(`${TICKET}\n${LINES}`)).to.deep.equal([]);
  });

  it("end at a name", () => {
    expect(reader.kindsOf(`${TICKET}\n${LINES} 1.1HOLUB/MARTA`)).to.deep.equal({
      ...{ ticket: 1, note: 3, coupon: 2, names: 1 },
    });
  });

  itReadsBelow(reader, groups);
  itReadsAnyText(fares, [
    "TKT: 027",
    "\n",
    "NAME: ",
    "HOLUB/M ",
    "ISSUED: ",
    "14MAY26 ",
    "RLOC 1V ZQ7KXA ",
  ]);
});
