import { expect } from "chai";
import { systems } from "../../../grammars/systems.ts";
import { decode } from "../../../src/decode/decode.ts";

/** The contents of each sample, counted by hand. */
const HELD: Readonly<Record<string, readonly Held[]>> = {
  GDS_A: [
    { persons: 5, flights: 2, trains: 0, hotels: 0, cars: 1, seats: 4 },
    { persons: 2, flights: 4, trains: 0, hotels: 2, cars: 0, seats: 2 },
  ],
  GDS_B: [
    { persons: 4, flights: 4, trains: 0, hotels: 0, cars: 1, seats: 3 },
    { persons: 2, flights: 2, trains: 2, hotels: 1, cars: 0, seats: 0 },
  ],
  GDS_C: [
    { persons: 4, flights: 3, trains: 0, hotels: 0, cars: 0, seats: 3 },
    { persons: 1, flights: 2, trains: 0, hotels: 1, cars: 1, seats: 1 },
    { persons: 2, flights: 2, trains: 0, hotels: 1, cars: 1, seats: 0 },
  ],
  TRAVELSKY: [
    { persons: 4, flights: 2, trains: 0, hotels: 0, cars: 0, seats: 0 },
    { persons: 2, flights: 4, trains: 0, hotels: 0, cars: 0, seats: 0 },
  ],
  SIMPLE_DECODER: [
    { persons: 2, flights: 2, trains: 0, hotels: 1, cars: 0, seats: 0 },
    { persons: 1, flights: 1, trains: 0, hotels: 0, cars: 0, seats: 1 },
  ],
};

interface Held {
  readonly persons: number;
  readonly flights: number;
  readonly trains: number;
  readonly hotels: number;
  readonly cars: number;
  readonly seats: number;
}

/** Reference dates: near the trips, after all of them, and years later. */
const DAYS = ["2026-11-22", "2027-08-01", "2028-03-03"];

describe("the samples of the systems", () => {
  it("exist for each system and are listed here", () => {
    expect(
      systems.map(({ wireValue, samples }) => [wireValue, samples.length]),
    ).to.have.deep.members(
      Object.entries(HELD).map(([wireValue, held]) => [wireValue, held.length]),
    );
  });

  for (const { wireValue, displayName, samples } of systems)
    for (const [index, { title, text }] of samples.entries())
      describe(`${displayName}, ${title}`, () => {
        for (const referenceDate of DAYS)
          it(`is read completely by its own algorithm on ${referenceDate}`, () => {
            const decoded = decode(text, { referenceDate });
            expect(decoded.algorithm).to.equal(wireValue);
            expect(decoded.unread).to.deep.equal([]);
            // Seen from a later day, the journey is over.
            const warnings = decoded.warnings.filter((each) => !each.includes("is in the past"));
            expect(warnings).to.deep.equal([]);
            expect(decoded.records).to.have.length(1);
            expect(heldIn(decoded)).to.deep.equal(HELD[wireValue]?.[index]);
          });
      });
});

function heldIn({ booking }: ReturnType<typeof decode>): Held {
  const { persons, flights, trains, hotels, cars } = booking;
  return {
    persons: persons.length,
    flights: flights.length,
    trains: trains.length,
    hotels: hotels.length,
    cars: cars.length,
    seats: flights.reduce((count, { seats }) => count + seats.length, 0),
  };
}
