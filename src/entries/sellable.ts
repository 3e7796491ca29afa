import { stripLeadingZeros } from "../ast/flight-identity.ts";
import { calendarDay, parseDay, type CalendarDay, type PlainDay } from "../booking/dates/days.ts";
import type { Flight } from "../booking/model/booking.ts";
import { statusKind, type StatusKind } from "../booking/model/statuses.ts";
import type { FlightToSell } from "../decode/systems.ts";
import type { WhyNot } from "./why-not.ts";

/**
 * Airlines sell seats for about eleven months. An entry names no year, so a later day would mean one in the year
 * before.
 */
const LAST_DAY = 330;

/** More travellers are a group, which airlines sell in another way. */
const MOST_SEATS = 9;

/** Kinds of status whose flights are not asked for again; all others are. */
const NOT_SOLD: Readonly<Partial<Record<StatusKind, WhyNot>>> = {
  waitlisted: "waitlisted",
  passive: "passive",
  open: "open",
  notConfirmed: "unconfirmed",
};

const AIRLINE = /^(?:[A-Z][A-Z\d]|\d[A-Z])$/;
/** Digits; a letter after them marks a flight that operates in addition to the scheduled one. */
const FLIGHT_NUMBER = /^0{0,3}[1-9]\d{0,3}$/;
const BOOKING_CLASS = /^[A-Z]$/;
const PLACE = /^[A-Z]{3}$/;

/**
 * The flight that an entry names, or why there is no entry for it. Missing values are not made up: a flight without a
 * class has no entry.
 *
 * @param travellers how many travellers need a seat, for a flight that does not print a number; null if unknown
 * @param today the day on which the entry is typed
 */
export function toSell(
  flight: Flight,
  travellers: number | null,
  today: PlainDay,
): FlightToSell | WhyNot {
  return whyNotByStatus(flight) ?? withDetails(flight, flight.seatsBooked ?? travellers, today);
}

/** A missing status is not a reason: a request that a client writes down has none. */
function whyNotByStatus({ flown, status }: Flight): WhyNot | undefined {
  if (flown) return "flown";
  if (status === null) return undefined;
  const kind = statusKind(status);
  return kind === undefined ? "unknown_status" : NOT_SOLD[kind];
}

function withDetails(flight: Flight, seats: number | null, today: PlainDay): FlightToSell | WhyNot {
  const { airline, bookingClass, origin, destination } = flight;
  if (flight.flight === "OPEN") return "open";
  if (!AIRLINE.test(airline)) return "no_airline";
  if (!FLIGHT_NUMBER.test(flight.flight)) return "no_flight_number";
  if (bookingClass === null || !BOOKING_CLASS.test(bookingClass)) return "no_class";
  if (origin === null || destination === null) return "no_places";
  if (!PLACE.test(origin) || !PLACE.test(destination)) return "no_places";
  if (seats === null || seats < 1) return "no_seats";
  if (seats > MOST_SEATS) return "too_many_seats";
  const date = dayToSell(flight.departureDate, today);
  if (typeof date === "string") return date;
  const number = stripLeadingZeros(flight.flight);
  return {
    airline,
    flight: number,
    bookingClass,
    day: date.day,
    month: date.month,
    origin,
    destination,
    seats,
  };
}

/** The day and month of a departure, or why there is no entry for that day. */
function dayToSell(departureDate: string | null, today: PlainDay): CalendarDay | WhyNot {
  const date = departureDate === null ? null : parseDay(departureDate);
  if (date === null) return "no_date";
  if (date < today) return "departed";
  return date > today + LAST_DAY ? "too_far" : calendarDay(date);
}
