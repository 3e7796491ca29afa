/** The wire types of version 3. */
import Type, { type Static } from "typebox";
import { Flight, Hotel, Person, StationNames, Train } from "../parts-schema.ts";
import { closed, list } from "../schema.ts";

export const V3Flight = Flight;
export const V3Hotel = Hotel;

export const V3Answer = closed(
  {
    persons: list(Person),
    others: Type.Null({ description: "Always null" }),
    flightInfo: closed({ flights: list(V3Flight) }),
    hotelInfo: closed({ hotels: list(V3Hotel) }),
    trainInfo: closed({ trains: list(Train), stationNames: StationNames }),
  },
  { description: "A decoded booking record, version 3" },
);
export type V3Answer = Static<typeof V3Answer>;
