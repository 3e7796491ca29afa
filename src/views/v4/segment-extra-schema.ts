/** The `extraInfo` maps of flights, hotels and trains: open maps of optional keys. */
import Type, { type Static } from "typebox";
import { day, list, words } from "../schema.ts";

export const Money = Type.Object({
  currency: Type.String({ description: "ISO 4217 code" }),
  amount: Type.Number(),
});

/** A half-open range of offsets in the original text. */
export const Span = list(Type.Integer({ minimum: 0 }), {
  minItems: 2,
  maxItems: 2,
  description: "[start, end), offsets in the original text",
});

/** The range in which each field is printed; `line` is the whole line of the entry. */
export const Spans = Type.Record(Type.String(), Span, {
  description: "With explain: where each field is printed",
});
export type Spans = Static<typeof Spans>;

const Count = Type.Integer({ minimum: 0 });

export const FlightExtraInfo = Type.Object(
  {
    booking_class: Type.Optional(words("Booking class: Y")),
    status: Type.Optional(words("Status code: HK")),
    status_text: Type.Optional(words("Meaning of the status: confirmed")),
    seats_booked: Type.Optional(Count),
    operated_by: Type.Optional(words("The operating carrier, as printed")),
    airline_locator: Type.Optional(words("The airline's own locator")),
    departure_terminal: Type.Optional(words("Departure terminal")),
    landing_terminal: Type.Optional(words("Arrival terminal")),
    equipment: Type.Optional(words("IATA equipment code: 77W")),
    equipment_name: Type.Optional(words("Boeing 777-300ER")),
    stops: Type.Optional(Count),
    duration_minutes: Type.Optional(
      Type.Integer({ description: "From the time zones of both airports, else as printed" }),
    ),
    distance_km: Type.Optional(Type.Integer({ minimum: 0, description: "Great-circle distance" })),
    meal: Type.Optional(words("Meal codes, as printed")),
    married_group: Type.Optional(words("Flights with the same value are sold together")),
    flown: Type.Optional(Type.Literal(true)),
    departure_date: Type.Optional(day("Day of departure, if its time is not printed")),
    spans: Type.Optional(Spans),
  },
  { description: "Keys are present only if the record contains the data" },
);
export type FlightExtraInfo = Static<typeof FlightExtraInfo>;

export const HotelExtraInfo = Type.Object({
  city: Type.Optional(words("City code")),
  chain: Type.Optional(words("Chain code")),
  status: Type.Optional(words("Status code: HK")),
  rooms: Type.Optional(Count),
  room: Type.Optional(words("Room type, as printed")),
  nights: Type.Optional(Count),
  rate: Type.Optional(Money),
  confirmation: Type.Optional(words("Confirmation number")),
  phone: Type.Optional(words("Phone number, as printed")),
  spans: Type.Optional(Spans),
});
export type HotelExtraInfo = Static<typeof HotelExtraInfo>;

export const TrainExtraInfo = Type.Object({
  carrier: Type.Optional(words("Carrier code: 2C")),
  operator: Type.Optional(words("Operator: as printed, else the name of the carrier")),
  class: Type.Optional(words("Booking class")),
  status: Type.Optional(words("Status code: HK")),
  seats_booked: Type.Optional(Count),
  equipment: Type.Optional(words("Type of the train, as printed")),
  coach: Type.Optional(words("Coach")),
  seats: Type.Optional(list(Type.String(), { minItems: 1 })),
  confirmation: Type.Optional(words("Confirmation number")),
  departure_date: Type.Optional(day("Day of departure, if its time is not printed")),
});
export type TrainExtraInfo = Static<typeof TrainExtraInfo>;

export const TrainInfoExtraInfo = Type.Object({
  trains: Type.Optional(list(TrainExtraInfo, { description: "In the order of trains" })),
  spans: Type.Optional(list(Spans, { description: "In the order of trains" })),
});
export type TrainInfoExtraInfo = Static<typeof TrainInfoExtraInfo>;
