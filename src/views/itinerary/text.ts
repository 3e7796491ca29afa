/** The itinerary as readable text: cards in the order of travel, with local times. */
import type * as booking from "../../booking/model/booking.ts";
import type { Decoded } from "../../decode/decode.ts";
import { airlineName, equipmentName, findPlace, stationName } from "../../reference/index.ts";
import { inTravelOrder, type Segment } from "./order.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import {
  pluralized,
  details,
  joinNonEmpty,
  readableDay,
  readableDuration,
  readableMoney,
  readableStatus,
  readableTime,
  cardTitle,
  type Part,
} from "./readable.ts";

const LABEL_WIDTH = 24;

/** The itinerary of a decoded text, or one per record if there are several; ends in a line feed. */
export function toText(decoded: Decoded): string {
  const { booking, records } = decoded;
  const segments = inTravelOrder(decoded);
  if (records.length < 2) return itinerary(booking, booking.persons.keys(), segments, booking);
  return records
    .map((record) =>
      itinerary(record, record.persons, segmentsOf(record, segments, booking), booking),
    )
    .join("\n");
}

/** The data of a booking, or of one of its records, that is shown above the segments. */
type Header = Pick<booking.Booking, "recordLocator" | "recordDate" | "groupName">;

function itinerary(
  record: Header,
  persons: Iterable<number>,
  segments: readonly Segment[],
  booking: booking.Booking,
): string {
  const cards = segments.map((item) => toCard(item, booking.persons));
  const blocks = [header(record, persons, booking), ...cards].filter((lines) => lines.length > 0);
  return blocks.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

function segmentsOf(
  { flights, trains, hotels, cars, otherSegments }: booking.RecordPart,
  segments: readonly Segment[],
  all: booking.Booking,
): readonly Segment[] {
  const own = new Set<unknown>([
    ...flights.map((index) => all.flights[index]),
    ...trains.map((index) => all.trains[index]),
    ...hotels.map((index) => all.hotels[index]),
    ...cars.map((index) => all.cars[index]),
    ...otherSegments.map((index) => all.otherSegments[index]),
  ]);
  return segments.filter(({ segment }) => own.has(segment));
}

function header(record: Header, indices: Iterable<number>, { persons }: booking.Booking): string[] {
  const { recordLocator, recordDate, groupName } = record;
  const title = joinNonEmpty(" · ", [
    recordLocator && `Booking ${recordLocator}`,
    recordDate && `created ${readableDay(recordDate)}`,
    groupName && `group ${groupName}`,
  ]);
  const names = Array.from(indices).flatMap((index) => {
    const person = persons[index];
    return person === undefined ? [] : `  ${index + 1} ${nameOf(person)}`;
  });
  return title === "" ? names : [title, ...names];
}

function nameOf({ title, firstName, lastName, type }: booking.Person): string {
  const name = joinNonEmpty(" ", [title, firstName, lastName]);
  return type === null || type === "ADT" ? name : `${name} (${type})`;
}

function toCard(item: Segment, persons: readonly booking.Person[]): string[] {
  switch (item.kind) {
    case "flight":
      return flightCard(item.segment, persons);
    case "train":
      return trainCard(item.segment);
    case "hotel":
      return hotelCard(item.segment);
    case "car":
      return carCard(item.segment);
    case "other":
      return otherCard(item.segment);
  }
}

function flightCard(flight: booking.Flight, persons: readonly booking.Person[]): string[] {
  const { airline, departureTerminal, landingTerminal, equipment, durationMinutes } = flight;
  return [
    cardTitle("Flight", [
      joinNonEmpty(" ", [airline, flight.flight]),
      airlineName(airline),
      flight.status && readableStatus(flight.status),
      flight.flown && "flown",
    ]),
    stop(flight.departure ?? flight.departureDate, flight.origin, airport, departureTerminal),
    stop(flight.landing, flight.destination, airport, landingTerminal),
    ...details([
      flight.bookingClass && `class ${flight.bookingClass}`,
      durationMinutes !== null && readableDuration(durationMinutes),
      equipment && (equipmentName(equipment) ?? equipment),
      flight.operatedBy && `operated by ${flight.operatedBy}`,
      flight.airlineLocator && `airline's locator ${flight.airlineLocator}`,
    ]),
    ...details([seatsOf(flight.seats, persons)]),
  ];
}

function trainCard(train: booking.Train): string[] {
  const station = (name: string | null) => (code: string) =>
    name ?? stationName(code, train.carrier ?? undefined);
  return [
    cardTitle("Train", [
      joinNonEmpty(" ", [train.carrier, train.number]),
      train.operator,
      train.status && readableStatus(train.status),
    ]),
    stop(train.departure ?? train.departureDate, train.origin, station(train.originName)),
    stop(train.arrival, train.destination, station(train.destinationName)),
    ...details([
      train.bookingClass && `class ${train.bookingClass}`,
      train.coach && `coach ${train.coach}`,
      seatsOf(train.seats, []),
      train.confirmation && `confirmation ${redact(train.confirmation)}`,
    ]),
  ];
}

function hotelCard(hotel: booking.Hotel): string[] {
  const { nights, rate } = hotel;
  return [
    cardTitle("Hotel", [hotel.name ?? hotel.chain, hotel.status && readableStatus(hotel.status)]),
    ...details([hotel.address ?? hotel.city]),
    ...days(hotel.checkIn, hotel.checkOut, nights === null ? "" : pluralized(nights, "night")),
    ...details([
      hotel.rooms !== null && pluralized(hotel.rooms, "room"),
      rate && readableMoney(rate),
      hotel.phone && `phone ${hotel.phone}`,
      hotel.confirmation && `confirmation ${redact(hotel.confirmation)}`,
    ]),
  ];
}

function carCard(car: booking.Car): string[] {
  return [
    cardTitle("Car", [car.companyName ?? car.company, car.status && readableStatus(car.status)]),
    ...details([rentalLine("from", car.pickUpDate, car.pickUpTime, car.pickUpPlace ?? car.city)]),
    ...details([rentalLine("to", car.dropOffDate, car.dropOffTime, car.dropOffPlace)]),
    ...details([
      car.carType && `type ${car.carType}`,
      car.rate && readableMoney(car.rate),
      car.confirmation && `confirmation ${redact(car.confirmation)}`,
    ]),
  ];
}

function otherCard(segment: booking.OtherSegment): string[] {
  const { type, status, city, toCity } = segment;
  return [
    cardTitle("Other", [segment.service ?? type, segment.name, status && readableStatus(status)]),
    ...details([joinNonEmpty(" to ", [city, toCity])]),
    ...days(segment.date, segment.endDate, ""),
    ...details([segment.text && redact(segment.text)]),
  ];
}

/** `Tue 24 Nov 2026  18:55  GRU Guarulhos International Airport, terminal 3` */
function stop(
  time: string | null,
  code: string | null,
  nameOfCode: (code: string) => string | undefined,
  terminal: string | null = null,
): string {
  const name = code === null ? "?" : joinNonEmpty(" ", [code, unlessCode(code, nameOfCode(code))]);
  const place = joinNonEmpty(", ", [name, terminal && `terminal ${terminal}`]);
  return `  ${readableTime(time).padEnd(LABEL_WIDTH)}${place}`;
}

function airport(code: string): string | undefined {
  return findPlace(code)?.name;
}

/** The name, unless it is also the code: a station printed without a code has its name instead. */
function unlessCode(code: string, name: string | undefined): string | null {
  return name === undefined || name === code ? null : name;
}

function days(from: string | null, to: string | null, note: string): string[] {
  const range = joinNonEmpty(" to ", [from && readableDay(from), to && readableDay(to)]);
  return details([joinNonEmpty(", ", [range, note])]);
}

function rentalLine(
  word: string,
  day: string | null,
  clock: string | null,
  place: string | null,
): Part {
  const when = joinNonEmpty(" ", [day && readableDay(day), clock]);
  const what = joinNonEmpty(" · ", [when, place && redact(place)]);
  return what === "" ? null : `${word} ${what}`;
}

function seatsOf(seats: readonly booking.Seat[], persons: readonly booking.Person[]): Part {
  if (seats.length === 0) return null;
  const owned = seats.map(({ seat, person }) => {
    const owner = person === null ? undefined : persons[person];
    return owner === undefined ? seat : `${seat} ${nameOf(owner)}`;
  });
  return `${seats.length === 1 ? "seat" : "seats"} ${owned.join(", ")}`;
}
