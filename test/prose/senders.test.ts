import { expect } from "chai";
import { decoded } from "./prose.ts";

const LINES = [
  "Passenger: Doe, Jane",
  "Flight: AF 457 on 24 November 2026",
  "GRU-CDG",
  "18:55-11:10",
];

describe("Messages that a text quotes", () => {
  for (const before of [
    "[10:02, 03/12/2026] Jane: ",
    "[10:02] Jane: \u{1f3ab}",
    "[10:02] Jane: \u{1f44d}\u{1f3fd} ",
  ])
    it(`are read without what precedes each: ${before}`, () => {
      const lines = LINES.map((line) => `${before}${line}`);
      const { persons, flights } = decoded(
        ["Hi all, as promised:", ...lines, ""].join("\n"),
      ).booking;
      expect(persons.map(({ lastName, firstName }) => `${lastName}/${firstName}`)).to.deep.equal([
        "DOE/JANE",
      ]);
      expect(
        flights.map(({ flight, origin, destination }) => [flight, origin, destination]),
      ).to.deep.equal([["457", "GRU", "CDG"]]);
    });
});
