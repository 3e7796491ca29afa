import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { violationOf } from "./properties.ts";

/*
 * What fuzzing has found, as the smallest text that shows it.
 */
describe("What fuzzing has found", () => {
  it("no time has more than 59 minutes", () => {
    const cars = [
      "3 CCR ZZ HK1 ORD 11JAN-14JAN CCAR/RG-USD36.00DY/ARR-1499/DT-190",
      "3 CCR ZZ HK1 ORD 11JAN-14JAN CCAR/RG-USD36.00DY/ARR-2560/DT-13P",
      "3 CCR ZZ HK1 ORD 11JAN-14JAN CCAR/RG-USD36.00DY/ARR-1459/DT-130",
    ].map((line) => {
      const { booking, unread } = decode(`1.1DOE/JANE\n${line}`, { referenceDate: "2026-11-21" });
      const [car] = booking.cars;
      return [car?.pickUpTime, car?.dropOffTime, unread.length > 0];
    });
    expect(cars).to.deep.equal([
      [null, null, true],
      [null, null, true],
      ["14:59", "01:30", false],
    ]);
  });

  it("no stay has a negative number of nights", () => {
    const texts = [
      "Hotel: Esempio\rCheckin: venerdì 3 apr\rCheckout 6 apr 2007",
      "2 HHL ZZ HK1 CHI 11JAN27-14JAN26 3NT 00560 EXEMPLAR LAKESHORE 1C1DRAC",
    ];
    for (const text of texts) expect(violationOf(text)).to.equal(null);
    const { booking } = decode(texts[0] ?? "", { referenceDate: "2026-11-21" });
    expect(booking.hotels.map(({ nights }) => nights)).to.deep.equal([null]);
  });

  it("a title above a row that is not read is not unread itself", () => {
    const text = "Дата  В\nD  1";
    const { coverage, unread } = decode(text, { referenceDate: "2026-11-21" });
    expect(coverage.lines).to.deep.equal({ read: 0, ignored: 1, unread: 1 });
    expect(unread.map(({ line }) => line)).to.deep.equal([2]);
    expect(violationOf(text)).to.equal(null);
  });

  it("a name is in the text that has the same letters as small ones: ı, ß", () => {
    const text = "Yolcu: Canan Örnekışık\nBA 1ı4 2APR S JFKLHR";
    const { booking } = decode(text, { referenceDate: "2026-11-21" });
    expect(booking.persons.map(({ lastName }) => lastName)).to.deep.equal(["ÖRNEKIŞIK"]);
    expect(violationOf(text)).to.equal(null);
    expect(violationOf("Hotel Weißes Muster\nAnreise 4.5.27")).to.equal(null);
  });

  it("a flight number is in the text whose digits a scanner took for letters", () => {
    const text = "AAI0B 3DEC JFKLHR SS2 TH/FR";
    const { booking } = decode(text, { referenceDate: "2026-11-21" });
    expect(booking.flights.map(({ flight }) => flight)).to.deep.equal(["108"]);
    expect(violationOf(text)).to.equal(null);
  });

  it("no class is made of the digit that a scanner took for its letter", () => {
    const text = "1 KL16271 15JAN AMSMXP HK2  1110A 1250P\n2 KL1628Y 19JAN MXPAMS HK2  1110A 1250P";
    const { booking } = decode(text, { referenceDate: "2026-11-21" });
    expect(booking.flights.map(({ bookingClass }) => bookingClass)).to.deep.equal([null, "Y"]);
    expect(violationOf(text)).to.equal(null);
  });
});
