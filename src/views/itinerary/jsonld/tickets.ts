/** The seat and the ticket of a traveller, if the record leaves no doubt. */
import type { Seat, Ticket } from "../../../booking/model/booking.ts";
import { standingOf } from "../segments/standing.ts";

/** @returns null if there is none, if there are several, or if it is not confirmed */
export function seatOf(
  seats: readonly Seat[],
  person: number,
  passengerCount: number,
): string | null {
  const own = seats.filter(
    (seat) => seat.person === person || (seat.person === null && passengerCount === 1),
  );
  const [first] = own;
  if (first === undefined || own.length > 1) return null;
  const standing = standingOf(first.status);
  return standing === null || standing === "confirmed" ? first.seat : null;
}

/**
 * @param flight the position of the flight in the booking
 * @returns null if there is none, or if there are several
 */
export function ticketOf(
  tickets: readonly Ticket[],
  person: number,
  flight: number,
): string | null {
  const own = tickets.filter(
    ({ persons, flights }) =>
      persons.includes(person) && (flights.length === 0 || flights.includes(flight)),
  );
  const numbers = new Set(own.map(({ number }) => number));
  const [number] = numbers;
  return number !== undefined && numbers.size === 1 ? number : null;
}
