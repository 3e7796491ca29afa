import { decode } from "../../src/decode/decode.ts";
import { RENDERERS, expectedOf } from "./renderers.ts";
import { TODAY, type Trip } from "./trips.ts";

/** A record that was not read as it was meant. */
export interface Misread {
  readonly system: string;
  readonly text: string;
  readonly found: object;
  readonly expected: object;
}

/** Prints a trip as each system does, decodes that, and returns what differs. */
export function misreadings(trip: Trip): readonly Misread[] {
  const expected = expectedOf(trip);
  return Object.entries(RENDERERS).flatMap(([system, render]) => {
    const text = render(trip);
    const found = foundIn(text);
    const isSame = JSON.stringify(found) === JSON.stringify(expected);
    return isSame ? [] : [{ system, text, found, expected }];
  });
}

function foundIn(text: string): object {
  const { booking } = decode(text, { referenceDate: TODAY });
  return {
    recordLocator: booking.recordLocator,
    persons: booking.persons.map(({ lastName, firstName, title }) =>
      [lastName, firstName, title].join("/"),
    ),
    flights: booking.flights.map((flight) =>
      [
        flight.airline + flight.flight,
        flight.bookingClass,
        flight.origin,
        flight.destination,
        flight.status,
        flight.seatsBooked,
        flight.departure,
        flight.landing,
      ].join(" "),
    ),
  };
}
