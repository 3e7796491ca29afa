import { airSegment } from "../../../../grammars/travelport/segments/air-segment.ts";
import { passiveEntry } from "../../../../grammars/travelport/segments/passive-entry.ts";
import { surface } from "../../../../grammars/common/segments/surface.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, type LineCase } from "../../read.ts";

const grammar = grammarOf(airSegment, passiveEntry, surface);

const at = (hour: number, minute: number) => hour * 60 + minute;
const day = (day: number, month: number, year: number | null = null) => ({ day, month, year });
const [MO, TU, FR, SA, SU] = [1, 2, 5, 6, 7];

const air = (flight: string, more: object) => ({
  kind: "air",
  airline: flight.slice(0, 2),
  flight: flight.slice(3),
  ...more,
});

const uncounted = {
  ...air("BA 178", { number: "1", bookingClass: "Y", date: day(12, 4), status: "HK" }),
  origin: "JFK",
  destination: "LHR",
  departure: at(20, 15),
  arrival: at(8, 15),
};
const evening = { ...uncounted, count: 1 };
const overnight = { ...evening, arrivalDays: 1 };

describe("Travelport air segments", () => {
  describe("with the padding of a wide screen", () => {
    itReads(grammar, [
      [
        " 1. BA  178  Y 12APR JFKLHR HK".padEnd(132),
        {
          ...air("BA 178", { number: "1", bookingClass: "Y", date: day(12, 4), status: "HK" }),
          origin: "JFK",
          destination: "LHR",
        },
      ],
    ]);
  });

  describe("of the same flight in every dialect", () => {
    itReads(grammar, [
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A|*      SU/MO   E",
        { ...overnight, weekday: SU, arrivalWeekday: MO },
      ],
      [
        " 1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU",
        { ...overnight, weekday: SU },
      ],
      ["1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$", { ...overnight, weekday: SU }],
      // In the other clock.
      [
        " 1 BA 178Y 12APR JFKLHR HK1   2015  0815 |*      SU/MO   E",
        { ...overnight, weekday: SU, arrivalWeekday: MO },
      ],
      [
        " 1. BA  178 Y  12APR JFKLHR HK1   2015  # 0815  O*       E SU",
        { ...overnight, weekday: SU },
      ],
      ["1 BA 178Y 12APR SU JFKLHR HK1 2015 0815#1/O $BA$", { ...overnight, weekday: SU }],
      // With spaces collapsed, and as other systems print it.
      [
        "1 BA 178Y 12APR JFKLHR HK1 815P 815A|* SU/MO E",
        { ...overnight, weekday: SU, arrivalWeekday: MO },
      ],
      ["1. BA 178 Y 12APR JFKLHR HK1 815P # 815A O* E SU", { ...overnight, weekday: SU }],
      [
        "  1  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E",
        { ...evening, weekday: SU, arrivalDate: day(13, 4) },
      ],
    ]);
  });

  describe("of Apollo", () => {
    itReads(grammar, [
      [
        " 3 AF9612D 20APR MXPJFK SS1   245P  535P *         MO   E  2",
        air("AF 9612", {
          number: "3",
          bookingClass: "D",
          date: day(20, 4),
          origin: "MXP",
          destination: "JFK",
          status: "SS",
          count: 1,
          departure: at(14, 45),
          arrival: at(17, 35),
          weekday: MO,
          married: "2",
        }),
      ],
      [
        "12 CX 883YN 10MAY LAXHKG HK12 1135P  610A2*      SU/TU   E    14:35  77W",
        air("CX 883", {
          number: "12",
          bookingClass: "YN",
          date: day(10, 5),
          origin: "LAX",
          destination: "HKG",
          status: "HK",
          count: 12,
          departure: at(23, 35),
          arrival: at(6, 10),
          arrivalDays: 2,
          weekday: SU,
          arrivalWeekday: TU,
          elapsed: 875,
          equipment: "77W",
        }),
      ],
      [
        " 5 BA  64 Q28JUN LHRNBO HK1  1025A  905P *         SU 0 E    788  4:30",
        air("BA 64", {
          number: "5",
          bookingClass: "Q",
          date: day(28, 6),
          origin: "LHR",
          destination: "NBO",
          status: "HK",
          count: 1,
          departure: at(10, 25),
          arrival: at(21, 5),
          weekday: SU,
          equipment: "788",
          elapsed: 270,
        }),
      ],
      [
        "UA 200S 17MAY27 GUMHNL UN1   705A  625P-*         SU   1  E",
        air("UA 200", {
          bookingClass: "S",
          date: day(17, 5, 27),
          origin: "GUM",
          destination: "HNL",
          status: "UN",
          count: 1,
          departure: at(7, 5),
          arrival: at(18, 25),
          arrivalDays: -1,
          weekday: SU,
          married: "1",
        }),
      ],
    ]);
  });

  describe("of Galileo", () => {
    const guam = air("UA 200", {
      number: "1",
      bookingClass: "M",
      date: day(21, 4),
      origin: "GUM",
      destination: "HNL",
      status: "HK",
      count: 1,
      departure: at(7, 5),
      arrival: at(18, 25),
      arrivalDays: -1,
      weekday: TU,
    });
    itReads(grammar, [
      [" 1. UA  200 M  21APR GUMHNL HK1   705A - 625P O*         TU", guam],
      [" 1+ UA  200 M  21APR GUMHNL HK1   705A - 625P O*         TU", guam],
      [" 1  UA  200 M  21APR GUMHNL HK1   705A - 625P O*         TU", guam],
      ["1.UA  200 M  21APR GUMHNL HK1   705A - 625P O*         TU E", guam],
      [
        " 4. AF 3614 M  10MAY MSPCDG HS1   340P #1020A O        E SU  1",
        air("AF 3614", {
          number: "4",
          bookingClass: "M",
          date: day(10, 5),
          origin: "MSP",
          destination: "CDG",
          status: "HS",
          count: 1,
          departure: at(15, 40),
          arrival: at(10, 20),
          arrivalDays: 1,
          weekday: SU,
          married: "1",
        }),
      ],
      [
        " 5. SN  203 K  17MAY BRUDKR HK2   1120   1605 O*       E SU  1",
        air("SN 203", {
          number: "5",
          bookingClass: "K",
          date: day(17, 5),
          origin: "BRU",
          destination: "DKR",
          status: "HK",
          count: 2,
          departure: at(11, 20),
          arrival: at(16, 5),
          weekday: SU,
          married: "1",
        }),
      ],
    ]);
  });

  describe("of Worldspan", () => {
    const denver = air("ZZ 1120", {
      number: "1",
      bookingClass: "Y",
      date: day(24, 2),
      weekday: TU,
      origin: "MCI",
      destination: "DEN",
      status: "ML",
      count: 1,
      departure: at(7, 10),
      arrival: at(7, 55),
    });
    itReads(grammar, [
      ["1 ZZ1120Y 24FEB TU MCIDEN ML1 710A 755A/O $ZZ$", denver],
      ["1 ZZ1120Y 24FEB TU MCI DEN ML1 710A 755A/X $ZZ$/E", denver],
      ["1 ZZ1120Y 24FEB TU MCIDEN ML1 710A 755A-1/O", { ...denver, arrivalDays: -1 }],
    ]);
  });

  describe("with every day mark, before or after the arrival", () => {
    const oneDay = ["|", "+", "#", "¥", "⊠", "¦", "‡", "Â¥", "|1", "#1", "¥1"];
    const marks: readonly (readonly [string, number])[] = [
      ...oneDay.map((mark) => [mark, 1] as const),
      ["2", 2],
      ["3", 3],
      ["#2", 2],
      ["*2", 2],
      ["-", -1],
      ["-1", -1],
    ];
    itReads(grammar, [
      ...marks.flatMap(([mark, arrivalDays]): LineCase[] => [
        [` 1 BA 178Y 12APR JFKLHR HK1   815P  815A${mark}`, { ...evening, arrivalDays }],
        [` 1 BA 178Y 12APR JFKLHR HK1   815P  815A${mark}*  E`, { ...evening, arrivalDays }],
        [`1 BA 178Y 12APR JFKLHR HK1 815P 815A${mark}/O $BA$`, { ...evening, arrivalDays }],
        [` 1. BA  178 Y  12APR JFKLHR HK1  815P ${mark} 815A O*`, { ...evening, arrivalDays }],
        [` 1. BA  178 Y  12APR JFKLHR HK1  2015 ${mark}0815 O*`, { ...evening, arrivalDays }],
      ]),
      [
        " 1. BA  178 Y  12APR JFKLHR HK1   815P * 815A O*       E SU",
        { ...evening, arrivalDays: 2, weekday: SU },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A *      SU/MO   E",
        { ...evening, arrivalDays: 1, weekday: SU, arrivalWeekday: MO },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A *      SU/SA   E",
        { ...evening, arrivalDays: -1, weekday: SU, arrivalWeekday: SA },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A *      SU/FR   E",
        { ...evening, weekday: SU, arrivalWeekday: FR },
      ],
    ]);
  });

  describe("without times, without a count, or open", () => {
    const passive = air("UA 5720", {
      number: "6",
      bookingClass: "Y",
      date: day(18, 5),
      origin: "DEN",
      destination: "TUL",
      status: "BK",
      count: 1,
    });
    const open = air("UA OPEN", {
      number: "4",
      bookingClass: "Y",
      date: day(21, 4),
      origin: "GUM",
      destination: "HNL",
    });
    itReads(grammar, [
      [" 6. UA 5720 Y  18MAY DENTUL BK1                          MO", { ...passive, weekday: MO }],
      [" 6 UA5720Y 18MAY DENTUL BK1                       MO", { ...passive, weekday: MO }],
      [" 6 UA5720Y 18MAY DENTUL BK1", passive],
      [" 6 UA5720Y 18MAY MO DENTUL BK1 $UA$", { ...passive, weekday: MO }],
      [" 1 BA 178Y 12APR JFKLHR HK   815P  815A|", { ...uncounted, arrivalDays: 1 }],
      [" 4 UAOPENY 21APR GUMHNL NO1", { ...open, status: "NO", count: 1 }],
      [" 4. UA OPEN Y  21APR GUMHNL", open],
      ["4 UAOPENY 21APR TU GUMHNL DS1", { ...open, weekday: TU, status: "DS", count: 1 }],
    ]);
  });

  describe("as an agent enters a passive one", () => {
    const train = air("2V 71", {
      bookingClass: "Y",
      date: day(23, 9),
      origin: "NYP",
      destination: "WAS",
      status: "BK",
      count: 1,
      departure: at(10, 5),
      arrival: at(13, 25),
    });
    itReads(grammar, [
      ["02V71Y23SEPNYPWASBK1/1005A0125P", train],
      ["02V71Y23SEPNYPWASBK1/10051325", train],
      ["02V71Y23SEPNYPWASBK1/1005A0125P+", { ...train, arrivalDays: 1 }],
      ["02V71Y23SEPNYPWASBK1/1005A0125P*SEAT 4", { ...train, unparsed: ["*SEAT 4"] }],
    ]);
  });

  describe("with texts that do not belong there", () => {
    const { departure, arrival, ...untimed } = evening;
    itReads(grammar, [
      [
        " 1 BA 178Y 12APR JFKLHR HK1  2515P  815A|",
        { ...untimed, arrival, arrivalDays: 1, unparsed: ["2515P"] },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  875A|",
        { ...untimed, departure, arrivalDays: 1, unparsed: ["875A"] },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A| WINDOW SEAT 915A",
        { ...overnight, unparsed: ["WINDOW", "SEAT", "915A"] },
      ],
      [" 1 BA 178Y 12APR JFKLHR HK1  1740A  815A|", { ...overnight, departure: at(17, 40) }],
    ]);
  });

  describe("as other systems print them", () => {
    const weekday = SU;
    const arrivalDate = day(13, 4);
    itReads(grammar, [
      [
        "  1  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA",
        { ...evening, weekday, arrivalDate, airlineLocator: "ZQ7KXA" },
      ],
      [
        "  1  BA 178 Y 12APR 7 JFKLHR HK1       7  2015 0815+1 77W E 0 M",
        { ...overnight, weekday, departureTerminal: "7", equipment: "77W", unparsed: ["M"] },
      ],
      [
        "  1  BA 178 Y 12APR 7 JFKLHR HK1   715P 7   815P 815A+1",
        { ...overnight, weekday, departureTerminal: "7" },
      ],
      [
        " 1 BA 178Y 12APR 7 JFKLHR HK1  2015  0815   13APR 1 /DCBA*ZQ7KXA /E",
        { ...evening, weekday, arrivalDate, arrivalWeekday: MO, airlineLocator: "ZQ7KXA" },
      ],
      [
        " 1 BA 178Y 12APR S JFKLHR HK1   815P  815A  13APR M /DCBA*ZQ7KXA /E",
        { ...evening, weekday, arrivalDate, arrivalWeekday: MO, airlineLocator: "ZQ7KXA" },
      ],
      [" 1 BA 178Y 12APR JFKLHR HK1  20:15 08:15+1", overnight],
      [" 1 BA 178Y 12APR JFKLHR HK1   8:15P  8:15A|", overnight],
    ]);
  });

  describe("that are copied in part", () => {
    const bare = {
      ...air("BA 178", { number: "1", bookingClass: "Y", date: day(12, 4) }),
      origin: "JFK",
      destination: "LHR",
    };
    itReads(grammar, [
      [" 1 BA 178Y 12APR JFKLHR", bare],
      [`1 BA 178Y 12APR JFKLHR${" ".repeat(40)}`, bare],
      [
        ` 1 BA OPENY      JFKLHR${" ".repeat(41)}`,
        {
          ...air("BA OPEN", { number: "1", bookingClass: "Y" }),
          origin: "JFK",
          destination: "LHR",
        },
      ],
    ]);
  });

  describe("do not read the next line", () => {
    itReads(grammar, [
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A UA 972Q 14APR ORDBRU HK1 5 77W",
        {
          ...evening,
          unparsed: ["UA", "972Q", "14APR", "ORDBRU", "HK1", "5", "77W"],
        },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  E 7 SURFACE",
        { ...overnight, unparsed: ["7", "SURFACE"] },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  E  2   3 UA 972",
        { ...overnight, married: "2", unparsed: ["3", "UA", "972"] },
      ],
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  E  1 2PC",
        { ...overnight, married: "1", unparsed: ["2PC"] },
      ],
      ...["HK1", "010", "555", "2PC", "12A"].map((word): LineCase => [
        ` 1 BA 178Y 12APR JFKLHR HK1   815P  815A|*  E ${word}`,
        { ...overnight, unparsed: [word] },
      ]),
      [
        " 1 BA 178Y 12APR JFKLHR HK1   815P  815A|  7:00  77W 359",
        { ...overnight, elapsed: 420, equipment: "77W", unparsed: ["359"] },
      ],
    ]);
  });

  describe("do not match other lines with a flight", () => {
    itLeavesUnread(grammar, [
      "S 1. DL  0167 M  20APR SEANRT",
      " 1. DL 0167 M  20APR SEANRT",
      "   OPEN DL 0166  X  12APR PDXAMS 0150P OK XZZRUC            1",
      "DL 0166  X  12APR PDXAMS 0150P OK XZZRUC            1",
      " 1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
      "503 4 15 18 20 *",
      "010 XX 1105 *",
      " 7 OTH ZO BK1  XXX 21JAN-PRESERVEPNR",
      " 4 HHL ZZ HK1 LYS 12APR-15APR  3NT 00560  EXEMPLAR CONFLUENCE",
      "   2 SSRDOCSDLHK1/P/ZZ/X0000000/ZZ/17OCT83/F/02MAR29/SAMPLEMAN/ARIA-1SAMPLEMAN/ARIA",
      "   4 SSRRQSTTKKK1BEYIST0829K21AUG-1DOE/JOHN.03A",
      "0TURZZBK1DEN27NOV-CF-0000",
      "02V71Y23SEPNYPWASNN1",
    ]);
  });

  describe("between surface segments", () => {
    itReads(grammar, [
      [" 6   ARNK", { kind: "surface", number: "6" }],
      [" 7.  ...ARNK", { kind: "surface", number: "7" }],
      [" 7  SURFACE", { kind: "surface", number: "7" }],
      [" 3. ARNK        PARLON", { kind: "surface", number: "3" }],
      ["3.ARNK", { kind: "surface", number: "3" }],
      [" 3 ARNK 12APR CDG-ORY", { kind: "surface", number: "3" }],
      [" 3 ARNK PARIS TO LONDON", { kind: "surface", number: "3" }],
      [" 3 SURFACE PARLON", { kind: "surface", number: "3" }],
    ]);
  });

  itReadsAnyText(grammar, [
    " 1 BA 178Y 12APR JFKLHR HK1 ",
    " 1. BA  178 Y  12APR JFKLHR HK1 ",
    "1 BA 178Y 12APR SU JFKLHR HK1 ",
    " 1+ BA OPEN Y 12APR JFKLHR",
    "  815P # 815A",
    "815A|* ",
    "SU/MO   E  1",
    "4:30  788",
    "/O $BA$",
    "02V71Y23SEPNYPWASBK1/1005A0125P",
    "¥",
  ]);
});
