/** Builds one card for each booked segment. */
import type * as booking from "../../../booking/model/booking.ts";
import { equipmentName } from "../../../reference/index.ts";
import { operatorOf } from "../../v4/segment-extra.ts";
import type { TextSpan } from "../../lines-schema.ts";
import { statusKind } from "../../../booking/model/statuses.ts";
import type { Segment } from "./order.ts";
import {
  airlineOf,
  cityText,
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
import { statusWords } from "../readable.ts";
import type { Wording } from "../wording/wording.ts";
import type { References } from "./references.ts";
import type { Card, FlightCard, Layover, OtherCard, StayCard, TrainCard } from "./schema.ts";

/** The data of a card that does not come from its segment. */
export interface CardFrame {
  readonly path: string;
  readonly span: TextSpan | null;
  readonly isYearKnown: boolean;
  readonly layover: Layover | null;
  readonly references: References;
  readonly wording: Wording;
  /** The free baggage of a flight, according to fares and tickets: `1PC`. */
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

function commonFields({ path, span, isYearKnown, wording }: CardFrame, status: string | null) {
  return { path, span, isYearKnown, status: statusOf(wording, status) };
}

function flightCard(flight: booking.Flight, frame: CardFrame): FlightCard {
  const { wording } = frame;
  const departure = momentAt(wording, flight.departure, flight.departureDate);
  const arrival = momentAt(wording, flight.landing);
  const { equipment, distanceKm } = flight;
  return {
    kind: "flight",
    ...commonFields(frame, flight.status),
    number: printed(flight.flight),
    origin: placeOf(wording, flight.origin, flight.departureCity),
    destination: placeOf(wording, flight.destination, flight.landingCity),
    departure,
    arrival,
    dayOffset: daysBetween(departure, arrival),
    departureTerminal: printed(flight.departureTerminal),
    arrivalTerminal: printed(flight.landingTerminal),
    durationMinutes: flight.durationMinutes,
    layover: frame.layover,
    airline: airlineOf(flight.airline),
    flown: flight.flown,
    facts: factsOf(wording, [
      ["class", flight.bookingClass && wording.bookingClass(flight.bookingClass)],
      ["seats", seatsText(flight.seats, frame)],
      ["places", countText(flight.seatsBooked)],
      ["baggage", frame.baggage],
      ["equipment", equipment && withCode(equipmentName(equipment), equipment)],
      ["operatedBy", flight.operatedBy],
      ["airlineLocator", flight.airlineLocator],
      ["stops", countText(flight.stops)],
      ["meal", flight.meal],
      ["distance", distanceKm !== null && wording.formats.distance(distanceKm)],
      ["marriedGroup", flight.marriedGroup],
    ]),
  };
}

function trainCard(train: booking.Train, frame: CardFrame): TrainCard {
  const { wording } = frame;
  const departure = momentAt(wording, train.departure, train.departureDate);
  const arrival = momentAt(wording, train.arrival);
  const operator = printed(operatorOf(train));
  return {
    kind: "train",
    ...commonFields(frame, train.status),
    number: printed(train.number),
    origin: stationOf(wording, train.origin, train.originName, train),
    destination: stationOf(wording, train.destination, train.destinationName, train),
    departure,
    arrival,
    dayOffset: daysBetween(departure, arrival),
    departureTerminal: null,
    arrivalTerminal: null,
    durationMinutes: null,
    layover: frame.layover,
    operator: operator ?? printed(train.carrier),
    facts: factsOf(wording, [
      ["class", train.bookingClass],
      ["coach", train.coach],
      ["seats", seatsText(train.seats, frame)],
      ["places", countText(train.seatsBooked)],
      ["equipment", train.equipment],
      ["carrier", operator !== null && train.carrier],
      ["confirmation", train.confirmation],
    ]),
  };
}

function hotelCard(hotel: booking.Hotel, frame: CardFrame): StayCard {
  const { wording } = frame;
  const { nights, name, chain } = hotel;
  return {
    kind: "hotel",
    ...commonFields(frame, hotel.status),
    name: printed(name ?? chain),
    from: {
      words: wording.label("checkIn"),
      moment: momentOf(wording, hotel.checkIn),
      place: null,
    },
    to: {
      words: wording.label("checkOut"),
      moment: momentOf(wording, hotel.checkOut),
      place: null,
    },
    between: nights === null ? null : wording.count("nights", nights),
    facts: factsOf(wording, [
      ["confirmation", hotel.confirmation],
      ["city", cityText(wording, hotel.city)],
      ["address", hotel.address],
      ["rooms", countText(hotel.rooms)],
      ["room", hotel.room],
      ["rate", money(wording, hotel.rate)],
      ["phone", hotel.phone],
      ["chain", name !== null && chain],
    ]),
  };
}

function carCard(car: booking.Car, frame: CardFrame): StayCard {
  const { wording } = frame;
  const { company, companyName } = car;
  return {
    kind: "car",
    ...commonFields(frame, car.status),
    name: printed(companyName ?? company),
    from: {
      words: wording.label("pickUp"),
      moment: momentOf(wording, car.pickUpDate, car.pickUpTime),
      place: printed(car.pickUpPlace),
    },
    to: {
      words: wording.label("dropOff"),
      moment: momentOf(wording, car.dropOffDate, car.dropOffTime),
      place: printed(car.dropOffPlace),
    },
    between: null,
    facts: factsOf(wording, [
      ["confirmation", car.confirmation],
      ["city", cityText(wording, car.city)],
      ["cars", countText(car.count)],
      ["carType", car.carType],
      ["rate", money(wording, car.rate)],
      ["total", money(wording, car.total)],
      ["company", companyName !== null && company],
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
    facts: otherFacts(segment, frame.wording),
  };
}

/** The content of an entry that has no special kind of card, apart from its title. */
export function otherFacts(segment: booking.OtherSegment, wording: Wording) {
  const { service, type } = segment;
  const [from, to] = [momentOf(wording, segment.date), momentOf(wording, segment.endDate)];
  return factsOf(wording, [
    ["confirmation", segment.confirmation],
    ["from", from && wording.moment(from)],
    ["to", to && wording.moment(to)],
    ["where", whereText(segment, wording)],
    ["provider", segment.provider],
    ["text", segment.text],
    ["type", service !== null && type],
  ]);
}

function whereText({ city, toCity }: booking.OtherSegment, wording: Wording): string | null {
  const [from, to] = [cityText(wording, city), cityText(wording, toCity)];
  return from !== null && to !== null ? wording.say("route", { from, to }) : (from ?? to);
}

/** `12A Mr Bruno Martinelli HK, 12B not confirmed UN` */
function seatsText(seats: readonly booking.Seat[], { references, wording }: CardFrame): string {
  return wording.list(
    seats.map(({ seat, person, status }) => {
      const owner = person === null ? null : references.nameOf(person);
      return wording.join(" ", [seat, owner, seatStatus(status, wording)]);
    }),
  );
}

/** A confirmed seat needs no explanation; travellers need no codes either. */
function seatStatus(code: string | null, wording: Wording): string | null {
  const status = statusOf(wording, code);
  if (status === null) return null;
  const isGood = statusKind(status.code) === "confirmed";
  if (wording.readers === "travellers") return isGood ? null : (status.text ?? status.code);
  return isGood ? status.code : statusWords(status);
}

function countText(count: number | null): string | null {
  return count === null ? null : String(count);
}

function withCode(name: string | undefined, code: string): string {
  return name === undefined ? code : `${name} (${code})`;
}
