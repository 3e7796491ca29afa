import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";

const HEAD = "1P- W6TQ4D\n 1.1FJELLHEIM/SOLVEIG MRS\n";

const flightsOf = (text: string) => {
  const { booking, unread } = decode(text, { referenceDate: "2026-11-29" });
  return {
    unread: unread.map((each) => each.text),
    flights: booking.flights.map(({ flight, origin, departureDate, departure }) =>
      [flight, origin, departureDate, departure].join(" "),
    ),
  };
};

describe("Flights that a mailer broke within a word", () => {
  it("are joined in their number and in their day", () => {
    const { flights, unread } = flightsOf(
      `${HEAD} 1 SK   90\n7 M 18JAN MO OSLEWR HK1  1115A  145P\n` +
        " 2 SK   908 M 2\n5JAN MO EWROSL HK1  530P  710A#1\n",
    );
    expect(flights).to.have.lengthOf(2);
    expect(flights[0]).to.match(/^907 OSL 2027-01-18 /);
    expect(flights[1]).to.match(/^908 EWR 2027-01-25 /);
    expect(unread).to.deep.equal([]);
  });

  it("are not joined if a part of them is missing", () => {
    const { flights, unread } = flightsOf(
      `${HEAD} 1 SK   90\nNOTHING 7 M\n 2 SK   908 M 25JAN MO EWROSL HK1  530P  710A#1\n`,
    );
    expect(flights).to.have.lengthOf(1);
    expect(flights[0]).to.match(/^908 EWR 2027-01-25 /);
    expect(unread).to.have.lengthOf(2);
  });
});
