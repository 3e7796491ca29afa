/** The parts that the answers of all versions share. */
import Type, { type Static } from "typebox";
import { closed, list, nullable, nullableMinute, nullableTime } from "./schema.ts";

export const Person = closed(
  {
    firstName: Type.String({ description: "Given name, without the title" }),
    lastName: Type.String({ description: "Family name" }),
    title: Type.String({ description: 'Form of address; "" if there is none' }),
    rawData: Type.String({ description: "The name as printed: LAST/FIRST TITLE" }),
  },
  { description: "One traveller" },
);
export type Person = Static<typeof Person>;

export const Company = closed({
  iataCode: Type.String({ description: "IATA designator of the airline" }),
  description: Type.String({ description: 'Name of the airline; "" if it is unknown' }),
});
export type Company = Static<typeof Company>;

export const FlightPlace = closed({
  iataCode: Type.String({ description: 'IATA code; "" if none is printed' }),
  description: Type.String({
    description: 'Name - city[, region], country; "" if the code is unknown',
  }),
});
export type FlightPlace = Static<typeof FlightPlace>;

export const Seat = closed({
  seat: Type.String({ description: "Row and letter: 12A" }),
  person: Type.Unsafe<number | null>({
    type: ["integer", "null"],
    minimum: 0,
    description: "Index in persons",
  }),
  status: nullable("Status code: HK"),
});

/** The flight properties that all versions share. */
export const flightProperties = {
  company: Company,
  flight: Type.String({ description: "Flight number as printed: 085, OPEN" }),
  departureTime: nullableTime("Departure"),
  landingTime: nullableTime("Arrival"),
  departureAirport: FlightPlace,
  landingAirport: FlightPlace,
  seatInfo: list(Seat),
};
export const Flight = closed(flightProperties, { description: "One flight" });
export type Flight = Static<typeof Flight>;

/** The hotel properties that all versions share. */
export const hotelProperties = {
  name: Type.String({ description: 'Name of the hotel; "" if none is printed' }),
  address: Type.String({ description: 'Address, as printed; "" if none is' }),
  checkIn: nullable("First day: YYYY-MM-DD", { format: "date" }),
  checkOut: nullable("Last day: YYYY-MM-DD", { format: "date" }),
};
export const Hotel = closed(hotelProperties, { description: "One stay" });
export type Hotel = Static<typeof Hotel>;

export const Train = closed(
  {
    departureTime: nullableMinute("Departure"),
    arrivingTime: nullableMinute("Arrival"),
    departureStationCode: Type.String({
      description:
        'A key of stationNames: the code, else the printed name; "" if neither is printed',
    }),
    arrivingStationCode: Type.String({ description: "As departureStationCode" }),
    number: Type.String({ description: 'Train number; "" if none is printed' }),
  },
  { description: "One train ride" },
);
export type Train = Static<typeof Train>;

export const StationNames = Type.Record(Type.String(), Type.String(), {
  description: 'Names of the stations by code; "" if the name is unknown',
});
export type StationNames = Static<typeof StationNames>;
