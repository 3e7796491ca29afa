import { expect } from "chai";
import { arrivalTerminal } from "../../../../grammars/common/segments/arrival-terminal.ts";
import { itemNames } from "../../../../grammars/common/people/item-names.ts";
import { operatedBy } from "../../../../grammars/common/segments/operated-by.ts";
import { surface } from "../../../../grammars/common/segments/surface.ts";
import { airSegment } from "../../../../grammars/sabre/segments/air-segment.ts";
import { footer, received } from "../../../../grammars/sabre/header.ts";
import { lineStarts } from "../../../../grammars/sabre/line-starts.ts";
import { flightNotes, screenNotes } from "../../../../grammars/sabre/displays/notes.ts";
import { wrapping } from "../../../../grammars/sabre/wrapping.ts";
import { defineGrammar } from "../../../../src/decode/engine/grammar.ts";
import { plain, read } from "../../read.ts";

const families = [surface, itemNames, footer, received, screenNotes];
const grammar = defineGrammar({
  name: "test",
  signatures: [],
  screen: { lineBreaks: { starts: lineStarts }, wrapping },
  families,
  sections: [
    { name: "flightLines", head: airSegment, families: [operatedBy, arrivalTerminal, flightNotes] },
  ],
  endingSections: families,
});

/** The lines of a text after layout, without their margin. */
function joined(...lines: readonly string[]): string[] {
  return read(lines.join("\n"), grammar)
    .source.text.split("\n")
    .flatMap((line) => line.trim() || []);
}

/** The nodes of lines, without the details of flights and names. */
function said(text: string): unknown[] {
  return read(text, grammar).lines.map(({ node }) => {
    if (node === null) return null;
    if (node.kind === "operatedBy") return plain(node.operator);
    return node.kind === "note" ? node.about : node.kind;
  });
}

const AIR = " 1 UA 870Y 05AUG W SFOSYD HK1  1050P  640A  07AUG F";
const SCREEN = [
  " 1.1MODEL/PETRA MS  2.1MODEL/OTTO MR*05JAN99",
  `${AIR} SPM HRS`,
  "                                               /DCUA*ZR4T9B /E",
  "OPERATED BY /SAMPLE PACIFIC",
  " 2   ARNK",
  "12 UA 871Y 20AUG Q SYDSFO HK1   230P 1110A /DCUA*ZR4T9B /E",
  "RECEIVED FROM - PETRA",
  "ZZ8B.ZZ8B*AKT 1633/06FEB26 ZWMRTE H",
];

describe("a Sabre itinerary", () => {
  describe("continues on the next line", () => {
    it("with the tail of a flight, in any column", () => {
      const whole = `${AIR.trim()} SPM /DCUA*ZR4T9B /E`;
      expect(joined(`${AIR} SPM`, `${" ".repeat(47)}/DCUA*ZR4T9B /E`)).to.deep.equal([whole]);
      expect(joined(`${AIR} SPM`, " /DCUA*ZR4T9B /E")).to.deep.equal([whole]);
      expect(joined(`${AIR} SPM`, "/DCUA*ZR4T9B /E")).to.deep.equal([whole]);
      const alone = `${" ".repeat(60)}/E`;
      expect(joined(`${AIR} SPM /DCUA*ZR4T9B`, "", alone)).to.deep.equal([whole]);
    });

    it("but not with other text", () => {
      const lines = [AIR, "/SAMPLE NOTE", " 2   ARNK", "/E"];
      expect(joined(...lines)).to.deep.equal(lines.map((line) => line.trim()));
    });

    it("with facts that leave space for a name", () => {
      expect(
        joined(
          "  1.SSR DOCS BT HK1/P/ZZZ/X0000000  1.1 MODEL/PETRA",
          "    0/ZZZ/03FEB1986/F/30NOV2031/MO",
          "    DEL/PETRA",
          "  2.SSR OTHS LH PLEASE TAKE GOOD    2.1 MODEL/OTTO",
          "    CARE",
        ),
      ).to.deep.equal([
        "1.SSR DOCS BT HK1/P/ZZZ/X00000000/ZZZ/03FEB1986/F/30NOV2031/MODEL/PETRA 1.1 MODEL/PETRA",
        "2.SSR OTHS LH PLEASE TAKE GOOD CARE 2.1 MODEL/OTTO",
      ]);
    });

    it("with hotels and cars, cut at either width", () => {
      const hotel = " 3  HTL ZZ 05AUG W NN1  SYD/OUT20AUG/HOTEL EXEMPLAR/DBLB/MODR/TA";
      const wide = " 4  CAR ZZ 05AUG W HK1  SYD/20AUG/CDMR/ARR-7A/RET-10A/DT-16JUL261015";
      expect(hotel).to.have.lengthOf(64);
      expect(wide).to.have.lengthOf(68);
      expect(
        joined(hotel, "00000000/CF-", " 4   ARNK", wide, "    /RC-ZZA", "10   ARNK"),
      ).to.deep.equal(
        [`${hotel}00000000/CF-`, " 4   ARNK", `${wide}/RC-ZZA`, "10   ARNK"].map((line) =>
          line.trim(),
        ),
      );
      const city = `${wide.slice(1, 64)} CITY`;
      expect(joined(city, "    HALL/RC-ZZA")).to.deep.equal([`${city}HALL/RC-ZZA`]);
      expect(joined(hotel, "PHONES", "  1.SYD555-0100-A")).to.have.lengthOf(3);
    });

    it("but not with a new element below a hotel or a car", () => {
      const full = " 3  HTL ZZ 05AUG W NN1  SYD/OUT20AUG/HOTEL EXEMPLAR/DBLB/CF-1234";
      expect(full).to.have.lengthOf(64);
      const long = `${full}56789`;
      for (const hotel of [full, long])
        for (const below of [
          "UA 871Y 20AUG Q SYDSFO HK1   230P 1110A",
          "UA871 SYD SFO 20AUG 1430/1110",
          "TOTAL 500 EUR PER NIGHT",
          "TOTAL 500 EUR/NIGHT",
          "MODEL/PETRA MS",
          "ZQKXAB",
          "TAW/15JUL",
          "0CARZZGK1SYD05AUG-20AUG/CDMR/RG-USD41.50/CF-ABC123",
          "    4 UA 871Y 20AUG Q SYDSFO HK1   230P 1110A",
          "    4  CAR ZZ 05AUG W HK1  SYD/20AUG/CDMR",
          "     ARNK",
        ])
          expect(joined(hotel, below)).to.deep.equal([hotel.trim(), below.trim()]);
    });

    it("with the rest of a hotel that fills the width", () => {
      const full = " 3  HTL ZZ 05AUG W NN1  SYD/OUT20AUG/HOTEL EXEMPLAR/DBLB/CF-1234";
      for (const rest of ["567", "ABC567", "56/NONSMOKING", "5 SAMPLE ST/CF-12", "AB-1"])
        expect(joined(full, rest)).to.deep.equal([`${full.trim()}${rest}`]);
    });

    it("but not with the lines of tickets and addresses", () => {
      const lines = [
        "  2.TE 0160000000001-AT MODEL/P ZZ8B*AKT 1828/08APR*I",
        "    TV 0160000000002-AT  *VOID* MODEL/P ZZ8B*AKT 1830/08APR*E",
        "ADDRESS",
        "    N/SAMPLE TRAVEL",
      ];
      expect(joined(...lines)).to.deep.equal(lines.map((line) => line.trim()));
    });
  });

  it("has lines of notes under flights only", () => {
    expect(
      said(
        [
          "SAMPLE CHECK-IN WITH SAMPLE PACIFIC",
          AIR,
          "OPERATED BY /SAMPLE PACIFIC",
          "SAMPLE CHECK-IN WITH SAMPLE PACIFIC",
          "ADV PAX FLT ARRIVES TERMINAL-1",
          "ADD ADVANCE PASSENGER INFORMATION IN SSR DOCS",
          "UA 871Y 20AUG Q SYDSFO HK1  230P 1110A XX",
          " UX 871YY 20AUG Q SYDSFO HK1  230P 1110A",
          " 3  XYZ",
          " 4   ARNK",
          "ADD ADVANCE PASSENGER INFORMATION IN SSR DOCS",
        ].join("\n"),
      ),
    ).to.deep.equal([
      null,
      "air",
      "SAMPLE PACIFIC",
      "flight notice",
      "terminals",
      "flight notice",
      "air",
      null,
      null,
      "surface",
      null,
    ]);
  });

  it("does not read possible elements under its flights as notes", () => {
    const below = [
      "UA 871Y 2OAUG SYDSFO 205P 455P",
      "AF22 CDG JFK 20AUG 1300/1500",
      "AF22 CDG JFK 1300-1500",
      "SSR AA VGML HK1",
      "OSI UA VIP",
      "TE 0160000000001 IS THE TICKET",
      "TICKET 016-0000000001",
      "SYD555-555-0100-A IS THE PHONE",
      "JANE@EXAMPLE.COM IS THE ADDRESS",
      "TKT/TIME LIMIT - 1.TAW/15JUL",
      "PHONES 1.SYD555-555-0100-A",
      "REMARKS: 1.ALL THE REST",
      "HTL ZZ SYD EXEMPLAR INN",
      "PASSENGER SPECIAL DATA",
      "WEIRD SECTION",
      "SEAT 12A",
      "OK",
      "*SAMPLE NOTE",
      "DEPOSIT STILL MISSING",
      "ADD SECTOR",
      "STONE/BEN JOHN MARK",
      "STONE/BEN ARRIVES AT GATE 2",
      "UA 870 ARRIVES AT TERMINAL 1",
      "DEPARTS TERMINAL 8",
      "PAX WANTS 22A",
      "MEAL CONFIRMED",
    ];
    expect(said([AIR, ...below].join("\n"))).to.deep.equal(["air", ...below.map(() => null)]);
  });

  it("has notes of any length under its flights", () => {
    const below = [
      "ETKT IS ELIGIBLE",
      "  SAMPLE CHECK-IN WITH SAMPLE PACIFIC",
      "SAMPLE PACIFIC ASKS ALL GUESTS TO BE AT THE GATE AT LEAST SIXTY",
      "MINUTES",
    ];
    const notices = below.map(() => "flight notice");
    expect(said([AIR, ...below].join("\n"))).to.deep.equal(["air", ...notices]);
  });

  it("ends its flights at an element without a number", () => {
    const lines = ["   ARNK", "   ZZ8B.ZZ8B*AKT 1633/06FEB26 ZWMRTE H"];
    expect(said([AIR, lines[0]].join("\n"))).to.deep.equal(["air", "surface"]);
    expect(said([AIR, lines[1]].join("\n"))).to.deep.equal(["air", "header"]);
  });

  it("is found with single spaces, and after the padding of a screen", () => {
    const single =
      `1.1MODEL/PETRA MS 1 UA 870Y 05AUG W SFOSYD HK1 1050P 640A 2 ARNK ` +
      `3 OTH YY 22FEB M GK1 XXX/PRESERVEPNR 4 UA 871Y 20AUG Q SYDSFO HK1 230P 1110A`;
    expect(joined(single).map((line) => line.slice(0, 6))).to.deep.equal([
      "1.1MOD",
      "1 UA 8",
      "2 ARNK",
      "3 OTH ",
      "4 UA 8",
    ]);
    const padded = SCREEN.map((line) => line.padEnd(64)).join("");
    expect(said(padded)).to.deep.equal(said(SCREEN.join("\n")));
  });

  it("reads no names in the rates of hotels", () => {
    const hotel =
      " 6  HHX ZZ 13DEC S HK1  LON/IN13DEC S-OUT16DEC W/7654321 SAMPLE SUITES/STE-1/99.50GBP/CF-ZZ1";
    expect(joined(hotel)).to.deep.equal([hotel.trim()]);
  });

  it("is found in a screen that lost its line breaks", () => {
    const kinds = ["names", "air", "SAMPLE PACIFIC", "surface", "air", "received", "header"];
    expect(said(SCREEN.join("\n"))).to.deep.equal(kinds);
    expect(said(SCREEN.join(" "))).to.deep.equal(["names", ...kinds]);
    expect(said(SCREEN.join(""))).to.deep.equal(["names", ...kinds]);
  });
});
