/** Builds the elements of `extraInfo.cars`, `extraInfo.other_segments` and `extraInfo.cancelled_segments`. */
import type * as booking from "../../booking/model/booking.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import type { CancelledSegment, Car, OtherSegment } from "./extra-info-schema.ts";

export function toCar(car: booking.Car): Car {
  const wire: Car = {};
  if (car.company) wire.company = car.company;
  if (car.companyName) wire.company_name = car.companyName;
  if (car.city) wire.city = car.city;
  if (car.status) wire.status = car.status;
  if (car.count !== null) wire.count = car.count;
  if (car.carType) wire.car_type = car.carType;
  addRental(wire, car);
  if (car.rate !== null) wire.rate = car.rate;
  if (car.total !== null) wire.total = car.total;
  if (car.confirmation) wire.confirmation = redact(car.confirmation);
  return wire;
}

function addRental(wire: Car, car: booking.Car): void {
  if (car.pickUpDate) wire.pick_up_date = car.pickUpDate;
  if (car.pickUpTime) wire.pick_up_time = car.pickUpTime;
  if (car.pickUpPlace) wire.pick_up_place = redact(car.pickUpPlace);
  if (car.dropOffDate) wire.drop_off_date = car.dropOffDate;
  if (car.dropOffTime) wire.drop_off_time = car.dropOffTime;
  if (car.dropOffPlace) wire.drop_off_place = redact(car.dropOffPlace);
}

export function toOtherSegment(segment: booking.OtherSegment): OtherSegment {
  const wire: OtherSegment = { type: segment.type };
  if (segment.service) wire.service = segment.service;
  if (segment.provider) wire.provider = segment.provider;
  if (segment.status) wire.status = segment.status;
  if (segment.city) wire.city = segment.city;
  if (segment.toCity) wire.to_city = segment.toCity;
  if (segment.date) wire.date = segment.date;
  if (segment.endDate) wire.end_date = segment.endDate;
  if (segment.name) wire.name = redact(segment.name);
  if (segment.text) wire.text = redact(segment.text);
  if (segment.confirmation) wire.confirmation = redact(segment.confirmation);
  if (segment.retention) wire.retention = true;
  return wire;
}

export function toCancelledSegment(flight: booking.Flight): CancelledSegment {
  const wire: CancelledSegment = { airline: flight.airline, flight: flight.flight };
  if (flight.departure) wire.departure_time = flight.departure;
  else if (flight.departureDate) wire.departure_date = flight.departureDate;
  if (flight.landing) wire.landing_time = flight.landing;
  if (flight.origin) wire.departure_airport = flight.origin;
  if (flight.destination) wire.landing_airport = flight.destination;
  if (flight.bookingClass) wire.booking_class = flight.bookingClass;
  return wire;
}
