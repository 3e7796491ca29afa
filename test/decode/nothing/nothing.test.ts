import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";
import { LANGUAGES } from "../../../src/prose/lexicon/lexicon.ts";
import { textOf } from "./texts.ts";

/** How many texts are made: each kind in each language at least 5 times. */
const COUNT = 2090;

describe("Texts that are not bookings", () => {
  it("give no traveller and no journey or stay", function () {
    this.timeout(240_000);
    const invented: string[] = [];
    for (let number = 0; number < COUNT; number++) {
      const { what, text } = textOf(number);
      const { persons, flights, trains, hotels, cars, otherSegments } = decode(text, {
        referenceDate: "2026-11-22",
      }).booking;
      const found = { persons, flights, trains, hotels, cars, otherSegments };
      const names = Object.entries(found).filter(([, list]) => list.length > 0);
      if (names.length > 0)
        invented.push(`${number}, ${what}, ${names.map(([name]) => name).join(" ")}:\n${text}`);
    }
    expect(invented).to.deep.equal([]);
  });

  it("are of every kind in every language", () => {
    const kinds = new Set(Array.from({ length: COUNT }, (_, number) => textOf(number).what));
    const languages = new Set(
      Array.from(kinds, (kind) => kind.split(" in ").at(-1)?.toLowerCase()),
    );
    expect([...languages]).to.have.members(Object.keys(LANGUAGES));
    expect(kinds.size).to.equal(19 * languages.size);
  });

  it("become a booking with one flight among them", () => {
    for (let number = 0; number < 40; number++) {
      const flight = "Flight LH 400, 14 Jan 2027, FRA-JFK 13:00 - 15:45";
      const { flights } = decode(`${textOf(number).text}\n\n${flight}\n`, {
        referenceDate: "2026-11-22",
      }).booking;
      expect(flights.length, textOf(number).text).to.equal(1);
    }
  });
});
