/** Builds the parts that the answers of all versions share. */
import type * as booking from "../booking/model/booking.ts";
import { redact } from "../decode/text/cards/redact.ts";
import { airlineName, describePlace, stopName } from "../reference/index.ts";
import type {
  Company,
  Flight,
  FlightPlace,
  Hotel,
  Person,
  StationNames,
  Train,
} from "./parts-schema.ts";

const TO_THE_MINUTE = "YYYY-MM-DD HH:MM".length;

export function toPerson(person: booking.Person): Person {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    title: person.title,
    rawData: person.printed,
  };
}

export function toFlight(flight: booking.Flight): Flight {
  return {
    company: toCompany(flight.airline),
    flight: flight.flight,
    departureTime: flight.departure,
    landingTime: flight.landing,
    departureAirport: toFlightPlace(flight.origin),
    landingAirport: toFlightPlace(flight.destination),
    seatInfo: flight.seats,
  };
}

export function toHotel(hotel: booking.Hotel): Hotel {
  return {
    name: redact(hotel.name ?? ""),
    address: redact(hotel.address ?? ""),
    checkIn: hotel.checkIn,
    checkOut: hotel.checkOut,
  };
}

function toCompany(iataCode: string): Company {
  return { iataCode, description: airlineName(iataCode) };
}

function toFlightPlace(code: string | null): FlightPlace {
  return code === null
    ? { iataCode: "", description: "" }
    : { iataCode: code, description: describePlace(code) };
}

export function toTrain(train: booking.Train): Train {
  return {
    departureTime: toTheMinute(train.departure),
    arrivingTime: toTheMinute(train.arrival),
    departureStationCode: train.origin ?? "",
    arrivingStationCode: train.destination ?? "",
    number: train.number ?? "",
  };
}

/**
 * The names of all stations: as printed in the record, else from the reference tables, which include
 * airports because some trains depart from them.
 */
export function toStationNames(trains: readonly booking.Train[]): StationNames {
  const names: StationNames = {};
  for (const { origin, originName, destination, destinationName, carrier } of trains) {
    addStation(names, origin, originName, carrier);
    addStation(names, destination, destinationName, carrier);
  }
  return names;
}

/** Adds the name of a station; a name printed for one train also applies to the others. */
function addStation(
  names: StationNames,
  code: string | null,
  printed: string | null,
  carrier: string | null,
): void {
  const key = code ?? "";
  if (printed !== null) names[key] = printed;
  else names[key] ??= stopName(key, carrier ?? undefined) ?? "";
}

function toTheMinute(time: string | null): string | null {
  return time === null ? null : time.slice(0, TO_THE_MINUTE);
}
