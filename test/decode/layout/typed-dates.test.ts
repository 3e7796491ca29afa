import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";

/** A flight of each system; `@` stands for its date and what follows it up to the cities. */
const FLIGHTS: readonly (readonly [system: string, line: string])[] = [
  ["GDS_A", "  1.STONE/ADA MRS\n  2  LH 400 M @ FRAJFK HK1  1300 1545  14JAN  E  LH/K3TQ2D\n"],
  ["GDS_B", " 1.1STONE/ADA MRS\n 1 LH 400M @ FRAJFK HK1   100P  345P /DCLH*K3TQ2D /E\n"],
  ["GDS_C", " 1.1STONE/ADA MRS\n 1. LH  400 M  @ FRAJFK HK1  1300   1545  O*       E TH\n"],
];

describe("Dates as people type them", () => {
  for (const [system, line] of FLIGHTS)
    it(`are read in a flight of ${system}, from where they are printed`, () => {
      for (const [printed, date] of [
        ["@", "14 JAN"],
        ["@ ", "14JAN"],
      ] as const) {
        const text = line.replace(printed, date);
        const { algorithm, booking, unread } = decode(text, { referenceDate: "2026-11-22" });
        const [flight] = booking.flights;
        expect(flight?.departureDate, text).to.equal("2027-01-14");
        expect([flight?.origin, flight?.destination]).to.deep.equal(["FRA", "JFK"]);
        if (date.includes(" ")) {
          expect(algorithm).to.equal(system);
          expect(unread).to.deep.equal([]);
        }
      }
    });

  it("are read in a flight alone whose day has a dot, as if it were a number", () => {
    const { booking, unread } = decode(
      "1. OS  201 M  14. JANUARY VIEFRA HK1   725A   855A O*       E TH\n",
      { referenceDate: "2026-11-29" },
    );
    expect(booking.flights.map(({ departureDate }) => departureDate)).to.deep.equal(["2027-01-14"]);
    expect(unread).to.deep.equal([]);
  });

  it("lose only themselves if no calendar has them", () => {
    for (const [, line] of FLIGHTS) {
      const { booking, warnings } = decode(line.replace("@", "31JUN"), {
        referenceDate: "2026-11-22",
      });
      expect(booking.flights[0]?.departureDate).to.equal(null);
      expect(booking.flights[0]?.destination).to.equal("JFK");
      expect(warnings.join(" ")).to.contain("its date does not exist");
    }
  });

  it("are the only loss if their month or day does not exist, in the system of their line", () => {
    for (const [system, line] of FLIGHTS)
      for (const date of ["14JAM", "45JAN", "4JNA"]) {
        const text = line.replace("@", date);
        const { algorithm, booking, unread } = decode(text, { referenceDate: "2026-11-22" });
        const [flight] = booking.flights;
        expect(algorithm, text).to.equal(system);
        expect([flight?.flight, flight?.origin, flight?.destination, flight?.status]).to.deep.equal(
          ["400", "FRA", "JFK", "HK"],
        );
        expect([flight?.departureDate, flight?.departure]).to.deep.equal([null, null]);
        expect(unread.map((each) => each.text)).to.deep.equal([date]);
        expect(unread.map(({ span }) => text.slice(...span))).to.deep.equal([date]);
      }
  });

  it("do not turn a line that is not a flight into one", () => {
    const [, amadeus] = FLIGHTS[0] ?? [];
    const text = `${amadeus ?? ""}  SURCHARGE 14JAM FOR 22ABC TO VIE\n`.replace("@", "14JAN");
    const { booking, unread } = decode(text, { referenceDate: "2026-11-22" });
    expect(booking.flights.length).to.equal(1);
    expect(unread.map((each) => each.text)).to.deep.equal(["  SURCHARGE 14JAM FOR 22ABC TO VIE"]);
  });
});
