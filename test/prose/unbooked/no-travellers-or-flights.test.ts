import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";

const FLIGHT = "LH 400  Frankfurt (FRA) - New York (JFK)  12 April 2027  13:00 - 15:45";

describe("What looks like a traveller or a flight", () => {
  it("is no flight if it is a road", () => {
    const text = `${FLIGHT}\n\nAeroporto de Maceió (MCZ)\nRodovia BR-104, km 91\n5 Jan 2027, 09:00`;
    const { flights } = decode(text, { referenceDate: "2026-11-22" }).booking;
    expect(flights.map(({ airline }) => airline)).to.deep.equal(["LH"]);
  });

  it("is a title, also in capitals after the name", () => {
    const text = `Passeggero: ESEMPIO / ADA SIG.RA\n\n${FLIGHT}`;
    const { persons } = decode(text, { referenceDate: "2026-11-22" }).booking;
    expect(persons.map(({ firstName, lastName }) => [firstName, lastName])).to.deep.equal([
      ["ADA", "ESEMPIO"],
    ]);
  });
});
