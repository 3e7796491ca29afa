import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

import { hotel } from "../../../grammars/amadeus/segments/hotel.ts";

const grammar = grammarOf(hotel);

const day = (day: number, month: number, year: number | null = null) => ({ day, month, year });

describe("Amadeus hotels", () => {
  describe("booked in the system", () => {
    const stay = {
      kind: "hotel",
      number: "2",
      chain: "ZZ",
      status: "HK",
      count: 1,
      city: "TLL",
      date: day(20, 4),
      checkOut: day(22, 4),
    };
    itReads(grammar, [
      [
        "  2 HHL ZZ HK1 TLL IN20APR OUT22APR 1DBLRAC EUR84.00 DLY ABS HOTEL EXEMPLAR BAY/BC-GLZZDBL/BS-00000000/CF-100000001 /G-CCVIXXXXXXXXXXXX0000EXP1028 *HS+ SEE RTSVCH",
        {
          ...stay,
          room: "DBLRAC",
          rate: { currency: "EUR", amount: 84 },
          name: "HOTEL EXEMPLAR BAY",
          confirmation: "100000001",
        },
      ],
      [
        "  2 HHL ZZ HK TLL IN20APR OUT22APR 2DBLRAC EUR 1,084.00 DLY HOTEL EXEMPLAR, TALLINN/CF-1",
        {
          ...stay,
          count: 2,
          room: "DBLRAC",
          rate: { currency: "EUR", amount: 1084 },
          name: "HOTEL EXEMPLAR, TALLINN",
          confirmation: "1",
        },
      ],
      [
        "  2 /HHL ZZ HK1 TLL IN20APR26 OUT22APR26 1A1KRAC USD99.5 DLY ABS THE INN AT BAY *HS+",
        {
          ...stay,
          date: day(20, 4, 26),
          checkOut: day(22, 4, 26),
          room: "A1KRAC",
          rate: { currency: "USD", amount: 99.5 },
          name: "THE INN AT BAY",
        },
      ],
      [
        "  2 HHL ZZ HK1 TLL IN20APR OUT22APR HOTEL EXEMPLAR/SI-LATE/SEA VIEW/CF-1 SEE RTSVCH",
        { ...stay, name: "HOTEL EXEMPLAR", confirmation: "1", unparsed: ["SEA VIEW"] },
      ],
      ["  2 HHL ZZ HK1 TLL IN20APR OUT22APR", stay],
      ...["", "/", "/BS-00000000"].map(
        (end) =>
          [
            `  2 HHL ZZ HK1 TLL IN20APR OUT22APR 1A1QRAC EUR120.00 DLY RAC${end}`,
            { ...stay, room: "A1QRAC", rate: { currency: "EUR", amount: 120 } },
          ] as const,
      ),
    ]);
  });

  describe("noted by an agent", () => {
    const stay = {
      kind: "hotel",
      number: "5",
      status: "HK",
      count: 1,
      city: "NCE",
      date: day(13, 4),
      checkOut: day(16, 4),
    };
    itReads(grammar, [
      [
        "  5 HTL 1A HK1 NCE 13APR-16APR/HOTEL EXEMPLAIRE/12 RUE DU MODELE 00000 VILLENEUVE/T-00.00.00.00.00/CF-ABC123/",
        {
          ...stay,
          name: "HOTEL EXEMPLAIRE",
          address: "12 RUE DU MODELE 00000 VILLENEUVE",
          phone: "00.00.00.00.00",
          confirmation: "ABC123",
        },
      ],
      [
        "5 HTL 1A HK1 CVF 30NOV-01DEC/HOTEL EXEMPLE DES CIMES/RUE DU REPLAT 73120 COURCHEVEL/T-04.00.00.00.00/CF-XMPL12/",
        {
          ...stay,
          city: "CVF",
          date: day(30, 11),
          checkOut: day(1, 12),
          name: "HOTEL EXEMPLE DES CIMES",
          address: "RUE DU REPLAT 73120 COURCHEVEL",
          phone: "04.00.00.00.00",
          confirmation: "XMPL12",
        },
      ],
      [
        "  5 HTL 1A HK1 YYZ 12APR-18APR/TORONTO,EXEMPLAR SUITES,TEL-1 555 0100,CF:ABC222,RATE:STANDARD CAD155.75/NIGHT/P1",
        {
          ...stay,
          city: "YYZ",
          date: day(12, 4),
          checkOut: day(18, 4),
          name: "EXEMPLAR SUITES",
          address: "TORONTO",
          phone: "1 555 0100",
          confirmation: "ABC222",
          rate: { currency: "CAD", amount: 155.75 },
        },
      ],
      [
        "  5 HTL ZZ HK1 NCE 13APR26-16APR26/HOTEL EXEMPLAIRE,12 RUE DU MODELE,NICE,TEL 555 0100",
        {
          ...stay,
          chain: "ZZ",
          date: day(13, 4, 26),
          checkOut: day(16, 4, 26),
          name: "HOTEL EXEMPLAIRE",
          address: "12 RUE DU MODELE,NICE",
          phone: "555 0100",
        },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-16APR/EXEMPLAIRE, NICE/12 RUE/06000 NICE/RATE-99.00 EUR/LATE",
        {
          ...stay,
          name: "EXEMPLAIRE, NICE",
          address: "12 RUE/06000 NICE",
          rate: { currency: "EUR", amount: 99 },
          unparsed: ["LATE"],
        },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-16APR/MUENCHEN, ZUM GRUENEN BAEREN, GRUENSTR. 1/CF-X1",
        {
          ...stay,
          name: "ZUM GRUENEN BAEREN",
          address: "GRUENSTR. 1",
          confirmation: "X1",
        },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-16APR/HOTEL EXEMPLAIRE, RUE DU MODELE, NICE/CF-X1",
        {
          ...stay,
          name: "HOTEL EXEMPLAIRE",
          address: "RUE DU MODELE, NICE",
          confirmation: "X1",
        },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-16APR/LE PETIT EXEMPLE, RUE DU MODELE, NICE/CF-X1",
        {
          ...stay,
          name: "LE PETIT EXEMPLE",
          address: "RUE DU MODELE, NICE",
          confirmation: "X1",
        },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-/HOTEL EXEMPLAIRE/ED-16APR",
        { ...stay, name: "HOTEL EXEMPLAIRE" },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-16APR/SUN-HOTEL EXEMPLAIRE/SUC-RT",
        { ...stay, name: "HOTEL EXEMPLAIRE" },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-/SUC-RT/SUN-HOTEL EXEMPLAIRE/ED-16APR26/CF-X1",
        { ...stay, checkOut: day(16, 4, 26), name: "HOTEL EXEMPLAIRE", confirmation: "X1" },
      ],
      ["5 HTL HK1 NCE 13APR-16APR/SAINT-MALO HOTEL", { ...stay, name: "SAINT-MALO HOTEL" }],
      [
        "  5 HTL 1A HK NCE 13APR-16APR/EXEMPLAIRE/P1-2",
        {
          kind: "hotel",
          number: "5",
          status: "HK",
          city: "NCE",
          date: day(13, 4),
          checkOut: day(16, 4),
          name: "EXEMPLAIRE",
        },
      ],
      [
        "  5 HTL 1A HK1 NCE 13APR-/CF-1",
        {
          kind: "hotel",
          number: "5",
          status: "HK",
          count: 1,
          city: "NCE",
          date: day(13, 4),
          confirmation: "1",
        },
      ],
    ]);
  });

  describe("leave other lines unread", () => {
    itLeavesUnread(grammar, [
      "HTL",
      "  5 HTL 1A",
      "  5 HTL BOOKED BY PAX",
      "  5 RM HTL 1A HK1 NCE 13APR-16APR",
      "HOTEL EXEMPLAR BAY/BC-GLZZDBL",
    ]);
  });

  itReadsAnyText(grammar, [
    "  2 HHL ZZ HK1 TLL IN20APR OUT22APR ",
    "  5 HTL 1A HK1 NCE 13APR-16APR",
    "1DBLRAC EUR84.00 DLY ABS ",
    "/T-00.00",
    ",CF:ABC222",
    "/RATE:STANDARD CAD155.75/NIGHT",
    "*HS+ AAA ",
    "SEE RTSVCH",
    "/ ",
    "/S2/P1",
  ]);
});
