/** Airports, stations and other places, as schema.org describes them. */
import type {
  AirportLeaf,
  GeoCoordinatesLeaf,
  PostalAddressLeaf,
  TrainStationLeaf,
} from "schema-dts";
import type { Train } from "../../../booking/model/booking.ts";
import { findPlace, type Place } from "../../../reference/index.ts";
import { stationOf } from "../model/parts.ts";
import { oneLine } from "../segments/one-line.ts";
import { FOR_AGENTS } from "../wording/agents.ts";

const AIRPORT_CODE = /^[A-Z]{3}$/;

/** An airport; a string gives the reason if there is none. */
export function airportOf(code: string | null): AirportLeaf | string {
  if (code === null || !AIRPORT_CODE.test(code)) return "an airport is missing";
  const place = findPlace(code);
  if (place?.kind === "city") return `${code} is a city, not an airport`;
  return { "@type": "Airport", iataCode: code, ...(place !== undefined && factsOf(place)) };
}

/**
 * A station with its name from the record or the tables; a string gives the reason if there is
 * none.
 */
export function trainStationOf(
  code: string | null,
  printedName: string | null,
  train: Pick<Train, "carrier">,
): TrainStationLeaf | string {
  const name = oneLine(stationOf(FOR_AGENTS, code, printedName, train)?.name);
  return name === null ? "the name of a station is missing" : { "@type": "TrainStation", name };
}

function factsOf(place: Place): {
  name: string;
  address: PostalAddressLeaf;
  geo?: GeoCoordinatesLeaf;
} {
  const { name, city, countryCode, latitude, longitude } = place;
  return {
    name,
    address: {
      "@type": "PostalAddress",
      ...(city !== "" && { addressLocality: city }),
      addressCountry: countryCode,
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  };
}
