/** The `extraInfo` maps of flights, hotels and trains: open maps of optional keys. */
import Type, { type Static } from "typebox";
import { day, list, nonEmptyText } from "../schema.ts";

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
    booking_class: Type.Optional(nonEmptyText("Booking class: Y")),
    status: Type.Optional(nonEmptyText("Status code: HK")),
    status_text: Type.Optional(nonEmptyText("Meaning of the status: confirmed")),
    seats_booked: Type.Optional(Count),
    operated_by: Type.Optional(nonEmptyText("The operating carrier, as printed")),
    airline_locator: Type.Optional(nonEmptyText("The airline's own locator")),
    departure_terminal: Type.Optional(nonEmptyText("Departure terminal")),
    landing_terminal: Type.Optional(nonEmptyText("Arrival terminal")),
    equipment: Type.Optional(nonEmptyText("IATA equipment code: 77W")),
    equipment_name: Type.Optional(nonEmptyText("Boeing 777-300ER")),
    stops: Type.Optional(Count),
    duration_minutes: Type.Optional(
      Type.Integer({ description: "From the time zones of both airports, else as printed" }),
    ),
    distance_km: Type.Optional(Type.Integer({ minimum: 0, description: "Great-circle distance" })),
    meal: Type.Optional(nonEmptyText("Meal codes, as printed")),
    married_group: Type.Optional(nonEmptyText("Flights with the same value are sold together")),
    flown: Type.Optional(Type.Literal(true)),
    departure_date: Type.Optional(day("Day of departure, if its time is not printed")),
    spans: Type.Optional(Spans),
  },
  { description: "Keys are present only if the record contains the data" },
);
export type FlightExtraInfo = Static<typeof FlightExtraInfo>;

export const HotelExtraInfo = Type.Object({
  city: Type.Optional(nonEmptyText("City code")),
  chain: Type.Optional(nonEmptyText("Chain code")),
  status: Type.Optional(nonEmptyText("Status code: HK")),
  rooms: Type.Optional(Count),
  room: Type.Optional(nonEmptyText("Room type, as printed")),
  nights: Type.Optional(Count),
  rate: Type.Optional(Money),
  confirmation: Type.Optional(nonEmptyText("Confirmation number")),
  phone: Type.Optional(nonEmptyText("Phone number, as printed")),
  spans: Type.Optional(Spans),
});
export type HotelExtraInfo = Static<typeof HotelExtraInfo>;

export const TrainExtraInfo = Type.Object({
  carrier: Type.Optional(nonEmptyText("Carrier code: 2C")),
  operator: Type.Optional(nonEmptyText("Operator: as printed, else the name of the carrier")),
  class: Type.Optional(nonEmptyText("Booking class")),
  status: Type.Optional(nonEmptyText("Status code: HK")),
  seats_booked: Type.Optional(Count),
  equipment: Type.Optional(nonEmptyText("Type of the train, as printed")),
  coach: Type.Optional(nonEmptyText("Coach")),
  seats: Type.Optional(list(Type.String(), { minItems: 1 })),
  confirmation: Type.Optional(nonEmptyText("Confirmation number")),
  departure_date: Type.Optional(day("Day of departure, if its time is not printed")),
});
export type TrainExtraInfo = Static<typeof TrainExtraInfo>;

export const TrainInfoExtraInfo = Type.Object({
  trains: Type.Optional(list(TrainExtraInfo, { description: "In the order of trains" })),
  spans: Type.Optional(list(Spans, { description: "In the order of trains" })),
});
export type TrainInfoExtraInfo = Static<typeof TrainInfoExtraInfo>;
