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
