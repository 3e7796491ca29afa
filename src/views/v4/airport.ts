import { locationOf, type Place } from "../../reference/index.ts";
import type { Airport } from "./schema.ts";

/** The version 4 record of an airport, a metropolitan area or a station with an IATA code. */
export function toAirport(place: Place): Airport {
  return {
    locationName: place.name,
    location: locationOf(place),
    country: place.country,
    iataCode: place.iataCode,
  };
}
