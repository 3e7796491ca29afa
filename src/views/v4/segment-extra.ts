/**
 * Builds the `extraInfo` maps of flights, hotels and trains. A key is set only if the record has the
 * data, never to null or `""`.
 */
import type { Flight, Hotel, Train } from "../../booking/model/booking.ts";
import { isRailCarrier } from "../../booking/itinerary/rail-carriers.ts";
import { airlineName, equipmentName } from "../../reference/index.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { statusText } from "../status-text.ts";
import { isEmpty } from "./or-null.ts";
import type {
  FlightExtraInfo,
  HotelExtraInfo,
  TrainExtraInfo,
  TrainInfoExtraInfo,
} from "./segment-extra-schema.ts";

export function toFlightExtraInfo(flight: Flight): FlightExtraInfo {
  const info: FlightExtraInfo = {};
  addSale(info, flight);
  addOperation(info, flight);
  return info;
}

/** Adds what was booked. */
function addSale(info: FlightExtraInfo, flight: Flight): void {
  if (flight.bookingClass) info.booking_class = flight.bookingClass;
  if (flight.status) {
    info.status = flight.status;
    const text = statusText(flight.status);
    if (text !== undefined) info.status_text = text;
  }
  if (flight.seatsBooked !== null) info.seats_booked = flight.seatsBooked;
  if (flight.airlineLocator) info.airline_locator = flight.airlineLocator;
  if (flight.marriedGroup) info.married_group = flight.marriedGroup;
  if (flight.flown) info.flown = true;
  if (flight.departure === null && flight.departureDate) info.departure_date = flight.departureDate;
}

/** Adds who operates the flight, with which equipment, and from where to where. */
function addOperation(info: FlightExtraInfo, flight: Flight): void {
  if (flight.operatedBy) info.operated_by = flight.operatedBy;
  if (flight.departureCity) info.departure_city = flight.departureCity;
  if (flight.landingCity) info.landing_city = flight.landingCity;
  if (flight.departureTerminal) info.departure_terminal = flight.departureTerminal;
  if (flight.landingTerminal) info.landing_terminal = flight.landingTerminal;
  if (flight.equipment) {
    info.equipment = flight.equipment;
    const name = equipmentName(flight.equipment);
    if (name !== undefined) info.equipment_name = name;
  }
  if (flight.stops !== null) info.stops = flight.stops;
  if (flight.durationMinutes !== null) info.duration_minutes = flight.durationMinutes;
  if (flight.distanceKm !== null) info.distance_km = flight.distanceKm;
  if (flight.meal) info.meal = flight.meal;
}

export function toHotelExtraInfo(hotel: Hotel): HotelExtraInfo {
  const info: HotelExtraInfo = {};
  if (hotel.city) info.city = hotel.city;
  if (hotel.chain) info.chain = hotel.chain;
  if (hotel.status) info.status = hotel.status;
  if (hotel.rooms !== null) info.rooms = hotel.rooms;
  if (hotel.room) info.room = redact(hotel.room);
  if (hotel.nights !== null) info.nights = hotel.nights;
  if (hotel.rate !== null) info.rate = hotel.rate;
  if (hotel.confirmation) info.confirmation = redact(hotel.confirmation);
  if (hotel.phone) info.phone = hotel.phone;
  return info;
}

export function toTrainInfoExtraInfo(trains: readonly Train[]): TrainInfoExtraInfo {
  const details = trains.map(toTrainExtraInfo);
  return details.every(isEmpty) ? {} : { trains: details };
}

/**
 * The operator of a train: as printed, else the railway of its carrier code; empty if that is
 * unknown, because an airline or tour operator that sells a train does not operate it.
 */
export function operatorOf({ operator, carrier }: Train): string {
  if (operator !== null) return operator;
  return carrier !== null && isRailCarrier(carrier) ? airlineName(carrier) : "";
}

function toTrainExtraInfo(train: Train): TrainExtraInfo {
  const info: TrainExtraInfo = {};
  if (train.carrier) info.carrier = train.carrier;
  const operator = operatorOf(train);
  if (operator) info.operator = operator;
  if (train.bookingClass) info.class = train.bookingClass;
  if (train.status) info.status = train.status;
  if (train.seatsBooked !== null) info.seats_booked = train.seatsBooked;
  if (train.equipment) info.equipment = train.equipment;
  if (train.coach) info.coach = train.coach;
  if (train.seats.length > 0) info.seats = train.seats.map(({ seat }) => seat);
  if (train.confirmation) info.confirmation = redact(train.confirmation);
  if (train.departure === null && train.departureDate) info.departure_date = train.departureDate;
  return info;
}
