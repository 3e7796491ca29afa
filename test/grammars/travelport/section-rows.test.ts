import { itReadsAnyText } from "../read.ts";
import { itReadsSection, sections, TITLE } from "./section-reading.ts";

const name = (printed: string) => {
  const [surname, given] = printed.split("/");
  return { surname, ...(given === undefined ? {} : { given }), printed };
};
const person = (number: string, printed: string) => ({
  persons: [number],
  named: [name(printed)],
});
const heading = (segment: string, more = {}) => ({
  kind: "flightHeading",
  segments: [segment],
  airline: "DL",
  flight: "0167",
  date: { day: 20, month: 4, year: null },
  origin: "SEA",
  destination: "NRT",
  ...more,
});
const request = (code: string, status: string, more: object) => ({
  kind: "ssr",
  isBelowHeading: true,
  code,
  status,
  ...more,
});
const seat = (printed: string, status: string, more: object) => ({
  kind: "seat",
  isBelowHeading: true,
  seat: printed,
  status,
  ...more,
});

describe("Travelport lists below starred titles", () => {
  itReadsSection("requests for flights and persons", [
    ["** SPECIAL SERVICE REQUIREMENT **", TITLE],
    ["SEGMENT/PASSENGER RELATED", { kind: "flightHeading" }],
    ["S 1. DL  0167 M  20APR SEANRT", heading("1")],
    [
      "    P 1. SAMPLEMAN/BORIS  VGML PN 1",
      request("VGML", "PN", { count: 1, ...person("1", "SAMPLEMAN/BORIS") }),
    ],
    [
      "    P 2. SAMPLEMAN/ARIA   INFT KK 1  SAMPLEMAN/KAI 23APR25",
      request("INFT", "KK", {
        count: 1,
        text: "SAMPLEMAN/KAI 23APR25",
        infant: {
          surname: "SAMPLEMAN",
          given: "KAI",
          birthDate: { day: 23, month: 4, year: 25 },
        },
        ...person("2", "SAMPLEMAN/ARIA"),
      }),
    ],
    ["S 2.DL 0167M 20APR SEANRT", heading("2")],
    [
      "P 3. SAMPLEMANSON/MAR| WCHR KK1 CAN WALK 1 STEP",
      request("WCHR", "KK", {
        count: 1,
        text: "CAN WALK 1 STEP",
        ...person("3", "SAMPLEMANSON/MAR"),
      }),
    ],
    [
      "    P 4. DE LA CRUZ/JUAN ANNA VGML HK 1",
      request("VGML", "HK", { count: 1, ...person("4", "DE LA CRUZ/JUAN ANNA") }),
    ],
    ["    P 5. SAMPLEMAN          VGML PN", request("VGML", "PN", person("5", "SAMPLEMAN"))],
    ["    P 6. DOE/JANE  NO MEAL", null],
    ["** OTHER SUPPLEMENTARY INFORMATION **", TITLE],
    ["CARRIER RELATED", { kind: "flightHeading" }],
    [
      "  1. YY  CTCT LON 5550100-1DOE/JANE",
      {
        kind: "osi",
        number: "1",
        airline: "YY",
        text: "CTCT LON 5550100",
        named: [name("DOE/JANE")],
      },
    ],
    ["** MANUAL SSR DATA **", TITLE],
    [
      "  1. SSRVGMLDLKK1-1DOE/JANE",
      {
        kind: "ssr",
        number: "1",
        code: "VGML",
        airline: "DL",
        status: "KK",
        count: 1,
        named: [name("DOE/JANE")],
      },
    ],
  ]);

  itReadsSection("seats", [
    ["** SEAT DATA **", TITLE],
    [" 1. DL 0167 M  20APR SEANRT", heading("1")],
    [
      "     1. SAMPLEMAN/BORIS   HK  31C            SA            AIR",
      seat("31C", "HK", person("1", "SAMPLEMAN/BORIS")),
    ],
    [
      "     3. TESTOVA/NINA      HK  31D            N             AIR",
      seat("31D", "HK", person("3", "TESTOVA/NINA")),
    ],
    ["4. SAMPLEMANSON/MARI| KK 1A", seat("1A", "KK", person("4", "SAMPLEMANSON/MARI"))],
    [
      "     5. DOE/JANE HK 31F SEE AGENT",
      seat("31F", "HK", { ...person("5", "DOE/JANE"), unparsed: ["AGENT"] }),
    ],
    [" 2. 2V 0087 Y  21APR NYPWAS", trainHeading()],
    ["     1. SAMPLEMAN/BORIS   NO SEAT", null],
    [
      "NO SEAT DATA EXISTS",
      { kind: "note", about: "nothing to show", text: "NO SEAT DATA EXISTS" },
    ],
  ]);

  itReadsSection("rows under a heading without the title", [
    [" 1. DL 0167 M  20APR SEANRT", heading("1")],
    [
      "     1. SAMPLEMAN/BORIS   HK  31C            SA            AIR",
      seat("31C", "HK", person("1", "SAMPLEMAN/BORIS")),
    ],
    ["S 1. DL  0167 M  20APR SEANRT", heading("1")],
    [
      "    P 1. SAMPLEMAN/BORIS  VGML PN 1",
      request("VGML", "PN", { count: 1, ...person("1", "SAMPLEMAN/BORIS") }),
    ],
    [" 1. DL  167 M  20APR SEANRT HK3  1245P # 310P O*         MO", flight()],
    [" 1. DL 0167 M  20APR SEANRT", null],
  ]);

  itReadsSection("memberships and divided bookings", [
    ["** MILEAGE MEMBERSHIP DATA **", TITLE],
    [
      "P  3. TESTOVA/NINA      AN  0000000",
      {
        kind: "membership",
        airline: "AN",
        membership: "0000000",
        ...person("3", "TESTOVA/NINA"),
      },
    ],
    [
      "P  1. SAMPLEMANSON/MARI| 2V  AB0000000  GOLD",
      {
        kind: "membership",
        airline: "2V",
        membership: "AB0000000",
        unparsed: ["GOLD"],
        ...person("1", "SAMPLEMANSON/MARI"),
      },
    ],
    ["** DIVIDED BOOKING DATA **", TITLE],
    [
      "SAMPLEMAN/CARL     >*ZT1V6D;",
      { kind: "note", about: "divided booking", text: "SAMPLEMAN/CARL     >*ZT1V6D;" },
    ],
    [
      "1.1SAMPLEMAN/CARL MR   ZT1V6D",
      { kind: "note", about: "divided booking", text: "1.1SAMPLEMAN/CARL MR   ZT1V6D" },
    ],
    ["** VENDOR LOCATOR DATA **", TITLE],
    ["UA*ZR4T9B/01MAR 1352", { kind: "airlineLocator", airline: "UA", locator: "ZR4T9B" }],
  ]);

  itReadsSection("a flight with status and times, which ends them", [
    ["** SEAT DATA **", TITLE],
    [" 1. DL 0167 M  20APR SEANRT", heading("1")],
    [" 1. DL  167 M  20APR SEANRT HK3  1245P # 310P O*         MO", flight()],
    [" 1. DL 0167 M  20APR SEANRT", null],
  ]);

  itReadsAnyText(sections, [
    "** SPECIAL SERVICE REQUIREMENT **\n",
    "** SEAT DATA **\n",
    "** MILEAGE MEMBERSHIP DATA **\n",
    "** DIVIDED BOOKING DATA **\n",
    "\nS 1. DL  0167 M  20APR SEANRT\n",
    " 1. DL 0167 M  20APR SEANRT\n",
    "\nP 1. DOE/JANE",
    "\n 2. DOE/JANE  ",
    "INFT KK 1 ",
    "VGML HK1",
    "DOE/KAI 23APR25",
    "HK  31C",
    "AN  0000000",
    "|",
  ]);
});

function trainHeading() {
  return heading("2", {
    airline: "2V",
    flight: "0087",
    date: { day: 21, month: 4, year: null },
    origin: "NYP",
    destination: "WAS",
  });
}

function flight() {
  return {
    kind: "air",
    number: "1",
    airline: "DL",
    flight: "167",
    status: "HK",
    count: 3,
    bookingClass: "M",
    date: { day: 20, month: 4, year: null },
    weekday: 1,
    origin: "SEA",
    destination: "NRT",
    departure: 765,
    arrival: 910,
    arrivalDays: 1,
  };
}
