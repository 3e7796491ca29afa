import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";

const OPTIONS = { referenceDate: "2026-11-01" };
const FLIGHT = "  2  AF 457 Y 24NOV 2 GRUCDG HK1  1855 1110+1\n";

const header = (locator: string) =>
  `RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ${locator}\n`;
const record = (locator: string, flight = FLIGHT) =>
  `${header(locator)}  1.SAMPLEMAN/ARIA MRS\n${flight}`;

/** The flights of each record of a text: `AF457 HK`. */
function flightsOf(text: string) {
  const { booking, records } = decode(text, OPTIONS);
  return records.map(({ flights }) =>
    flights.map((index) => {
      const { airline, flight, status } = booking.flights[index] ?? {};
      return `${airline}${flight} ${status}`;
    }),
  );
}

describe("An entry that sells seats", () => {
  for (const [text, algorithm] of [
    ["SSAF457Y24NOVGRUCDG2", "GDS_A"],
    ["0AF457Y24NOVGRUCDGNN2\nWP", "GDS_B"],
    ["0AF457Y24NOVGRUCDGNN2\nFQ", "GDS_C"],
    ["0AF457Y24NOVGRUCDGNN2\n$B", "GDS_C"],
    ["0AF457Y24NOVGRUCDGNN2\n4P", "GDS_C"],
    ["SS:AF457/Y/24NOV/GRUCDG/NN2\nPAT:A", "TRAVELSKY"],
    ["ssaf457y24novgrucdg2", "GDS_A"],
    ["> SSAF457Y24NOVGRUCDG2", "GDS_A"],
  ] as const)
    it(`is read: ${JSON.stringify(text)}`, () => {
      const decoded = decode(text, OPTIONS);
      expect(decoded.algorithm).to.equal(algorithm);
      expect(decoded.unread).to.deep.equal([]);
      expect(decoded.booking.flights).to.have.length(1);
      expect(decoded.booking.flights[0]).to.include({
        ...{ airline: "AF", flight: "457", bookingClass: "Y", seatsBooked: 2 },
        ...{ departureDate: "2026-11-24", origin: "GRU", destination: "CDG" },
        status: algorithm === "GDS_A" ? null : "NN",
      });
    });

  it("begins with a nought before the airline, not with an airline that begins with a nought", () => {
    expect(flightsOf("0B6453K13FEBBOSFLLNN1\nWP")).to.deep.equal([["B6453 NN"]]);
  });

  it("is answered by the segments of its record, above it and below it", () => {
    for (const entry of ["SSAF457Y24NOVGRUCDG1\n", "SSLH400F14JANFRAJFK1\n"]) {
      expect(flightsOf(entry + record("ZQ7KXA"))).to.deep.equal([["AF457 HK"]]);
      expect(flightsOf(record("ZQ7KXA") + entry)).to.deep.equal([["AF457 HK"]]);
    }
  });

  it("belongs to the record below it", () => {
    const other = "  2  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545\n";
    const text = `${record("ZQ7KXA")}SSLH400M14JANFRAJFK1\n${record("ZR4T9B", other)}`;
    expect(flightsOf(text)).to.deep.equal([["AF457 HK"], ["LH400 HK"]]);
  });

  it("is a flight of a record that prints none", () => {
    const text = `${record("ZQ7KXA", "")}SSAF457Y24NOVGRUCDG1\nSSAF457Y24NOVGRUCDG1\n`;
    expect(flightsOf(text)).to.deep.equal([["AF457 null"]]);
  });

  it("is not a flight if a remark quotes it", () => {
    const text = `${record("ZQ7KXA", "")}  2 RM ASKED WITH SSAF457Y24NOVGRUCDG1\n`;
    expect(flightsOf(text)).to.deep.equal([[]]);
  });

  it("needs everything that a system asks for", () => {
    for (const text of [
      "SSAF457Y24NOVGRUCDG",
      "SSAF457Y24NOVGRU1",
      "SSR457Y24NOVGRUCDGX1",
      "0AF457Y24NOVGRUCDGNN0",
      "SS:AF457/24NOV/GRUCDG/NN1",
    ])
      expect(decode(text, OPTIONS).booking.flights, text).to.deep.equal([]);
  });

  it("is read before words", () => {
    const { booking, unread } = decode("SSAF457Y24NOVGRUCDG1 PLEASE", OPTIONS);
    expect(booking.flights).to.have.length(1);
    expect(unread.map(({ text }) => text.trim())).to.deep.equal(["PLEASE"]);
  });
});
