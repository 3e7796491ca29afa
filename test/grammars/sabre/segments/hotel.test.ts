import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { hotel } from "../../../../grammars/sabre/segments/hotel.ts";

const grammar = grammarOf(hotel);

const day = (day: number, month: number, year: number | null = null) => ({ day, month, year });

describe("Sabre hotels", () => {
  const stay = {
    kind: "hotel",
    number: "3",
    chain: "ZZ",
    status: "NN",
    count: 1,
    city: "DEN",
    date: day(13, 4),
    weekday: 1,
    checkOut: day(15, 4),
  };

  describe("noted by an agent", () => {
    itReads(grammar, [
      [
        " 3  HTL ZZ 13APR M NN1  DEN/OUT15APR/HOTEL EXEMPLAR/DBLB/MODR/TA00000000/CF-",
        { ...stay, name: "HOTEL EXEMPLAR", room: "DBLB" },
      ],
      [
        "3 HTL ZZ 13APR 1 NN1 DEN/OUT15APR/RITZ/KNGB/TA-0000 0000/CF-AB12C",
        { ...stay, name: "RITZ", room: "KNGB", confirmation: "AB12C" },
      ],
      [
        " 3  HTL ZZ 13APR26 M NN1  DEN/OUT15APR26/SAINT-MALO INN, DENVER/99.50USD/LATE ARRIVAL",
        {
          ...stay,
          date: day(13, 4, 26),
          checkOut: day(15, 4, 26),
          name: "SAINT-MALO INN, DENVER",
          rate: { currency: "USD", amount: 99.5 },
          unparsed: ["LATE ARRIVAL"],
        },
      ],
      [
        " 3  HTL ZZ 13APR M NN1  DEN/OUT15APR W/HOTEL EXEMPLAR",
        { ...stay, name: "HOTEL EXEMPLAR" },
      ],
      [
        " 3  HTL ZZ 13APR M NN1  DEN/13APR-15APR/HOTEL EXEMPLAR",
        { ...stay, name: "HOTEL EXEMPLAR" },
      ],
      [
        " 3  HTL ZZ 13APR NN  DEN",
        {
          kind: "hotel",
          number: "3",
          chain: "ZZ",
          status: "NN",
          city: "DEN",
          date: day(13, 4),
        },
      ],
    ]);
  });

  describe("booked through the system", () => {
    const booked = { ...stay, number: "2", status: "HK", name: "EXEMPLAR INN", room: "A1KRAC" };
    itReads(grammar, [
      [
        " 2  HHL ZZ 13APR M HK2  DEN/IN13APR M-OUT15APR/0012345 EXEMPLAR INN/A1KRAC-1/180.00EUR/RC-A1K/TTX-12.00/HTP-192.00 EUR/TX1-12.00 CITY TAX/DS1-INCLUDES TAX/CMN-C/CMT-COMMISSIONABLE/AGT-00000000/G-VI4XXXXXXXXXXX0000EXP 10 30-DOE/C-01D/HSA-STREET 1$CITY ZZ 0000/HFN-EXEMPLAR INN AND SUITES/HCY-DENVER/HCC-ZZ/HPH-0-0-0000000/SI-/CF-10000001-",
        {
          ...booked,
          count: 2,
          name: "EXEMPLAR INN AND SUITES",
          address: "STREET 1$CITY ZZ 0000",
          rate: { currency: "EUR", amount: 180 },
          phone: "0-0-0000000",
          confirmation: "10000001",
        },
      ],
      [
        " 2  HHX ZZ 13APR M HK1  DEN/IN13APR M-OUT15APR W/EXEMPLAR INN/A1KRAC-2/RG-USD120.00/CF-X1",
        { ...booked, rate: { currency: "USD", amount: 120 }, confirmation: "X1" },
      ],
    ]);
  });

  describe("as an agent enters them", () => {
    const entered = {
      kind: "hotel",
      chain: "ZZ",
      status: "GK",
      count: 1,
      city: "DEN",
      date: day(27, 7),
      checkOut: day(2, 8),
      name: "EXEMPLAR AIRPORT INN",
    };
    itReads(grammar, [
      [
        "0HHTZZGK1DENIN27JUL-OUT2AUG/EXEMPLAR AIRPORT INN/SGLB/88.00/G/SI-@1 SAMPLE DRIVE¥DENVER CO 00000¥FONE 555-555-0100/CF-10000001",
        {
          ...entered,
          room: "SGLB",
          address: "1 SAMPLE DRIVE¥DENVER CO 00000",
          phone: "555-555-0100",
          confirmation: "10000001",
        },
      ],
      [
        "0HHTZZGK1DENIN27JUL-OUT2AUG/EXEMPLAR AIRPORT INN/SI-@1 SAMPLE DRIVE",
        { ...entered, address: "1 SAMPLE DRIVE" },
      ],
      [
        "0HTLZZGK1DEN27JUL-OUT2AUG/EXEMPLAR AIRPORT INN/SI-LATE ARRIVAL/CF-1",
        { ...entered, confirmation: "1" },
      ],
    ]);
  });

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      "HTL",
      " 3  HTL ZZ 13APR",
      "HTL BOOKED BY PAX",
      "0HTLZZ",
      "  3.H-HTL ZZ 13APR M NN1  DEN",
      " 1 AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M SPM HRS",
    ]);
  });

  itReadsAnyText(grammar, [
    " 3  HTL ZZ 13APR M NN1  DEN",
    "0HHTZZGK1DENIN27JUL",
    "-OUT2AUG",
    "/OUT15APR",
    "/IN13APR M",
    "/A1KRAC-1",
    "/SI-@1 SAMPLE DRIVE¥",
    "FONE 555",
    "/CF-1",
    "AGT00000000",
    " 3NT 00560  EXEMPLAR ",
  ]);
});
