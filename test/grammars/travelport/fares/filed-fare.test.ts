import { expect } from "chai";
import { day, itReadsBelow, moneyOf, tax, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const HEAD = "FQ1  - S1-2                                       14MAY26 WS/AG";
const FILED = `${HEAD}
 P1  HOLUB/MARTA               ADT   X             EUR  318.70
 PRG OK FCO 120.50 OK PRG 120.50 NUC241.00END ROE0.881776
 FARE CZK5300 EQU EUR212.00 TAX 24.60CZ TAX 12.10HB
 TAX 70.00YQ TOT EUR318.70
 S1   FB-LSAVER1
      BG-1PC
 S2   FB-LSAVER1
LAST DATE TO PURCHASE TICKET: 28MAY26
 T S1-2/COK/ET/TA2ZZ4
`;
const eur = moneyOf("EUR");
const czk = moneyOf("CZK");
const named = (surname: string, given: string) => ({
  named: [{ surname, given, printed: `${surname}/${given}` }],
});
const person = (number: string, passengerType: string, more: object) => ({
  ...{ kind: "fareHeader", per: "person", persons: [number], passengerType, ...more },
});

const groups: readonly Group[] = [
  [
    "the fare and its passengers",
    null,
    [
      [HEAD, { kind: "fareHeader", per: "person", number: "1", segments: ["1", "2"] }],
      ["FQ12 - ALL   14MAY26 WS/AG", { kind: "fareHeader", per: "person", number: "12" }],
      [
        " P1  HOLUB/MARTA               ADT   X             EUR  318.70",
        person("1", "ADT", { ...named("HOLUB", "MARTA"), total: eur(318.7) }),
      ],
      [
        "P2 HOLUB/JAN MR C07 X EUR 318.70",
        person("2", "C07", { ...named("HOLUB", "JAN MR"), total: eur(318.7) }),
      ],
      [
        " P12 HOLUBOVA NOVOTNA/MARI|    ADT   X             CZK    7970",
        person("12", "ADT", { ...named("HOLUBOVA NOVOTNA", "MARI"), total: czk(7970) }),
      ],
      [" P1  HOLUB/MARTA               ADT   X", null],
    ],
  ],
  [
    "the lines below them",
    HEAD,
    [
      [
        " FARE CZK5300 EQU EUR212.00 TAX 24.60CZ TAX 12.10HB",
        {
          ...{ kind: "fare", base: czk(5300), equivalent: eur(212) },
          taxes: [tax("CZ", 24.6), tax("HB", 12.1)],
        },
      ],
      [" TAX 70.00YQ TOT EUR318.70", { kind: "fare", taxes: [tax("YQ", 70)], total: eur(318.7) }],
      [" TOT EUR318.70 EXTRA 12", { kind: "fare", total: eur(318.7), unparsed: ["EXTRA", "12"] }],
      [" XT 4.10CZ 8.00HB", { kind: "fare", bundled: [tax("CZ", 4.1), tax("HB", 8)] }],
      [" S1   FB-LSAVER1", { kind: "coupon", segments: ["1"], fareBasis: "LSAVER1" }],
      ["      BG-1PC", { kind: "coupon", continues: true, baggage: "1PC" }],
      ["LAST DATE TO PURCHASE TICKET: 28MAY26", { kind: "fare", lastTicketing: day(28, 5, 26) }],
      [" T S1-2/COK/ET/TA2ZZ4", { kind: "fare", validatingCarrier: "OK" }],
      [
        " T S1-2/COK/ET/EBNONREF CHG FEE",
        { kind: "fare", validatingCarrier: "OK", endorsement: "NONREF CHG FEE" },
      ],
      [" PENALTY APPLIES", { kind: "fare", penalty: "PENALTY APPLIES" }],
      ["SOMETHING ELSE", null],
    ],
  ],
];

describe("Travelport filed fares", () => {
  it("are read line by line", () => {
    expect(reader.unreadOf(FILED)).to.deep.equal([]);
    expect(reader.kindsOf(FILED)).to.deep.equal({ fareHeader: 2, fare: 5, coupon: 3 });
  });

  it("follow one another and end at a name", () => {
    const text = `${FILED}${FILED.replace("FQ1", "FQ2")}  1.1HOLUB/MARTA`;
    expect(reader.kindsOf(text)).to.deep.equal({
      ...{ fareHeader: 4, fare: 10, coupon: 6, names: 1 },
    });
  });

  itReadsBelow(reader, groups);
  itReadsAnyText(fares, [
    HEAD,
    "\n",
    " P1  ",
    "HOLUB/MARTA ",
    "ADT ",
    "EUR ",
    "FARE ",
    "TAX ",
    "24.60CZ ",
  ]);
});
