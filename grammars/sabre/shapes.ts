import {
  AIR_HEAD,
  AIRLINE,
  DAY_MONTH_YEAR,
  FLIGHT_NUMBER,
  oneOf,
  PROVIDER,
  SURFACE,
} from "../common/shapes.ts";

/*
 * How lines begin, each the source of a pattern, and what else they are told by: the only place where
 * it is spelled. A keyword in one of these lists has a rule that reads it
 * (test/grammars/keywords.test.ts); `?` and classes of characters are all the syntax that they have.
 */

/** Hotels: booked through the system, or an aggregator, or elsewhere, and noted by hand. */
export const HOTELS = ["HHL", "HHX", "HHT", "HTL"];
export const CAR = "CAR";
/** A train that an agent noted. */
export const TRAIN = "RAL";
/** Tours, insurances, and whatever else has no segment of its own. */
export const OTHER_SERVICES = ["OTH", "TUR", "MIS", "MSC", "CRU", "INS", "LIM", "ATX", "SUR"];
/** The keywords of all segments but flights. */
export const SERVICES = [...HOTELS, CAR, TRAIN, ...OTHER_SERVICES];
/** Those whose entries tell the system; the rest is entered elsewhere in the same way. */
export const ENTERED_SERVICES = ["HHT", "HTL", CAR, TRAIN, "OTH"];
/** A service, up to its provider: `HHL ZZ `. */
export const SERVICE_START = `${oneOf(...SERVICES)} ${PROVIDER} `;
/** The same, or the entry that makes one: `0HHTZZGK1`. */
export const SERVICE_HEAD = String.raw`(?:0?${SERVICE_START}|0?${oneOf(...SERVICES)}${PROVIDER}[A-Z]{2}\d)`;

/** An airline and its flight: `AA 175`. */
export const FLIGHT = `${AIRLINE} {0,3}${FLIGHT_NUMBER}`;
/** A segment that needs no number before it to be told: a flight, a service, a gap. */
export const SEGMENT_HEAD = `(?:${AIR_HEAD}|${SERVICE_HEAD}|${SURFACE})`;
/** The airline's locator in the tail of a flight, up to its star: `/DCBA`. */
export const LOCATOR_TAIL = String.raw`/(?:DC|AB)[A-Z\d]{2}`;

/** `2.1DOE`, `3.I/1DOE`, `1.C/15GRPNAME`: the item of a name, up to the slash before given names. */
export const COUNTED_SURNAME = String.raw`\d{1,2}\.(?:(?:I/)?[1-9]|C/\d)\d?[A-Z][A-Z '-]{0,60}`;
/** `2.1DOE/JANE`. */
export const NAME_ITEM = String.raw`${COUNTED_SURNAME}/[A-Z]+(?![A-Z\d-])`;

/** `ZZ9A`, `JFK`, `ZZI-ZZI-GS`: where a record was made. */
export const CREATING_OFFICE = String.raw`[A-Z\d]{2,5}(?:-[A-Z\d]{1,5}){0,3}`;
/** `.ZZ9A*AWS`: the agent's own office, and sign. */
export const AGENT_SIGN = String.raw`\.[A-Z\d]{3,12}(?:[*-]-?[A-Z\d]{1,5})?`;
/** `.ZZ9A*AWS 0914/01MAR26`: by whom a record was made, and when. */
export const CREATION = String.raw`${AGENT_SIGN} {1,3}\d{4}/${DAY_MONTH_YEAR}(?!\d)`;
/** The last line of a record: `ZZ9A.ZZ9A*AWS 0914/01MAR26`. */
export const FOOTER = CREATING_OFFICE + CREATION;
/** A footer that may be cut before its time. */
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
  // Of the airline that hosts the agency, and of all others.
  facts: [`${AIRLINE} FACTS`, "GENERAL FACTS"],
  remark: ["REMARKS"],
  instruction: ["TKT INSTRUCTIONS"],
  accounting: ["ACCOUNTING DATA"],
  baggage: ["BAGGAGE INFORMATION"],
};
/** What a record says that another display shows: `VCR COUPON DATA EXISTS  *VI TO DISPLAY`. */
export const DATA_ELSEWHERE = [
  ...["PASSENGER EMAIL DATA", "PASSENGER DETAIL FIELD", "FREQUENT TRAVELER DATA"],
  ...["FORM OF PAYMENT DATA", "VCR COUPON DATA", "ACCOUNTING DATA", "ITINERARY REMARK DATA"],
  ...["CORPORATE ID DATA", "SECURITY INFO", "SECURITY INFORMATION", "PRICE QUOTE RECORD"],
  "PROFILE, ?POLICY, ?AND/OR PREFERENCE INDEX DATA",
];
/** What the agency keeps in single lines. */
export const ACCOUNT_LINES = ["CUSTOMER NUMBER ?-", "INVOICED", "OAC ?-"];
/** Who asked for the last change. */
export const RECEIVED = "RECEIVED FROM ?-";
/** What stands in the place of a part that a record lacks. */
export const EMPTY_PARTS = ["NO ITIN", "NO NAMES"];
/** The head of a ticket. */
export const TICKET_RECORD = "ELECTRONIC TICKET RECORD";
/** A title, or what stands alone between sections. */
export const TITLE_HEAD = `(?:${oneOf(
  ...Object.values(TITLES).flat(),
  ...DATA_ELSEWHERE,
  ...ACCOUNT_LINES,
  RECEIVED,
  ...EMPTY_PARTS,
)}(?![A-Z]))`;
