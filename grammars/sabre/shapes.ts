import {
  AIR_HEAD,
  AIRLINE,
  DAY_MONTH_YEAR,
  FLIGHT_NUMBER,
  oneOf,
  PROVIDER,
  SURFACE,
  NAME_LETTER,
  NAME_LETTERS,
  SURNAME,
} from "../common/shapes.ts";

/*
 * The beginnings of lines and whatever else identifies them. Each is the source of a pattern and is
 * spelled only here. Each keyword in these lists has a rule that reads it
 * (test/grammars/keywords.test.ts); its only syntax is `?` and character classes.
 */

/** Hotels: booked through the system, through an aggregator, or elsewhere and noted by an agent. */
export const HOTELS = ["HHL", "HHX", "HHT", "HTL"];
export const CAR = "CAR";
/** A train that an agent noted. */
export const TRAIN = "RAL";
/** Tours, insurance and everything else without a special segment. */
export const OTHER_SERVICES = ["OTH", "TUR", "MIS", "MSC", "CRU", "INS", "LIM", "ATX", "SUR"];
/** The keywords of all segments but flights. */
export const SERVICES = [...HOTELS, CAR, TRAIN, ...OTHER_SERVICES];
/** Keywords whose entries identify the system; entries for the others look the same elsewhere. */
export const ENTERED_SERVICES = ["HHT", "HTL", CAR, TRAIN, "OTH"];
/** A service, up to its provider: `HHL ZZ `. */
export const SERVICE_START = `${oneOf(...SERVICES)} ${PROVIDER} `;
/** The same, or the entry for it: `0HHTZZGK1`. */
export const SERVICE_HEAD = String.raw`(?:0?${SERVICE_START}|0?${oneOf(...SERVICES)}${PROVIDER}[A-Z]{2}\d)`;

/** An airline and its flight: `AA 175`. */
export const FLIGHT = `${AIRLINE} {0,3}${FLIGHT_NUMBER}`;
/** A segment that is recognised without a number: a flight, a service, a gap. */
export const SEGMENT_HEAD = `(?:${AIR_HEAD}|${SERVICE_HEAD}|${SURFACE})`;
/** The airline's locator in the tail of a flight, up to its star: `/DCBA`. */
export const LOCATOR_TAIL = String.raw`/(?:DC|AB)[A-Z\d]{2}`;

/** `000  CONFIRM TO PASSENGER`: the number of a reason for the queue, above the names. */
export const QUEUE_NUMBER = String.raw`0\d\d {1,3}`;
/** `2.1DOE`, `3.I/1DOE`, `1.C/15GRPNAME`: a name item, up to the slash before given names. */
export const COUNTED_SURNAME = String.raw`\d{1,2}\.(?:(?:I/)?0?[1-9]|C/\d)\d?${SURNAME}`;
/** `2.1DOE/JANE`. */
export const NAME_ITEM = String.raw`${COUNTED_SURNAME}/${NAME_LETTER}+(?![${NAME_LETTERS}\d-])`;

/** `ZZ9A`, `JFK`, `ZZI-ZZI-GS`: the office that created a record. */
export const CREATING_OFFICE = String.raw`[A-Z\d]{2,5}(?:-[A-Z\d]{1,5}){0,3}`;
/** `.ZZ9A*AWS`: the agent's office and sign. */
export const AGENT_SIGN = String.raw`\.[A-Z\d]{3,12}(?:[*-]-?[A-Z\d]{1,5})?`;
/** `.ZZ9A*AWS 0914/01MAR26`: who created a record, and when. */
export const CREATION = String.raw`${AGENT_SIGN} {1,3}\d{4}/${DAY_MONTH_YEAR}(?!\d)`;
/** The last line of a record: `ZZ9A.ZZ9A*AWS 0914/01MAR26`. */
export const FOOTER = CREATING_OFFICE + CREATION;
/** A footer, which can be cut before its time. */
export const FOOTER_HEAD = String.raw`[A-Z\d-]{3,12}\.[A-Z\d]{3,12}[* ]`;

/** The titles of the sections, each alone on its line. */
export const TITLES = {
  ticketing: ["TKT/TIME LIMITS?"],
  phone: ["PHONES?"],
  email: ["E-?MAIL ADDRESS", "E-?MAIL ADDRESSES"],
  passengerEmail: ["PASSENGER E-?MAIL ADDRESS", "PASSENGER E-?MAIL ADDRESSES"],
  address: ["ADDRESS"],
  traveler: ["FREQUENT TRAVELL?ERS?"],
  seats: ["SEATS/BOARDING PASS", "SEATS/BOARDING PASSES"],
  // For the airline that hosts the agency, and for all others.
  facts: [`${AIRLINE} FACTS`, "GENERAL FACTS"],
  remark: ["REMARKS"],
  instruction: ["TKT INSTRUCTIONS"],
  accounting: ["ACCOUNTING DATA"],
  baggage: ["BAGGAGE INFORMATION"],
};
/** Data that another display shows: `VCR COUPON DATA EXISTS  *VI TO DISPLAY`. */
export const DATA_ELSEWHERE = [
  ...["PASSENGER EMAIL DATA", "PASSENGER DETAIL FIELD", "FREQUENT TRAVELER DATA"],
  ...["FORM OF PAYMENT DATA", "VCR COUPON DATA", "ACCOUNTING DATA", "ITINERARY REMARK DATA"],
  ...["CORPORATE ID DATA", "SECURITY INFO", "SECURITY INFORMATION", "PRICE QUOTE RECORD"],
  "PROFILE, ?POLICY, ?AND/OR PREFERENCE INDEX DATA",
];
/** Single lines of the agency. */
export const ACCOUNT_LINES = ["CUSTOMER NUMBER ?-", "INVOICED", "OAC ?-"];
/** The person who requested the last change. */
export const RECEIVED = "RECEIVED FROM ?-";
/** Replaces a part that a record lacks. */
export const EMPTY_PARTS = ["NO ITIN", "NO NAMES"];
/** The title of a ticket image. */
export const TICKET_RECORD = "ELECTRONIC TICKET RECORD";
/** A title, or a single line between sections. */
export const TITLE_HEAD = `(?:${oneOf(
  ...Object.values(TITLES).flat(),
  ...DATA_ELSEWHERE,
  ...ACCOUNT_LINES,
  RECEIVED,
  ...EMPTY_PARTS,
)}(?![A-Z]))`;
