import { expect } from "chai";
import { itReadsBelow, moneyOf, tax, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const COLUMNS = "   PSGR   QUOTE BASIS         FARE    TAXES      TOTAL PSG DES";
const NARROW = "   PSGR                       FARE    TAXES      TOTAL PSG DES";
const TABLE = `FQ
${COLUMNS}
FQG 1-2         YIF   GBP   420.00    56.00     952.00 ADT
    GUARANTEED AT TIME OF TICKETING
FQP 3           YIF   GBP   315.00    56.00     371.00 C07
GRAND TOTAL INCLUDING TAXES ****     GBP      1323.00
`;
const LINEAR = `FQ-1 G14MAY26      ADT
 LON BA OSL 145.20 BA LON 145.20 NUC290.40END ROE0.746888
 FARE GBP210.00 TAX 13.00GB TAX 22.20UB TAX 14.60NO
 TOT GBP259.80
`;
const gbp = moneyOf("GBP");
const row = (persons: readonly string[], total: number, more: object = {}) => ({
  ...{ kind: "fareRow", persons, passengers: persons.length, passengerType: "ADT" },
  ...{ base: 420, taxes: 56, total, currency: "GBP", ...more },
});
const fareHeader = (more: object = {}) => ({ kind: "fareHeader", per: "person", ...more });

const groups: readonly Group[] = [
  [
    "the table, with or without its titles",
    null,
    [
      [COLUMNS, fareHeader()],
      [NARROW, fareHeader()],
      ["FQG 1           YIF   GBP   420.00    56.00     476.00 ADT", row(["1"], 476)],
      ["FQG 1-2         YIF   GBP   420.00    56.00     952.00 ADT", row(["1", "2"], 952)],
      ["FQA 1,3               GBP   420.00    56.00     952.00 ADT", row(["1", "3"], 952)],
      ["FQC 1.3 Y26 GBP 420 56 952 C07", row(["1", "3"], 952, { passengerType: "C07" })],
      ["FQP 4 GBP 420.00 56.00 476.00", row(["4"], 476, { passengerType: undefined })],
      ["FQBB", { kind: "note", about: "entry" }],
      ["FQP1-2/CBA", { kind: "note", about: "entry" }],
      ["FQG 1 YIF", null],
    ],
  ],
  [
    "the lines below the rows",
    COLUMNS,
    [
      [
        "    GUARANTEED AT TIME OF TICKETING",
        { kind: "note", about: "guarantee", text: "GUARANTEED AT TIME OF TICKETING" },
      ],
      [
        "GRAND TOTAL INCLUDING TAXES ****     GBP      1323.00",
        { kind: "fare", grandTotal: gbp(1323) },
      ],
    ],
  ],
  [
    "the linear form",
    null,
    [
      ["FQ-1 G14MAY26      ADT", fareHeader({ persons: ["1"], passengerType: "ADT" })],
      ["FQ-1-3 G14MAY26", fareHeader({ persons: ["1", "2", "3"] })],
      ["FQ-1", fareHeader({ persons: ["1"] })],
      [
        "FQ-2 G14MAY26 C07 ?",
        fareHeader({ persons: ["2"], passengerType: "C07", unparsed: ["?"] }),
      ],
    ],
  ],
];

/** The type is absent if the line prints none. */
const printed = groups.map(([what, head, cases]): Group => [
  what,
  head,
  cases.map(([line, says]) => [
    line,
    says && Object.fromEntries(Object.entries(says).filter(([, value]) => value !== undefined)),
  ]),
]);

describe("Travelport fare quotes", () => {
  it("are read line by line", () => {
    expect(reader.unreadOf(TABLE + LINEAR)).to.deep.equal([]);
    expect(reader.kindsOf(TABLE)).to.deep.equal({ note: 2, fareHeader: 1, fareRow: 2, fare: 1 });
    expect(reader.saidBy(LINEAR).slice(2)).to.deep.equal([
      {
        ...{ kind: "fare", base: gbp(210) },
        taxes: [tax("GB", 13), tax("UB", 22.2), tax("NO", 14.6)],
      },
      { kind: "fare", total: gbp(259.8) },
    ]);
  });

  itReadsBelow(reader, printed);
  itReadsAnyText(fares, [
    COLUMNS,
    "\n",
    "FQG 1-2 ",
    "YIF ",
    "GBP ",
    "420.00 ",
    "ADT",
    "FQ-1 ",
    "G14MAY26",
  ]);
});
