/** Builds one card for each booked segment. */
import type * as booking from "../../booking/model/booking.ts";
import { equipmentName } from "../../reference/index.ts";
import { operatorOf } from "../v4/segment-extra.ts";
import type { TextSpan } from "../lines-schema.ts";
import type { Segment } from "./order.ts";
import {
  airlineOf,
  daysBetween,
  factsOf,
  momentAt,
  momentOf,
  money,
  placeOf,
  printed,
  stationOf,
  statusOf,
} from "./parts.ts";
import { joinNonEmpty, momentText, placeText, pluralized, statusWords } from "./readable.ts";
import type { References } from "./references.ts";
import type { Card, FlightCard, Layover, OtherCard, StayCard, TrainCard } from "./schema.ts";

/** The data of a card that does not come from its segment. */
export interface CardFrame {
  readonly path: string;
  readonly span: TextSpan | null;
  readonly layover: Layover | null;
  readonly references: References;
  /** What fares and tickets say about the free baggage of a flight: `1PC`. */
  readonly baggage: string;
}

export function toCard({ kind, segment }: Segment, frame: CardFrame): Card {
  switch (kind) {
    case "flight":
      return flightCard(segment, frame);
    case "train":
      return trainCard(segment, frame);
    case "hotel":
      return hotelCard(segment, frame);
    case "car":
      return carCard(segment, frame);
    case "other":
      return otherCard(segment, frame);
  }
}

function commonFields({ path, span }: CardFrame, status: string | null) {
  return { path, span, status: statusOf(status) };
}

function flightCard(flight: booking.Flight, frame: CardFrame): FlightCard {
  const departure = momentAt(flight.departure, flight.departureDate);
  const arrival = momentAt(flight.landing);
  const { equipment, distanceKm } = flight;
  return {
    kind: "flight",
    ...commonFields(frame, flight.status),
    number: printed(flight.flight),
    origin: placeOf(flight.origin),
    destination: placeOf(flight.destination),
    departure,
    arrival,
    dayOffset: daysBetween(departure, arrival),
    departureTerminal: printed(flight.departureTerminal),
    arrivalTerminal: printed(flight.landingTerminal),
    durationMinutes: flight.durationMinutes,
    layover: frame.layover,
    airline: airlineOf(flight.airline),
    flown: flight.flown,
    facts: factsOf([
      ["Class", flight.bookingClass],
      ["Seats", seatsText(flight.seats, frame.references)],
      ["Places", countText(flight.seatsBooked)],
      ["Baggage", frame.baggage],
      ["Equipment", equipment && withCode(equipmentName(equipment), equipment)],
      ["Operated by", flight.operatedBy],
      ["Airline locator", flight.airlineLocator],
      ["Stops", countText(flight.stops)],
      ["Meal", flight.meal],
      ["Distance", distanceKm !== null && `${distanceKm.toLocaleString("en")} km`],
      ["Married group", flight.marriedGroup],
    ]),
  };
}

function trainCard(train: booking.Train, frame: CardFrame): TrainCard {
  const departure = momentAt(train.departure, train.departureDate);
  const arrival = momentAt(train.arrival);
  const operator = printed(operatorOf(train));
  return {
    kind: "train",
    ...commonFields(frame, train.status),
    number: printed(train.number),
    origin: stationOf(train.origin, train.originName, train),
    destination: stationOf(train.destination, train.destinationName, train),
    departure,
    arrival,
    dayOffset: daysBetween(departure, arrival),
    departureTerminal: null,
    arrivalTerminal: null,
    durationMinutes: null,
    layover: frame.layover,
    operator: operator ?? printed(train.carrier),
    facts: factsOf([
      ["Class", train.bookingClass],
      ["Coach", train.coach],
      ["Seats", seatsText(train.seats, frame.references)],
      ["Places", countText(train.seatsBooked)],
      ["Equipment", train.equipment],
      ["Carrier", operator !== null && train.carrier],
      ["Confirmation", train.confirmation],
    ]),
  };
}

function hotelCard(hotel: booking.Hotel, frame: CardFrame): StayCard {
  const { nights, name, chain } = hotel;
  return {
    kind: "hotel",
    ...commonFields(frame, hotel.status),
    name: printed(name ?? chain),
    from: { words: "Check-in", moment: momentOf(hotel.checkIn), place: null },
    to: { words: "Check-out", moment: momentOf(hotel.checkOut), place: null },
    between: nights === null ? null : pluralized(nights, "night"),
    facts: factsOf([
      ["Confirmation", hotel.confirmation],
      ["City", cityText(hotel.city)],
      ["Address", hotel.address],
      ["Rooms", countText(hotel.rooms)],
      ["Room", hotel.room],
      ["Rate", money(hotel.rate)],
      ["Phone", hotel.phone],
      ["Chain", name !== null && chain],
    ]),
  };
}

function carCard(car: booking.Car, frame: CardFrame): StayCard {
  const { company, companyName } = car;
  return {
    kind: "car",
    ...commonFields(frame, car.status),
    name: printed(companyName ?? company),
    from: {
      words: "Pick-up",
      moment: momentOf(car.pickUpDate, car.pickUpTime),
      place: printed(car.pickUpPlace),
    },
    to: {
      words: "Drop-off",
      moment: momentOf(car.dropOffDate, car.dropOffTime),
      place: printed(car.dropOffPlace),
    },
    between: null,
    facts: factsOf([
      ["Confirmation", car.confirmation],
      ["City", cityText(car.city)],
      ["Cars", countText(car.count)],
      ["Car type", car.carType],
      ["Rate", money(car.rate)],
      ["Total", money(car.total)],
      ["Company", companyName !== null && company],
    ]),
  };
}

function otherCard(segment: booking.OtherSegment, frame: CardFrame): OtherCard {
  const { service, type } = segment;
  return {
    kind: "other",
    ...commonFields(frame, segment.status),
    title: printed(service) ?? type,
    name: printed(segment.name),
    facts: otherFacts(segment),
  };
}

/** What an entry without a card of its own kind says, besides its title. */
export function otherFacts(segment: booking.OtherSegment) {
  const { service, type, city, toCity } = segment;
  const [from, to] = [momentOf(segment.date), momentOf(segment.endDate)];
  return factsOf([
    ["Confirmation", segment.confirmation],
    ["From", from && momentText(from)],
    ["To", to && momentText(to)],
    ["Where", joinNonEmpty(" to ", [cityText(city), cityText(toCity)])],
    ["Provider", segment.provider],
    ["Text", segment.text],
    ["Type", service !== null && type],
  ]);
}

/** `12A Mr Bruno Martinelli HK, 12B not confirmed UN` */
function seatsText(seats: readonly booking.Seat[], references: References): string {
  return seats
    .map(({ seat, person, status }) => {
      const known = statusOf(status);
      const owner = person === null ? null : references.nameOf(person);
      const isGood = known?.text === CONFIRMED;
      return joinNonEmpty(" ", [seat, owner, isGood ? known.code : known && statusWords(known)]);
    })
    .join(", ");
}

/** A status that needs no words. */
const CONFIRMED = "confirmed";

function cityText(code: string | null): string | null {
  const place = placeOf(code);
  return place && placeText(place);
}

function countText(count: number | null): string | null {
  return count === null ? null : String(count);
}

function withCode(name: string | undefined, code: string): string {
  return name === undefined ? code : `${name} (${code})`;
}
