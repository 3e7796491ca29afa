import { expect } from "chai";
import { decode, type Decoded } from "../../../src/decode/decode.ts";

const read = (...lines: readonly string[]): Decoded =>
  decode(lines.join("\n"), { referenceDate: "2026-11-21" });
const unread = (decoded: Decoded) => decoded.unread.map(({ text }) => text);
const remarks = ({ booking }: Decoded) => booking.remarks.map(({ text }) => text);

const FLIGHT = "  3  BA 178 Y 12APR 7 JFKLHR HK1  2015 0815  13APR  E";
const HOTEL = "  4 HTL 1A HK1 NYC 03JUN-11JUN/HOTEL SAMPLE EAST/115 MODEL";
const REMARK = "  5 RM THE TRAVELLER WANTS A ROOM ABOVE THE TREES WITH A VIEW TO";

describe("The second reading", () => {
  it("joins an unread line to the line above if that had no room for it", () => {
    const decoded = read("  1.DOE/JANE MRS", HOTEL, "STREET/T-1.212.555.0100/CF-NY5571/");
    expect(unread(decoded)).to.deep.equal([]);
    expect(decoded.booking.hotels[0]?.confirmation).to.equal("NY5571");
  });

  it("joins mere words if another line shows that lines were wrapped", () => {
    const decoded = read(FLIGHT, HOTEL, "STREET/CF-NY5571/", REMARK, "THE PARK");
    expect(unread(decoded)).to.deep.equal([]);
    expect(remarks(decoded)[0]).to.match(/ VIEW TO THE PARK$/);
  });

  it("leaves mere words alone otherwise", () => {
    expect(unread(read(FLIGHT, REMARK, "THE PARK"))).to.deep.equal(["THE PARK"]);
    expect(unread(read(`${FLIGHT}  BA/ZQ7KXA`, "TOTAL 640 EUR"))).to.deep.equal(["TOTAL 640 EUR"]);
  });

  it("leaves a line alone if the line above had room for it", () => {
    const decoded = read(FLIGHT, "  4 HTL 1A HK1 NYC 03JUN-11JUN/HOTEL", "A/CF-NY55/");
    expect(unread(decoded)).to.deep.equal(["A/CF-NY55/"]);
  });

  it("joins within a word if the line above, with its lost spaces, fills the width", () => {
    const decoded = read(
      "1.DOE/JANE MRS",
      "2  BA 178 Y 12APR 7 JFKLHR HK1  2015 0815  13APR  E",
      "3 HTL 1A HK1 NYC 03JUN-11JUN/HOTEL SAMPLE EAST/115 MODEL STRE",
      "ET NEW YORK/CF-NY5571/",
    );
    expect(decoded.booking.hotels[0]?.address).to.equal("115 MODEL STREET NEW YORK");
  });

  const BOOKED = "3  BA 178 Y 12APR 7 JFKLHR HK1  2015 0815  13APR  E  BA/ZQ7KXA";

  it("begins where a flight or a name that is read completely begins", () => {
    for (const before of ["[log]   ", "OUT: ", "+ ", "// ", "OUTBOUND ", "2026-11-20 INFO | "]) {
      const decoded = read(`${before}${BOOKED}`);
      expect(decoded.booking.flights.length, before).to.equal(1);
      expect(unread(decoded), before).to.deep.equal([before.trimEnd()]);
    }
    const named = read("[log] 1.DOE/JANE MRS   2.DOE/JOHN MR", `[log] ${BOOKED}`);
    expect(named.booking.persons.length).to.equal(2);
  });

  it("does not begin after words which say that a flight is not booked, nor at a coupon", () => {
    const others = [
      "OLD: 4  BA 179 Y 22APR 7 LHRJFK HK1  2015 0815  23APR  E",
      "CXLD - 4  BA 179 Y 22APR 7 LHRJFK HK1  2015 0815  23APR  E",
      "THEY ASKED FOR BA 179 Y 22APR 7 LHRJFK HK1  2015 0815  23APR",
      "COUPON: 4  BA 179 Y 22APR 7 LHRJFK OK  2015",
      "ATTENDEES: 1.SALES/MARKETING 2.HR/FINANCE",
    ];
    const decoded = read("  1.DOE/JANE MRS", `  ${BOOKED}`, ...others);
    expect(unread(decoded)).to.deep.equal(others);
    expect(decoded.booking.persons.length).to.equal(1);
  });

  it("reads the next flight on the line of the one before", () => {
    const decoded = read(
      " 1 LH 400M 27JAN ZRHFRA HK1   800A  900A *",
      "         OPERATED BY SAMPLE AIR 2 LX  14M 28JAN ZRHJFK HK1   100P  400P *",
    );
    expect(decoded.booking.flights.map(({ operatedBy }) => operatedBy)).to.deep.equal([
      "SAMPLE AIR",
      null,
    ]);
    expect(unread(decoded)).to.deep.equal([]);
  });

  it("joins a flight that was broken at any space after its airline, whatever the width", () => {
    for (const { index } of BOOKED.matchAll(/(?<=\S{2}|[A-Z]|7) +/g)) {
      const decoded = read(
        "  1.DOE/JANE MRS",
        BOOKED.slice(0, index),
        BOOKED.slice(index).trimStart(),
        "  4 RM A REMARK THAT IS LONGER THAN EACH OF THE OTHER LINES ABOVE IT",
      );
      expect(unread(decoded), BOOKED.slice(0, index)).to.deep.equal([]);
      expect(decoded.booking.flights[0]?.airlineLocator).to.equal("ZQ7KXA");
    }
  });

  it("joins a name with its title, and a number with its name", () => {
    const decoded = read("1.1DOE/JANE", "MRS  2.1DOE/", "JOHN MR  3.1", "ROE/ANN");
    expect(decoded.booking.persons.map(({ title }) => title)).to.deep.equal(["MRS", "MR", ""]);
  });

  it("joins no words to a complete element", () => {
    const below = ["THANKS", "OFF", "TOTAL 640 EUR", "ZQ7KXA", "SEAT 12A"];
    for (const words of below) {
      const decoded = read("  1.DOE/JANE", words, FLIGHT, words);
      expect(unread(decoded), words).to.deep.equal([words, words]);
      expect(decoded.booking.flights[0]?.airlineLocator, words).to.equal(null);
    }
  });

  it("reads a flight without the class that is a digit", () => {
    for (const line of [
      "2 KL16271 15JAN AMSMXP HK2  1110A 1250P",
      " 2 KL16278 15JAN F AMSMXP HK2  1110A 1250P /DCKL*K3TQ2D /E",
      " 2. KL 1627 5  15JAN AMSMXP HK2  1110   1250 O*       E FR",
    ]) {
      const decoded = read(line);
      expect(
        decoded.booking.flights.map(({ flight, bookingClass }) => [flight, bookingClass]),
        line,
      ).to.deep.equal([["1627", null]]);
      expect(unread(decoded)).to.have.length(1);
    }
  });

  it("reads letters as the digits they resemble if that yields a flight", () => {
    const decoded = read(
      "  1.DOE/JANE MRS",
      "  2  BA 7IO Y 12APR 7 LHRZRH HK1  O820 11O5  12APR  E",
      "  X 7IO O820",
    );
    expect(decoded.booking.flights.map(({ flight }) => flight)).to.deep.equal(["710"]);
    expect(unread(decoded)).to.deep.equal(["  X 7IO O820"]);
  });
});
