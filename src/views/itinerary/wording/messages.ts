/** What a message file contains: every word of an itinerary in one language. */
import type { StatusKind } from "../../../booking/model/statuses.ts";
import type { Label } from "./labels.ts";
import type { Service } from "./services.ts";

/** A message for each plural category of the language that differs; `{count}` is the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The messages with values, and the names of their values, which are in braces: `office {office}`. */
export interface PhraseValues {
  allFlights: never;
  allTravellers: never;
  andMore: "flights" | "count";
  arrivalAt: "moment";
  baggageOf: "allowance";
  baseAmount: "amount";
  bookingOf: "number" | "count";
  born: "day";
  bothTravellers: never;
  changeOfAirport: "from" | "to";
  changeOfTerminal: "from" | "to";
  classOf: "code";
  couponNumber: "number";
  created: "day";
  departsBefore: "duration" | "place";
  fareBasis: "code";
  flightOf: "flight" | "day";
  flown: never;
  forWholeRecord: never;
  group: "name";
  identification: "id";
  issued: "day";
  itinerary: never;
  itineraryFor: "name";
  layover: "duration" | "place";
  localTimes: never;
  noBaggage: never;
  notATicket: never;
  notValidAfter: "day";
  notValidBefore: "day";
  office: "office";
  operatedBy: "airline";
  overnight: never;
  priceFor: "price" | "travellers";
  receivedFrom: "name";
  route: "from" | "to";
  seatOn: "seat" | "ride";
  taxesAmount: "amount";
  terminal: "terminal";
  ticket: "number";
  timeUnknown: never;
  travellerNumbers: "numbers";
  uncertain: never;
  withAdult: "adult";
  yearUnknown: "day";
  yearsAssumed: never;
}
export type Phrase = keyof PhraseValues;

/** The messages that depend on a number. */
export type Counted =
  | "allTravellers"
  | "doubts"
  | "nights"
  | "pieces"
  | "someTravellers"
  | "travellers"
  | "unconfirmed"
  | "unreadLines";

export type SectionTitle =
  | "accounting"
  | "cancelled"
  | "contacts"
  | "fare"
  | "journey"
  | "notes"
  | "remarks"
  | "retention"
  | "services"
  | "tickets";

export type PassengerType = "adult" | "child" | "infant" | "infantWithSeat" | "youth" | "senior";

export type TicketType = "electronic" | "paper" | "otherDocument" | "void";

export type Cabin = "first" | "business" | "economy";

export interface Messages {
  readonly labels: Readonly<Record<Label, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly counts: Readonly<Record<Counted, Plural>>;
  readonly titles: Readonly<Record<SectionTitle, string>>;
  readonly statuses: Readonly<Record<StatusKind, string>>;
  readonly passengerTypes: Readonly<Record<PassengerType, string>>;
  readonly ticketTypes: Readonly<Record<TicketType, string>>;
  readonly cabins: Readonly<Record<Cabin, string>>;
  readonly services: Readonly<Record<Service, string>>;
}
