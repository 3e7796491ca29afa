import { expect } from "chai";
import { decode, type Decoded } from "../../../src/decode/decode.ts";

const read = (...lines: readonly string[]): Decoded =>
  decode(lines.join("\n"), { referenceDate: "2026-11-21" });
const unread = (decoded: Decoded) => decoded.unread.map(({ text }) => text);
const arrivals = ({ booking }: Decoded) => booking.flights.map(({ landing }) => landing);

const NAME = " 1.1ANDERSSON/NILS MR";
/** Two flights that are cut at 39 characters. */
const OUT = [" 1 DL 293M 04MAR Q JFKAMS HK1   810P 1", "145A  05MAR F /DCDL*WQKVBN /E"];
const BACK = [" 2 DL 292M 21MAR S AMSJFK HK1  1155A 1", "25P /DCDL*WQKVBN /E"];

describe("readCut", () => {
  it("joins lines that were cut within words, at one width", () => {
    const decoded = read(NAME, ...OUT, ...BACK);
    expect(unread(decoded)).to.deep.equal([]);
    expect(decoded.booking.flights).to.have.length(2);
    expect(arrivals(decoded)).to.deep.equal(arrivals(read(NAME, OUT.join(""), BACK.join(""))));
  });

  it("joins nothing within a word if only one line has the width", () => {
    const longer = `${BACK[0] ?? ""}2`;
    const decoded = read(NAME, ...OUT, longer, "5P /DCDL*WQKVBN /E");
    expect(decoded.booking.flights[1]?.airlineLocator ?? null).to.equal(null);
  });

  it("joins nothing that is not read completely", () => {
    const decoded = read(NAME, OUT[0] ?? "", "SEE BELOW", BACK[0] ?? "", "25P /DCDL*WQKVBN /E");
    expect(decoded.booking.flights[0]?.airlineLocator ?? null).to.equal(null);
    expect(decoded.booking.flights[1]?.airlineLocator).to.equal("WQKVBN");
  });

  it("joins no words to a hotel or a remark that was read", () => {
    const hotel = "  3 HTL 1A HK1 NYC 03JUN-11JUN/HOTEL SAMPLE EAST/CF-200";
    const again = hotel.replace("3", "4");
    const decoded = read("  1.DOE/JANE MRS", hotel, "TOTAL 500 EUR", again, "TOTAL 600 EUR");
    expect(decoded.booking.hotels.map(({ confirmation }) => confirmation)).to.deep.equal([
      "200",
      "200",
    ]);
  });

  it("also joins what does not fit, in a text with cut lines", () => {
    const decoded = read(
      "RP/WAWLO2188/WAWLO2188            KB/SU",
      "20NOV26/0944Z   L6TN3X",
      "  1.NOWAK/EWA MRS",
      "  2  LO 281 K 12JAN 2 WAWLHR HK1  0735 0925",
      "12JAN  E  LO/L6TN3X",
      "  3 FA PAX",
      "125-2455010201/ETLO/PLN5210.00/20NOV26/WAWLO",
      "2188/63300000/S2/P1",
      "  4 FA INF",
      "125-2455010202/ETLO/PLN5210.00/20NOV26/WAWLO",
      "2188/63300000/S2/P1",
    );
    expect(unread(decoded)).to.deep.equal([]);
    expect(decoded.booking.tickets.map(({ number }) => number)).to.deep.equal([
      "125-2455010201",
      "125-2455010202",
    ]);
  });
});
