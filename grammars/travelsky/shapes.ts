import { AIRLINE, FLIGHT_NUMBER, PADDED_DAY_MONTH, WEEKDAY_PAIR } from "../common/shapes.ts";

/*
 * The sources of the patterns that identify lines: how items begin, and other marks. Each is defined
 * here only. Every keyword in one of these lists has a rule that reads it
 * (test/grammars/keywords.test.ts); their only syntax is `?` and character classes.
 */

/** The banner of a record with electronic tickets. */
export const BANNER = String.raw`\*\*ELECTRONIC TICKET PNR\*\*`;
/** The notice above a record with married segments. */
export const MARRIAGE_NOTICE = "MARRIED SEGMENT EXIST IN THE PNR";
/** `12.`: the number of an item. */
export const ITEM_NUMBER = String.raw`\d{1,3}\.`;
/** A Chinese character, including those outside the Basic Multilingual Plane. */
export const HAN = String.raw`(?:[\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud87f][\udc00-\udfff])`;

/** `SHA777`: an office. */
export const OFFICE = String.raw`[A-Z]{3}\d{3}`;
/** `WE06SEP`, `WE06SEP26`: a date after its weekday. */
export const WEEKDAY_DATE = String.raw`${WEEKDAY_PAIR}${PADDED_DAY_MONTH}(?:\d\d)?`;
/** An air segment, up to its class: `*MU5101 Y`, ` MUOPEN Y`. */
export const AIR_START = String.raw`\*?${AIRLINE}(?: {0,3}${FLIGHT_NUMBER}[A-Z]?|OPEN)\s{1,12}[A-Z]\d?`;

/** Special service requests, other service information, remarks. */
export const SSR = "SSR";
export const OSI = "OSI";
export const REMARK = "RMK";
/** The deadline for issuing tickets: `TL/1200/05SEP/SHA777`. */
export const TIME_LIMIT = "TL";
/** A fare: `FN/A/FCNY1130.00`. */
export const FARE = "FN";
/** A fare calculation. */
export const CALCULATION = "FC";
/** Endorsements, tour codes, forms of payment and others that are printed on the ticket. */
export const FARE_TEXTS = ["EI", "TC", "FP", "CC", "OI"];
/** An issued ticket: `TN/781-0000000051`. */
export const TICKET = "TN";
/** The name of an infant: `XN/IN/CHEN/BEIBEI`. */
export const INFANT = "XN/IN";
/** The keywords right before a slash. */
export const SLASHED = [TIME_LIMIT, FARE, CALCULATION, ...FARE_TEXTS, TICKET, INFANT];
/** The phone number of the agency: `SHA/T `. */
export const CONTACT = "[A-Z][A-Z][A-Z]/T";
