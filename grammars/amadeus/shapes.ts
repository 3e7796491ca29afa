import { AIRLINE, FLIGHT_NUMBER, oneOf } from "../common/shapes.ts";

/*
 * The sources of the patterns that identify lines: how the elements of a record begin, and other marks.
 * Each is defined here only. Every keyword in one of these lists has a rule that reads it
 * (test/grammars/keywords.test.ts); their only syntax is `?` and character classes.
 */

/** `PARZZ2199`. */
export const OFFICE = String.raw`[A-Z\d]{9}`;
/** `1127AB`: the sign of the agent who created a record. */
export const SIGN = String.raw`[A-Z\d]{4,8}`;
/** The head of a record: `RP/PARZZ2199/`; offices of other hosts are longer or shorter. */
export const RECORD_HEAD = String.raw`RP/[A-Z\d]{3,12}/`;
/** `/$`: what terminal control leaves before the first line of a screen. */
export const CONTROL = String.raw`(?:/\$)?`;
/** The words of a banner above a record, each for a screen of further data: `--- TST RLR ---`. */
export const BANNER_WORD = oneOf("TST", "TSM", "RLR", "RLP", "MSC", "SFP", "AXR", "DCS");
/** Advisories above a record, which contain nothing about it. */
export const ADVISORY = oneOf(
  "TICKET REVALIDATION",
  "WARNING ?:",
  "PNR UPDATED BY",
  "NO ELEMENT FOUND",
);
/** The head of a stored fare: `TST00001`. */
export const STORED_FARE = String.raw`TST\d{5}`;

/** `  3 `: the number of an element, or none. */
export const MAYBE_NUMBERED = String.raw` *(?:\d{1,3} +)?`;
/** `*`, `/`, `#`: a flag before a keyword, or none. */
export const FLAG = "[*/#]?";

/** A hotel, booked through the system. */
export const BOOKED_HOTEL = "HHL";
/** A hotel that an agent noted. */
export const NOTED_HOTEL = "HTL";
/** A car, booked through the system. */
export const BOOKED_CAR = "CCR";
/** A car that an agent noted. */
export const NOTED_CAR = "CAR";
export const CARS = [BOOKED_CAR, NOTED_CAR];
/** A train. */
export const TRAIN = "TRN";
/** Segments of other kinds that agents use to note trains. */
export const TRAIN_NOTES = ["MIS", "TUR"];
/** Tours, insurance, ancillary services and others without a special segment type. */
export const OTHER_SERVICES = [
  ...["MIS", "TUR", "ATX", "SUR", "CRU", "INS", "FRR", "SVC", "MCO", "LIM", "OTH"],
];
/** The keywords of all segments except flights. */
export const SERVICES = [BOOKED_HOTEL, NOTED_HOTEL, ...CARS, TRAIN, ...OTHER_SERVICES];

/** `AP`, `APM`, `APH`, `APB`, `APF`, `API`; `APN` is for notifications. */
export const PHONE = "AP[BFHIMN]?";
export const EMAIL = "APE";
/** An address, a mailing address, a billing address. */
export const ADDRESSES = ["APA", "AM", "AB"];
/** Remarks: general, confidential, corporate, queue, invoice and itinerary remarks; keyword elements. */
export const REMARKS = ["RM[A-Z]?", "RC", "RX", "RQ", "RI[A-Z]", "SK"];
/** Elements that are printed on the ticket along with the fare: `FE PAX NONREF`. */
export const FARE_ELEMENT = "F[BDEGIKMNOSTVYZ]";
export const PAYMENT = "FP";
/** An issued ticket, and tickets whose numbers agents entered manually: `FHE`, `FHM`. */
export const TICKETS = ["FA", "FH[A-Z]?"];
export const TICKETING = "TK";
/** A deadline that an airline sets: `OPW`, `OPC`. */
export const DEADLINE = "OP[CW]";
/** A reminder that the office set for itself. */
export const OPTION = "OP";
/** The keywords of all elements except segments. */
export const ELEMENTS = [
  ...["SSR", "OSI", PHONE, EMAIL, ...ADDRESSES, TICKETING, ...REMARKS],
  ...[FARE_ELEMENT, PAYMENT, ...TICKETS, DEADLINE, OPTION],
];

/** An air segment, up to the first digit of its date: `BA 117 Y 1`, `BA OPEN`. */
export const AIR_START = String.raw`${AIRLINE} {0,12}(?:${FLIGHT_NUMBER}[A-Z]? {1,12}[A-Z] {1,12}\d|OPEN)`;
/** Below a segment: another screen shows its services. */
export const SEE_SERVICES = "SEE RTSVC";
/** Notices of the system below a segment. */
export const SEGMENT_NOTICES = [
  ...[SEE_SERVICES, "ADD ", "ADV PAX", "ETKT ", "DUPLICATE LEG", "ADVISE PSGRS", "APIS "],
  ...["CHECK API", "/PASSENGER"],
];
