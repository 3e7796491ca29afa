import { expect } from "chai";
import { type Group, kindsOf, readBelow, unreadOf } from "./fare-reading.ts";

const display = (looksLike: string, number?: string) => ({
  kind: "notARecord",
  looksLike,
  ...(number === undefined ? {} : { number }),
});

/** Lines of a record that resemble a display. */
const LINES_OF_A_RECORD = [
  "RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA",
  "RTZQ7KXA",
  "RT/DOE/JANE",
  "  1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR",
  "  1 SAMPLEMAN/ARIA MRS",
  "  2  BA 178 Y 12APR 7 JFKLHR HK1  2015 0815  13APR  E  BA/ZQ7KXA",
  "  2  BA 178 Y 12APR 7 JFKLHR HK1       7  2015 0815+1 77W E 0 M",
  "  4  TKOPEN L 21MAY 4 ISTPIT",
  "  5 HTL 1A HK1 NYC 12APR-16APR/HOTEL EXEMPLAR/1 MODEL AVENUE",
  "  6 TRN 2C HK1 8407 12APR FRPAR FRLPD",
  "  7 AM/H A1-1 MODEL STREET",
  "010 XX 6001  YY 9002",
  "101 JCDIZ",
  "100 RM ON-TIME",
  " 12 SSR VGML LH KK1/S4/P1",
  " 13 SSR OTHS 1A 1BA0117Y12APRLHRJFK.SECURE FLT",
  " 14 RM A1 B2 C3",
  "SEE RTSVC",
  "ANNA J9",
];

const groups: readonly Group[] = [
  [
    "planned flight (DO)",
    null,
    [
      [
        "*1A PLANNED FLIGHT INFO*              ZZ 317   73 SU 12APR26",
        { ...display("schedule"), dated: { day: 12, month: 4, year: 26 } },
      ],
      ["DOZZ317/12APR", display("schedule")],
      ["BKK 2020  MO 2130", null],
    ],
  ],
  [
    "availability",
    null,
    [
      [
        "** AMADEUS AVAILABILITY - AN ** LON LONDON.GB                 40 MO 20APR 0000",
        display("availability"),
      ],
      ["AN20APRPARLON", display("availability")],
      ["AN20APRPARLON/ABA", display("availability")],
      [
        " 1   BA 305  J9 C9 D9 R9 I9 Y9 B9 /CDG 1 LHR 5  0720    0740  E0/320       1:20",
        display("availability", "1"),
      ],
      [
        " 2AF:DL8350  J9 CL DC I9 Z9 Y9 /CDG2E LHR 4  0730    0750  E0/319       1:20",
        display("availability"),
      ],
      [" 3   9W 305  JL CL DL", display("availability", "3")],
      ["             H9 K9 M9 L9 V9", display("availability")],
    ],
  ],
  [
    "schedule",
    null,
    [
      ["** AMADEUS TIMETABLE - TN ** LON LONDON.GB", display("schedule")],
      ["SN20APRPARLON", display("schedule")],
      [
        " 1   BA 305  D  CDG 1 LHR 5  0720    0740  0 29MAR 24OCT 320  1:20",
        display("schedule", "1"),
      ],
      [" 2   BA 307  12345 CDG LHR  0720 0740", display("schedule", "2")],
    ],
  ],
  [
    "history",
    null,
    [
      ["RH", display("history")],
      ["RH/ALL", display("history")],
      ["    000 ON-1SAMPLEMAN/ARIA MRS", display("history", "000")],
      ["    000 OS/BA 305 H 10MAY", display("history", "000")],
      ["    000/001 XS-BA 305 H 10MAY", display("history", "000")],
      ["    002 *CS-BA 305 H 10MAY", display("history", "002")],
    ],
  ],
  [
    "name list",
    null,
    [
      ["RT/PARZZ2199/26JAN-DOE*A", display("name list")],
      [
        "  1 DOE/JANEMRS            TRN 2C      26JAN           1 ZQ7KXA",
        display("name list", "1"),
      ],
      [
        "  2 DOE/JOHN QUENTIN+      ZZ  552  Q  26JAN  CDGLIS   2 ZR4T9B",
        display("name list", "2"),
      ],
      [
        "  3 DOE/MAX                NO ACTIVE ITINERARY           ZS8P2C",
        display("name list", "3"),
      ],
      [
        "  4 DOE/ZOE                MIS 1A      17AUG  PAR      1 ZT1V6D",
        display("name list", "4"),
      ],
    ],
  ],
];

const PLANNED = `*1A PLANNED FLIGHT INFO*              ZZ 317   73 SU 12APR26
APT ARR   DY DEP   DY CLASS/MEAL          EQP  GRND  EFT   TTL
SEA          1125  SU JCDIZ/M  WY/D       333        10:20
                      BMHQKLUTXVE/D
NRT 1345  MO 1530  MO JCDIZWYBMHQ/D       76W   1:45  4:50
BKK 2020  MO                                               16:55

COMMENTS-
 1.SEA NRT   - DEPARTS TERMINAL S
`;
const QUOTE = `FQDPARLON/R,20APR26
TAX MAY APPLY
SURCHG MAY APPLY-CK RULE
LN FARE BASIS    OW   EUR  RT   B PEN  DATES/DAYS   AP MIN MAX R
01 HZZRTF              250   H NRF  S20APR 30JUN   14+ SU 12M R
02 KZZRTF/CH        120.00   K NRF  S20APR 30JUN   14+ SU 12M R
`;

describe("Amadeus displays that are not records", () => {
  describe("a line of a record", () => {
    for (const line of LINES_OF_A_RECORD) {
      it(`is not such a display: "${line.trim()}"`, () => {
        expect(kindsOf(line)).not.to.have.property("notARecord");
      });
    }
  });

  for (const [what, head, cases] of groups) {
    describe(what, () => {
      for (const [line, reads] of cases) {
        it(`reads "${line.trim()}"`, () => {
          expect(readBelow(head, line)).to.deep.equal(reads);
        });
      }
    });
  }

  for (const [what, text] of [
    ["planned flight", PLANNED],
    ["fare quote", QUOTE],
  ] as const) {
    it(`include every line of a ${what}`, () => {
      expect(unreadOf(text)).to.deep.equal([]);
      expect(Object.keys(kindsOf(text))).to.deep.equal(["notARecord"]);
    });
  }
});
