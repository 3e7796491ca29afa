/** The itinerary: what an agent checks and a traveller wants to know, in words, record by record. */
import Type, { type Static } from "typebox";
import { LineSpan, SystemName, TextSpan } from "../../lines-schema.ts";
import { FACT_KINDS, SECTION_IDS } from "./kinds.ts";
import { closed, list, nullable, orNull } from "../../schema.ts";

const Words = Type.String();

export const Moment = closed(
  {
    date: Type.String({ format: "date" }),
    weekday: Type.String({ description: "By the calendar: Tue" }),
    clock: nullable("HH:MM; null if it is not printed"),
  },
  { description: "Local time at the place, without a zone" },
);
export type Moment = Static<typeof Moment>;

export const CardPlace = closed({
  code: Type.String({
    description:
      "As printed; the name of a station without a code, or of a city with several airports",
  }),
  name: nullable("Name of the airport or station, if known"),
  city: nullable("City of the airport, if known"),
  area: nullable("The city with its region and country: Atlanta, Georgia, United States"),
});
export type CardPlace = Static<typeof CardPlace>;

export const CardStatus = closed({
  code: Type.String({ description: "HK" }),
  text: nullable("confirmed"),
});
export type CardStatus = Static<typeof CardStatus>;

export const Fact = closed(
  { kind: Type.Enum([...FACT_KINDS]), label: Words, value: Words, status: orNull(CardStatus) },
  { description: "Something that the record says: Class Y" },
);
export type Fact = Static<typeof Fact>;

export const Layover = closed(
  {
    minutes: Type.Integer({
      minimum: -1439,
      maximum: 1439,
      description: "Negative if this ride departs before the previous one arrives",
    }),
    place: CardPlace,
    arrivedAt: orNull(
      Type.String({
        description: "Code of the arrival airport, if it is another airport of the same city",
      }),
    ),
    isOvernight: Type.Boolean({ description: "Whether it begins on the day before it ends" }),
    terminals: orNull(
      closed(
        { from: Words, to: Words },
        { description: "Those between which the traveller has to change, if both are printed" },
      ),
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
  status: orNull(CardStatus),
  isYearKnown: Type.Boolean({
    description: "Whether the year is from the record, rather than from the reference date",
  }),
  facts: list(Fact, { description: "The details" }),
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
  departureTerminal: nullable("2E"),
  arrivalTerminal: nullable("4"),
  durationMinutes: orNull(Type.Integer()),
  layover: orNull(Layover),
};

export const FlightCard = closed({
  kind: Type.Literal("flight"),
  ...rideProperties,
  airline: closed({ code: Words, name: nullable("Air France") }),
  flown: Type.Boolean(),
});
export type FlightCard = Static<typeof FlightCard>;

export const TrainCard = closed({
  kind: Type.Literal("train"),
  ...rideProperties,
  operator: nullable("As printed, else the name of the carrier or its code"),
});
export type TrainCard = Static<typeof TrainCard>;

export const StayEnd = closed({
  words: Type.String({ description: "Check-in, Pick-up" }),
  moment: orNull(Moment),
  place: nullable("As printed"),
});
export type StayEnd = Static<typeof StayEnd>;

export const StayCard = closed(
  {
    kind: Type.Enum(["hotel", "car"]),
    ...cardProperties,
    name: nullable("As printed, else the code"),
    from: StayEnd,
    to: StayEnd,
    between: nullable("2 nights"),
  },
  { description: "A hotel or a rented car" },
);
export type StayCard = Static<typeof StayCard>;

export const OtherCard = closed({
  kind: Type.Literal("other"),
  ...cardProperties,
  title: Type.String({ description: "The service, else its keyword" }),
  name: nullable("As printed"),
});
export type OtherCard = Static<typeof OtherCard>;

export const Card = Type.Union([FlightCard, TrainCard, StayCard, OtherCard]);
export type Card = Static<typeof Card>;

export const Traveller = closed({
  name: Type.String({ description: "As people write it: Ms Anna Maria Berger" }),
  printed: Type.String({ description: "As printed: BERGER/ANNA MARIA MS" }),
  facts: list(Words, { description: "adult; born 1 Mar 1980; with Ms Anna Maria Berger" }),
  papers: list(Words, { description: "Tickets, frequent flyer numbers, seats" }),
});
export type Traveller = Static<typeof Traveller>;

export const Locator = closed({
  locator: Words,
  airline: closed({ code: Words, name: nullable("Air France") }),
});
export type Locator = Static<typeof Locator>;

export const Deadline = closed(
  {
    label: Type.String({ description: "Ticketing limit" }),
    moment: orNull(Moment),
    isLimit: Type.Boolean({ description: "Whether tickets still have to be issued by then" }),
    isYearKnown: Type.Boolean({
      description: "Whether the year is from the record, rather than from the reference date",
    }),
    text: nullable("What else the record says about it"),
  },
  { description: "When tickets were or have to be issued" },
);
export type Deadline = Static<typeof Deadline>;

export const Section = closed({
  id: Type.Enum([...SECTION_IDS]),
  title: Words,
  folded: Type.Boolean({ description: "Whether it is shown only to those who ask" }),
  groups: list(closed({ heading: nullable("Whom or what it is about"), facts: list(Fact) })),
});
export type Section = Static<typeof Section>;

export const RecordItinerary = closed({
  system: SystemName,
  lines: LineSpan,
  locator: nullable("The record locator"),
  facts: list(Words, {
    description: "created Sun 1 Mar 2026; office PARZZ2199; received from JANE",
  }),
  locators: list(Locator, { description: "Those of airlines" }),
  deadlines: list(Deadline),
  price: nullable("EUR 980.00 for 2 of 5 travellers"),
  travellers: list(Traveller),
  cards: list(Card, { description: "In the order of travel" }),
  sections: list(Section),
});
export type RecordItinerary = Static<typeof RecordItinerary>;

export const Itinerary = closed({
  records: list(RecordItinerary, { description: "One for each record, in the order of the text" }),
});
export type Itinerary = Static<typeof Itinerary>;
