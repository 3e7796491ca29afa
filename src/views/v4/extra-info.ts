/** Builds the top-level `extraInfo` map of the v4 answer. A key is set only if the record has the data. */
import type * as booking from "../../booking/model/booking.ts";
import type { Decoded } from "../../decode/decode.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import type {
  Accounting,
  Contact,
  ExtraInfo,
  Osi,
  Passenger,
  Ssr,
  Ticket,
} from "./extra-info-schema.ts";
import { toFare } from "./fare.ts";
import { toCancelledSegment, toCar, toOtherSegment } from "./other-segments.ts";
import { isEmpty } from "./or-null.ts";
import { addDoubts } from "./reading.ts";
import { toRecordEntry } from "./records.ts";
import { toTerms } from "./terms.ts";
import { toTicketing } from "./ticketing.ts";

export function toExtraInfo(decoded: Decoded): ExtraInfo {
  const { booking } = decoded;
  const info: ExtraInfo = {};
  if (decoded.forced) info.decoder_algorithm = decoded.algorithm;
  addRecordData(info, booking);
  addPrices(info, booking);
  addServices(info, booking);
  if (decoded.records.length > 1) info.records = decoded.records.map(toRecordEntry);
  addDoubts(info, decoded);
  return info;
}

function addRecordData(info: ExtraInfo, booking: booking.Booking): void {
  if (booking.recordLocator) info.record_locator = booking.recordLocator;
  if (booking.recordDate) info.record_date = booking.recordDate;
  if (booking.office) info.office = booking.office;
  if (booking.receivedFrom) info.received_from = redact(booking.receivedFrom);
  if (booking.groupName) info.group_name = booking.groupName;
  const passengers = booking.persons.map(toPassenger);
  if (!passengers.every(isEmpty)) info.passengers = passengers;
}

function addPrices(info: ExtraInfo, booking: booking.Booking): void {
  if (booking.fare !== null) {
    const fare = toFare(booking.fare);
    if (!isEmpty(fare)) info.fare = fare;
  }
  if (booking.tickets.length > 0) info.tickets = booking.tickets.map(toTicket);
  if (booking.airlineLocators.length > 0) info.airline_locators = booking.airlineLocators;
}

function addServices(info: ExtraInfo, booking: booking.Booking): void {
  if (booking.cars.length > 0) info.cars = booking.cars.map(toCar);
  if (booking.otherSegments.length > 0)
    info.other_segments = booking.otherSegments.map(toOtherSegment);
  if (booking.cancelledFlights.length > 0)
    info.cancelled_segments = booking.cancelledFlights.map(toCancelledSegment);
  if (booking.ssr.length > 0) info.ssr = booking.ssr.map(toSsr);
  if (booking.osi.length > 0) info.osi = booking.osi.map(toOsi);
  if (booking.contacts.length > 0) info.contacts = booking.contacts.map(toContact);
  if (booking.remarks.length > 0)
    info.remarks = booking.remarks.map(({ type, text }) => ({ type, text: redact(text) }));
  if (booking.accounting.length > 0) info.accounting = booking.accounting.map(toAccounting);
  if (booking.ticketing.length > 0) info.ticketing = booking.ticketing.map(toTicketing);
}

function toPassenger(person: booking.Person): Passenger {
  const passenger: Passenger = {};
  if (person.type) passenger.type = person.type;
  if (person.birthDate) passenger.date_of_birth = person.birthDate;
  if (person.infantOf !== null) passenger.infant_of = person.infantOf;
  if (person.frequentFlyer.length > 0) passenger.frequent_flyer = person.frequentFlyer;
  const [ticket] = person.tickets;
  if (ticket) passenger.ticket = ticket;
  if (person.identification) passenger.identification = redact(person.identification);
  return passenger;
}

function toTicket(ticket: booking.Ticket): Ticket {
  const wire: Ticket = { number: ticket.number };
  if (ticket.type) wire.type = ticket.type;
  if (ticket.carrier) wire.carrier = ticket.carrier;
  if (ticket.issued) wire.issued = ticket.issued;
  if (ticket.total !== null) {
    wire.total = ticket.total.amount;
    if (ticket.total.currency) wire.currency = ticket.total.currency;
  }
  if (ticket.persons.length > 0) wire.persons = ticket.persons;
  if (ticket.flights.length > 0) wire.flights = ticket.flights;
  return Object.assign(wire, toTerms(ticket.terms));
}

function toSsr(request: booking.SpecialServiceRequest): Ssr {
  const wire: Ssr = { code: request.code };
  if (request.airline) wire.airline = request.airline;
  if (request.status) wire.status = request.status;
  if (request.text) wire.text = redact(request.text);
  if (request.persons.length > 0) wire.persons = request.persons;
  if (request.flights.length > 0) wire.flights = request.flights;
  return wire;
}

function toOsi(information: booking.OtherServiceInformation): Osi {
  const wire: Osi = { text: redact(information.text) };
  if (information.airline) wire.airline = information.airline;
  if (information.persons.length > 0) wire.persons = information.persons;
  return wire;
}

function toContact(contact: booking.Contact): Contact {
  const wire: Contact = { type: contact.type, value: redact(contact.value) };
  if (contact.persons.length > 0) wire.persons = contact.persons;
  return wire;
}

function toAccounting(entry: booking.AccountingEntry): Accounting {
  const wire: Accounting = { type: entry.type };
  if (entry.text) wire.text = redact(entry.text);
  if (entry.persons.length > 0) wire.persons = entry.persons;
  if (entry.flights.length > 0) wire.flights = entry.flights;
  return wire;
}
