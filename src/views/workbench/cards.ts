/** Builds one card for each booked segment. */
import type * as booking from "../../booking/model/booking.ts";
import { equipmentName } from "../../reference/index.ts";
import type { Segment } from "../itinerary/order.ts";
import { operatorOf } from "../v4/segment-extra.ts";
import {
  airlineOf,
  daysBetween,
  momentAt,
  momentOf,
  placeOf,
  printed,
  stationOf,
  statusOf,
} from "./parts.ts";
import type { TextSpan } from "../lines-schema.ts";
import type {
  Card,
  CarCard,
  CardSeat,
  FlightCard,
  HotelCard,
  Layover,
  OtherCard,
  TrainCard,
} from "./schema.ts";

/** The data of a card that does not come from its segment. */
export interface CardFrame {
  readonly path: string;
  readonly span: TextSpan | null;
  readonly record: number;
  readonly layover: Layover | null;
  /** Names of the travellers, in the order of the booking's `persons`. */
  readonly names: readonly string[];
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

function commonFields({ path, span, record }: CardFrame, status: string | null) {
  return { path, span, record, status: statusOf(status) };
}

function flightCard(flight: booking.Flight, frame: CardFrame): FlightCard {
  const departure = momentAt(flight.departure, flight.departureDate);
  const arrival = momentAt(flight.landing);
  const { equipment } = flight;
  return {
    kind: "flight",
    ...commonFields(frame, flight.status),
    number: printed(flight.flight),
    origin: placeOf(flight.origin),
    destination: placeOf(flight.destination),
    departure,
    arrival,
    dayOffset: daysBetween(departure, arrival),
    bookingClass: printed(flight.bookingClass),
    equipment: equipment === null ? null : (equipmentName(equipment) ?? printed(equipment)),
    seats: seatsOf(flight.seats, frame.names),
    layover: frame.layover,
    airline: airlineOf(flight.airline),
    durationMinutes: flight.durationMinutes,
    departureTerminal: printed(flight.departureTerminal),
    arrivalTerminal: printed(flight.landingTerminal),
    operatedBy: printed(flight.operatedBy),
    airlineLocator: printed(flight.airlineLocator),
    flown: flight.flown,
  };
}

function trainCard(train: booking.Train, frame: CardFrame): TrainCard {
  const departure = momentAt(train.departure, train.departureDate);
  const arrival = momentAt(train.arrival);
  return {
    kind: "train",
    ...commonFields(frame, train.status),
    number: printed(train.number),
    origin: stationOf(train.origin, train.originName, train),
    destination: stationOf(train.destination, train.destinationName, train),
    departure,
    arrival,
    dayOffset: daysBetween(departure, arrival),
    bookingClass: printed(train.bookingClass),
    equipment: printed(train.equipment),
    seats: seatsOf(train.seats, frame.names),
    layover: frame.layover,
    operator: printed(operatorOf(train)) ?? printed(train.carrier),
    coach: printed(train.coach),
    confirmation: printed(train.confirmation),
  };
}

function hotelCard(hotel: booking.Hotel, frame: CardFrame): HotelCard {
  return {
    kind: "hotel",
    ...commonFields(frame, hotel.status),
    name: printed(hotel.name ?? hotel.chain),
    address: printed(hotel.address),
    city: placeOf(hotel.city),
    checkIn: momentOf(hotel.checkIn),
    checkOut: momentOf(hotel.checkOut),
    nights: hotel.nights,
    rooms: hotel.rooms,
    rate: hotel.rate,
    phone: printed(hotel.phone),
    confirmation: printed(hotel.confirmation),
  };
}

function carCard(car: booking.Car, frame: CardFrame): CarCard {
  return {
    kind: "car",
    ...commonFields(frame, car.status),
    company: printed(car.companyName ?? car.company),
    carType: printed(car.carType),
    city: placeOf(car.city),
    pickUp: momentOf(car.pickUpDate, car.pickUpTime),
    pickUpPlace: printed(car.pickUpPlace),
    dropOff: momentOf(car.dropOffDate, car.dropOffTime),
    dropOffPlace: printed(car.dropOffPlace),
    rate: car.rate,
    confirmation: printed(car.confirmation),
  };
}

function otherCard(segment: booking.OtherSegment, frame: CardFrame): OtherCard {
  return {
    kind: "other",
    ...commonFields(frame, segment.status),
    title: printed(segment.service) ?? segment.type,
    name: printed(segment.name),
    city: placeOf(segment.city),
    toCity: placeOf(segment.toCity),
    from: momentOf(segment.date),
    to: momentOf(segment.endDate),
    text: printed(segment.text),
    confirmation: printed(segment.confirmation),
  };
}

function seatsOf(seats: readonly booking.Seat[], names: readonly string[]): readonly CardSeat[] {
  return seats.map(({ seat, person }) => ({
    seat,
    traveller: person,
    name: person === null ? null : (names[person] ?? null),
  }));
}
