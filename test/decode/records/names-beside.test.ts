import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";

const options = { referenceDate: "2026-11-29" };

describe("Names beside what a system printed", () => {
  it("are those of neither of two records between which somebody wrote them", () => {
    const { booking, unread } = decode(
      "PAX KARLSSON/IRMA MRS\n" +
        " 1. OS  501 K  14JAN VIEATH HK1  0945   1300  O        E TH\n\n" +
        "PAX CONTI/ELISA MS\n" +
        " 1 AZ  608M 14JAN Q FCOJFK HK1  1000A  200P  /DCAZ*K3TQ2D /E\n",
      options,
    );
    expect(booking.persons.map(({ lastName }) => lastName)).to.deep.equal(["KARLSSON"]);
    expect(booking.flights).to.have.lengthOf(2);
    expect(unread.map(({ text }) => text)).to.deep.equal(["PAX CONTI/ELISA MS"]);
  });

  const ROWS = "  1.LINDGREN/MAJA MS 31D\n  2.LINDGREN/OTTO MR 31E UC\n";

  it("have titles before their seats, which are no statuses", () => {
    const { booking } = decode(
      "  1.LINDGREN/MAJA MS   2.LINDGREN/OTTO MR\n" +
        `  3  LH2419 K 09FEB 2 ARNMUC HK2  1005 1225\n${ROWS}`,
      options,
    );
    expect(booking.persons.map(({ title }) => title)).to.deep.equal(["MS", "MR"]);
    const [flight] = booking.flights;
    const seats = flight?.seats.map(({ seat, person, status }) => ({ seat, person, status }));
    expect(seats).to.deep.equal([
      { seat: "31D", person: 0, status: null },
      { seat: "31E", person: 1, status: "UC" },
    ]);
  });

  it("are unread, with their seats, in a record without travellers", () => {
    const { booking, unread } = decode(
      `  2  LH2419 K 09FEB 2 ARNMUC HK2  1005 1225\n${ROWS}`,
      options,
    );
    expect(booking.persons).to.deep.equal([]);
    expect(unread).to.have.lengthOf(2);
  });
});
