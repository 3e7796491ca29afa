import { AIRLINE, MONTH } from "../common/shapes.ts";

/*
 * How lines begin that are told by it wherever they stand, for those that ask what a line is none
 * of: the rest of the line above, a notice below a flight. Each the source of a pattern.
 */

/** Titles, and what stands alone between them. */
export const TITLE_HEAD =
  "TKT/TIME|PHONES?(?![A-Z])|ADDRESS(?![A-Z])|(?:PASSENGER )?E-?MAIL ADDRESS|PASSENGER (?:DETAIL|EMAIL)" +
  "|FREQUENT TRAV|CUSTOMER NUMBER|INVOICED|OAC ?-|PRICE QUOTE|FORM OF PAYMENT|SECURITY INFO|VCR COUPON" +
  "|PROFILE,|SEATS/BOARDING|(?:[A-Z\\d]{2}|GENERAL|HOST) FACTS|REMARKS?(?![A-Z])|TKT INSTR|ACCOUNTING" +
  "|BAGGAGE INFO|RECEIVED FROM|NO ITIN|NO NAMES";

/** The keywords of hotels, cars and other services. */
export const SERVICE_KEYWORD = "(?:HHL|HHX|HHT|HTL|CAR|RAL|OTH|TUR|MIS|MSC|CRU|INS|LIM|ATX|SUR)";
/** Such a service, or the entry that makes it, up to its provider. */
export const SERVICE_HEAD = `0?${SERVICE_KEYWORD}(?: [A-Z\\d]{2} |[A-Z\\d]{2}[A-Z]{2}\\d)`;

/** An air segment, up to its date. */
export const AIR_HEAD = `${AIRLINE} {0,4}(?:\\d{1,4}|OPEN) {0,4}[A-Z]? {0,6}\\d{1,2}${MONTH}`;

/** An item of names: `2.1DOE/JANE`. */
export const NAME_ITEM = "\\d{1,2}\\.(?:I/)?[1-9]\\d?[A-Z][A-Z '-]{0,40}/[A-Z]+(?![A-Z\\d-])";
/** The creating office and the agent. */
export const FOOTER_HEAD = "[A-Z\\d-]{3,12}\\.[A-Z\\d]{3,12}[* ]";

/** The blanks before a title. */
export const flush = new RegExp(`^ *(?=${TITLE_HEAD})`, "gm");
