import { AIRLINE, FLIGHT_NUMBER, PADDED_DAY_MONTH, WEEKDAY_PAIR } from "../common/shapes.ts";

/*
 * How items begin, each the source of a pattern, and what else they are told by: the only place where
 * it is spelled. A keyword in one of these lists has a rule that reads it
 * (test/grammars/keywords.test.ts); `?` and classes of characters are all the syntax that they have.
 */

/** The banner of a record with electronic tickets. */
export const BANNER = String.raw`\*\*ELECTRONIC TICKET PNR\*\*`;
/** What stands above a record of flights that are held together. */
export const MARRIAGE_NOTICE = "MARRIED SEGMENT EXIST IN THE PNR";
/** `12.`: the number of an item. */
export const ITEM_NUMBER = String.raw`\d{1,3}\.`;
/** A Han letter, those beyond the first plane too. */
export const HAN = String.raw`(?:[\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud87f][\udc00-\udfff])`;

/** `SHA777`: an office. */
export const OFFICE = String.raw`[A-Z]{3}\d{3}`;
/** `WE06SEP`, `WE06SEP26`: a date with its weekday. */
export const WEEKDAY_DATE = String.raw`${WEEKDAY_PAIR}${PADDED_DAY_MONTH}(?:\d\d)?`;
/** An air segment, up to its class: `*MU5101 Y`, ` MUOPEN Y`. */
export const AIR_START = String.raw`\*?${AIRLINE}(?: {0,3}${FLIGHT_NUMBER}[A-Z]?|OPEN) {1,12}[A-Z]\d?`;

/** Requests, information, remarks. */
export const SSR = "SSR";
export const OSI = "OSI";
export const REMARK = "RMK";
/** By when tickets are to be issued: `TL/1200/05SEP/SHA777`. */
export const TIME_LIMIT = "TL";
/** The fare of a ticket, up to its slash. */
export const FARE = "FN";
/** How a fare was calculated. */
export const CALCULATION = "FC";
/** Endorsements, tour codes, forms of payment: what is printed on the ticket besides. */
export const FARE_TEXTS = ["EI", "TC", "FP", "CC", "OI"];
/** An issued ticket, up to its slash. */
export const TICKET = "TN";
/** An infant's name. */
export const INFANT = "XN/IN";
/** The elements that a slash follows at once. */
export const SLASHED = [TIME_LIMIT, FARE, CALCULATION, ...FARE_TEXTS, TICKET, INFANT];
/** The agency's telephone number: `SHA/T `. */
export const CONTACT = "[A-Z][A-Z][A-Z]/T";
