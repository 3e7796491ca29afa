import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

import { car } from "../../../grammars/amadeus/segments/car.ts";

const grammar = grammarOf(car);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Amadeus cars", () => {
  const rental = {
    kind: "car",
    number: "4",
    company: "ZZ",
    status: "HK",
    count: 1,
    city: "YYZ",
    date: day(10, 5),
    dropOff: day(12, 5),
  };
  itReads(grammar, [
    [
      "  6 CCR ZZ HK1 MUC 13MAY 16MAY CDMR/BS-00000000/ARR-1030 /RC-SD-ZZU/RG-EUR 47.00- .00 UNL DY/RT-0800/CF-10000001 **SEE RTSVCC**",
      {
        kind: "car",
        number: "6",
        company: "ZZ",
        status: "HK",
        count: 1,
        city: "MUC",
        date: day(13, 5),
        dropOff: day(16, 5),
        carType: "CDMR",
        pickUpTime: 630,
        dropOffTime: 480,
        rate: { currency: "EUR", amount: 47 },
        confirmation: "10000001",
      },
    ],
    [
      "  4 CAR 1A HK1 YYZ 10MAY-12MAY CFAR/BS-00000000/SUC-ZZ/SUN-SAMPLERENT/SD-10MAY/ST-0100/ED-12MAY/ET-1400/TTL-123.50CAD/DUR-DAILY/MI-200KM FREE/URA-61.75CAD/CF-CONF0001/P1",
      {
        ...rental,
        companyName: "SAMPLERENT",
        carType: "CFAR",
        pickUpTime: 60,
        dropOffTime: 840,
        rate: { currency: "CAD", amount: 61.75 },
        total: { currency: "CAD", amount: 123.5 },
        confirmation: "CONF0001",
      },
    ],
    [
      "  4 CAR ZZ HK1 YYZ 10MAY-12MAY/ARR-3P/RET-10A/RQ-USD41.50/PUP-AIRPORT/DO-DOWNTOWN",
      {
        ...rental,
        pickUpTime: 900,
        dropOffTime: 600,
        pickUpPlace: "AIRPORT",
        dropOffPlace: "DOWNTOWN",
        rate: { currency: "USD", amount: 41.5 },
      },
    ],
    [
      "  4 *CCR ZZ HK1 YYZ 10MAY 12MAY CFAR/ARR-BA117-1030/TTL-CAD 123",
      {
        ...rental,
        carType: "CFAR",
        pickUpTime: 630,
        total: { currency: "CAD", amount: 123 },
      },
    ],
    [
      "  4 CAR 1A HK1 YYZ/SUC-ZZ/SD-10MAY/ED-12MAY/ST-NOON/BABY SEAT",
      { ...rental, unparsed: ["BABY SEAT"] },
    ],
  ]);

  describe("leave other lines unread", () => {
    itLeavesUnread(grammar, [
      "CAR RENTAL AT AIRPORT",
      "  4 CAR",
      "  4 RM CAR 1A HK1 YYZ 10MAY-12MAY",
      "CARD 1A HK1 YYZ",
    ]);
  });

  itReadsAnyText(grammar, [
    "  4 CAR 1A HK1 YYZ 10MAY-12MAY CFAR",
    "  6 CCR ZZ HK1 MUC 13MAY 16MAY ",
    "/ARR-1030",
    "/RG-EUR 47.00- .00 UNL DY",
    "/RC-SD-ZZU",
    "/TTL-123.50CAD",
    "**SEE RTSVCC**",
    "*AB+ AAA ",
    "/ ",
    ", ",
  ]);
});
