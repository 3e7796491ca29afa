import { expect } from "chai";
import { repair } from "../../src/decode/text/repair/repair.ts";
import { layOut } from "../../src/prose/layout/lay-out.ts";

function laidOut(...lines: readonly string[]): readonly string[] {
  return layOut(repair(lines.join("\n"))).text.split("\n");
}

describe("The layout of a free text", () => {
  it("gives the titles of a table to its values", () => {
    const expected = [
      "Flight: BA 117 | From: LHR | To: JFK | Departure: 08:20",
      "Flight: BA 178 | From: JFK | To: LHR | Departure: 07:55",
    ];
    for (const mark of ["\t", " | ", ";", ","]) {
      const rows = [
        ["Flight", "From", "To", "Departs"],
        ["BA 117", "LHR", "JFK", "08:20"],
        ["BA 178", "JFK", "LHR", "07:55"],
      ].map((cells) => cells.join(mark));
      expect(laidOut(...rows).slice(1), JSON.stringify(mark)).to.deep.equal(expected);
    }
  });

  it("finds the cells of columns by their places on the line", () => {
    expect(
      laidOut(
        "Flight   From   To     Arr.    Cl.",
        "BA 117   LHR    JFK    11:05+1 Y",
        "BA 178          LHR    19:50   Q",
      ).slice(1),
    ).to.deep.equal([
      "Flight: BA 117 | From: LHR | To: JFK | Arrival: 11:05+1 | Class: Y",
      "Flight: BA 178 | To: LHR | Arrival: 19:50 | Class: Q",
    ]);
  });

  it("puts what is said of a column of flights above its flight", () => {
    expect(
      laidOut(
        "           Old flight   New flight",
        "Flight     LX 14        LX 16",
        "Departs    10:00        13:00",
        "Arrives    12:00        15:00",
      ).filter((line) => line !== ""),
    ).to.deep.equal([
      "Old flight:",
      "Flight: LX 14 | Departure: 10:00 | Arrival: 12:00",
      "New flight:",
      "Flight: LX 16 | Departure: 13:00 | Arrival: 15:00",
    ]);
  });

  it("writes two journeys without labels one below the other", () => {
    expect(
      laidOut(
        "ALLER / OUTBOUND    RETOUR / RETURN",
        "SN 2719             SN 2722",
        "07:10  BRU          18:55  GVA",
        "08:25  GVA          20:10  BRU",
      ),
    ).to.deep.equal([
      "ALLER / OUTBOUND",
      "SN 2719",
      "07:10  BRU",
      "08:25  GVA",
      "",
      "RETOUR / RETURN",
      "SN 2722",
      "18:55  GVA",
      "20:10  BRU",
    ]);
  });

  it("keeps amounts and their currencies together", () => {
    expect(
      laidOut("Fare         Taxes       Total", "100,00 EUR   20,50 EUR   120,50 EUR"),
    ).to.deep.equal(["Fare: 100,00 EUR | Taxes: 20,50 EUR | Total: 120,50 EUR"]);
    expect(laidOut("Total;120,50;EUR")).to.deep.equal(["Total: 120,50 EUR"]);
    expect(laidOut("Total,EUR,120.50")).to.deep.equal(["Total: EUR 120.50"]);
  });

  it("reads a table with its titles in the first column by its columns", () => {
    expect(
      laidOut("Flight   LX 14   LX 15", "From     ZRH     JFK", "To       JFK     ZRH"),
    ).to.deep.equal(["Flight: LX 14 | From: ZRH | To: JFK", "Flight: LX 15 | From: JFK | To: ZRH"]);
  });

  it("joins an airline with its number, and a surname with its given name", () => {
    expect(laidOut("Airline;Flight;Last name;First name", "LX;0071;Doe;Jane")).to.deep.equal([
      "Flight: LX 0071 | Passenger: Doe/Jane",
    ]);
    expect(laidOut("Name;Vorname;Anrede;Ticket", "Doe;Jane;Frau;125-0000000001")).to.deep.equal([
      "Name: Doe/Jane Frau | E-ticket number: 125-0000000001",
    ]);
    expect(
      laidOut("Soyadı / Adı;Ünvan;PNR", "DOE / JANE;BAYAN;ZQ7KXA", "DOE JOHN;BAY;ZQ7KXA"),
    ).to.deep.equal([
      "Soyadı / Adı;Ünvan;PNR",
      "Yolcu: DOE / JANE BAYAN | PNR: ZQ7KXA",
      "Yolcu: DOE/JOHN BAY | PNR: ZQ7KXA",
    ]);
    expect(laidOut("乘机人;证件姓名;PNR", "张伟明;ZHANG/WEIMING MR;ZQ7KXA")).to.deep.equal([
      "乘机人: 张伟明 (ZHANG/WEIMING MR) | PNR: ZQ7KXA",
    ]);
  });

  it("reads quoted cells between semicolons, and dots that lead to a value", () => {
    expect(laidOut('"Flight";"From";"To"', '"BA 117";"LHR";"JFK"').at(-1)).to.match(
      /^"?Flight: BA 117 \| From: LHR \| To: JFK"?$/,
    );
    expect(laidOut("Traveller ........ DOE/JANE MRS")).to.deep.equal(["Traveller: DOE/JANE MRS"]);
    expect(laidOut("Please wait .....")).to.deep.equal(["Please wait ....."]);
  });

  it("puts a departure beside an arrival on two lines", () => {
    expect(
      laidOut(
        "DEPART          ARRIVE",
        "London (LHR)    New York (JFK)",
        "                Terminal 8",
      ),
    ).to.deep.equal(["Departure: London (LHR)", "Arrival: New York (JFK), Terminal 8"]);
  });

  it("puts two journeys side by side one below the other", () => {
    expect(
      laidOut(
        "Voo: AD 4217         Voo: AD 2981",
        "Sa\u00edda: VCP 09:30     Sa\u00edda: SSA 14:10",
        "Chegada: SSA 11:50   Chegada: VCP 16:45",
      ),
    ).to.deep.equal([
      "Voo: AD 4217",
      "Sa\u00edda: VCP 09:30",
      "Chegada: SSA 11:50",
      "",
      "Voo: AD 2981",
      "Sa\u00edda: SSA 14:10",
      "Chegada: VCP 16:45",
    ]);
  });

  it("puts values after the labels above and beside them", () => {
    expect(laidOut("Booking reference", "ZQ7KXA")).to.deep.equal(["Booking reference: ZQ7KXA"]);
    expect(laidOut("Class      : Y")).to.deep.equal(["Class: Y"]);
    expect(laidOut("Class      Y")).to.deep.equal(["Class: Y"]);
  });

  it("writes the codes of airlines before their numbers", () => {
    expect(laidOut("Lufthansa 506")).to.deep.equal(["Lufthansa LH 506"]);
    expect(laidOut("EZY8110")).to.deep.equal(["U28110"]);
    expect(laidOut("Airline: Swiss", "Flight no: 71").at(-1)).to.match(/: LX 71$/);
  });

  it("leaves trains, clubs and what it does not understand as it is", () => {
    for (const line of [
      "Eurostar 9018",
      "Leeds United 34  4  2",
      "ICE 595",
      "Gold  Silver  Bronze",
    ])
      expect(laidOut(line)).to.deep.equal([line]);
  });

  it("puts a title or a passenger type apart from a name before it", () => {
    expect(laidOut("Adult", "Jane Doe")).to.deep.equal(["Adult: Jane Doe"]);
    for (const [row, name] of [
      ["1  Mr.  John Doe  (6 years)", "Mr. John Doe (6 years)"],
      ["Frau  Doe,Jane", "Frau Jane Doe"],
      ["Mevr. Doe, Jane    geb. 17.09.1986", "Mevr. Jane Doe   geb. 17.09.1986"],
      // A day without a word for births may be that of anything.
      ["Mevr. Doe, Jane    17.09.1986", "Mevr. Doe, Jane    17.09.1986"],
    ] as const)
      expect(laidOut(row), row).to.deep.equal([name]);
  });

  it("writes the terminals and the operating airlines of fare tools in words", () => {
    for (const [row, words] of [
      ["FRA 1 JFK 1", "FRA JFK T1T1"],
      ["NRT1/LAX4", "NRT LAX T1T4"],
      ["FRA 1 FRA 1", "FRA 1 FRA 1"],
      ["FRA 1 QQQ 1", "FRA 1 QQQ 1"],
      ["LX:LH5736", "OPERATED BY LX, LH5736"],
      ["LH  /LX    5736", "OPERATED BY LX, LH    5736"],
    ] as const)
      expect(laidOut(row), row).to.deep.equal([words]);
  });

  it("keeps the place of every character", () => {
    const text = "Flight\tFrom\tTo\nBA 117\tLHR\tJFK";
    const laid = layOut(repair(text));
    const start = laid.text.lastIndexOf("LHR");
    expect(laid.originalRange({ start, end: start + 3 })).to.deep.equal({
      start: text.indexOf("LHR"),
      end: text.indexOf("LHR") + 3,
    });
  });
});
