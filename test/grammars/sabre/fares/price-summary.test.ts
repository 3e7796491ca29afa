import { expect } from "chai";
import { itReadsBelow, moneyOf, type Group } from "../../fares.ts";
import { itReadsAnyText } from "../../read.ts";
import { fares, reader } from "./fare-reading.ts";

const COLUMNS = "    NAME    PQ TYPE TKT DES        M/S/A CREATED       TKT TTL";
const SUMMARY = `            PRICE QUOTE RECORD - SUMMARY BY NAME NUMBER
                      RETAINED FARE
${COLUMNS}
     1.1  S  1  ADT                  S    28APR CZK     4180.00
     2.1  S  2  CNN CH25             S    28APR CZK     3310.00
`;
const czk = moneyOf("CZK");
const row = (person: string, number: string, passengerType: string, total?: object) => ({
  ...{ kind: "fareHeader", per: "person", number, passengerType, persons: [person] },
  ...(total && { total }),
});

const groups: readonly Group[] = [
  [
    "rows",
    COLUMNS,
    [
      [
        "     1.1  S  1  ADT                  S    28APR CZK     4180.00",
        row("1.1", "1", "ADT", czk(4180)),
      ],
      [
        "     2.1  S  2  CNN CH25             S    28APR CZK     3310.00",
        row("2.1", "2", "CNN", czk(3310)),
      ],
      ["12.2 S 14 C07 S 28APR CZK3310", row("12.2", "14", "C07", czk(3310))],
      ["1.1 1 ADT M 28APR CZK 4180.00", row("1.1", "1", "ADT", czk(4180))],
      ["1.1  S  1  ADT    S    28APR     4180.00", row("1.1", "1", "ADT")],
      ["1.1  S  1  ADT    S    28APR", row("1.1", "1", "ADT")],
      ["SOMETHING ELSE", null],
    ],
  ],
];

describe("the Sabre summary of price quotes", () => {
  it("has one fare for each traveller", () => {
    expect(reader.unreadOf(SUMMARY)).to.deep.equal([]);
    expect(reader.saidBy(SUMMARY)).to.deep.equal([
      row("1.1", "1", "ADT", czk(4180)),
      row("2.1", "2", "CNN", czk(3310)),
    ]);
  });

  it("ends at a name", () => {
    expect(reader.kindsOf(`${SUMMARY} 1.1DOE/JANE MRS`)).to.deep.equal({
      ...{ note: 3, fareHeader: 2, names: 1 },
    });
  });

  itReadsBelow(reader, groups);
  itReadsAnyText(fares, [COLUMNS, "\n", " 1.1  S  1  ADT ", "CH25 ", "28APR ", "CZK ", "3310.00"]);
});
