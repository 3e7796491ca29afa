import { airSegment } from "../../../grammars/amadeus/segments/air-segment.ts";
import { grammarOf, itReads, itReadsAnyText } from "../read.ts";

const grammar = grammarOf(airSegment);

const HOUR = 60;
const day = (day: number, month: number, year: number | null = null) => ({ day, month, year });

const bare = {
  kind: "air",
  number: "2",
  airline: "BA",
  flight: "178",
  bookingClass: "Y",
  date: day(12, 4),
  origin: "JFK",
  destination: "LHR",
  status: "HK",
};
const flight = { ...bare, weekday: 7, count: 1 };
const evening = { departure: 20 * HOUR + 15, arrival: 8 * HOUR + 15 };

const HEAD = "  2  BA 178 Y 12APR 7 JFKLHR HK1";

describe("Amadeus air segments", () => {
  describe("with a day marker after the arrival", () => {
    itReads(
      grammar,
      (
        [
          ["+1", 1],
          ["-1", -1],
          ["|1", 1],
          ["|", 1],
          ["#1", 1],
          ["#2", 2],
          ["#", 1],
          ["*2", 2],
          ["*", 2],
        ] as const
      ).flatMap(([mark, arrivalDays]) => [
        [
          `${HEAD}       7  2015 0815${mark} 77W E 0 M`,
          {
            ...flight,
            ...evening,
            departureTerminal: "7",
            arrivalDays,
            equipment: "77W",
            stops: 0,
            meals: "M",
          },
        ],
        [`${HEAD}          2015 0815${mark}`, { ...flight, ...evening, arrivalDays }],
        [`${HEAD}   815P 815A${mark} *1A/E*`, { ...flight, ...evening, arrivalDays }],
        [`${HEAD}   815P 815A${mark}`, { ...flight, ...evening, arrivalDays }],
      ]),
    );
    itReads(grammar, [
      [`${HEAD}          2015 0815 *1A/E*`, { ...flight, ...evening }],
      [`${HEAD}          2015 0815   *1A/E*`, { ...flight, ...evening }],
      [`${HEAD}   815P 815A   E*`, { ...flight, ...evening }],
    ]);
  });

  describe("with an impossible time or a word among the times", () => {
    const { departure, arrival } = evening;
    itReads(grammar, [
      [`${HEAD}          2515 0815`, { ...flight, arrival, unparsed: ["2515"] }],
      [`${HEAD}          2015 0875`, { ...flight, departure, unparsed: ["0875"] }],
      [`${HEAD}          2515 0875`, { ...flight, unparsed: ["2515", "0875"] }],
      [
        `${HEAD}  1575P 815A+1 77W E0 M`,
        {
          ...flight,
          arrival,
          arrivalDays: 1,
          equipment: "77W",
          stops: 0,
          meals: "M",
          unparsed: ["1575P"],
        },
      ],
      [`${HEAD}  2515P 815A`, { ...flight, arrival, unparsed: ["2515P"] }],
      [
        `${HEAD}  1980 2  2015 0815`,
        { ...flight, ...evening, departureTerminal: "2", unparsed: ["1980"] },
      ],
      [`${HEAD}  20:15 0815`, { ...flight, arrival, unparsed: ["20:15"] }],
      [`${HEAD}  (SC) 2015 0815`, { ...flight, ...evening, unparsed: ["(SC)"] }],
      [
        `${HEAD}  2015 0815 77W 0915 +1 13APR`,
        { ...flight, ...evening, equipment: "77W", unparsed: ["0915", "+1", "13APR"] },
      ],
    ]);
  });

  describe("with a year, or a city pair in two words", () => {
    itReads(grammar, [
      [
        "  2  BA 178 Y 12APR27 JFKLHR HK1          2015 0815",
        { ...bare, count: 1, ...evening, date: day(12, 4, 27) },
      ],
      [
        "  2  BA 178 Y 12APR2027 7 JFKLHR HK1          2015 0815 13APR2027",
        { ...flight, ...evening, date: day(12, 4, 2027), arrivalDate: day(13, 4, 2027) },
      ],
      ["  2  BA 178 Y 12APR 7 JFK LHR HK1          2015 0815", { ...flight, ...evening }],
      [
        "  2  BA 178 Y 12APR 7*JFK-LHR HK1          2015 0815",
        { ...flight, ...evening, married: "*" },
      ],
      ["  2  BA 178 Y 12APR 7 JFK LHR HK           2015 0815", { ...bare, weekday: 7, ...evening }],
    ]);
  });

  itReadsAnyText(grammar, [
    `${HEAD} `,
    "  2  BA 178 Y 12APR27 JFK LHR HK1 ",
    "2015 0815#1 ",
    " 815P 815A*2 ",
    "2515 ",
    "77W E 0 M",
    "*1A/E*",
    "?? ",
  ]);
});
