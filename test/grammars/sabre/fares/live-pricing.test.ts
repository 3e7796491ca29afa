import { expect } from "chai";
import { day, itReadsBelow, moneyOf, tax, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const ROW = " 1-    USD610.00                     94.20XT       USD704.20ADT";
const COLUMNS = "       BASE FARE                 TAXES/FEES/CHARGES    TOTAL";
const PRICED = `02JUN DEPARTURE DATE-----LAST DAY TO PURCHASE 14MAY/2359
${COLUMNS}
${ROW}
    XT     60.00US      34.20YR
 2-    USD458.00                     94.20XT       USD552.20CNN
    XT     60.00US      34.20YR
         1526.00                    282.60           1808.60TTL
ADT-01  LSAVER1
CNN-02  LSAVER1/CH25
 BOS B6 MSY305.00LSAVER1 B6 BOS305.00LSAVER1 USD610.00END ZPBOS
MSY
VALIDATING CARRIER - B6
`;
const LABELLED = `PSGR TYPE  ADT - 02
     CXR RES DATE  FARE BASIS      NVB   NVA    BG
 CEB
 SIN PR  T   02JUN TSAVER          02JUN 02JUN 20K
FARE  USD    310.00 EQUIV PHP   17980
TAX   PHP      1620PH PHP      900YQ
TOTAL PHP    20500
`;
const usd = moneyOf("USD");
const php = moneyOf("PHP");
const row = (more: object) => ({
  ...{ kind: "fareRow", passengers: 1, base: 610, taxes: 94.2, total: 704.2 },
  ...{ currency: "USD", passengerType: "ADT", ...more },
});
const sum = (base: number, taxes: number, total: number, more: object = {}) => ({
  ...{ kind: "fareRow", passengers: 0, base, taxes, total, sum: true, ...more },
});
const fareHeader = (more: object) => ({ kind: "fareHeader", per: "person", ...more });

const groups: readonly Group[] = [
  [
    "first lines",
    null,
    [
      [
        "02JUN DEPARTURE DATE-----LAST DAY TO PURCHASE 14MAY/2359",
        fareHeader({ lastTicketing: day(14, 5) }),
      ],
      ["02JUN26 DEPARTURE DATE", fareHeader({})],
      ["PSGR TYPE  ADT - 02", fareHeader({ passengerType: "ADT", passengers: 2 })],
      ["PSGR TYPE  C07", fareHeader({ passengerType: "C07" })],
    ],
  ],
  [
    "rows",
    null,
    [
      [ROW, row({})],
      ["12- USD610.00 94.20XT USD704.20C07", row({ passengers: 12, passengerType: "C07" })],
      ["1-  USD610.00  60.00US 34.20YR  USD704.20ADT", row({})],
      // All amounts in the currency of the total.
      [" 2-    EUR560.00    USD610.00     94.20XT       USD704.20ADT", row({ passengers: 2 })],
      [" 1-    EUR560.00     94.20XT       USD704.20ADT", row({})],
      [" 1-    USD704.20         USD704.20ADT", row({ base: 704.2, taxes: 0 })],
      ["      1526.00        282.60     1808.60TTL", sum(1526, 282.6, 1808.6)],
      ["      1400.00   1526.00    282.60     1808.60TTL", sum(1526, 282.6, 1808.6)],
      ["      1526.00    1808.60TTL", sum(1526, 282.6, 1808.6)],
      ["  USD1526.00  282.60XT  USD1808.60TTL", sum(1526, 282.6, 1808.6, { currency: "USD" })],
      [" 1-    USD610.00", null],
      ["1-3 ADT", null],
    ],
  ],
  [
    "amounts after labels",
    "PSGR TYPE  ADT - 02",
    [
      ["FARE  USD    310.00", { kind: "fare", base: usd(310) }],
      ["EQUIV PHP    17980", { kind: "fare", equivalent: php(17980) }],
      [
        "TAX   PHP      1620PH PHP      900YQ",
        { kind: "fare", taxes: [tax("PH", 1620, "PHP"), tax("YQ", 900, "PHP")] },
      ],
      ["TOTAL PHP    20500", { kind: "fare", total: php(20500) }],
      [
        " SIN PR  T   02JUN TSAVER          02JUN 02JUN 20K",
        {
          ...{ kind: "coupon", airline: "PR", destination: "SIN", date: day(2, 6) },
          ...{ fareBasis: "TSAVER", baggage: "20K" },
          ...{ notBefore: day(2, 6), notAfter: day(2, 6) },
        },
      ],
    ],
  ],
];

describe("Sabre live pricing", () => {
  it("is read line by line", () => {
    expect(reader.unreadOf(PRICED + LABELLED)).to.deep.equal([]);
    expect(reader.kindsOf(PRICED)).to.deep.equal({ fareHeader: 2, fareRow: 3, fare: 6, note: 1 });
    expect(reader.kindsOf(LABELLED)).to.deep.equal({
      ...{ fareHeader: 1, fare: 3, note: 2, coupon: 1 },
    });
  });

  it("differs from a stored quote in the row below the titles", () => {
    expect(reader.readBelow(null, COLUMNS)).to.deep.equal({ kind: "note", about: "price quote" });
    expect(reader.saidBy(`${COLUMNS}\n${ROW}`)).to.deep.equal([fareHeader({}), row({})]);
    expect(reader.saidBy(`${COLUMNS}\n\n${ROW}`)).to.deep.equal([fareHeader({}), row({})]);
  });

  itReadsBelow(reader, groups);
  itReadsAnyText(fares, [
    COLUMNS,
    "\n",
    ROW,
    " 1-",
    "USD610.00 ",
    "94.20XT ",
    "1808.60TTL",
    "PSGR TYPE ",
  ]);
});
