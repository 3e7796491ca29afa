import { expect } from "chai";
import { decoded } from "./prose.ts";

const STAY = "Check-in: 12 April 2027\nCheck-out: 15 April 2027\n";
const hotelOf = (text: string) => decoded(text + STAY).booking.hotels[0]?.name ?? "";
const totalBelow = (line: string) =>
  decoded(`Mr John Doe\nLX 2084 12APR27 ZRH-LIS 0930 1140\n\n${line}\nTotal price: EUR 450.00\n`)
    .booking.fare;

describe("Notes beside prices and names of hotels", () => {
  it("leaves the fare below a note that parking costs nothing more", () => {
    for (const line of ["Parking included", "Parking: included", "Parkplatz inklusive"])
      expect(totalBelow(line), line).to.not.equal(null);
    for (const line of ["Parking", "Parking Long Stay", "Parking reserved"])
      expect(totalBelow(line), line).to.equal(null);
  });

  it("finds hotels with names like those of persons and rooms", () => {
    expect(hotelOf("Hotel\nSample Twin Towers\n")).to.equal("SAMPLE TWIN TOWERS");
    expect(hotelOf("Hotel: Maria Sample\n")).to.equal("MARIA SAMPLE");
    expect(hotelOf("Hotel\nMaria Sample\n5 Sample Road, 8001 Zurich\n")).to.equal("MARIA SAMPLE");
    expect(hotelOf("Hotel\nMaria Sample\n")).to.equal("");
    expect(hotelOf("Hotel\nStandard Double Room\n")).to.equal("");
  });
});
