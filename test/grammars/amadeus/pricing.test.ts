import { expect } from "chai";
import { type Group, kindsOf, readBelow, unreadOf } from "./fare-reading.ts";

const SINGLE = `FXP/P1

01 SAMPLEMAN/ARIA

LAST TKT DTE 20APR26/23:59 LT in POS - SEE ADV PURCHASE
------------------------------------------------------------
     AL FLGT  BK   DATE  TIME  FARE BASIS      NVB  NVA   BG
 PAR
XLON BA   305 H    10MAY 0945  HZZRTF/CH                  1P
 EDI BA  1440 H *  10MAY 1410  HZZRTF/CH                  1P
 GLA      S U R F A C E
 PAR BA  1489 H    17MAY 1805  HZZRTF/CH       19APR16NOV 1P

GBP   210.00      10MAY26PAR BA X/LON BA EDI M140.55HZZRTF/
EUR   246.00      CH /-GLA BA PAR M140.55HZZRTF/CH NUC281.10
EUR    38.40YQ    END ROE0.747066
EUR    21.15FR    XT EUR 9.30GB EUR 12.75UB
EUR    22.05XT
EUR   327.60
RATE USED 1GBP=1.17143EUR
BG CXR: BA
PRICED WITH VALIDATING CARRIER BA - REPRICE IF DIFFERENT VC
`;
const SEVERAL = `FXX
   PASSENGER         PTC    NP  FARE USD  TAX/FEE   PER PSGR
01 SAMPLEMAN/ARI*    ADT     1     812.00  240.30    1052.30
02 2                 CNN     1     609.00  228.10     837.10
03 1,4               INF     2      81.00    0.00      81.00

                   TOTALS    4    1583.00  468.40    2051.40

1-2 LAST TKT DTE 30APR26/23:59 LT in POS - SEE ADV PURCHASE
                                                  PAGE  2/ 2
`;
const eur = (amount: number) => ({ currency: "EUR", amount });
const taxed = (code: string, money: object) => ({ code, money });
const coupon = { kind: "note", about: "coupon" };
const day = (day: number, month: number) => ({ day, month, year: null });
const flown = (airline: string, flight: string) => ({
  ...{ kind: "coupon", airline, flight, date: day(10, 5) },
});
const named = (given: string) => ({
  named: [{ surname: "SAMPLEMAN", given, printed: `SAMPLEMAN/${given}` }],
});
const fareHeader = (more: object) => ({ kind: "fareHeader", per: "person", ...more });

const limit = (year: number | null) => ({
  kind: "fare",
  lastTicketing: { day: 20, month: 4, year },
});
const row = (more: object) => ({
  kind: "fareRow",
  passengers: 1,
  base: 812,
  taxes: 240.3,
  total: 1052.3,
  ...more,
});

const groups: readonly Group[] = [
  [
    "its head",
    null,
    [
      ["FXP/P1", { kind: "note", about: "pricing" }],
      [">FXX", { kind: "note", about: "pricing" }],
      ["FXB/R,UP,VC-OS/S2,4", { kind: "note", about: "pricing" }],
      ["FQQ1", { kind: "note", about: "pricing" }],
      ["FXED", null],
      ["01 SAMPLEMAN/ARIA", fareHeader({})],
      ["01 SAMPLEMAN/ARIA CARO*", fareHeader({})],
      ["01 P1", fareHeader({ persons: ["1"] })],
      ["01 P1,3-4", fareHeader({ persons: ["1", "3", "4"] })],
      [" 1 SAMPLEMAN/ARIA", null],
      ["12 SAMPLEMAN/ARIA", null],
      [
        "   PASSENGER         PTC    NP  FARE USD  TAX/FEE   PER PSGR",
        fareHeader({ currency: "USD" }),
      ],
      ["   PASSENGER         PTC    NP  FARE      TAX/FEE   PER PSGR", fareHeader({})],
      [
        "   PASSENGER         PTC    NP  FARE <EUR> TAX/FEE   PER PSGR",
        fareHeader({ currency: "EUR" }),
      ],
      [
        "   PASSENGER         PTC    NP  ATAF<EUR>  TAX/FEE   PER PSGR",
        fareHeader({ currency: "EUR" }),
      ],
    ],
  ],
  [
    "its sentences",
    null,
    [
      ["LAST TKT DTE 20APR26/23:59 LT in POS - SEE ADV PURCHASE", limit(26)],
      ["LAST TKT DTE 20APR26", limit(26)],
      ["LAST TKT DTE 20APR - DATE OF ORIGIN", limit(null)],
      ["1 LAST TKT DTE 20APR26", limit(26)],
      ["1-2,4 LAST TKT DTE 20APR26", limit(26)],
      ["PRICED WITH VALIDATING CARRIER BA", { kind: "fare", validatingCarrier: "BA" }],
      ["PRICED VC BA - OTHER VC AVAILABLE LH", { kind: "fare", validatingCarrier: "BA" }],
    ],
  ],
  [
    "its lines",
    "FXP",
    [
      ["01", fareHeader({})],
      [
        "----------------- NEGO ---------------------",
        { kind: "note", about: "rule", text: "----------------- NEGO ---------------------" },
      ],
      [" PAR", { ...coupon, text: "PAR" }],
      [" GLA      S U R F A C E", { ...coupon, text: "GLA      S U R F A C E" }],
      ["XLON BA   305 H    10MAY 0945", flown("BA", "305")],
      [" EDI 9W  1440 H *  10MAY 1410", flown("9W", "1440")],
      [
        "XLON BA   305 H    10MAY 0945  HZZRTF/CH       19APR16NOV 1P",
        {
          ...flown("BA", "305"),
          ...{ fareBasis: "HZZRTF/CH", baggage: "1P" },
          ...{ notBefore: day(19, 4), notAfter: day(16, 11) },
        },
      ],
      // The only date is what its column says.
      [
        "XLON BA   305 H    10MAY 0945  HZZRTF/CH       19APR      23K",
        { ...flown("BA", "305"), fareBasis: "HZZRTF/CH", baggage: "23K", notBefore: day(19, 4) },
      ],
      [
        "XLON BA   305 H    10MAY 0945  HZZRTF/CH            16NOV 23K",
        { ...flown("BA", "305"), fareBasis: "HZZRTF/CH", baggage: "23K", notAfter: day(16, 11) },
      ],
      [
        "XLON BA 305 H 10MAY 0945 Y 16NOV 23K",
        { ...flown("BA", "305"), fareBasis: "Y", baggage: "23K", unparsed: ["16NOV"] },
      ],
      [
        "EUR   210.00      10MAY26PAR BA X/LON",
        {
          kind: "fare",
          amounts: [eur(210)],
          dated: { day: 10, month: 5, year: 26 },
          calculation: "PAR BA X/LON",
        },
      ],
      ["EUR   327.60", { kind: "fare", amounts: [eur(327.6)] }],
      ["JPY   32760", { kind: "fare", amounts: [{ currency: "JPY", amount: 32760 }] }],
      ["EUR    38.40YQ", { kind: "fare", taxes: [taxed("YQ", eur(38.4))] }],
      ["EUR    38.40-YQ", { kind: "fare", taxes: [taxed("YQ", eur(38.4))] }],
      ["EUR    38.409A", { kind: "fare", taxes: [taxed("9A", eur(38.4))] }],
      ["EUR    38J9", { kind: "fare", taxes: [taxed("J9", eur(38))] }],
      [
        "EUR    22.05XT    9.30GB EUR 12.75UB",
        {
          kind: "fare",
          taxes: [taxed("XT", eur(22.05))],
          calculation: "9.30GB EUR 12.75UB",
        },
      ],
      ["                  END ROE0.747066", { kind: "fare", calculation: "END ROE0.747066" }],
      [
        "RATE USED 1GBP=1.17143EUR",
        { kind: "note", about: "rate of exchange", text: "RATE USED 1GBP=1.17143EUR" },
      ],
      ["1-2 BG CXR: BA", { kind: "note", about: "baggage", text: "1-2 BG CXR: BA" }],
      ["TICKETS ARE NON-REFUNDABLE", { kind: "fare", penalty: "TICKETS ARE NON-REFUNDABLE" }],
      [
        "1-2 TICKETS ARE NON-REFUNDABLE",
        { kind: "fare", penalty: "TICKETS ARE NON-REFUNDABLE", rows: ["1", "2"] },
      ],
      [
        "2   SUBJ TO CANCELLATION/CHANGE PENALTY",
        { kind: "fare", penalty: "SUBJ TO CANCELLATION/CHANGE PENALTY", rows: ["2"] },
      ],
      ["PD     38.40YQ", { kind: "note", about: "tax paid before", text: "PD     38.40YQ" }],
      ["SOMETHING ELSE", null],
    ],
  ],
  [
    "a row of several passengers",
    "   PASSENGER         PTC    NP  FARE USD  TAX/FEE   PER PSGR",
    [
      [
        "01 SAMPLEMAN/ARI*    ADT     1     812.00  240.30    1052.30",
        row({ number: "01", passengerType: "ADT", ...named("ARI") }),
      ],
      [
        "02 SAMPLEMAN/ARIA M  CH33*   1     812.00  240.30    1052.30",
        row({ number: "02", passengerType: "CH33", ...named("ARIA M") }),
      ],
      [
        "03 1,3-5             C05     4     812.00  240.30    1052.30",
        row({
          number: "03",
          passengerType: "C05",
          passengers: 4,
          persons: ["1", "3", "4", "5"],
        }),
      ],
      [
        "                   TOTALS    4     812.00  240.30    1052.30",
        row({ passengers: 4, sum: true }),
      ],
    ],
  ],
];

describe("An Amadeus pricing display", () => {
  it("of one passenger has no unread lines and no segments", () => {
    expect(unreadOf(SINGLE)).to.deep.equal([]);
    expect(kindsOf(SINGLE)).to.deep.equal({ note: 7, coupon: 3, fareHeader: 1, fare: 8 });
  });

  it("of several passengers has no unread lines", () => {
    expect(unreadOf(SEVERAL)).to.deep.equal([]);
    expect(kindsOf(SEVERAL)).to.deep.equal({ note: 2, fareHeader: 1, fareRow: 4, fare: 1 });
  });

  it("has no unread lines without its entry, and with spaces collapsed", () => {
    const pasted = SINGLE.replace("FXP/P1", "").replace(/ +/g, " ");
    expect(unreadOf(pasted)).to.deep.equal([]);
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
});
