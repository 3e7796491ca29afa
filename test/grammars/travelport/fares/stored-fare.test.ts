import { expect } from "chai";
import { itReadsBelow, moneyOf, tax, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const STORED = `ATFQ-OK/$BN1-1/-*2ZZ4/Z2/ET/TA2ZZ4/CAS
 FQ-USD 512.00/USD 38.40US/USD 81.60XT/USD 632.00 - 14MAY QH7NR.QH7NR
   2 REPR/$BN2-1*C07/CAS
 FM-USD 384.00/USD 38.40US/USD 81.60XT/USD 504.00 - PRICING RECORD - 14MAY
`;
const usd = moneyOf("USD");
const header = (more: object) => ({ kind: "fareHeader", per: "party", ...more });
const amounts = (base: number, total: number, ...taxes: object[]) => ({
  ...{ kind: "fare", per: "party", begins: true, base: usd(base), total: usd(total), taxes },
});
const us = tax("US", 38.4, "USD");
const xt = tax("XT", 81.6, "USD");

const groups: readonly Group[] = [
  [
    "the entry",
    null,
    [
      ["ATFQ-OK/$B/-*2ZZ4/Z2/ET/TA2ZZ4/CAS", header({ forAll: true, validatingCarrier: "AS" })],
      ["ATFQ-OK/$B", header({ forAll: true })],
      ["ATFQ-$B/CAT25/C9U", header({ forAll: true, validatingCarrier: "9U" })],
      ["ATFQ-OK/$BN1.1", header({ persons: ["1.1"] })],
      ["ATFQ-OK/$BN2/CAS", header({ persons: ["2"], validatingCarrier: "AS" })],
      ["ATFQ-OK/$B/N1-1", header({ persons: ["1.1"] })],
      ["ATFQ-OK/$BN1-1*C07|1-2*C07", header({ persons: ["1.1", "1.2"], passengerType: "C07" })],
      ["ATFQ-OK/$BN1-1*ADT|1-2*C07", header({ persons: ["1.1", "1.2"] })],
      ["ATFQ-OK/$BP1-3", header({ persons: ["1", "2", "3"] })],
      ["ATFQ-OK/$BP1.3", header({ persons: ["1", "3"] })],
      ["ATFQ-", { kind: "title" }],
    ],
  ],
  [
    "further entries",
    "ATFQ-OK/$B",
    [
      ["   2 REPR/$BN2-1/CAS", header({ number: "2", persons: ["2.1"], validatingCarrier: "AS" })],
      ["  3. OK/$B", header({ number: "3", forAll: true })],
      ["REMARK", null],
    ],
  ],
  [
    "their amounts, with or without the entry",
    null,
    [
      [
        " FQ-USD 512.00/USD 38.40US/USD 81.60XT/USD 632.00 - 14MAY QH7NR.QH7NR",
        { ...amounts(512, 632, us, xt), fareBases: ["QH7NR", "QH7NR"] },
      ],
      [
        " FM-USD 512.00/USD 38.40US/USD 81.60XT/USD 632.00 - PRICING RECORD - 14MAY",
        amounts(512, 632, us, xt),
      ],
      ["FQ-USD512.00/USD38.40US/USD81.60XT/USD632.00", amounts(512, 632, us, xt)],
      [
        " FQ-EUR 470.00/USD 512.00/38.40US/USD 550.40-14MAY QH7NR",
        {
          ...{ ...amounts(512, 550.4, tax("US", 38.4)), fareBases: ["QH7NR"] },
          base: moneyOf("EUR")(470),
          equivalent: usd(512),
        },
      ],
      [
        "FQ-USD 512.00/??/USD 512.00",
        {
          ...{ kind: "fare", per: "party", begins: true, base: usd(512), total: usd(512) },
          unparsed: ["??"],
        },
      ],
      ["FQ-BA", null],
    ],
  ],
];

describe("Travelport stored fares", () => {
  it("are read line by line", () => {
    expect(reader.saidBy(STORED)).to.deep.equal([
      header({ persons: ["1.1"], validatingCarrier: "AS" }),
      { ...amounts(512, 632, us, xt), fareBases: ["QH7NR", "QH7NR"] },
      header({ number: "2", persons: ["2.1"], passengerType: "C07", validatingCarrier: "AS" }),
      amounts(384, 504, us, xt),
    ]);
  });

  it("end at the next record", () => {
    expect(reader.kindsOf(`${STORED}ZQKXAB/WS SFOYC ZPBVWS  AG 00000000 01MAR`)).to.deep.equal({
      ...{ fareHeader: 2, fare: 2, header: 1 },
    });
  });

  itReadsBelow(reader, groups);
  itReadsAnyText(fares, [
    "ATFQ-",
    "OK/",
    "$B",
    "N1-1*C07",
    "|",
    "/CAS",
    "FQ-",
    "USD 38.40US/",
    "- 14MAY",
  ]);
});
