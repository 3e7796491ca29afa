import type { TokenType } from "chevrotain";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  Confirmation,
  EndDay,
  EndTime,
  FreePart,
  LooseText,
  optionMaker,
  optionTokens,
  OtherOption,
  ServiceMark,
  StartDay,
  StartTime,
  SupplierCode,
  SupplierName,
  TIME,
} from "../../common/segments/options.ts";
import { ANY_DATE } from "../../common/shapes.ts";

/*
 * Options of hotels, cars and other services, each after a slash or a comma:
 *
 *   /BS-00000000/ARR-1030/RC-SD-ZZU/RG-EUR 47.00- .00 UNL DY/CF-10000001 **SEE RTSVCC**
 *   /TORONTO,EXEMPLAR SUITES,TEL-1 555 0100,CF:ABC222
 */

/** One character of free text; excludes the marks that the system adds. */
const CHARACTER = "[^/\\n,* ]| (?!SEE RTSVC)|\\*(?!\\*?SEE|[A-Z]{2}\\+)";
/** A value that ends at the next slash or comma. */
const CODE = `(?:${CHARACTER})*`;
/** A value that ends at the next slash, or at a comma before a key. */
export const TEXT = `(?:${CHARACTER}|,(?! *[A-Z]{1,5}[-:]))*`;

export const option = optionMaker({ begin: "[/,]", text: TEXT, end: "(?=[/,*\\n]|SEE RTSVC)" });

export const confirmation = option(Confirmation, "CF|CONF", CODE);
export const supplierCode = option(SupplierCode, "SUC", CODE);
export const supplierName = option(SupplierName, "SUN");
export const startDay = option(StartDay, "SD", ANY_DATE);
export const endDay = option(EndDay, "ED", ANY_DATE);
/** The supplier, and when the service begins and ends: `/SUC-ZZ/SUN-SAMPLERENT/SD-10MAY/ST-0100`. */
export const supplierAndTimes = [
  supplierCode,
  supplierName,
  startDay,
  option(StartTime, "ST", TIME),
  endDay,
  option(EndTime, "ET", TIME),
];
export const otherOption = option(OtherOption, "[A-Z]{1,3}\\d?");

/** `*HS+`, `SEE RTSVCH`, `**SEE RTSVCC**`: another screen shows more. */
const MoreToShow = token("MoreToShow", /\*[A-Z]{2}\+|\*{0,2}SEE RTSVC[A-Z]?\*{0,2}/, {
  categories: [ServiceMark],
});
/** `/HOTEL EXEMPLAIRE`: free text after a slash or a comma. */
const Part = token("Part", new RegExp(`[/,](?:${CHARACTER})*`), {
  label: "text",
  categories: [FreePart],
});
/** Free text without a slash or a comma before it. */
const Loose = token("Loose", new RegExp(`[!-+\\--.0-\\uffff](?:${CHARACTER})*`), {
  label: "text",
  categories: [LooseText],
});

/** The tokens of options, for the end of a mode: the given ones, and those that every service has. */
export function optionsOf(...known: readonly TokenType[]): readonly TokenType[] {
  return optionTokens(known, [MoreToShow, Part, Loose]);
}
