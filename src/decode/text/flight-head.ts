/** A flight in a line of any system: airline, flight number, class, day and month; the source of a pattern. */
export const FLIGHT_HEAD = String.raw`[A-Z\d]{2} {0,4}(?:\d{1,4}(?!\d)|OPEN)(?:[ /]{0,4}[A-Z]{1,2}){0,2} {0,6}\d{1,2} ?[A-Z]{3}`;
