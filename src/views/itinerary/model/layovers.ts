/** Computes the time between two rides in the same place. */
import { findPlace, stationZone, utcOffsetMinutes, type Place } from "../../../reference/index.ts";
import { placeOf } from "./parts.ts";
import type { Wording } from "../wording/wording.ts";
import type { Layover } from "./schema.ts";

const DAY_MINUTES = 24 * 60;
const DAY_LENGTH = "YYYY-MM-DD".length;

/** The places and times of a flight or train; times are `YYYY-MM-DD HH:MM:SS`. */
export interface Ride {
  readonly origin: string | null;
  readonly destination: string | null;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly departureTerminal: string | null;
  readonly arrivalTerminal: string | null;
  /** How many travellers it is for. */
  readonly seatsBooked: number | null;
}

/**
 * The layover between two rides; null if they do not meet in one place, if a time is unknown, or if
 * it is a stay of a day or more. It is negative if the second departs before the first arrives, unless they may be for
 * different travellers.
 */
export function layoverBetween(before: Ride, after: Ride, wording: Wording): Layover | null {
  const { destination, arrival } = before;
  const { origin, departure } = after;
  if (destination === null || origin === null || arrival === null || departure === null)
    return null;
  const isChange = origin !== destination;
  if (isChange && !areInSameCity(findPlace(destination), findPlace(origin))) return null;
  const place = placeOf(wording, origin);
  const minutes = minutesBetween(arrival, departure, zoneOf(origin));
  if (place === null || Math.abs(minutes) >= DAY_MINUTES) return null;
  if (minutes < 0 && before.seatsBooked !== after.seatsBooked) return null;
  return {
    minutes,
    place,
    arrivedAt: isChange ? destination : null,
    isOvernight: arrival.slice(0, DAY_LENGTH) < departure.slice(0, DAY_LENGTH),
    terminals: isChange ? null : terminalsBetween(before, after),
  };
}

/** The terminals between which the traveller changes; null if one is not printed, or they are the same. */
function terminalsBetween(before: Ride, after: Ride): Layover["terminals"] {
  const { arrivalTerminal: from } = before;
  const { departureTerminal: to } = after;
  return from === null || to === null || from === to ? null : { from, to };
}

/** Whether both are airports of the same city, or one of them is the city itself. */
function areInSameCity(one: Place | undefined, other: Place | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (
    one.city !== "" &&
    one.city === other.city &&
    one.region === other.region &&
    one.countryCode === other.countryCode &&
    one.zone === other.zone
  );
}

function zoneOf(code: string): string | undefined {
  return findPlace(code)?.zone ?? stationZone(code);
}

/** The minutes between two times at one place; its zone accounts for clock changes in between. */
function minutesBetween(from: string, to: string, zone: string | undefined): number {
  return instantOf(to, zone) - instantOf(from, zone);
}

/** Minutes since 1970; without a zone, the clock is read as UTC. */
function instantOf(time: string, zone: string | undefined): number {
  const wall = Date.parse(`${time.replace(" ", "T")}Z`) / 60_000;
  if (zone === undefined) return wall;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = time.split(/\D/).map(Number);
  return wall - utcOffsetMinutes(zone, year, month, day, hour * 60 + minute);
}
