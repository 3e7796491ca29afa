import { AIRLINE, FLIGHT_NUMBER, oneOf } from "../common/shapes.ts";

/*
 * How the elements of a record begin, each the source of a pattern, and what else its lines are told
 * by: the only place where it is spelled. A keyword in one of these lists has a rule that reads it
 * (test/grammars/keywords.test.ts); `?` and classes of characters are all the syntax that they have.
 */

/** `PARZZ2199`. */
export const OFFICE = String.raw`[A-Z\d]{9}`;
/** `1127AB`: who made a record. */
export const SIGN = String.raw`[A-Z\d]{4,8}`;
/** The head of a record: `RP/PARZZ2199/`; offices of other hosts are longer or shorter. */
export const RECORD_HEAD = String.raw`RP/[A-Z\d]{3,12}/`;
/** What terminal control leaves before the first line of a screen. */
export const CONTROL = String.raw`(?:/\$)?`;
/** What a banner above a record names, each shown on a screen of its own: `--- TST RLR ---`. */
export const BANNER_WORD = oneOf("TST", "TSM", "RLR", "RLP", "MSC", "SFP", "AXR", "DCS");
/** What can stand above a record, and says nothing of it. */
export const ADVISORY = oneOf(
  "TICKET REVALIDATION",
  "WARNING ?:",
  "PNR UPDATED BY",
  "NO ELEMENT FOUND",
);
/** The head of a stored fare: `TST00001`. */
export const STORED_FARE = String.raw`TST\d{5}`;

/** `  3 `, ` 12.`: the number of an element, which a line can lack. */
export const MAYBE_NUMBERED = String.raw` *(?:\d{1,3} +)?`;
/** What can stand before a keyword. */
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
/** Segments of another kind in which agents note trains. */
export const TRAIN_NOTES = ["MIS", "TUR"];
/** Tours, insurances, ancillary services, and whatever else has no segment of its own. */
export const OTHER_SERVICES = [
  ...["MIS", "TUR", "ATX", "SUR", "CRU", "INS", "FRR", "SVC", "MCO", "LIM", "OTH"],
];
/** The keywords of all segments but flights. */
export const SERVICES = [BOOKED_HOTEL, NOTED_HOTEL, ...CARS, TRAIN, ...OTHER_SERVICES];

/** `AP`, `APM`, `APH`, `APB`, `APF`, `API`; notices go to an `APN`. */
export const PHONE = "AP[BFHIMN]?";
export const EMAIL = "APE";
/** An address; a mailing and a billing one. */
export const ADDRESSES = ["APA", "AM", "AB"];
/** Remarks: general, confidential, corporate, of the queue, of invoice and itinerary; keywords. */
export const REMARKS = ["RM[A-Z]?", "RC", "RX", "RQ", "RI[A-Z]", "SK"];
/** What else is printed on tickets: `FE PAX NONREF`. */
export const FARE_ELEMENT = "F[BDEGIKMNOSTVYZ]";
export const PAYMENT = "FP";
/** An issued ticket, and those whose numbers agents entered: `FHE`, `FHM`. */
export const TICKETS = ["FA", "FH[A-Z]?"];
export const TICKETING = "TK";
/** What an airline demands: `OPW`, `OPC`. */
export const DEADLINE = "OP[CW]";
/** What the office wants to be reminded of. */
export const OPTION = "OP";
/** The keywords of all elements that are no segments. */
export const ELEMENTS = [
  ...["SSR", "OSI", PHONE, EMAIL, ...ADDRESSES, TICKETING, ...REMARKS],
  ...[FARE_ELEMENT, PAYMENT, ...TICKETS, DEADLINE, OPTION],
];

/** An air segment, up to the column of its date: `BA 117 Y 1`, `BA OPEN`. */
export const AIR_START = String.raw`${AIRLINE} {0,12}(?:${FLIGHT_NUMBER}[A-Z]? {1,12}[A-Z] {1,12}\d|OPEN)`;
/** Under a segment: services that another screen shows. */
export const SEE_SERVICES = "SEE RTSVC";
/** What stands under a segment, and begins with words of the system. */
export const SEGMENT_NOTICES = [
  ...[SEE_SERVICES, "ADD ", "ADV PAX", "ETKT ", "DUPLICATE LEG", "ADVISE PSGRS", "APIS "],
  ...["CHECK API", "/PASSENGER"],
];
