/** The `extraInfo` maps of flights, hotels and trains: open maps of optional keys. */
import Type, { type Static } from "typebox";
import { Count, Index, list, optionalDay, optionalText } from "../schema.ts";

export const Money = Type.Object({
  currency: Type.String({ description: "ISO 4217 code" }),
  amount: Type.Number(),
});

/** A half-open range of offsets in the original text. */
export const Span = list(Index, {
  minItems: 2,
  maxItems: 2,
  description: "[start, end), offsets in the original text",
});

/** The range in which each field is printed; `line` is the whole line of the entry. */
export const Spans = Type.Record(Type.String(), Span, {
  description: "With explain: where each field is printed",
});
export type Spans = Static<typeof Spans>;

export const FlightExtraInfo = Type.Object(
  {
    booking_class: optionalText("Booking class: Y"),
    status: optionalText("Status code: HK"),
    status_text: optionalText("Meaning of the status: confirmed"),
    seats_booked: Type.Optional(Count),
    operated_by: optionalText("The operating carrier, as printed"),
    airline_locator: optionalText("The airline's own locator"),
    departure_city: optionalText("Printed city, if it is unclear which of its airports is meant"),
    landing_city: optionalText("The same for the arrival"),
    departure_terminal: optionalText("Departure terminal"),
    landing_terminal: optionalText("Arrival terminal"),
    equipment: optionalText("IATA equipment code: 77W"),
    equipment_name: optionalText("Boeing 777-300ER"),
    stops: Type.Optional(Count),
    duration_minutes: Type.Optional(
      Type.Integer({ description: "From the time zones of both airports, else as printed" }),
    ),
    distance_km: Type.Optional(Type.Integer({ minimum: 0, description: "Great-circle distance" })),
    meal: optionalText("Meal codes, as printed"),
    married_group: optionalText("Flights with the same value are sold together"),
    flown: Type.Optional(Type.Literal(true)),
    departure_date: optionalDay("Day of departure, if its time is not printed"),
    spans: Type.Optional(Spans),
  },
  { description: "Keys are present only if the record contains the data" },
);
export type FlightExtraInfo = Static<typeof FlightExtraInfo>;

export const HotelExtraInfo = Type.Object({
  city: optionalText("City code"),
  chain: optionalText("Chain code"),
  status: optionalText("Status code: HK"),
  rooms: Type.Optional(Count),
  room: optionalText("Room type, as printed"),
  nights: Type.Optional(Count),
  rate: Type.Optional(Money),
  confirmation: optionalText("Confirmation number"),
  phone: optionalText("Phone number, as printed"),
  spans: Type.Optional(Spans),
});
export type HotelExtraInfo = Static<typeof HotelExtraInfo>;

export const TrainExtraInfo = Type.Object({
  carrier: optionalText("Carrier code: 2C"),
  operator: optionalText("Operator: as printed, else the name of the carrier"),
  class: optionalText("Booking class"),
  status: optionalText("Status code: HK"),
  seats_booked: Type.Optional(Count),
  equipment: optionalText("Type of the train, as printed"),
  coach: optionalText("Coach"),
  seats: Type.Optional(list(Type.String(), { minItems: 1 })),
  confirmation: optionalText("Confirmation number"),
  departure_date: optionalDay("Day of departure, if its time is not printed"),
});
export type TrainExtraInfo = Static<typeof TrainExtraInfo>;

export const TrainInfoExtraInfo = Type.Object({
  trains: Type.Optional(list(TrainExtraInfo, { description: "In the order of trains" })),
  spans: Type.Optional(list(Spans, { description: "In the order of trains" })),
});
export type TrainInfoExtraInfo = Static<typeof TrainInfoExtraInfo>;
