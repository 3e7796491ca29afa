import type { Flight, Hotel } from "../../booking/model/booking.ts";
import type { Decoded } from "../../decode/decode.ts";
import { toCompany, toFlightPlace, toPerson, toStationNames, toTrain } from "../parts.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import type { V3Answer, V3Flight, V3Hotel } from "./schema.ts";

/**
 * The version 3 answer for a decoded text. Times are local to the place, without a zone; what the
 * text does not say is null, or `""` for names and codes.
 */
export function toV3(decoded: Decoded): V3Answer {
  const { persons, flights, hotels, trains } = decoded.booking;
  return {
    persons: persons.map(toPerson),
    others: null,
    flightInfo: { flights: flights.map(toFlight) },
    hotelInfo: { hotels: hotels.map(toHotel) },
    trainInfo: { trains: trains.map(toTrain), stationNames: toStationNames(trains) },
  };
}

function toFlight(flight: Flight): V3Flight {
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

function toHotel(hotel: Hotel): V3Hotel {
  return {
    name: redact(hotel.name ?? ""),
    address: redact(hotel.address ?? ""),
    checkIn: hotel.checkIn,
    checkOut: hotel.checkOut,
  };
}
