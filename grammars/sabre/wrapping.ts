import type { Wrapping } from "../../src/engine/grammar.ts";
import { MONTH } from "../common/tokens.ts";

const NUMBER = "^ *(?:\\d{1,2} +)?";
/** An air segment, up to its date. */
const AIR = new RegExp(
  `${NUMBER}(?:[A-Z][A-Z\\d]|\\d[A-Z]) {0,4}(?:\\d{1,4}|OPEN) {0,4}[A-Z]? {0,6}\\d{1,2}${MONTH}`,
);
/** What goes on with the tail of an air segment: the airline's locator, or a lone `/E`. */
const AIR_TAIL = /(?: {2,80}| ?)(?=\/(?:DC|AB)[A-Z\d]{2}[* /\n]|\/E *(?:\n|$))/y;
/** Hotels, cars and other services, and the entries that make them. */
const SERVICE = new RegExp(
  `${NUMBER}0?(?:HHL|HHX|HHT|HTL|CAR|RAL|OTH|TUR|MIS|MSC|CRU|INS|LIM|ATX|SUR)(?: [A-Z\\d]{2} |[A-Z\\d]{2}[A-Z]{2}\\d)`,
);
/** Some are cut later than all else. */
const WIDE_SERVICE = new RegExp(`${SERVICE.source}[^\\n]*(?<=^.{66,68})$`);
const SERVICE_INDENT = / {4,5}(?! )| {1,3}(?=\/)/y;
const FACT = /^ *\d{1,3}\. *(?:SSR|OSI) /;
const FACT_INDENT = / {1,6}(?! |\d{1,3}\.|\d{1,2} {1,3}[A-Z])/y;
/** An item that is no line of tickets. */
const ITEM = /^ *\d{1,3}\.(?!T[AEKRV-]|ME |SSR |OSI |\d\d[A-Z])[!-\uffff]/;
const NOTICE = /^\*?(?:[A-Z]{3}-[A-Z]{3} )?OPERATED BY /;
/** What is no rest of a line: a numbered element, a title, the footer. */
const NOT_ANEW =
  "(?!\\d{1,3}(?:\\.| {1,3}[A-Z\\d]{2})|TKT/TIME|PHONES|ADDRESS|FREQUENT|PASSENGER |CUSTOMER|INVOICED" +
  "|OAC|PRICE QUOTE|FORM OF|SECURITY|VCR|PROFILE|SEATS/|[A-Z\\d]{2} FACTS|GENERAL FACTS|REMARKS" +
  "|TKT INSTR|ACCOUNTING|BAGGAGE|RECEIVED|OPERATED|NO ITIN|[A-Z\\d-]{3,12}\\.[A-Z\\d]{3,12}[* ])";
const FLUSH = new RegExp(`(?=[!-\\uffff])${NOT_ANEW}`, "y");

/**
 * Lines are cut after 64 columns, in the middle of a word. The facts leave the end of their first
 * line to the traveller, and are cut after 34:
 *
 *   1.SSR DOCS BT HK1/P/ZZZ/X0000000  1.1 SAMPLEMAN/BORIS
 *     0/ZZZ/03FEB1986/M/30NOV2031/SA
 *     MPLEMAN/BORIS
 */
export const wrapping: Wrapping = {
  width: 64,
  pageMark: /^[)<>«]*(?:M[DUBT]\d?)? *[«‡¥]? *$/,
  continuations: [
    // However short the line is: what begins like this is never a line of its own.
    { of: AIR, indent: AIR_TAIL, whenFull: true, width: 1, atBlank: true },
    {
      of: FACT,
      indent: FACT_INDENT,
      width: 34,
      beside: / \d{1,2}\.\d{1,2}(?: [A-Z][A-Z/ .'-]{0,80})?$/,
    },
    { of: WIDE_SERVICE, indent: SERVICE_INDENT, width: 68 },
    { of: WIDE_SERVICE, indent: FLUSH, width: 68, whenFull: true },
    { of: SERVICE, indent: SERVICE_INDENT },
    { of: SERVICE, indent: FLUSH, whenFull: true },
    { of: ITEM, indent: / {4}(?! )/y, whenFull: true },
    { of: NOTICE, indent: FLUSH, whenFull: true },
  ],
};
