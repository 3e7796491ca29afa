import type { Flight, Hotel } from "../../booking/model/booking.ts";
import type { Decoded } from "../../decode/decode.ts";
import { toCompany, toFlightPlace, toPerson, toStationNames, toTrain } from "../parts.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { addExplanation } from "./explain.ts";
import { toExtraInfo } from "./extra-info.ts";
import { orNull } from "./or-null.ts";
import type { V4Answer, V4Flight, V4Hotel } from "./schema.ts";
import { toFlightExtraInfo, toHotelExtraInfo, toTrainInfoExtraInfo } from "./segment-extra.ts";

export interface V4Options {
  /** Adds to the `extraInfo` maps how the text was read: see docs/extra-info.md. */
  readonly explain?: boolean | undefined;
}

/**
 * The version 4 answer for a decoded text. Times are local to the place, without a zone; what the
 * text does not say is null, `""` for names and codes, or absent from an `extraInfo` map.
 */
export function toV4(decoded: Decoded, options: V4Options = {}): V4Answer {
  const { persons, flights, hotels, trains } = decoded.booking;
  const answer: V4Answer = {
    persons: persons.map(toPerson),
    flightInfo: { flights: flights.map(toFlight), extraInfo: null },
    hotelInfo: { hotels: hotels.map(toHotel), extraInfo: null },
    trainInfo: {
      trains: trains.map(toTrain),
      stationNames: toStationNames(trains),
      extraInfo: orNull(toTrainInfoExtraInfo(trains)),
    },
    extraInfo: orNull(toExtraInfo(decoded)),
  };
  if (options.explain === true) addExplanation(answer, decoded);
  return answer;
}

function toFlight(flight: Flight): V4Flight {
  return {
    company: toCompany(flight.airline),
    flight: flight.flight,
    departureTime: flight.departure,
    landingTime: flight.landing,
    departureAirport: toFlightPlace(flight.origin),
    landingAirport: toFlightPlace(flight.destination),
    seatInfo: flight.seats,
    extraInfo: toFlightExtraInfo(flight),
  };
}

function toHotel(hotel: Hotel): V4Hotel {
  return {
    name: redact(hotel.name ?? ""),
    address: redact(hotel.address ?? ""),
    checkIn: hotel.checkIn,
    checkOut: hotel.checkOut,
    extraInfo: orNull(toHotelExtraInfo(hotel)),
  };
}
