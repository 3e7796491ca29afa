import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

import { hotel } from "../../../../grammars/travelport/segments/hotel.ts";
import { rateNotes } from "../../../../grammars/travelport/segments/rate-notes.ts";

const grammar = grammarOf(hotel, rateNotes);

const day = (day: number, month: number) => ({ day, month, year: null });

describe("Travelport hotels", () => {
  describe("booked through the system", () => {
    const stay = {
      kind: "hotel",
      number: "4",
      chain: "ZZ",
      status: "HK",
      count: 1,
      city: "LYS",
      date: day(12, 4),
      checkOut: day(15, 4),
      nights: 3,
      name: "EXEMPLAR CONFLUENCE",
    };
    itReads(grammar, [
      [
        " 4 HHL ZZ HK1 LYS 12APR-15APR  3NT 00560  EXEMPLAR CONFLUENCE  1C1DRAC -1/RG-EUR92.00/AGT00000000/G-VIXXXXXXXXXXXX0000EXP0728/NM-DOE JANE/CF-1000000001 *",
        {
          ...stay,
          room: "C1DRAC",
          rate: { currency: "EUR", amount: 92 },
          confirmation: "1000000001",
        },
      ],
      [
        "4. HHL ZZ HK1  LYS 12APR-15APR 3NT 00560 EXEMPLAR CONFLUENCE2L051ZZZ-1/RQ-EUR145.00/CF-100000004*",
        {
          ...stay,
          count: 2,
          room: "L051ZZZ",
          rate: { currency: "EUR", amount: 145 },
          confirmation: "100000004",
        },
      ],
      ...["* ", "", "- "].map(
        (mark) =>
          [
            ` 4 HHL ZZ HK1 LYS 12APR-15APR 3NT 00560 EXEMPLAR CONFLUENCE 1C1DRAC -1/CF-AB1 ${mark}APPROXIMATE TOTAL RATE - EUR 276.00/ALL`,
            { ...stay, room: "C1DRAC", confirmation: "AB1" },
          ] as const,
      ),
      [
        " 4 HHL ZZ HK1 LYS 12APR-15APR 3NT 00560 EXEMPLAR CONFLUENCE 1C1DRAC -1 * APPROXIMATE TOTAL RATE - EUR 276.00",
        { ...stay, room: "C1DRAC" },
      ],
      [
        " 4 HHL ZZ HK1 LYS 12APR-15APR 3NT00560 24 HOURS 1C1DRAC -1*",
        { ...stay, name: "24 HOURS", room: "C1DRAC" },
      ],
      [
        " 4 HHL ZZ HK1 LYS 12APR-15APR 3NT 00560 EXEMPLAR CONFLUENCE/RG-EUR92.00/SEA VIEW",
        { ...stay, rate: { currency: "EUR", amount: 92 }, unparsed: ["SEA VIEW"] },
      ],
    ]);
  });

  describe("noted by an agent", () => {
    const stay = {
      kind: "hotel",
      number: "2",
      chain: "ZZ",
      status: "MK",
      count: 1,
      city: "ATH",
      date: day(21, 4),
      checkOut: day(26, 4),
      name: "EXEMPLAR ATHENS",
    };
    itReads(grammar, [
      [
        " 2 HTL ZZ MK1  ATH 21APR-OUT26APR /H-EXEMPLAR ATHENS/R-TRAM**/RQ-EUR610.00**/**/NM-DOE**/W-SAMPLE STREET 31/BC-T/CF-1000000002",
        {
          ...stay,
          room: "TRAM",
          rate: { currency: "EUR", amount: 610 },
          address: "SAMPLE STREET 31",
          confirmation: "1000000002",
        },
      ],
      [
        "2. HTL ZZ MK1 ATH 21APR-OUT26APR/H-EXEMPLAR ATHENS/R-EAN/BC-I/W-1 MODEL AVE*SAMPLETON, ZZ*US*P-00000/RQ-GBP44.20/CF-100000000006 *",
        {
          ...stay,
          room: "EAN",
          address: "1 MODEL AVE*SAMPLETON, ZZ*US*P-00000",
          rate: { currency: "GBP", amount: 44.2 },
          confirmation: "100000000006",
        },
      ],
      [
        "0HTLZZMK1ATH21APR-OUT26APR/H-EXEMPLAR ATHENS/W-SAMPLE STREET 31¤ATHENS/FONE-555 0100",
        {
          kind: "hotel",
          chain: "ZZ",
          status: "MK",
          count: 1,
          city: "ATH",
          date: day(21, 4),
          checkOut: day(26, 4),
          name: "EXEMPLAR ATHENS",
          address: "SAMPLE STREET 31¤ATHENS",
          phone: "555 0100",
        },
      ],
      [" 2 HTL ZZ MK1 ATH 21APR-26APR/EXEMPLAR ATHENS", stay],
      [
        " 2 HTL ZZ MK1 ATH 21APR-26APR/H-EXEMPLAR ATHENS/T-16175550100/CF-AB1",
        { ...stay, phone: "16175550100", confirmation: "AB1" },
      ],
      [
        " 2 HTL ZZ MK1 ATH 21APR-26APR/H-EXEMPLAR ATHENS/T-ON REQUEST",
        { ...stay, unparsed: ["T-ON REQUEST"] },
      ],
    ]);
  });

  describe("with notes on the rate", () => {
    itReads(grammar, [
      [
        "         APPROXIMATE TOTAL RATE - EUR 276.00",
        { kind: "note", about: "rate", text: "APPROXIMATE TOTAL RATE - EUR 276.00" },
      ],
      [
        "TAXES NOT INCLUDED IN RATE",
        { kind: "note", about: "rate", text: "TAXES NOT INCLUDED IN RATE" },
      ],
    ]);
  });

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      "HTL",
      " 5 HTL ZZ",
      "HTL BOOKED BY PAX",
      "RMKS-HTL ZZ MK1 ATH 21APR-26APR",
      "0HTLZZ",
      "RATES MAY VARY",
    ]);
  });

  itReadsAnyText(grammar, [
    " 4 HHL ZZ HK1 LYS 12APR-15APR ",
    "3NT 00560  ",
    "EXEMPLAR",
    "1C1DRAC -1",
    "0HTLZZMK1ATH21APR-OUT26APR",
    "/H-EXEMPLAR",
    "/W-1 MODEL AVE*",
    "**",
    "/RQ-EUR610.00",
  ]);
});
