import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { car } from "../../../../grammars/sabre/segments/car.ts";

const grammar = grammarOf(car);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Sabre cars", () => {
  const rental = {
    kind: "car",
    number: "4",
    company: "ZZ",
    status: "HK",
    count: 1,
    city: "OPO",
    date: day(2, 8),
    weekday: 7,
    dropOff: day(9, 8),
  };
  itReads(grammar, [
    [
      " 4  CAR ZZ 02AUG S HK1  OPO/09AUG/CDMR/ARR-3P/RET-10A/DT-16JUL261015 /SBS-HS/RG-EUR22.00 UNL DY/AP-EUR161.00 UNL 7DY 0HR 7.00MC/BS-00000000/RC-ZZA/CF-0000000002",
      {
        ...rental,
        carType: "CDMR",
        pickUpTime: 900,
        dropOffTime: 600,
        rate: { currency: "EUR", amount: 22 },
        total: { currency: "EUR", amount: 161 },
        confirmation: "0000000002",
      },
    ],
    [
      "4 CAR ZZ 02AUG 7 HK1 OPO/09AUG/CDMR/ARR-XX12-0915/DO-LISC01/PUP-OPOT01/ID-0000/FT-000/SI-BABY SEAT/CD-000",
      {
        ...rental,
        carType: "CDMR",
        pickUpTime: 555,
        pickUpPlace: "OPOT01",
        dropOffPlace: "LISC01",
      },
    ],
    [" 4  CAR ZZ 02AUG S HK1  OPO/OUT09AUG/SMALL CAR", { ...rental, unparsed: ["SMALL CAR"] }],
    [
      "0CARZZGK1FRA10MAY-12MAY/CDMR/RG-USD41.50/CF-ABC123",
      {
        kind: "car",
        company: "ZZ",
        status: "GK",
        count: 1,
        city: "FRA",
        date: day(10, 5),
        dropOff: day(12, 5),
        carType: "CDMR",
        rate: { currency: "USD", amount: 41.5 },
        confirmation: "ABC123",
      },
    ],
  ]);

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      "CAR RENTAL AT AIRPORT",
      " 4  CAR",
      " 4  CAR ZZ 02AUG",
      "CARD ZZ 02AUG S HK1  OPO",
      "0CARZZ",
    ]);
  });

  itReadsAnyText(grammar, [
    " 4  CAR ZZ 02AUG S HK1  OPO",
    "0CARZZGK1FRA10MAY-12MAY",
    "/09AUG",
    "/CDMR",
    "/ARR-3P",
    "/RG-EUR22.00 UNL DY",
    "/ ",
  ]);
});
