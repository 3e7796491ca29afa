import { airSegment } from "../../../../grammars/sabre/segments/air-segment.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../../read.ts";

const grammar = grammarOf(airSegment);

const at = (hour: number, minute: number) => hour * 60 + minute;
const day = (day: number, month: number, year: number | null = null) => ({ day, month, year });

const bare = {
  kind: "air",
  number: "1",
  airline: "QF",
  flight: "128",
  bookingClass: "L",
  date: day(3, 6),
  origin: "HKG",
  destination: "SYD",
};
const flight = { ...bare, weekday: 3, status: "HK", count: 2 };
const times = { departure: at(20, 55), arrival: at(8, 5) };
const nextDay = { arrivalDate: day(4, 6), arrivalWeekday: 4 };
const whole = { ...flight, ...times, ...nextDay };

const HEAD = " 1 QF 128L 03JUN W HKGSYD HK2";
const LINE = `${HEAD}   855P  805A  04JUN Q`;

describe("Sabre air segments", () => {
  describe("in either clock, with letters or digits for weekdays", () => {
    const { number, ...unnumbered } = whole;
    itReads(grammar, [
      [` ${number} QF 128L 03JUN W HKGSYD HK2   855P  805A  04JUN Q SPM HRS`, whole],
      [" 1 QF 128L 03JUN 3 HKGSYD HK2  2055  0805   04JUN 4", whole],
      [
        " 1 QF 128L 03JUN W HKGSYD HK12   855P  805A  04JUN Q /DCQF*ZR4T9B /E",
        { ...whole, count: 12, airlineLocator: "ZR4T9B" },
      ],
      [
        "12 QF 128L 06JUN J HKGSYD HK2  1200N 1200M",
        { ...flight, number: "12", date: day(6, 6), weekday: 6, departure: 720, arrival: 0 },
      ],
      [
        " 1 QF 128L 07JUN S HKGSYD HK2  1200M 0100A",
        { ...flight, date: day(7, 6), weekday: 7, departure: 0, arrival: 60 },
      ],
      [
        " 1 QF 128L 03JUN27 W HKGSYD HK2 2055 0805 04JUN27 Q",
        { ...whole, date: day(3, 6, 27), arrivalDate: day(4, 6, 27) },
      ],
      ["QF 128L 03JUN W HKGSYD HK2 855P 805A 04JUN Q", unnumbered],
    ]);
  });

  describe("with the class next to the number, missing, or after a space", () => {
    const { bookingClass, ...classless } = whole;
    itReads(grammar, [
      [
        " 1 W62217H 03JUN W HKGSYD HK2   855P  805A  04JUN Q",
        { ...whole, airline: "W6", flight: "2217", bookingClass: "H" },
      ],
      [
        " 1 FZ 4107  03JUN W HKGSYD HK2   855P  805A  04JUN Q",
        { ...classless, airline: "FZ", flight: "4107" },
      ],
      [
        " 1 9U381 N 03JUN 3 HKGSYD HK2  2055  0805  04JUN 4 HRS /E",
        { ...whole, airline: "9U", flight: "381", bookingClass: "N" },
      ],
      [
        ` 1 QF  28${bookingClass} 03JUN W HKGSYD HK2   855P  805A  04JUN Q`,
        { ...whole, flight: "28" },
      ],
    ]);
  });

  describe("in a married connection", () => {
    itReads(grammar, [
      [" 1 QF 128L 03JUN W HKGSYD*HK2   855P  805A  04JUN Q", { ...whole, married: "*" }],
      [" 1 QF 128L 03JUN W*HKGSYD HK2   855P  805A  04JUN Q", { ...whole, married: "*" }],
      [" 1 QF 128L 03JUN W*HKGSYD*HK2   855P  805A  04JUN Q", { ...whole, married: "*" }],
      [" 1 QF 128L 03JUN W HKGSYD*  3/2 HK2   855P  805A  04JUN Q", { ...whole, married: "3" }],
      [" 1 QF 128L 03JUN W HKGSYD* 12/1 HK2   855P  805A  04JUN Q", { ...whole, married: "12" }],
    ]);
  });

  describe("with the airline's locator in its tail", () => {
    const locator = { ...whole, airlineLocator: "ZR4T9B" };
    itReads(grammar, [
      [`${LINE} /DCQF*ZR4T9B /E`, locator],
      [`${LINE} SPM HRS /ABQF*ZR4T9B /E`, locator],
      [`${LINE} /E /DCQF*ZR4T9B/E HRS`, locator],
      [`${LINE} /DCQF /ABQF*ZR4T9B`, locator],
      [`${LINE} /DCQF*ZR4T9 /E`, { ...whole, airlineLocator: "ZR4T9" }],
      [`${LINE} /DCQF /E`, whole],
      [`${LINE} HRS /DCQF* /E;INSGN`, whole],
      [`${LINE} /DCQF*ZR4T9BXX`, { ...whole, unparsed: ["/DCQF*ZR4T9BXX"] }],
      [`${LINE} /E ?? 0915 05JUN 5`, { ...whole, unparsed: ["??", "0915", "05JUN", "5"] }],
      [`${LINE} TRN /E`, { ...whole, equipment: "TRN" }],
      [`${LINE} /DCQF*ZR4T9B /ABQF*ZS8P2C`, { ...locator, unparsed: ["ZS8P2C"] }],
      [`${LINE} /DCQF*ZR4T9B /ABQF*ZR4T9B`, locator],
      [
        `${LINE} /DCQF*ZR4T9B/ABBA*ZS8P2C /E`,
        { ...locator, partnerLocator: { airline: "BA", locator: "ZS8P2C" } },
      ],
      [
        `${LINE} /DCQF /ABBA*ZS8P2C`,
        { ...whole, partnerLocator: { airline: "BA", locator: "ZS8P2C" } },
      ],
      [`${LINE} /DCQF*ZR4T9B /DCBA*ZS8P2C`, { ...locator, unparsed: ["ZS8P2C"] }],
    ]);
  });

  describe("with words after the times", () => {
    const sameDay = { ...flight, ...times };
    itReads(grammar, [
      [`${HEAD} 855P 805A PLS OK`, { ...sameDay, unparsed: ["PLS", "OK"] }],
      [`${HEAD} 855P 805A WAITLIST HL`, { ...sameDay, unparsed: ["WAITLIST", "HL"] }],
      [`${LINE} /E SEATS ON REQUEST`, { ...whole, unparsed: ["SEATS", "ON", "REQUEST"] }],
      [`${LINE} /E CONF HK1`, { ...whole, unparsed: ["CONF", "HK1"] }],
      [`${LINE} /E DFWHND HK1 FLWN`, { ...whole, unparsed: ["DFWHND", "HK1", "FLWN"] }],
      [`${LINE} OPERATED BY SAMPLE PACIFIC`, { ...whole, operatedBy: "SAMPLE PACIFIC" }],
      [
        `${LINE} OPERATED BY /SAMPLE AIR FOR QANTAS /DCQF*ZR4T9B /E`,
        { ...whole, operatedBy: "SAMPLE AIR", airlineLocator: "ZR4T9B" },
      ],
      [`${LINE} OPERATED BY UNDEFINED`, whole],
    ]);
  });

  describe("with a day mark instead of the arrival date", () => {
    const marked = (arrivalDays: number) => ({ ...flight, ...times, arrivalDays });
    itReads(grammar, [
      ...["¥1", "‡1", "+1", "Â¥1", "â€¡1", "|1", "‡", "|"].map(
        (mark) => [`${HEAD} 2055  0805${mark} /E`, marked(1)] as const,
      ),
      [`${HEAD}  855P  805A-1`, marked(-1)],
      [`${HEAD}  855P  805A+2`, marked(2)],
    ]);
  });

  describe("with unusual times", () => {
    itReads(grammar, [
      [`${HEAD} 855P805A`, { ...flight, ...times }],
      [`${HEAD} 1055P1105P`, { ...flight, departure: at(22, 55), arrival: at(23, 5) }],
      [`${HEAD} 20550805`, { ...flight, ...times }],
      [`${HEAD} 1740A 805A`, { ...flight, ...times, departure: at(17, 40) }],
      [`${HEAD} 2515 0805`, { ...flight, arrival: times.arrival, unparsed: ["2515"] }],
      [`${HEAD} 2055 0875`, { ...flight, departure: times.departure, unparsed: ["0875"] }],
      [`${HEAD} 20:55 0805`, { ...flight, arrival: times.arrival, unparsed: ["20:55"] }],
      [`${HEAD} 2055 0805 0915`, { ...flight, ...times, unparsed: ["0915"] }],
    ]);
  });

  describe("that are open, passive, or incomplete", () => {
    const { weekday, ...undated } = flight;
    const { date, ...dateless } = bare;
    itReads(grammar, [
      [
        " 1 QFOPENL 03JUN W HKGSYD DS2",
        { ...bare, date, weekday, flight: "OPEN", status: "DS", count: 2 },
      ],
      [" 1 QFOPEN L HKGSYD DS2", { ...dateless, flight: "OPEN", status: "DS", count: 2 }],
      [" 1 QF 128L 03JUN W HKGSYD GK1", { ...flight, status: "GK", count: 1 }],
      [" 1 QF 128L 03JUN W HKGSYD GK1  HRS /E", { ...flight, status: "GK", count: 1 }],
      [" 1 QF 128L 03JUN W HKGSYD HK 855P 805A", { ...bare, ...times, weekday, status: "HK" }],
      [" 1 QF 128L 03JUN W HKGSYD*HK", { ...bare, weekday, status: "HK", married: "*" }],
      [" 1 QF 128L 03JUN W HKGSYD 855P 805A", { ...bare, ...times, weekday }],
      [" 1 QF 128L 03JUN HKGSYD HK2 855P 805A", { ...undated, ...times }],
      [" 1 QF 128L 03JUN W HKG-SYD HK2 855P 805A", { ...flight, ...times }],
    ]);
  });

  describe("do not match rows of seats and availability", () => {
    itLeavesUnread(grammar, [
      " 1 QF 128L 03JUN HKGSYD HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR",
      " 1 QF 128L 03JUN HKGSYD HK  2C NA",
      "1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS",
      "1QF  128  J9 D9 I4 Y9 HKGSYD  855P  805A  333 M 0 /E",
      "01 O HKG QF 128L 03JUN  855P L03OW",
      " 1 QF 128L 03JUN X HKGSYD HK2 855P 805A",
    ]);
  });

  itReadsAnyText(grammar, [
    HEAD,
    LINE,
    " OPERATED BY ",
    " OK",
    "2055 ",
    "805A‡1 ",
    "2515 ",
    "/DCQF*ZR4T9B",
    "*",
    "3/2 ",
  ]);
});
