/** The result of decoding a text as shown on the workbench page. */
import Type, { type Static, type TSchema } from "typebox";
import { LAYOUTS } from "../../ast/structure.ts";
import { SystemName, TextLine, TextSpan, spanProperties } from "../lines-schema.ts";
import { closed, Count, Index, LineNumber, list, nullable, Share } from "../schema.ts";
import { V3Answer } from "../v3/schema.ts";
import { V4Answer } from "../v4/schema.ts";

const Words = Type.String();
const Calendar = Type.String({ format: "date" });

function orNull<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

export const WorkbenchCandidate = closed({
  wire: Words,
  name: Words,
  confidence: Share,
  reasons: list(Words),
});
export type WorkbenchCandidate = Static<typeof WorkbenchCandidate>;

export const WorkbenchField = closed(
  {
    ...spanProperties,
    path: Type.String({
      description:
        "Path in the v4 answer: flightInfo.flights[0].departureTime; for values without a field: " +
        "flightInfo.flights[0] (weekday)",
    }),
    label: Type.String({ description: "Readable name: departure, booking class" }),
    value: nullable("The value in the answer, as text; null for values without a field"),
    rule: nullable("The line family that read it"),
  },
  { description: "One field of the answer and its place in the text; fields can overlap" },
);
export type WorkbenchField = Static<typeof WorkbenchField>;

export const WorkbenchRecord = closed({
  locator: nullable("The record locator"),
  algorithm: SystemName,
  lines: closed({ first: LineNumber, last: LineNumber }),
});
export type WorkbenchRecord = Static<typeof WorkbenchRecord>;

export const Moment = closed(
  {
    date: Calendar,
    weekday: Type.String({ description: "By the calendar: Tue" }),
    clock: nullable("HH:MM; null if it is not printed"),
  },
  { description: "Local time at the place, without a zone" },
);
export type Moment = Static<typeof Moment>;

export const CardPlace = closed({
  code: Type.String({ description: "As printed; the name of a station without a code" }),
  name: nullable("Name of the airport or station, if known"),
  city: nullable("City of the airport, if known"),
});
export type CardPlace = Static<typeof CardPlace>;

export const CardStatus = closed({
  code: Type.String({ description: "HK" }),
  text: nullable("confirmed"),
});
export type CardStatus = Static<typeof CardStatus>;

export const CardSeat = closed({
  seat: Type.String({ description: "12A" }),
  traveller: orNull(Index),
  name: nullable("Name of the traveller, as people write it"),
});
export type CardSeat = Static<typeof CardSeat>;

export const CardMoney = closed({ currency: Words, amount: Type.Number() });
export type CardMoney = Static<typeof CardMoney>;

export const Layover = closed(
  {
    minutes: Type.Integer({ minimum: 1, maximum: 1439 }),
    place: CardPlace,
    arrivedAt: orNull(
      Type.String({
        description: "Code of the arrival airport, if it is another airport of the same city",
      }),
    ),
  },
  {
    description:
      "The time between the previous ride and this one, if they meet in the same place; " +
      "if `arrivedAt` is not null, the traveller has to change airports within the city",
  },
);
export type Layover = Static<typeof Layover>;

/** The properties of every card. */
const cardProperties = {
  path: Type.String({ description: "Path of the entry in the v4 answer: flightInfo.flights[0]" }),
  span: orNull(TextSpan),
  record: Type.Integer({ minimum: 0, description: "Index of its record in the text" }),
  status: orNull(CardStatus),
};

/** The properties that flights and trains share. */
const rideProperties = {
  ...cardProperties,
  number: nullable("Flight or train number, as printed"),
  origin: orNull(CardPlace),
  destination: orNull(CardPlace),
  departure: orNull(Moment),
  arrival: orNull(Moment),
  dayOffset: orNull(Type.Integer({ description: "Calendar days from departure to arrival" })),
  bookingClass: nullable("Y"),
  equipment: nullable("Name of the aircraft or train, else its code"),
  seats: list(CardSeat),
  layover: orNull(Layover),
};

export const FlightCard = closed({
  kind: Type.Literal("flight"),
  ...rideProperties,
  airline: closed({ code: Words, name: nullable("Air France") }),
  durationMinutes: orNull(Type.Integer()),
  departureTerminal: nullable("2E"),
  arrivalTerminal: nullable("4"),
  operatedBy: nullable("As printed"),
  airlineLocator: nullable("The airline's own locator"),
  flown: Type.Boolean(),
});
export type FlightCard = Static<typeof FlightCard>;

export const TrainCard = closed({
  kind: Type.Literal("train"),
  ...rideProperties,
  operator: nullable("As printed, else the carrier's code"),
  coach: nullable("Coach"),
  confirmation: nullable("Confirmation number"),
});
export type TrainCard = Static<typeof TrainCard>;

export const HotelCard = closed({
  kind: Type.Literal("hotel"),
  ...cardProperties,
  name: nullable("As printed, else the chain"),
  address: nullable("As printed"),
  city: orNull(CardPlace),
  checkIn: orNull(Moment),
  checkOut: orNull(Moment),
  nights: orNull(Count),
  rooms: orNull(Count),
  rate: orNull(CardMoney),
  phone: nullable("As printed"),
  confirmation: nullable("Confirmation number"),
});
export type HotelCard = Static<typeof HotelCard>;

export const CarCard = closed({
  kind: Type.Literal("car"),
  ...cardProperties,
  company: nullable("Name, else code"),
  carType: nullable("ECMR"),
  city: orNull(CardPlace),
  pickUp: orNull(Moment),
  pickUpPlace: nullable("As printed"),
  dropOff: orNull(Moment),
  dropOffPlace: nullable("As printed"),
  rate: orNull(CardMoney),
  confirmation: nullable("Confirmation number"),
});
export type CarCard = Static<typeof CarCard>;

export const OtherCard = closed({
  kind: Type.Literal("other"),
  ...cardProperties,
  title: Type.String({ description: "The service, else its keyword" }),
  name: nullable("As printed"),
  city: orNull(CardPlace),
  toCity: orNull(CardPlace),
  from: orNull(Moment),
  to: orNull(Moment),
  text: nullable("As printed"),
  confirmation: nullable("Confirmation number"),
});
export type OtherCard = Static<typeof OtherCard>;

export const Card = Type.Union([FlightCard, TrainCard, HotelCard, CarCard, OtherCard]);
export type Card = Static<typeof Card>;

export const Traveller = closed(
  {
    name: Type.String({ description: "As people write it: Ms Anna Maria Berger" }),
    title: nullable("MR"),
    type: nullable("Passenger type code: ADT, CHD, INF"),
    birthDate: nullable("YYYY-MM-DD", { format: "date" }),
    infantOf: orNull(Index),
    record: Type.Integer({ minimum: 0, description: "Index of the record in the text" }),
    seats: list(
      closed({
        seat: Words,
        ride: Type.String({ description: "The flight or train: AF 457" }),
      }),
    ),
    tickets: list(Words, { description: "Ticket numbers" }),
    frequentFlyer: list(closed({ airline: Words, number: Words })),
  },
  { description: "In the order of persons in the v4 answer" },
);
export type Traveller = Static<typeof Traveller>;

export const Locator = closed({
  locator: Words,
  airline: orNull(closed({ code: Words, name: nullable("Air France") })),
});
export type Locator = Static<typeof Locator>;

export const Itinerary = closed({
  travellers: list(Traveller),
  locators: list(Locator, {
    description: "Record locators, for which `airline` is null, then airline locators",
  }),
  price: orNull(CardMoney),
  cards: list(Card, { description: "In the order of travel" }),
});
export type Itinerary = Static<typeof Itinerary>;

const Separators = Type.Enum(["tab", "pipe", "semicolon", "comma", "spaces"]);

export const WorkbenchBlock = closed({
  ...spanProperties,
  rows: list(
    closed({
      ...spanProperties,
      cells: list(TextSpan),
      separator: orNull(Separators),
    }),
  ),
});
export type WorkbenchBlock = Static<typeof WorkbenchBlock>;

export const WorkbenchFact = closed({
  ...spanProperties,
  kind: Type.String({ description: "What the words say: date, place, person" }),
  journey: orNull(Index),
  unread: nullable("Why it was left unread; null if it was read"),
});
export type WorkbenchFact = Static<typeof WorkbenchFact>;

export const WorkbenchJourney = closed({
  ...spanProperties,
  kind: Type.Enum(["flight", "train", "hotel"]),
  isCancelled: Type.Boolean(),
  unread: nullable("Why it was left unread; null if it was read"),
  parts: list(closed({ ...spanProperties, name: Words }), {
    description: "What was joined to it, by field",
  }),
});
export type WorkbenchJourney = Static<typeof WorkbenchJourney>;

export const WorkbenchStructure = closed(
  {
    language: nullable("The language of most labels"),
    blocks: list(WorkbenchBlock),
    layouts: list(closed({ ...spanProperties, layout: Type.Enum([...LAYOUTS]) })),
    labels: list(
      closed({
        ...spanProperties,
        topic: Type.String({ description: "recordLocator" }),
        languages: list(Words),
      }),
    ),
    facts: list(WorkbenchFact),
    journeys: list(WorkbenchJourney),
  },
  { description: "How a text that no system printed was taken apart and joined" },
);
export type WorkbenchStructure = Static<typeof WorkbenchStructure>;

export const Workbench = closed(
  {
    algorithm: SystemName,
    forced: Type.Boolean({ description: "Whether the request specified the algorithm" }),
    confidence: Share,
    decodable: Type.Boolean(),
    looksLike: nullable("What the text looks like if no booking was found: availability"),
    message: nullable("The error message of the API if the text is not decodable; else null"),
    candidates: list(WorkbenchCandidate, { description: "The likeliest first" }),
    warnings: list(Words),
    lines: list(TextLine),
    fields: list(WorkbenchField, { description: "In the order of the text" }),
    records: list(WorkbenchRecord, { description: "The records if there are several; else empty" }),
    structures: list(WorkbenchStructure, {
      description: "Of the parts that no system printed; empty for a very long text",
    }),
    itinerary: Itinerary,
    answers: closed({
      v4: orNull(V4Answer),
      v3: orNull(V3Answer),
      booking: Type.Record(Type.String(), Type.Unknown(), {
        description: "The Booking as JSON, without its links back to the text",
      }),
    }),
  },
  { description: "The result of decoding a text" },
);
export type Workbench = Static<typeof Workbench>;

export const Sample = closed({
  system: SystemName,
  title: Type.String({ description: "What the sample shows" }),
  text: Type.String({ description: "An invented record" }),
});
export type Sample = Static<typeof Sample>;

export const Samples = closed({ samples: list(Sample) });
export type Samples = Static<typeof Samples>;
