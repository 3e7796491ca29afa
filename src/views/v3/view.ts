import type { Decoded } from "../../decode/decode.ts";
import { toFlight, toHotel, toPerson, toStationNames, toTrain } from "../parts.ts";
import type { V3Answer } from "./schema.ts";

/**
 * The version 3 answer for a decoded text. Times are local to the place, without a zone; anything
 * the text does not say is null, or `""` for names and codes.
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
