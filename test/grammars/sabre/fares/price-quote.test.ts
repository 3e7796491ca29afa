import { expect } from "chai";
import { day, itReadsBelow, moneyOf, tax, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const COLUMNS = "    BASE FARE       EQUIV AMT     TAXES/FEES/CHARGES          TOTAL";
const QUOTE = `                     PRICE QUOTE RECORD - DETAILS
    FARE NOT GUARANTEED UNTIL TICKETED
    PQ 1  S1/2¥RQ
${COLUMNS}
    USD120.00       EUR111.00       58.70XT                EUR169.70ADT
    XT BREAKDOWN
             30.80YQ          17.40HU           10.50QR
    ADT-01  LSAVER1
    LAST DAY TO PURCHASE 14MAY/2359
    PRG OK FCO60.00OK PRG60.00USD120.00END
    VALIDATING CARRIER - OK
    01 O PRG OK 528L 02JUN  955  LSAVER1         02JUN2602JUN26 01P
    02 O FCO OK  29L 09JUN 1230  LSAVER1         09JUN2609JUN26 01P
    03   CIA                     VOID
         PRG
    FARE SOURCE - ATPC
    ZZ9A ZZ9A *AZZ 1407/28APR26                        PRICE-SYSTEM
`;
/** At the margin, as airline offices print it. */
const HOSTED = `PQ 2  N2.1¥RQ
BASE FARE  TAXES/FEES/CHARGES  TOTAL
USD90.00  USD 12.10US 6.60XT  USD108.70C07
`;
const usd = moneyOf("USD");
const eur = moneyOf("EUR");
const base = usd(120);
const header = (number: string, more: object) => ({
  kind: "fareHeader",
  number,
  per: "person",
  ...more,
});
const back = {
  ...{ kind: "coupon", origin: "FCO", airline: "OK", flight: "29", date: day(9, 6) },
};
const note = (about: string, text: string) => ({ kind: "note", about, text });

const groups: readonly Group[] = [
  [
    "the head of each quote",
    null,
    [
      ["PQ 1  S1‡RQ", header("1", { segments: ["1"] })],
      ["PQ 3  S1-3¥N1.1/2.1", header("3", { segments: ["1", "2", "3"], persons: ["1.1", "2.1"] })],
      // A number without a count does not say which traveller of its item it means.
      ["PQ 4  N1¥PADT", header("4", {})],
      ["PQ 12", header("12", {})],
      ["PQ", null],
    ],
  ],
  [
    "the row of amounts",
    COLUMNS,
    [
      [
        "    USD120.00       EUR111.00       58.70XT                EUR169.70ADT",
        {
          ...{ kind: "fare", begins: true, base, equivalent: eur(111), total: eur(169.7) },
          ...{ taxes: [tax("XT", 58.7)], passengerType: "ADT" },
        },
      ],
      [
        "USD120.00  USD 12.10US 9.60-YQ 3.009A  USD144.70",
        {
          ...{ kind: "fare", begins: true, base, total: usd(144.7) },
          taxes: [tax("US", 12.1, "USD"), tax("YQ", 9.6), tax("9A", 3)],
        },
      ],
      [
        "JPY12000   2610SW   JPY14610INF",
        {
          ...{ kind: "fare", begins: true, base: moneyOf("JPY")(12000) },
          ...{ total: moneyOf("JPY")(14610), taxes: [tax("SW", 2610)], passengerType: "INF" },
        },
      ],
      ["    USD120.00       EUR111.00", { kind: "fare", begins: true, base, total: eur(111) }],
    ],
  ],
  [
    "the lines below the amounts",
    COLUMNS,
    [
      ["    XT BREAKDOWN", note("tax breakdown", "XT BREAKDOWN")],
      [
        "             30.80YQ          17.40HU           10.50QR",
        { kind: "fare", bundled: [tax("YQ", 30.8), tax("HU", 17.4), tax("QR", 10.5)] },
      ],
      [
        "XT USD 30.80YQ USD 17.40HU",
        { kind: "fare", bundled: [tax("YQ", 30.8, "USD"), tax("HU", 17.4, "USD")] },
      ],
      [
        "ADT-01  LSAVER1",
        { kind: "fare", passengerType: "ADT", passengers: 1, basesOfType: "LSAVER1" },
      ],
      ["C07-12", { kind: "fare", passengerType: "C07", passengers: 12 }],
      ["LAST DAY TO PURCHASE 14MAY/2359", { kind: "fare", lastTicketing: day(14, 5) }],
      ["LAST DAY TO PURCHASE 14MAY26", { kind: "fare", lastTicketing: day(14, 5, 26) }],
      ["VALIDATING CARRIER - OK", { kind: "fare", validatingCarrier: "OK" }],
      ["VALIDATING CARRIER SPECIFIED - 9U", { kind: "fare", validatingCarrier: "9U" }],
      [
        "PRG OK X/VIE OS X/ZRH LX NYC",
        { kind: "fare", calculation: "PRG OK X/VIE OS X/ZRH LX NYC" },
      ],
      ["0END ROE1.00", { kind: "fare", calculation: "0END ROE1.00" }],
      ["NONREF/CHG FEE APPLIES", { kind: "fare", penalty: "NONREF/CHG FEE APPLIES" }],
      ["ENDORSEMENTS - NONREF/CHG FEE", { kind: "fare", endorsement: "NONREF/CHG FEE" }],
      ["ENDOS*SEG1*VALID OK ONLY", { kind: "fare", endorsement: "SEG1*VALID OK ONLY" }],
      ["SOMETHING ELSE", null],
    ],
  ],
  [
    "coupons, which are not flights",
    COLUMNS,
    [
      [
        "01 O PRG OK 528L 02JUN  955  LSAVER1    02JUN2602JUN26 01P",
        {
          ...{ kind: "coupon", origin: "PRG", airline: "OK", flight: "528", date: day(2, 6) },
          ...{ fareBasis: "LSAVER1", baggage: "01P" },
          ...{ notBefore: day(2, 6, 26), notAfter: day(2, 6, 26) },
        },
      ],
      [
        "02 X FCO OK  29L 09JUN 1230  LSAVER1/CH25  09JUN26 09JUN26 01P",
        {
          ...{ ...back, fareBasis: "LSAVER1/CH25", baggage: "01P" },
          ...{ notBefore: day(9, 6, 26), notAfter: day(9, 6, 26) },
        },
      ],
      ["03   FCO OK  29L 09JUN 1230  LSAVER1", { ...back, fareBasis: "LSAVER1" }],
      // A single date is what its column says, and not read if it stands in none.
      [
        "04 O FCO OK  29L 09JUN 1230  LSAVER1           09JUN27 01P",
        { ...back, fareBasis: "LSAVER1", baggage: "01P", unparsed: ["09JUN27"] },
      ],
      [
        "04 O FCO OK  29L 09JUN 1230  LSAVER1                09JUN27 01P",
        { ...back, fareBasis: "LSAVER1", baggage: "01P", notAfter: day(9, 6, 27) },
      ],
      [
        "05 O FCO OKOPENL              LSAVER1",
        { kind: "coupon", origin: "FCO", airline: "OK", fareBasis: "LSAVER1" },
      ],
      ["03   CIA        VOID", { ...note("coupon", "CIA        VOID"), number: "03" }],
      ["     PRG", note("coupon", "PRG")],
    ],
  ],
];

describe("Sabre stored price quotes", () => {
  it("are read line by line and are not a booking", () => {
    expect(reader.unreadOf(QUOTE + HOSTED)).to.deep.equal([]);
    expect(reader.kindsOf(QUOTE + HOSTED)).to.deep.equal({
      ...{ note: 9, fareHeader: 2, fare: 7, coupon: 2 },
    });
  });

  it("are read with spaces collapsed, and without a head", () => {
    const pasted = QUOTE.replace(/ +/g, " ").split("\n").slice(4).join("\n");
    expect(reader.unreadOf(pasted)).to.deep.equal([]);
    expect(reader.kindsOf(pasted)).to.deep.equal({ note: 5, fare: 6, coupon: 2 });
  });

  it("end at the next line of the record", () => {
    expect(reader.kindsOf(`${HOSTED} 1.1DOE/JANE MRS\nADT-01`)).to.deep.equal({
      ...{ fareHeader: 1, note: 1, fare: 1, names: 1, unread: 1 },
    });
  });

  describe("line by line:", () => {
    itReadsBelow(reader, groups);
  });

  itReadsAnyText(fares, [
    COLUMNS,
    "\n",
    "PQ 1  S1¥",
    "N1.1",
    "USD120.00",
    "44.40XT ",
    "EUR169.70ADT",
  ]);
});
