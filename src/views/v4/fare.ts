import type * as booking from "../../booking/model/booking.ts";
import type { Fare, PassengerFare } from "./extra-info-schema.ts";
import { toTerms } from "./terms.ts";

/** Builds `extraInfo.fare`. Amounts are for the whole party, except per person in `passengers`. */
export function toFare(fare: booking.Fare): Fare {
  const wire: Fare = {};
  if (fare.currency) wire.currency = fare.currency;
  if (fare.total !== null) wire.total = fare.total;
  if (fare.base !== null) wire.base = fare.base;
  if (fare.baseCurrency) wire.base_currency = fare.baseCurrency;
  if (fare.taxes.length > 0) wire.taxes = fare.taxes;
  if (fare.passengers.length > 0) wire.passengers = fare.passengers.map(toPassengerFare);
  if (fare.lastTicketingDate) wire.last_ticketing_date = fare.lastTicketingDate;
  if (fare.validatingCarrier) wire.validating_carrier = fare.validatingCarrier;
  return wire;
}

function toPassengerFare(fare: booking.PassengerFare): PassengerFare {
  const wire: PassengerFare = { count: fare.count };
  if (fare.persons.length > 0) wire.persons = fare.persons;
  if (fare.type) wire.type = fare.type;
  if (fare.base !== null) wire.base = fare.base;
  if (fare.tax !== null) wire.tax = fare.tax;
  if (fare.total !== null) wire.total = fare.total;
  return Object.assign(wire, toTerms(fare.terms));
}
