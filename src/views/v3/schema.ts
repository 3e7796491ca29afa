/** The wire types of version 3. */
import Type, { type Static } from "typebox";
import { flightProperties, hotelProperties, Person, StationNames, Train } from "../parts-schema.ts";
import { closed, list } from "../schema.ts";

export const V3Flight = closed(flightProperties, { description: "One flight" });
export type V3Flight = Static<typeof V3Flight>;

export const V3Hotel = closed(hotelProperties, { description: "One stay" });
export type V3Hotel = Static<typeof V3Hotel>;

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
