/** The wire types of version 4. */
import Type, { type Static } from "typebox";
import { flightProperties, hotelProperties, Person, StationNames, Train } from "../parts-schema.ts";
import { TextLine } from "../lines-schema.ts";
import { closed, list, optionalText } from "../schema.ts";
import { ExtraInfo } from "./extra-info-schema.ts";
import { FlightExtraInfo, HotelExtraInfo, TrainInfoExtraInfo } from "./segment-extra-schema.ts";

export const V4Flight = closed(
  { ...flightProperties, extraInfo: FlightExtraInfo },
  { description: "One flight" },
);
export type V4Flight = Static<typeof V4Flight>;

export const V4Hotel = closed(
  { ...hotelProperties, extraInfo: Type.Union([HotelExtraInfo, Type.Null()]) },
  { description: "One stay" },
);
export type V4Hotel = Static<typeof V4Hotel>;

export const V4Answer = closed(
  {
    persons: list(Person),
    flightInfo: closed({ flights: list(V4Flight), extraInfo: Type.Null() }),
    hotelInfo: closed({ hotels: list(V4Hotel), extraInfo: Type.Null() }),
    trainInfo: closed({
      trains: list(Train),
      stationNames: StationNames,
      extraInfo: Type.Union([TrainInfoExtraInfo, Type.Null()]),
    }),
    extraInfo: Type.Union([ExtraInfo, Type.Null()]),
  },
  { description: "A decoded booking record, version 4" },
);
export type V4Answer = Static<typeof V4Answer>;

export const Airport = closed(
  {
    locationName: Type.String({ description: "Name of the airport" }),
    location: Type.String({ description: "City[, region]" }),
    country: Type.String({ description: "Name of the country" }),
    iataCode: Type.String({ pattern: "^[A-Z]{3}$", description: "IATA code" }),
  },
  { description: "An airport, a metropolitan area or a railway station with an IATA code" },
);
export type Airport = Static<typeof Airport>;

export const Airports = list(Airport, { description: "All airports, in the order of their codes" });

/** What is reported about a text that contains no booking. */
export const RefusalInfo = Type.Object(
  {
    ...ExtraInfo.properties,
    looks_like: optionalText("What the text looks like, if known: availability"),
    lines: list(TextLine, { description: "What each line was taken for" }),
  },
  { description: "With explain: how the text was read, as an answer would report it" },
);
export type RefusalInfo = Static<typeof RefusalInfo>;
