import type { Flight, Hotel } from "../../booking/model/booking.ts";
import type { Decoded } from "../../decode/decode.ts";
import { toFlight, toHotel, toPerson, toStationNames, toTrain } from "../parts.ts";
import { addExplanation } from "./explain.ts";
import { toExtraInfo } from "./extra-info.ts";
import { orNull } from "./or-null.ts";
import type { V4Answer, V4Flight, V4Hotel } from "./schema.ts";
import { toFlightExtraInfo, toHotelExtraInfo, toTrainInfoExtraInfo } from "./segment-extra.ts";

export interface V4Options {
  /** Adds to the `extraInfo` maps how the text was read; see docs/extra-info.md. */
  readonly explain?: boolean | undefined;
  /** With `explain`: adds the text that was read, for callers who sent it in a file. */
  readonly showText?: boolean | undefined;
}

/**
 * The version 4 answer for a decoded text. Times are local to the place, without a zone; anything
 * the text does not say is null, `""` for names and codes, or absent from an `extraInfo` map.
 */
export function toV4(decoded: Decoded, options: V4Options = {}): V4Answer {
  const { persons, flights, hotels, trains } = decoded.booking;
  const answer: V4Answer = {
    persons: persons.map(toPerson),
    flightInfo: { flights: flights.map(toV4Flight), extraInfo: null },
    hotelInfo: { hotels: hotels.map(toV4Hotel), extraInfo: null },
    trainInfo: {
      trains: trains.map(toTrain),
      stationNames: toStationNames(trains),
      extraInfo: orNull(toTrainInfoExtraInfo(trains)),
    },
    extraInfo: orNull(toExtraInfo(decoded)),
  };
  if (options.explain === true) addExplanation(answer, decoded, options.showText);
  return answer;
}

function toV4Flight(flight: Flight): V4Flight {
  return Object.assign(toFlight(flight), { extraInfo: toFlightExtraInfo(flight) });
}

function toV4Hotel(hotel: Hotel): V4Hotel {
  return Object.assign(toHotel(hotel), { extraInfo: orNull(toHotelExtraInfo(hotel)) });
}
