import { MONTH } from "../common/shapes.ts";
import { SERVICE_KEYWORD } from "./line-heads.ts";

/*
 * Where lines begin in a screen that lost its line breaks:
 *
 *  1.1DOE/JANE MRS 1 LH 431L 20APR M ORDFRA HK1   410P  725A  21APR T /DCLH*ZR4T9B PHONES  1.PAR33
 */

const AIR = `(?:[A-Z][A-Z\\d]|\\d[A-Z]) {0,3}(?:\\d{1,4}|OPEN)[A-Z]? {0,2}\\d{1,2}${MONTH}`;
const SERVICE = `${SERVICE_KEYWORD} [A-Z\\d]{2} \\d{1,2}${MONTH}`;
const SEGMENT = `(?:${AIR}| {0,2}(?:ARU?NK(?![A-Z])|${SERVICE}))`;
/** Titles, and what stands alone between them. */
const TITLE =
  "(?:TKT/TIME LIMIT|PHONES(?= {1,3}\\d)|ADDRESS(?= {2})|FREQUENT TRAVELER|PASSENGER (?:EMAIL|DETAIL) " +
  "|CUSTOMER NUMBER ?-|INVOICED|OAC ?-|PRICE QUOTE RECORD|FORM OF PAYMENT DATA|SECURITY INFO" +
  "|VCR COUPON DATA|PROFILE,POLICY|SEATS/BOARDING PASS|GENERAL FACTS|(?<!GENER)[A-Z\\d]{2} FACTS" +
  "|REMARKS(?= {1,3}\\d)|TKT INSTRUCTIONS|ACCOUNTING DATA|BAGGAGE INFORMATION|RECEIVED FROM ?-)";
const CREATED = ` \\d{4}/\\d\\d${MONTH}\\d\\d`;

export const lineStarts = new RegExp(
  [
    // Names, each in its item: `  2.1SAMPLEMAN/ARIA`.
    "(?<![ \\d/])(?= {0,3}\\d{1,2}\\.(?:(?:I/)?[1-9]|C/\\d)\\d?[A-Z][A-Z '-]{0,40}(?:/[A-Z]|  ))",
    // Segments, and the seats on them: ` 3   ARNK`, `12 AA 175I 12APR`.
    `(?<! )(?= {1,3}\\d{1,2} ${SEGMENT})|(?<![ \\d])(?=\\d\\d ${SEGMENT})`,
    // Behind what a screen is padded with.
    `(?<= {2})(?= {2}\\d{1,2}(?: ${SEGMENT}|\\.[A-Z*]))`,
    // Items, and what carries one on: `  2.SSR`, `    R/SAMPLEMAN/KAI`.
    "(?<! )(?= {1,3}\\d{1,3}\\.[A-Z*]| {4,5}(?:[A-Z\\d]{0,34}/|TV ))",
    `(?=${TITLE})`,
    "(?=OPERATED BY )",
    "(?<=«)",
    // The footer.
    `(?<![A-Z\\d-])(?=[A-Z\\d]{3,5}(?:-[A-Z\\d]{2,4}){0,3}\\.[A-Z\\d]{3,12}(?:\\*[A-Z\\d]{1,5})?${CREATED})`,
    `(?=[A-Z\\d]{4}\\.[A-Z\\d]{4}\\*[A-Z\\d]{1,5}${CREATED})`,
  ].join("|"),
  "g",
);
