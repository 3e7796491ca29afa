import { expect } from "chai";
import { day, itReadsBelow, moneyOf, tax, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const PRICED = `>$B
FARE GUARANTEED AT TICKETING
LAST DATE TO PURCHASE TICKET: 28MAY26
$B-1-3 C14MAY26
 SEA AS HNL 256.00QH7NR AS SEA 256.00QH7NR NUC512.00END ROE1.0
 FARE USD 512.00 TAX 2.50AY TAX 38.40US TAX 79.10XT TOT USD 632.00
 S1 NVB02JUN/NVA02JUN
 S2 NVB09JUN/NVA09JUN
`;
const usd = moneyOf("USD");
const fareHeader = (more: object) => ({ kind: "fareHeader", per: "person", ...more });
const pricing = { kind: "note", about: "pricing" };
const limit = (year: number | null) => ({ kind: "fare", lastTicketing: day(28, 5, year) });

const groups: readonly Group[] = [
  [
    "its head",
    null,
    [
      ["$B-1-3 C14MAY26", fareHeader({ persons: ["1", "2", "3"] })],
      ["$B-2 C14MAY26      C07", fareHeader({ persons: ["2"], passengerType: "C07" })],
      ["$B-1.3 C14MAY26", fareHeader({ persons: ["1", "3"] })],
      ["$BB-1", fareHeader({ persons: ["1"] })],
      ["$B", pricing],
      ["$BN1-1*ADT/CAS", pricing],
      ["FARE GUARANTEED AT TICKETING", pricing],
      ["LAST DATE TO PURCHASE TICKET: 28MAY26", limit(26)],
      ["LAST DATE TO PURCHASE TICKET:28MAY", limit(null)],
    ],
  ],
  [
    "its lines",
    "$B-1-3 C14MAY26",
    [
      [
        " FARE USD 512.00 TAX 2.50AY TAX 38.40US TAX 79.10XT TOT USD 632.00",
        {
          ...{ kind: "fare", base: usd(512), total: usd(632) },
          taxes: [tax("AY", 2.5), tax("US", 38.4), tax("XT", 79.1)],
        },
      ],
      [
        " S1 NVB02JUN/NVA02JUN",
        { kind: "coupon", segments: ["1"], notBefore: day(2, 6), notAfter: day(2, 6) },
      ],
    ],
  ],
];

describe("Travelport live pricing", () => {
  it("is read line by line", () => {
    expect(reader.unreadOf(PRICED)).to.deep.equal([]);
    expect(reader.kindsOf(PRICED)).to.deep.equal({
      ...{ note: 2, coupon: 2, fare: 3, fareHeader: 1 },
    });
  });

  it("ends at a flight", () => {
    const flight = " 1 AS 843Q 02JUN SEAHNL HK3   905A 1155A           TU   E";
    expect(reader.kindsOf(PRICED + flight)).to.deep.equal({
      note: 2,
      coupon: 2,
      fare: 3,
      fareHeader: 1,
      air: 1,
    });
  });

  itReadsBelow(reader, groups);
  itReadsAnyText(fares, [
    "$B-1-3 ",
    "C14MAY26",
    "\n",
    "FARE USD 512.00 ",
    "TAX ",
    "2.50AY ",
    "TOT ",
    "S1 NVB02JUN/",
  ]);
});
