import type { FlightToSell } from "../system.ts";
import { MONTHS } from "./shapes.ts";

/**
 * The fields of an entry that sells a flight, in the order of all systems: `AF457`, `Y`, `24NOV`, `GRUCDG`, and the
 * number of seats, after the action if the system names one: `NN1`.
 */
export function sellFields(flight: FlightToSell, action: "" | "NN"): readonly string[] {
  const { airline, bookingClass, day, month, origin, destination, seats } = flight;
  const date = `${String(day).padStart(2, "0")}${MONTHS[month - 1] ?? ""}`;
  const number = `${airline}${flight.flight}`;
  return [number, bookingClass, date, `${origin}${destination}`, `${action}${seats}`];
}

/** `0AF457Y24NOVGRUCDGNN1`: the entry that Sabre, Apollo, Galileo and Worldspan share. */
export function directSell(flight: FlightToSell): string {
  return `0${sellFields(flight, "NN").join("")}`;
}
