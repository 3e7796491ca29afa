/** Describes which parts of an answer belong to which record, if a paste contained several. */
import type { DecodedRecord } from "../../decode/decode.ts";
import type { RecordEntry } from "./extra-info-schema.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { toFare } from "./fare.ts";
import { isEmpty } from "./or-null.ts";
import { toTicketing } from "./ticketing.ts";

export function toRecordEntry(record: DecodedRecord): RecordEntry {
  const entry: RecordEntry = { decoder_algorithm: record.algorithm };
  if (record.recordLocator) entry.record_locator = record.recordLocator;
  if (record.recordDate) entry.record_date = record.recordDate;
  if (record.office) entry.office = record.office;
  if (record.receivedFrom) entry.received_from = redact(record.receivedFrom);
  if (record.groupName) entry.group_name = record.groupName;
  if (record.fare !== null) {
    const fare = toFare(record.fare);
    if (!isEmpty(fare)) entry.fare = fare;
  }
  if (record.airlineLocators.length > 0) entry.airline_locators = record.airlineLocators;
  if (record.ticketing.length > 0) entry.ticketing = record.ticketing.map(toTicketing);
  addIndices(entry, record);
  return entry;
}

function addIndices(entry: RecordEntry, record: DecodedRecord): void {
  const { persons, flights, trains, hotels, cars, otherSegments, tickets } = record;
  const { cancelledFlights, ssr, osi, contacts, remarks, accounting } = record;
  if (persons.length > 0) entry.persons = persons;
  if (flights.length > 0) entry.flights = flights;
  if (trains.length > 0) entry.trains = trains;
  if (hotels.length > 0) entry.hotels = hotels;
  if (cars.length > 0) entry.cars = cars;
  if (otherSegments.length > 0) entry.other_segments = otherSegments;
  if (tickets.length > 0) entry.tickets = tickets;
  if (cancelledFlights.length > 0) entry.cancelled_segments = cancelledFlights;
  if (ssr.length > 0) entry.ssr = ssr;
  if (osi.length > 0) entry.osi = osi;
  if (contacts.length > 0) entry.contacts = contacts;
  if (remarks.length > 0) entry.remarks = remarks;
  if (accounting.length > 0) entry.accounting = accounting;
}
