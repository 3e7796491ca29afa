import { expect } from "chai";
import { type Group, kindsOf, readBelow, unreadOf } from "./fare-reading.ts";

const HEAD = "TST00001     PARZZ2199 AB/01MAR I 0 LD 02MAR26 OD VIEVIE SI";
const DETAIL = `${HEAD}
T-
FXB/R,UP,VC-OS/S2,4
   1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR
 1   VIE OS  727 E 21APR 1010  OK EZZ14A1S        21APR21APR 1PC
 2 O OTP OS  728 K 17MAY 1415  OK KZZ14A4S        17MAY17MAY 1PC
 3   GRZ    ARNK
     VIE
FARE  F EUR     310.00
EQUIV   USD     341.00
TX001 X USD      112YQAC TX002 X USD       21ZYAE TX003 X USD       18QDAP
TX004 X USD        9ATSE
TOTAL   USD     501.00    BSR 1.10
GRAND TOTAL USD     501.00
VIE OS BUH180.12OS VIE171.44NUC351.56END ROE0.881776
  8.FE NONREF/CHNG FEE APPLIES
  9.FV OS
`;
const LIST = `TQT
T     P/S  NAME                   TOTAL            FOP                 SEGMENTS
3    .1  TSAMPLEMAN/BORIS MR      EUR        512.40  INVOICE                2,4
4    .1  TSAMPLEMAN/BORIS MR      EUR        188.10  INVOICE                3
DELETED TST RECORDS MAY EXIST - PLEASE USE TTH
`;
const usd = (amount: number) => ({ currency: "USD", amount });
const eur = (amount: number) => ({ currency: "EUR", amount });
const taxed = (code: string, money: object) => ({ code, money });
const day = (day: number, month: number) => ({ day, month, year: null });
const coupon = (text: string, number?: string) => ({
  kind: "note",
  about: "coupon",
  text,
  ...(number === undefined ? {} : { number }),
});

const fareHeader = (more: object) => ({ kind: "fareHeader", per: "person", ...more });
const row = (more: object) => ({ kind: "fareHeader", per: "person", ...more });

const groups: readonly Group[] = [
  [
    "its head",
    null,
    [
      [HEAD, fareHeader({ number: "1", lastTicketing: { day: 2, month: 3, year: 26 } })],
      [
        "TST00012     PARZZ2199 AB/01MAR I 0 LD 02MAR26 2359 OD VIEVIE SI",
        fareHeader({ number: "12", lastTicketing: { day: 2, month: 3, year: 26 } }),
      ],
      ["TST00002     PARZZ2199 AB/01MAR F N OD VIEVIE SI", fareHeader({ number: "2" })],
      ["TST1", null],
    ],
  ],
  [
    "its lines",
    HEAD,
    [
      ["T-", { kind: "note", about: "stored fare" }],
      ["T-E", { kind: "note", about: "stored fare" }],
      [
        " 1   VIE OS  727 E 21APR 1010  OK",
        { kind: "coupon", origin: "VIE", airline: "OS", flight: "727", date: day(21, 4) },
      ],
      [
        " 2 X OTP OS  728 K 17MAY 1415  OK KZZ14A4S        17MAY17MAY 1PC",
        {
          ...{ kind: "coupon", origin: "OTP", airline: "OS", flight: "728", date: day(17, 5) },
          ...{ fareBasis: "KZZ14A4S", baggage: "1PC" },
          ...{ notBefore: day(17, 5), notAfter: day(17, 5) },
        },
      ],
      [" 2 O OTP OS OPEN K", { kind: "coupon", origin: "OTP", airline: "OS" }],
      [" 3   GRZ    ARNK", coupon("GRZ    ARNK", "3")],
      ["     VIE", coupon("VIE")],
      ["FARE  F EUR     310.00", { kind: "fare", base: eur(310) }],
      ["FARE    EUR     310", { kind: "fare", base: eur(310) }],
      ["EQUIV   USD     341.00", { kind: "fare", equivalent: usd(341) }],
      [
        "TX001 X USD      112YQAC TX002 X USD       21ZYAE",
        { kind: "fare", taxes: [taxed("YQ", usd(112)), taxed("ZY", usd(21))] },
      ],
      [
        "TX001 X USD     112-YQAC TX002 O USD    21.90-9AAE",
        { kind: "fare", taxes: [taxed("YQ", usd(112)), taxed("9A", usd(21.9))] },
      ],
      [
        "TX001 X EXEMPT YQ TX002 X USD       21ZYAE",
        { kind: "fare", taxes: [taxed("ZY", usd(21))], unparsed: ["EXEMPT", "YQ"] },
      ],
      ["TOTAL   USD     501.00    BSR 1.10", { kind: "fare", total: usd(501) }],
      ["GRAND TOTAL USD     501.00", { kind: "fare", grandTotal: usd(501) }],
      [
        "10MAY26VIE OS BUH180.12NUC180.12END ROE0.881776",
        {
          kind: "fare",
          dated: { day: 10, month: 5, year: 26 },
          calculation: "VIE OS BUH180.12NUC180.12END ROE0.881776",
        },
      ],
      ["END ROE0.881776", { kind: "fare", calculation: "END ROE0.881776" }],
      ["  8.FE NONREF/S2", { kind: "fare", endorsement: "NONREF" }],
      [
        " 10.FP CCVI0000000000000000/0000",
        { kind: "accounting", type: "FP", text: "CCVI0000000000000000/0000" },
      ],
      ["  9.FV OS", { kind: "fare", validatingCarrier: "OS" }],
      ["  9.FV PAX OS/S2,4", { kind: "fare", validatingCarrier: "OS", segments: ["2", "4"] }],
      ["SOMETHING ELSE", null],
      [" 4 SOMETHING ELSE", null],
    ],
  ],
  [
    "its entry",
    `${HEAD}\nT-`,
    [
      ["FXP", { kind: "fare" }],
      ["FXB/R,UP,VC-OS/S2,4", { kind: "fare", validatingCarrier: "OS", segments: ["2", "4"] }],
      [
        "FXP/P1-2/S2/R,VC-OS",
        { kind: "fare", validatingCarrier: "OS", persons: ["1", "2"], segments: ["2"] },
      ],
    ],
  ],
  [
    "a row of the list",
    "T     P/S  NAME                   TOTAL            FOP                 SEGMENTS",
    [
      [
        "3    .1  TSAMPLEMAN/BORIS MR      EUR        512.40  INVOICE                2,4",
        row({ number: "3", persons: ["1"], total: eur(512.4), segments: ["2", "4"] }),
      ],
      [
        "4    .2  SAMPLEMAN/ARIA MRS   USD  99  CCVI0000000000000000/0000  3-5",
        row({ number: "4", persons: ["2"], total: usd(99), segments: ["3", "4", "5"] }),
      ],
      ["5    .2  SAMPLEMAN/ARIA MRS", row({ number: "5", persons: ["2"] })],
    ],
  ],
];

describe("An Amadeus stored fare (TQT)", () => {
  it("has no unread lines and no segments", () => {
    expect(unreadOf(DETAIL)).to.deep.equal([]);
    expect(kindsOf(DETAIL)).to.deep.equal({
      ...{ fareHeader: 1, note: 3, names: 1, fare: 10, coupon: 2 },
    });
  });

  it("is read as a row of a list", () => {
    expect(unreadOf(LIST)).to.deep.equal([]);
    expect(kindsOf(LIST)).to.deep.equal({ note: 3, fareHeader: 2 });
  });

  it("ends at the next line of the record", () => {
    const segment = "  2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA";
    expect(kindsOf(`${DETAIL}\n${segment}\n${segment}`)).to.include({ air: 2 });
  });

  it("can follow another stored fare", () => {
    expect(kindsOf(DETAIL + DETAIL)).to.deep.equal({
      ...{ fareHeader: 2, note: 6, names: 2, fare: 20, coupon: 4 },
    });
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
