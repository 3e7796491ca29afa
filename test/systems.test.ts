import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { systems } from "../grammars/systems.ts";
import { decode } from "../src/decode/decode.ts";

/** One flight as every system and dialect prints it, with the algorithm. */
const SPELLINGS: readonly (readonly [algorithm: string, line: string])[] = [
  ["GDS_A", "  2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA"],
  ["GDS_A", "  2  BA 178 Y 12APR 7 JFKLHR HK1  2015 0815  13APR  E  BA/ZQ7KXA"],
  ["GDS_A", "  2  BA 178 Y 12APR 7 JFKLHR HK1       7  2015 0815+1 77W E 0 M"],
  ["GDS_B", " 1 BA 178Y 12APR S JFKLHR HK1   815P  815A  13APR M /DCBA*ZQ7KXA /E"],
  ["GDS_B", " 1 BA 178Y 12APR 7 JFKLHR HK1  2015  0815   13APR 1 /DCBA*ZQ7KXA /E"],
  ["GDS_C", " 1 BA 178Y 12APR JFKLHR HK1   815P  815A|*      SU/MO   E"],
  ["GDS_C", " 1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU"],
  ["GDS_C", " 1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$"],
];

/** The same flight in spellings that the other systems need not read. */
const OWN_SPELLINGS: typeof SPELLINGS = [
  ["TRAVELSKY", " 2.  BA178  Y   SU12APR  JFKLHR HK1   2015 0815+1        E"],
];

/** What all spellings say. */
const FLIGHT = {
  airline: "BA",
  flight: "178",
  bookingClass: "Y",
  status: "HK",
  seatsBooked: 1,
  origin: "JFK",
  destination: "LHR",
  departureDate: "2026-04-12",
  departure: "2026-04-12 20:15:00",
  landing: "2026-04-13 08:15:00",
  durationMinutes: 420,
  marriedGroup: null,
  flown: false,
};

/** What some of them say, and others leave out. */
const SAID_BY_SOME = {
  airlineLocator: "ZQ7KXA",
  departureTerminal: "7",
  equipment: "77W",
  stops: 0,
  meal: "M",
};

/** The algorithms that also read the others' spellings: those that have one, and the fallback. */
const LENIENT = systems
  .filter(
    ({ wireValue, isFallback }) =>
      isFallback === true ||
      [...SPELLINGS, ...OWN_SPELLINGS].some(([printedBy]) => printedBy === wireValue),
  )
  .map(({ wireValue }) => wireValue);

describe("All systems", () => {
  describe("One flight in all spellings", () => {
    for (const [printedBy, line] of [...SPELLINGS, ...OWN_SPELLINGS])
      it(line.trim(), () => {
        const { booking, algorithm, unread, warnings } = decode(line, {
          referenceDate: "2026-03-05",
        });
        expect(algorithm).to.equal(printedBy);
        expect(booking.flights).to.have.length(1);
        expect(booking.flights[0]).to.deep.include(FLIGHT);
        for (const [field, value] of Object.entries(SAID_BY_SOME))
          expect([null, value]).to.include(Reflect.get(booking.flights[0] ?? {}, field));
        expect([unread, warnings]).to.deep.equal([[], []]);
      });

    for (const [, line] of SPELLINGS)
      for (const algorithm of LENIENT) {
        it(`is the same if ${algorithm} reads ${line.trim()}`, () => {
          const { booking } = decode(line, { algorithm, referenceDate: "2026-03-05" });
          expect(booking.flights).to.have.length(1);
          expect(booking.flights[0]).to.deep.include(FLIGHT);
        });
      }
  });

  describe("The list of systems", () => {
    it("ends with the fallback", () => {
      expect(systems.map(({ isFallback }) => isFallback).lastIndexOf(false)).to.equal(
        systems.length - 2,
      );
    });

    it("contains no duplicate names", () => {
      const names = systems.flatMap(({ wireValue, aliases }) => [wireValue, ...aliases]);
      expect([...new Set(names)]).to.deep.equal(names);
      expect(names.map((name) => name.toUpperCase())).to.deep.equal(names);
    });

    it("is the only place in the sources that names systems", () => {
      const words = systems.flatMap(({ wireValue, aliases, isFallback }) =>
        isFallback === true ? [] : [wireValue, ...aliases.filter((name) => name.length > 2)],
      );
      const names = new RegExp(`\\b(?:${words.join("|")})`, "i");
      const sources = new URL("../src/", import.meta.url);
      const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
      // Words from emails are not knowledge of systems.
      const code = files.filter((file) => file.endsWith(".ts") && !/prose.lexicon/.test(file));
      const naming = code.filter((file) =>
        names.test(readFileSync(new URL(file, sources), "utf8")),
      );
      expect(files.length).to.be.greaterThan(50);
      expect(naming).to.deep.equal([]);
    });
  });
});
