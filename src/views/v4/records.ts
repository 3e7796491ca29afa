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

/** The lists of a record, and what an entry calls them. */
const LISTS = [
  ["persons", "persons"],
  ["flights", "flights"],
  ["trains", "trains"],
  ["hotels", "hotels"],
  ["cars", "cars"],
  ["otherSegments", "other_segments"],
  ["tickets", "tickets"],
  ["cancelledFlights", "cancelled_segments"],
  ["ssr", "ssr"],
  ["osi", "osi"],
  ["contacts", "contacts"],
  ["remarks", "remarks"],
  ["accounting", "accounting"],
] as const;

function addIndices(entry: RecordEntry, record: DecodedRecord): void {
  for (const [list, name] of LISTS) if (record[list].length > 0) entry[name] = record[list];
}
