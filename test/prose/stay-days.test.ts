import { expect } from "chai";
import { flightsIn } from "./prose.ts";

describe("Days of a stay beside a flight in free text", () => {
  const STAYS: readonly (readonly [language: string, labels: string])[] = [
    ["english", "Arrival date: 12 April 2027\nDeparture date: 15 April 2027\nDeparts 09:30"],
    ["german", "Ankunftsdatum: 12. April 2027\nAbflugdatum: 15. April 2027\nAbflug 09:30"],
    ["dutch", "Aankomstdatum: 12 april 2027\nVertrekdatum: 15 april 2027\nVertrek 09:30"],
  ];
  for (const [language, labels] of STAYS)
    it(`are those of no flight that would arrive before it leaves, in ${language}`, () => {
      const [flight = ""] = flightsIn(`Booking reference: ZQ7KXA\nLH 400 FRA-JFK\n${labels}\n`);
      expect(flight).not.to.match(/2027/);
    });
});
