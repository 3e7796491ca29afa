import {
  AIRLINE,
  FLIGHT_NUMBER,
  LOCATOR,
  oneOf,
  PROVIDER,
  SHORT_DATE,
  SURFACE,
  WEEKDAY_PAIR,
  NAME_LETTER,
  SURNAME,
} from "../common/shapes.ts";

/*
 * The beginnings of lines and whatever else identifies them. Each is the source of a pattern and is
 * spelled only here. Each keyword in these lists has a rule that reads it
 * (test/grammars/keywords.test.ts); its only syntax is `?` and character classes.
 */

/** Hotels: booked through the system, or noted by an agent. */
export const HOTELS = ["HHL", "HTL"];
/** Cars: booked through the system, or noted by an agent. */
export const CARS = ["CCR", "CAR"];
/** Tours; an agent can note a train in one. */
export const TOUR = "TUR";
/** Tours, theatre, insurance and everything else without a special segment. */
export const OTHER_SERVICES = [TOUR, "SUR", "ATX", "THE", "LIM", "INS", "OTH"];
/** The keywords of all segments but flights. */
export const SERVICES = [...HOTELS, ...CARS, ...OTHER_SERVICES];
/** The entry for a train. */
export const TRAIN_ENTRY = "TN";
/** A service, up to its provider: `HHL ZZ `. */
export const SERVICE_START = `${oneOf(...SERVICES)} ${PROVIDER} `;
/** The entry for a service or a train, up to its date: `0HTLZZMK1BOS1`, `TN2VMK1TRN1`. */
export const SERVICE_ENTRY = String.raw`(?:0${oneOf(...SERVICES)}|${TRAIN_ENTRY})${PROVIDER}[A-Z]{2}\d{1,2}[A-Z]{3}[A-Z\d]`;

/** A flight up to its date and the weekday or mark after it: `BA 178Y 12APR SU `. */
export const FLIGHT_HEAD =
  String.raw`${AIRLINE} {0,4}${FLIGHT_NUMBER}[A-Z]? {0,4}[A-Z]{0,2} {0,6}${SHORT_DATE} {1,6}` +
  String.raw`(?:(?:${WEEKDAY_PAIR}|[A-Z\d]) {1,2})?`;
/** A flight, with a date or open; a gap; a service. */
export const SEGMENT_HEAD = String.raw`(?:${FLIGHT_HEAD}[A-Z]{3}|${AIRLINE} {0,4}OPEN|(?:\. ?){0,5}${SURFACE}|${SERVICE_START})`;
/** The entry for a passive flight, up to its cities: `02V71Y23SEPNYPWAS`. */
export const PASSIVE_ENTRY = String.raw`0${AIRLINE}${FLIGHT_NUMBER}[A-Z]{1,2}${SHORT_DATE}[A-Z]{6}`;
/** The number of a segment: `1`, `1.`, `1+`. */
export const SEGMENT_NUMBER = String.raw`\d{1,2}[.+]?`;

const PAYMENT = ["FOP"];
/** Titles right before the first item of their section, or alone on a line: `FONE-`, `NOTE`. */
export const TITLES = {
  phone: ["FONE"],
  address: ["ADRS", "DLVR"],
  payment: PAYMENT,
  ticketing: ["TKTG"],
  storedFare: ["ATFQ"],
  request: ["GFAX"],
  airlineLocator: ["ACKN", "VLOC"],
  received: ["RCVD"],
  note: ["NOTE"],
  agencyRemark: ["RMKS"],
  ticketRemark: ["TRMK"],
  vendorRemark: ["VRMK"],
};
/** Vendors' remarks, with the title in words. */
export const VENDOR_REMARKS = "VENDOR REMARKS";
/** A title with its hyphen: `FONE-`, `FOP:-`. */
export const GLUED_TITLE = oneOf(
  ...Object.values(TITLES).map(
    (titles) => `${oneOf(...titles)}${titles === PAYMENT ? " ?:?" : ""} ?-`,
  ),
);
/** The titles of free text, which can look like any line. */
export const REMARK_TITLE = `${oneOf(
  ...TITLES.agencyRemark,
  ...TITLES.ticketRemark,
  ...TITLES.note,
  ...TITLES.vendorRemark,
)} ?-`;

/** Worldspan's titles, of one letter: `P- 1.`. */
export const LETTERS = {
  phone: "P",
  address: "[AB]",
  payment: "F",
  ticketing: "T",
  request: "G",
  received: "R",
  remark: "[R5]",
  seat: "S",
  fare: "4",
};
export const LETTER = oneOf(...Object.values(LETTERS));

/** Titles between stars: `** SEAT DATA **`. */
export const STARRED_TITLES = {
  request: ["SPECIAL SERVICE REQUIREMENTS?"],
  osi: ["OTHER SUPPLEMENTARY INFORMATION"],
  manualRequest: ["MANUAL SSR DATA"],
  seat: ["SEAT DATA"],
  membership: ["MILEAGE MEMBERSHIP DATA"],
  divided: ["DIVIDED BOOKING DATA"],
  vendorLocator: ["VENDOR LOCATORS?(?: DATA)?"],
};
/** The stars around a title, or before a notice. */
export const STARS = String.raw`\*{2,3} ?`;
/** A record that another agent is working on. */
export const IN_USE = "THIS (?:PNR|BF|BOOKING FILE) IS ";
/** Data that another display shows: `VENDOR LOCATOR DATA EXISTS`. */
export const DATA_ELSEWHERE = "[A-Z][A-Z /-]{2,50} EXISTS?";
/** A line that begins with stars: a title, or a notice. */
export const STARRED_LINE = `${STARS}${oneOf(...Object.values(STARRED_TITLES).flat(), IN_USE, DATA_ELSEWHERE)}`;

/** Under a segment: the traveller continues on another plane. */
export const PLANE_CHANGE = "PLANE CHANGE";
/** The offers of the system after a flight. */
export const OFFERS = ["OFFER CAR", "OFFER HOTEL", "OFFER AIR"];

/** `SFOYC`: an office. */
export const OFFICE = String.raw`[A-Z]{3}[A-Z\d]{2}`;
/** `ZPBVWS`, `UD3/JB`: an agent. */
export const SIGN = String.raw`(?:[A-Z\d]{4,8}|[A-Z\d]{2,4}/[A-Z\d]{2,3})`;
/** `/WS`: the booker's initials. */
export const INITIALS = String.raw`/[A-Z\d]{2,3}`;
/** The head of a record after its locator: `/WS SFOYC ZPBVWS`. */
export const AFTER_LOCATOR = `${INITIALS} {1,4}${OFFICE}(?: {1,8}${SIGN})?`;
/** The head of a record, up to the number of the agency: `ZQ7KXA/WS SFOYC ZPBVWS  AG`. */
export const RECORD_HEAD = `${LOCATOR}${AFTER_LOCATOR} {1,20}(?:AG|RM)`;
/** The head of a Worldspan record: `1P-ZQ7KXA`. */
export const WORLDSPAN_HEAD = `1P-${LOCATOR}`;

/** `2.1DOE/JANE`: a name with its item number and count. */
export const COUNTED_NAME = String.raw`\d{1,2}\.(?:I/)?0?\d${SURNAME}/${NAME_LETTER}`;
/** A name with or without a count, or a group: `1.DOE/JANE`, `1.C/15GRPNAME*`. */
export const NAME_ITEM = String.raw`\d{1,3}\.(?:[IC]/)?\d{0,2}${SURNAME}(?:/${NAME_LETTER}|\*)`;
