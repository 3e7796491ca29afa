import { expect } from "chai";
import { type Group, kindsOf, readBelow, unreadOf } from "./fare-reading.ts";

const HEAD = "TKT-1250000000001-002    RCI-                     1A  LOC-ZQ7KXA";
const IMAGE = `TWD/L5
${HEAD}
 OD-PITPIT  SI-      FCMI-6   POI-PAR  DOI-08APR26  IOI-00000000
   1.SAMPLEMAN/ARIA            ADT            ST
 1 OPIT UA6019   H 12APR1520 OK LZZ5PC        O   12APR12APR 2PC
 2 XIAD TK   8   L 12APR2255 OK LZZ5PC        O   12APR12APR 2PC
 3 OIST TKOPEN   L              LZZ6MA1       O   12APR12APR 2PC
    PIT
FARE   F USD       502.00
TOTALTAX USD       318.00
TOTAL    USD       820.00
/FC PIT UA X/WAS TK ...END ROE1.000000
FE NONREF
FP CCVI0000000000000000/0000
FOR TAX/FEE DETAILS USE TWD/TAX
`;
const usd = (amount: number) => ({ currency: "USD", amount });

const passenger = (more: object) => ({
  kind: "fareHeader",
  per: "person",
  passengers: 1,
  ...more,
});

const groups: readonly Group[] = [
  [
    "its head",
    null,
    [
      [
        HEAD,
        { kind: "ticket", ticket: "125-0000000001-002", recordLocator: "ZQ7KXA", image: true },
      ],
      ["TKT-1250000000001   RCI-", { kind: "ticket", ticket: "125-0000000001", image: true }],
      ["TWD/L5", { kind: "note", about: "entry" }],
      [" 1A  LOC-ZQ7KXA", { kind: "header", locator: "ZQ7KXA" }],
      ["TKT-12500", null],
    ],
  ],
  [
    "its lines",
    HEAD,
    [
      [
        " OD-PITPIT  SI-      FCMI-6   POI-PAR  DOI-08APR26  IOI-00000000",
        { kind: "ticketIssue", issued: { day: 8, month: 4, year: 26 }, ofImage: true },
      ],
      [" OD-  SI-      FCMI-6   POI-PAR", { kind: "ticketIssue", ofImage: true }],
      ["   1.SAMPLEMAN/ARIA            ADT            ST", passenger({ passengerType: "ADT" })],
      ["1.SAMPLEMAN/ARIA MRS C05 ST", passenger({ passengerType: "C05" })],
      ["   1.SAMPLEMAN/ARIA MRS", passenger({})],
      [
        " 3 OIST TKOPEN   L",
        { kind: "coupon", ofTicket: true, coupon: 3, origin: "IST", airline: "TK" },
      ],
      ["    PIT", { kind: "note", about: "coupon", text: "PIT" }],
      ["FARE   F USD       502.00", { kind: "fare", base: usd(502) }],
      ["TOTALTAX USD       318.00", { kind: "fare", taxes: [{ money: usd(318) }] }],
      ["TOTAL    USD       820.00", { kind: "fare", total: usd(820) }],
      [
        "/FC 10MAY26PIT UA X/WAS TK",
        {
          kind: "fare",
          dated: { day: 10, month: 5, year: 26 },
          calculation: "PIT UA X/WAS TK",
        },
      ],
      ["FE NONREF", { kind: "ticketIssue", endorsement: "NONREF", ofImage: true }],
      [
        "FP CCVI0000000000000000/0000",
        { kind: "accounting", type: "FP", text: "CCVI0000000000000000/0000" },
      ],
    ],
  ],
];

describe("An Amadeus ticket image (TWD)", () => {
  it("has no unread lines and no segments", () => {
    expect(unreadOf(IMAGE)).to.deep.equal([]);
    expect(kindsOf(IMAGE)).to.deep.equal({
      ...{ note: 3, accounting: 1, coupon: 3, ticket: 1, ticketIssue: 2, fare: 4, fareHeader: 1 },
    });
  });

  for (const [what, head, cases] of groups) {
    describe(what, () => {
      for (const [line, reads] of cases) {
        it(`reads "${line.trim()}"`, () => {
          expect(readBelow(head, line)).to.deep.equal(reads);
        });
      }
    });
  }
});
