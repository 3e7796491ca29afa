/** The `extraInfo` map of the answer itself: an open map of optional keys. */
import Type, { type Static } from "typebox";
import {
  Count,
  Index,
  LineNumber,
  list,
  nonEmptyText,
  optionalDay,
  optionalText,
  Share,
} from "../schema.ts";
import { Money, Span, Spans } from "./segment-extra-schema.ts";

const indices = (of: string) =>
  Type.Optional(list(Index, { minItems: 1, description: `Indices in ${of}` }));

const persons = indices("persons");
const flights = indices("flightInfo.flights");
const spans = Type.Optional(Spans);

const FrequentFlyer = Type.Object({
  airline: Type.String({ description: "Airline" }),
  number: Type.String({ description: "As printed, without the airline code" }),
});

export const Passenger = Type.Object({
  type: optionalText("Passenger type code: ADT, CHD, INF"),
  date_of_birth: optionalDay("Date of birth"),
  infant_of: Type.Optional(Index),
  frequent_flyer: Type.Optional(list(FrequentFlyer, { minItems: 1 })),
  ticket: optionalText("First ticket number"),
  identification: optionalText("As printed"),
});
export type Passenger = Static<typeof Passenger>;

const Tax = Type.Object({
  code: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
});

export const Coupon = Type.Object(
  {
    coupon: Type.Optional(Type.Integer({ minimum: 1, description: "Its number on the ticket" })),
    flights,
    fare_basis: optionalText("Fare basis"),
    baggage: optionalText("Free baggage, as printed: 1PC, 23K, NIL"),
    not_valid_before: optionalDay("First day on which the coupon is valid"),
    not_valid_after: optionalDay("Last day on which the coupon is valid"),
    spans,
  },
  { description: "The terms of a fare or a ticket for a flight" },
);
export type Coupon = Static<typeof Coupon>;

const texts = (description: string) =>
  Type.Optional(list(nonEmptyText("As printed"), { minItems: 1, description }));

/** The terms of a fare or a ticket, that is, everything but its amounts. */
const TERMS = {
  validating_carrier: optionalText("Airline"),
  endorsements: texts("Restrictions endorsed on the ticket"),
  penalties: texts("Sentences about changes and refunds"),
  coupons: Type.Optional(list(Coupon, { minItems: 1 })),
  spans,
};

export const Terms = Type.Object(TERMS);
export type Terms = Static<typeof Terms>;

export const PassengerFare = Type.Object(
  {
    persons,
    type: optionalText("Passenger type code"),
    count: Count,
    base: Type.Optional(Type.Number()),
    tax: Type.Optional(Type.Number()),
    total: Type.Optional(Type.Number()),
    ...TERMS,
  },
  { description: "The price per person for persons who pay the same" },
);
export type PassengerFare = Static<typeof PassengerFare>;

export const Fare = Type.Object(
  {
    currency: optionalText("ISO 4217 code"),
    total: Type.Optional(Type.Number()),
    base: Type.Optional(Type.Number()),
    base_currency: optionalText("Only if it differs from currency"),
    taxes: Type.Optional(list(Tax, { minItems: 1 })),
    passengers: Type.Optional(list(PassengerFare, { minItems: 1 })),
    last_ticketing_date: optionalDay("Last day of ticketing"),
    validating_carrier: optionalText("Airline"),
  },
  { description: "Amounts are for the whole party" },
);
export type Fare = Static<typeof Fare>;

export const Ticket = Type.Object({
  number: Type.String({ description: "125-0000000001" }),
  type: optionalText("ET electronic, PT paper …"),
  carrier: optionalText("Airline"),
  issued: optionalDay("Day of issue"),
  total: Type.Optional(Type.Number()),
  currency: optionalText("Currency of the total"),
  persons,
  flights,
  endorsements: TERMS.endorsements,
  coupons: TERMS.coupons,
  spans,
});
export type Ticket = Static<typeof Ticket>;

const AirlineLocator = Type.Object({
  airline: Type.String({ description: "Airline" }),
  locator: Type.String({ description: "Its locator" }),
});

const clock = Type.Optional(Type.String({ pattern: "^\\d{2}:\\d{2}$", description: "HH:MM" }));

export const Car = Type.Object({
  company: optionalText("Company code"),
  company_name: optionalText("Company"),
  city: optionalText("City code"),
  status: optionalText("Status code"),
  count: Type.Optional(Count),
  car_type: optionalText("Vehicle code"),
  pick_up_date: optionalDay("Pick-up"),
  pick_up_time: clock,
  pick_up_place: optionalText("As printed"),
  drop_off_date: optionalDay("Drop-off"),
  drop_off_time: clock,
  drop_off_place: optionalText("As printed"),
  rate: Type.Optional(Money),
  total: Type.Optional(Money),
  confirmation: optionalText("Confirmation number"),
  spans,
});
export type Car = Static<typeof Car>;

export const OtherSegment = Type.Object({
  type: Type.String({ description: "The keyword, as printed: TUR, MIS" }),
  service: optionalText("Service code of a structured segment"),
  provider: optionalText("Provider"),
  status: optionalText("Status code"),
  city: optionalText("City code"),
  to_city: optionalText("City code"),
  date: optionalDay("First day"),
  end_date: optionalDay("Last day"),
  name: optionalText("Name"),
  text: optionalText("Free text"),
  confirmation: optionalText("Confirmation number"),
  retention: Type.Optional(Type.Literal(true)),
  spans,
});
export type OtherSegment = Static<typeof OtherSegment>;

const localTime = Type.Optional(
  Type.String({
    pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$",
    description: "YYYY-MM-DD HH:MM:SS, on the clock of the place",
  }),
);

export const CancelledSegment = Type.Object(
  {
    airline: Type.String({ description: "Airline" }),
    flight: Type.String({ description: "Number, as printed" }),
    departure_date: optionalDay("Only if the time of departure is unknown"),
    departure_time: localTime,
    landing_time: localTime,
    departure_airport: optionalText("Airport"),
    landing_airport: optionalText("Airport"),
    booking_class: optionalText("Booking class"),
  },
  { description: "A flight that the text says is cancelled or replaced" },
);
export type CancelledSegment = Static<typeof CancelledSegment>;

export const Ssr = Type.Object({
  code: Type.String({ description: "WCHR, VGML …" }),
  airline: optionalText("Airline"),
  status: optionalText("Status code"),
  text: optionalText("Free text"),
  persons,
  flights,
});
export type Ssr = Static<typeof Ssr>;

export const Osi = Type.Object({
  airline: optionalText("Airline"),
  text: Type.String({ description: "Free text" }),
  persons,
});
export type Osi = Static<typeof Osi>;

export const Contact = Type.Object({
  type: Type.Enum(["phone", "email", "address"]),
  value: Type.String({ description: "As printed" }),
  persons,
});
export type Contact = Static<typeof Contact>;

const Remark = Type.Object({
  type: Type.String({ description: "The keyword, as printed" }),
  text: Type.String({ description: "Free text" }),
});

export const Accounting = Type.Object(
  {
    type: Type.String({ description: "The keyword or the section title, as printed: FE, FP, FOP" }),
    text: optionalText("As printed, with card numbers masked"),
    persons,
    flights,
  },
  { description: "What is printed on the tickets or kept for the accounts" },
);
export type Accounting = Static<typeof Accounting>;

export const Ticketing = Type.Object({
  state: Type.Enum(["done", "limit", "other"]),
  date: optionalDay("Day of issue, or the limit"),
  office: optionalText("Office"),
  text: optionalText("Free text"),
});
export type Ticketing = Static<typeof Ticketing>;

const YearEvidence = Type.Optional(
  Type.Enum(["printed years", "weekdays", "record date", "reference date"]),
);

export const RecordEntry = Type.Object(
  {
    decoder_algorithm: nonEmptyText("The algorithm that read the record"),
    record_locator: optionalText("Record locator"),
    record_date: optionalDay("Day the record was created"),
    office: optionalText("Responsible office"),
    received_from: optionalText("Who asked for the last change, as printed"),
    group_name: optionalText("Name of the group"),
    fare: Type.Optional(Fare),
    airline_locators: Type.Optional(list(AirlineLocator)),
    ticketing: Type.Optional(list(Ticketing)),
    persons,
    flights,
    trains: indices("trainInfo.trains"),
    hotels: indices("hotelInfo.hotels"),
    cars: indices("cars"),
    other_segments: indices("other_segments"),
    year_evidence: YearEvidence,
    tickets: indices("tickets"),
    cancelled_segments: indices("cancelled_segments"),
    ssr: indices("ssr"),
    osi: indices("osi"),
    contacts: indices("contacts"),
    remarks: indices("remarks"),
    accounting: indices("accounting"),
    confidence: Type.Optional(Share),
    lines: Type.Optional(
      list(LineNumber, {
        minItems: 2,
        maxItems: 2,
        description: "First and last line of the record, counted from 1",
      }),
    ),
  },
  { description: "What belongs to one of several records" },
);
export type RecordEntry = Static<typeof RecordEntry>;

const Candidate = Type.Object({
  algorithm: Type.String({ description: "Wire value" }),
  confidence: Share,
  reasons: list(Type.String()),
});

const CoverageCount = Type.Object({ read: Count, ignored: Count, unread: Count });

const Unread = Type.Object({
  line: LineNumber,
  column: Type.Integer({ minimum: 1, description: "Where the reading stopped" }),
  text: Type.String({ description: "The original text, with card numbers masked" }),
  reason: Type.String(),
  excerpt: Type.Optional(
    Type.String({ description: "With explain: the line, with a caret below the column" }),
  ),
  span: Type.Optional(Span),
});
export type UnreadEntry = Static<typeof Unread>;

export const ExtraInfo = Type.Object(
  {
    decoder_algorithm: optionalText("The algorithm that read the text"),
    record_locator: optionalText("Record locator"),
    record_date: optionalDay("Day the record was created"),
    office: optionalText("Responsible office"),
    received_from: optionalText("Who asked for the last change, as printed"),
    group_name: optionalText("Name of the group"),
    passengers: Type.Optional(list(Passenger, { description: "In the order of persons" })),
    fare: Type.Optional(Fare),
    tickets: Type.Optional(list(Ticket)),
    airline_locators: Type.Optional(list(AirlineLocator)),
    cars: Type.Optional(list(Car)),
    other_segments: Type.Optional(list(OtherSegment)),
    cancelled_segments: Type.Optional(list(CancelledSegment, { minItems: 1 })),
    ssr: Type.Optional(list(Ssr)),
    osi: Type.Optional(list(Osi)),
    contacts: Type.Optional(list(Contact)),
    remarks: Type.Optional(list(Remark)),
    accounting: Type.Optional(list(Accounting, { minItems: 1 })),
    ticketing: Type.Optional(list(Ticketing)),
    records: Type.Optional(
      list(RecordEntry, { minItems: 2, description: "In the order of the text" }),
    ),
    confidence: Type.Optional(Share),
    candidates: Type.Optional(list(Candidate)),
    reasons: Type.Optional(list(Type.String())),
    coverage: Type.Optional(Type.Object({ lines: CoverageCount, characters: CoverageCount })),
    unread_lines: Type.Optional(list(Unread)),
    warnings: Type.Optional(list(Type.String())),
    year_evidence: YearEvidence,
    text: Type.Optional(
      Type.String({
        description:
          "With explain, for an email or a page: the text read from it, to which spans refer",
      }),
    ),
    persons_spans: Type.Optional(list(Spans, { description: "In the order of persons" })),
  },
  { description: "Keys are present only if the record contains the data or explain requests it" },
);
export type ExtraInfo = Static<typeof ExtraInfo>;
