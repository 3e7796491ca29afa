/** Reads reservations as KDE Itinerary does, which takes them over from emails and calendars. */
import { execFileSync } from "node:child_process";
import { kitineraryPath } from "./kitinerary-path.ts";

/** What the extractor prints; values are texts, objects, or times with the name of their zone. */
export type Extracted = Readonly<Record<string, unknown>>;

/** The reservations in a file with JSON-LD or a calendar. One call takes far longer than one more reservation. */
export function extract(content: string): readonly Extracted[] {
  const found: unknown = JSON.parse(run(content, "JsonLd"));
  if (!Array.isArray(found)) throw new Error("the extractor did not print a list");
  return found.filter(isObject);
}

/** The calendar that KDE Itinerary makes of reservations. */
export function calendarFrom(content: string): string {
  return run(content, "iCal");
}

function run(content: string, output: "JsonLd" | "iCal"): string {
  const path = kitineraryPath();
  if (path === undefined)
    throw new Error("npm test installs libkpimitinerary-bin, which is missing");
  return execFileSync(path, ["--output", output], {
    input: content,
    encoding: "utf8",
    env: { ...process.env, QT_QPA_PLATFORM: "offscreen", LC_ALL: "C.UTF-8" },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["pipe", "pipe", "ignore"],
  });
}

function isObject(value: unknown): value is Extracted {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text at a path of an object: `reservationFor.airline.iataCode`; empty if there is none. */
export function textAt(value: unknown, path: string): string {
  let at = value;
  for (const name of path.split(".")) at = isObject(at) ? at[name] : undefined;
  if (isObject(at)) at = at["@value"];
  return typeof at === "string" ? at : "";
}

/** What a reservation is about, from our JSON-LD or as the extractor understands it. */
export function essence(reservation: unknown): string {
  const texts = TEXTS.map((path) => textAt(reservation, path));
  const days = DAYS.map((path) => textAt(reservation, path).slice(0, "YYYY-MM-DD".length));
  const times = TIMES.map((path) => textAt(reservation, path).replace(/Z$/, "+00:00"));
  // KDE Itinerary takes a reservation without a status for a confirmed one.
  const status =
    textAt(reservation, "reservationStatus") || "http://schema.org/ReservationConfirmed";
  return [...texts, ...times, ...days, status].filter((text) => text !== "").join(" | ");
}

const TEXTS = [
  "@type",
  "reservationNumber",
  "underName.name",
  "reservationFor.flightNumber",
  "reservationFor.airline.iataCode",
  "reservationFor.departureAirport.iataCode",
  "reservationFor.departureTerminal",
  "reservationFor.arrivalAirport.iataCode",
  "reservationFor.arrivalTerminal",
  "reservationFor.trainNumber",
  "reservationFor.departureStation.name",
  "reservationFor.arrivalStation.name",
  "reservationFor.name",
  "reservationFor.rentalCompany.name",
  "reservationFor.address.streetAddress",
  "pickupLocation.name",
  "dropoffLocation.name",
  "reservedTicket.ticketedSeat.seatNumber",
  "reservedTicket.ticketNumber",
];

const TIMES = [
  "reservationFor.departureTime",
  "reservationFor.arrivalTime",
  "pickupTime",
  "dropoffTime",
];

const DAYS = ["checkinTime", "checkoutTime"];
