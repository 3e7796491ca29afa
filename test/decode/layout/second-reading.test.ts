import { expect } from "chai";
import { decode, type Decoded } from "../../../src/decode/decode.ts";

const read = (...lines: readonly string[]): Decoded =>
  decode(lines.join("\n"), { referenceDate: "2026-11-21" });
const unread = (decoded: Decoded) => decoded.unread.map(({ text }) => text);
const remarks = ({ booking }: Decoded) => booking.remarks.map(({ text }) => text);

const FLIGHT = "  3  BA 178 Y 12APR 7 JFKLHR HK1  2015 0815  13APR  E";
const HOTEL = "  4 HTL 1A HK1 NYC 03JUN-11JUN/HOTEL SAMPLE EAST/115 MODEL";
const REMARK = "  5 RM THE TRAVELLER WANTS A ROOM ABOVE THE TREES WITH A VIEW TO";

describe("A line that says nothing by itself", () => {
  it("is the rest of the line above that had no place for it", () => {
    const decoded = read("  1.DOE/JANE MRS", HOTEL, "STREET/T-1.212.555.0100/CF-NY5571/");
    expect(unread(decoded)).to.deep.equal([]);
    expect(decoded.booking.hotels[0]?.confirmation).to.equal("NY5571");
  });

  it("can be words, where another line shows that lines were wrapped", () => {
    const decoded = read(FLIGHT, HOTEL, "STREET/CF-NY5571/", REMARK, "THE PARK");
    expect(unread(decoded)).to.deep.equal([]);
    expect(remarks(decoded)[0]).to.match(/ VIEW TO THE PARK$/);
  });

  it("is a note of anybody's else", () => {
    expect(unread(read(FLIGHT, REMARK, "THE PARK"))).to.deep.equal(["THE PARK"]);
    expect(unread(read(`${FLIGHT}  BA/ZQ7KXA`, "TOTAL 640 EUR"))).to.deep.equal(["TOTAL 640 EUR"]);
  });

  it("is none, where the line above had place for it", () => {
    const decoded = read(FLIGHT, "  4 HTL 1A HK1 NYC 03JUN-11JUN/HOTEL", "A/CF-NY55/");
    expect(unread(decoded)).to.deep.equal(["A/CF-NY55/"]);
  });

  it("is in the middle of a word, where the line above fills the width without its lost blanks", () => {
    const decoded = read(
      "1.DOE/JANE MRS",
      "2  BA 178 Y 12APR 7 JFKLHR HK1  2015 0815  13APR  E",
      "3 HTL 1A HK1 NYC 03JUN-11JUN/HOTEL SAMPLE EAST/115 MODEL STRE",
      "ET NEW YORK/CF-NY5571/",
    );
    expect(decoded.booking.hotels[0]?.address).to.equal("115 MODEL STREET NEW YORK");
  });

  it("is read with digits for the letters that look like them, where it is a flight then", () => {
    const decoded = read(
      "  1.DOE/JANE MRS",
      "  2  BA 7IO Y 12APR 7 LHRZRH HK1  O820 11O5  12APR  E",
      "  X 7IO O820",
    );
    expect(decoded.booking.flights.map(({ flight }) => flight)).to.deep.equal(["710"]);
    expect(unread(decoded)).to.deep.equal(["  X 7IO O820"]);
  });
});
