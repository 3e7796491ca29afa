import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { car } from "../../../../grammars/travelport/segments/car.ts";

const grammar = grammarOf(car);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Travelport cars", () => {
  const rental = {
    kind: "car",
    number: "3",
    company: "ZZ",
    status: "HK",
    count: 1,
    city: "BOI",
    date: day(11, 5),
    dropOff: day(13, 5),
    carType: "CCAR",
  };
  itReads(grammar, [
    [
      " 3 CCR ZZ HK1 BOI 11MAY-13MAY CCAR/RG-USD36.00DY-UNL MI XH 12.10/BS-00000000/PUP-BOIC02/ARR-1415/RC-OZZD1/DT-0900/NM-DOE JANE/CF-H1000000003 *",
      {
        ...rental,
        pickUpTime: 855,
        dropOffTime: 540,
        pickUpPlace: "BOIC02",
        rate: { currency: "USD", amount: 36 },
        confirmation: "H1000000003",
      },
    ],
    [
      "3. CCR ZZ HK1  BOI 11MAY-13MAY CCAR/RG-EUR33.00DY-UNL MI -SAMPLE/BS-00000000/PUP-TLLO01/DO-TLLC02/RC-SAMPLE/DT-1200/NM-DOE JANE/CF-0000005*",
      {
        ...rental,
        dropOffTime: 720,
        pickUpPlace: "TLLO01",
        dropOffPlace: "TLLC02",
        rate: { currency: "EUR", amount: 33 },
        confirmation: "0000005",
      },
    ],
    [
      "0CARZZMK1BOI11MAY-13MAY/CCAR/ARR-1P/WITH SKI RACK",
      {
        kind: "car",
        company: "ZZ",
        status: "MK",
        count: 1,
        city: "BOI",
        date: day(11, 5),
        dropOff: day(13, 5),
        carType: "CCAR",
        pickUpTime: 780,
        unparsed: ["WITH SKI RACK"],
      },
    ],
  ]);

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      "CAR RENTAL AT AIRPORT",
      " 3 CAR",
      "RMKS-CAR ZZ HK1 BOI 11MAY-13MAY CCAR",
      "0CARZZ",
    ]);
  });

  itReadsAnyText(grammar, [
    " 3 CCR ZZ HK1 BOI 11MAY-13MAY CCAR",
    "0CARZZMK1BOI11MAY-13MAY",
    "/RG-USD36.00DY-UNL MI",
    "/DT-0900",
    "/**",
    " *",
  ]);
});
