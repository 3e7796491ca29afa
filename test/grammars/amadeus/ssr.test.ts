import { expect } from "chai";
import { amadeus } from "../amadeus.ts";
import { readLines } from "../read.ts";

const cases: readonly (readonly [line: string, reads: object])[] = [
  [
    " 10 SSR RQST LH HK1 MIAFRA/14CN,P1/S4   SEE RTSTR",
    {
      number: "10",
      code: "RQST",
      airline: "LH",
      status: "HK",
      count: 1,
      text: "MIAFRA/14CN,P1",
      origin: "MIA",
      destination: "FRA",
      seats: [{ seat: "14C", person: "1" }],
      segments: ["4"],
    },
  ],
  [
    " 11 SSR RQST TK KK2 ATLIST/22DN,P1/22EN,P2/DEFAULT ZONE CODE/S2   SEE\n                /// RTSTR",
    {
      number: "11",
      code: "RQST",
      airline: "TK",
      status: "KK",
      count: 2,
      text: "ATLIST/22DN,P1/22EN,P2/DEFAULT ZONE CODE",
      origin: "ATL",
      destination: "IST",
      seats: [
        { seat: "22D", person: "1" },
        { seat: "22E", person: "2" },
      ],
      segments: ["2"],
    },
  ],
  ...["NSST", "SMST", "SEAT"].flatMap((code): (readonly [string, object])[] => [
    [
      ` 12 SSR ${code} BA HK2 LHRJFK/31DN,P1/31E,P2/S3   SEE RTSTR`,
      {
        number: "12",
        code,
        airline: "BA",
        status: "HK",
        count: 2,
        text: "LHRJFK/31DN,P1/31E,P2",
        origin: "LHR",
        destination: "JFK",
        seats: [
          { seat: "31D", person: "1" },
          { seat: "31E", person: "2" },
        ],
        segments: ["3"],
      },
    ],
    [
      `SSR ${code} BA HN1 LHRJFK/S3/P1`,
      {
        code,
        airline: "BA",
        status: "HN",
        count: 1,
        text: "LHRJFK",
        segments: ["3"],
        persons: ["1"],
      },
    ],
  ]),
  [
    "SSR RQST LH HN1 MIAFRA/S4",
    {
      code: "RQST",
      airline: "LH",
      status: "HN",
      count: 1,
      text: "MIAFRA",
      origin: "MIA",
      destination: "FRA",
      seats: [],
      segments: ["4"],
    },
  ],
  [
    " 12 SSR DOCS LH HK1 P/ZZZ/X0000000/ZZZ/19JAN84/F/05NOV30/SAMPLEMAN/AR\n       IA/S2/P1",
    {
      number: "12",
      code: "DOCS",
      airline: "LH",
      status: "HK",
      count: 1,
      text: "P/ZZZ/X0000000/ZZZ/19JAN84/F/05NOV30/SAMPLEMAN/ARIA",
      document: {
        birthDate: { day: 19, month: 1, year: 84 },
        gender: "F",
        surname: "SAMPLEMAN",
        given: "ARIA",
      },
      segments: ["2"],
      persons: ["1"],
    },
  ],
  [
    " 13 SSR DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA/P1",
    {
      number: "13",
      code: "DOCS",
      airline: "LH",
      status: "HK",
      count: 1,
      text: "////19JAN84/F//SAMPLEMAN/ARIA",
      document: {
        birthDate: { day: 19, month: 1, year: 84 },
        gender: "F",
        surname: "SAMPLEMAN",
        given: "ARIA",
      },
      persons: ["1"],
    },
  ],
  [
    "SSR DOCS LH HK1/P/ZZZ/X0000000",
    {
      code: "DOCS",
      airline: "LH",
      status: "HK",
      count: 1,
      text: "P/ZZZ/X0000000",
      document: {},
    },
  ],
  [
    " 14 SSR INFT LH HN1 SAMPLEMAN/KAI 05JAN25/S4/P1",
    {
      number: "14",
      code: "INFT",
      airline: "LH",
      status: "HN",
      count: 1,
      text: "SAMPLEMAN/KAI 05JAN25",
      infant: { surname: "SAMPLEMAN", given: "KAI", birthDate: { day: 5, month: 1, year: 25 } },
      segments: ["4"],
      persons: ["1"],
    },
  ],
  [
    " 15 SSR CHLD LH HK1 04APR18/P2",
    {
      number: "15",
      code: "CHLD",
      airline: "LH",
      status: "HK",
      count: 1,
      text: "04APR18",
      birthDate: { day: 4, month: 4, year: 18 },
      persons: ["2"],
    },
  ],
  [
    " 16 *SSR FQTV YY HK/ LH000000000 SILVER/SIL/P1",
    {
      number: "16",
      code: "FQTV",
      airline: "YY",
      status: "HK",
      text: "LH000000000 SILVER/SIL",
      frequentFlyer: "LH000000000",
      persons: ["1"],
    },
  ],
  [
    " 17 SSR CTCE LH HK1 JANE..DOE//EXAMPLE.COM/P1",
    {
      number: "17",
      code: "CTCE",
      airline: "LH",
      status: "HK",
      count: 1,
      text: "JANE..DOE//EXAMPLE.COM",
      persons: ["1"],
    },
  ],
  [
    " 18 SSR OTHS 1A AUTO XX IF SSR TKNA/E/M/C NOT RCVD BY 1130/20APR",
    {
      number: "18",
      code: "OTHS",
      airline: "1A",
      text: "AUTO XX IF SSR TKNA/E/M/C NOT RCVD BY 1130/20APR",
    },
  ],
  [
    " 20 SSR VGML LH KK1/S4/P1",
    {
      number: "20",
      code: "VGML",
      airline: "LH",
      status: "KK",
      count: 1,
      segments: ["4"],
      persons: ["1"],
    },
  ],
  [
    " 21 /SSR TKNE BA HK1 LHRJFK0117Y12APR/1250000000001C1/P1",
    {
      number: "21",
      code: "TKNE",
      airline: "BA",
      status: "HK",
      count: 1,
      text: "LHRJFK0117Y12APR/1250000000001C1",
      origin: "LHR",
      destination: "JFK",
      flight: "0117",
      date: { day: 12, month: 4, year: null },
      ticket: "125-0000000001",
      persons: ["1"],
    },
  ],
];

describe("Amadeus: special service requests", () => {
  for (const [line, reads] of cases)
    it(line.trim(), () => {
      expect(readLines(line, amadeus)).to.deep.equal([{ kind: "ssr", ...reads }]);
    });
});
