import { itemGroup } from "../../../grammars/common/people/item-group.ts";
import { itemNames } from "../../../grammars/common/people/item-names.ts";
import { bareLocator } from "../../../grammars/sabre/header.ts";
import { grammarOf, itReads } from "../read.ts";

const grammar = grammarOf(itemNames, itemGroup, bareLocator);

const person = (number: string, surname: string, given: string, more: object = {}) => ({
  number,
  surname,
  given,
  printed: `${surname}/${given}`,
  ...more,
});
const named = (...persons: object[]) => ({ kind: "names", persons });
const born = (day: number, month: number, year: number) => ({ birthDate: { day, month, year } });

describe("Sabre names", () => {
  itReads(grammar, [
    [
      " 1.1MODEL/PETRA MS  2.1MODEL/OTTO MR*ADT",
      named(
        person("1.1", "MODEL", "PETRA MS"),
        person("2.1", "MODEL", "OTTO MR", { passengerType: "ADT" }),
      ),
    ],
    [
      " 1.2MODEL/PETRA MS/OTTO MR",
      named(person("1.1", "MODEL", "PETRA MS"), {
        number: "1.2",
        given: "OTTO MR",
        printed: "OTTO MR",
      }),
    ],
    ["10.1MODEL/ZARA", named(person("10.1", "MODEL", "ZARA"))],
    [" 1.1MODEL/OTTO/KURT", named(person("1.1", "MODEL", "OTTO/KURT"))],
    [
      " 3.1MODEL/MIA MISS*P-C08  4.1MODEL/LEO*DOB21DEC16",
      named(
        person("3.1", "MODEL", "MIA MISS", { passengerType: "C08" }),
        person("4.1", "MODEL", "LEO", born(21, 12, 16)),
      ),
    ],
    [
      " 3.1MODEL/MIA*YTH12NOV08  4.1MODEL/LEO*ID4711",
      named(
        person("3.1", "MODEL", "MIA", { passengerType: "YTH", ...born(12, 11, 8) }),
        person("4.1", "MODEL", "LEO", { identification: "ID4711" }),
      ),
    ],
    [" 1.C/01CREW", { kind: "group", name: "CREW", unassigned: 1 }],
  ]);
});
