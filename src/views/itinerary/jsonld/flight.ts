import type { SeatLeaf, TicketLeaf } from "schema-dts";
import type * as booking from "../../../booking/model/booking.ts";
import { airlineName, equipmentName } from "../../../reference/index.ts";
import { airportZone, isoText, localTime } from "../segments/local-time.ts";
import { oneLine } from "../segments/one-line.ts";
import type { Passenger } from "./common.ts";
import { airportOf } from "./places.ts";
import { seatOf, ticketOf } from "./tickets.ts";
import type { Flight, FlightReservation } from "./types.ts";

const AIRLINE_CODE = /^(?=.*[A-Z])[A-Z\d]{2}$/;

/**
 * The reservations of a flight; a string gives the reason if there are none.
 *
 * @param index the position of the flight in the booking
 */
export function flightReservations(
  flight: booking.Flight,
  index: number,
  passengers: readonly Passenger[],
  all: booking.Booking,
): readonly FlightReservation[] | string {
  const reservationFor = tripOf(flight);
  if (typeof reservationFor === "string") return reservationFor;
  return passengers.map(({ index: person, common }) => {
    const seat = seatOf(flight.seats, person, passengers.length);
    const reservedTicket = ticket(ticketOf(all.tickets, person, index), seat, flight.bookingClass);
    return {
      ...common,
      "@type": "FlightReservation",
      reservationFor,
      ...(seat !== null && { airplaneSeat: seat }),
      ...(reservedTicket !== null && { reservedTicket }),
    };
  });
}

function tripOf(flight: booking.Flight): Flight | string {
  const { airline, origin, destination, departure, landing } = flight;
  if (!AIRLINE_CODE.test(airline)) return "it has no airline";
  if (!/\d/.test(flight.flight)) return "it has no flight number";
  if (departure === null) return "it has no departure time";
  if (landing === null) return "it has no arrival time";
  const departureAirport = airportOf(origin);
  if (typeof departureAirport === "string") return departureAirport;
  const arrivalAirport = airportOf(destination);
  if (typeof arrivalAirport === "string") return arrivalAirport;
  const name = oneLine(airlineName(airline));
  return {
    "@type": "Flight",
    flightNumber: flight.flight,
    airline: { "@type": "Airline", iataCode: airline, ...(name !== null && { name }) },
    departureAirport,
    departureTime: isoText(localTime(departure, airportZone(origin))),
    arrivalAirport,
    arrivalTime: isoText(localTime(landing, airportZone(destination))),
    ...detailsOf(flight),
  };
}

/** The parts that a complete flight can lack. */
function detailsOf(flight: booking.Flight): Partial<Flight> {
  const operator = oneLine(flight.operatedBy);
  const [departureTerminal, arrivalTerminal] = [
    oneLine(flight.departureTerminal),
    oneLine(flight.landingTerminal),
  ];
  const code = oneLine(flight.equipment);
  const aircraft = code === null ? null : (equipmentName(code) ?? code);
  return {
    ...(operator !== null && { provider: { "@type": "Organization", name: operator } }),
    ...(departureTerminal !== null && { departureTerminal }),
    ...(arrivalTerminal !== null && { arrivalTerminal }),
    ...(aircraft !== null && { aircraft }),
    ...(flight.durationMinutes !== null && {
      estimatedFlightDuration: durationOf(flight.durationMinutes),
    }),
  };
}

/** 655 as `PT10H55M`. */
function durationOf(minutes: number): string {
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
}

function ticket(
  ticketNumber: string | null,
  seatNumber: string | null,
  bookingClass: string | null,
): TicketLeaf | null {
  if (ticketNumber === null && seatNumber === null && bookingClass === null) return null;
  const ticketedSeat: SeatLeaf = {
    "@type": "Seat",
    ...(seatNumber !== null && { seatNumber }),
    ...(bookingClass !== null && { seatingType: bookingClass }),
  };
  return {
    "@type": "Ticket",
    ...(ticketNumber !== null && { ticketNumber }),
    ...((seatNumber !== null || bookingClass !== null) && { ticketedSeat }),
  };
}
