import type { Wrapping } from "../../src/decode/engine/screen.ts";
import {
  AIR_HEAD,
  AIRLINE,
  FLIGHT_NUMBER,
  MONTH,
  NAME_LETTER,
  NAME_LETTERS,
} from "../common/shapes.ts";
import {
  FOOTER_HEAD,
  LOCATOR_TAIL,
  NAME_ITEM,
  SEGMENT_HEAD,
  SERVICE_HEAD,
  TITLE_HEAD,
} from "./shapes.ts";

const NUMBER = "^ *(?:\\d{1,2} +)?";
/** An air segment, up to its date. */
const AIR = new RegExp(`${NUMBER}${AIR_HEAD}`);
/** The continuation of an air segment's tail: the airline's locator, or a lone `/E`. */
const AIR_TAIL = new RegExp(String.raw`(?: {2,80}| ?)(?=${LOCATOR_TAIL}[* /\n]|/E *(?:\n|$))`, "y");
/** Hotels, cars and other services, and the entries for them. */
const SERVICE = new RegExp(`${NUMBER}${SERVICE_HEAD}`);
/** Some services are cut later than all other lines. */
const WIDE_SERVICE = new RegExp(`^(?=[^\\n]{65,67}[!-\\uffff] *$)${SERVICE.source.slice(1)}`);
const FACT = /^ *\d{1,3}\. *(?:SSR|OSI) /;
const FACT_INDENT = / {1,6}(?! |\d{1,3}\.|\d{1,2} {1,3}[A-Z])/y;
/** An item that is not a ticket. */
const ITEM = /^ *\d{1,3}\.(?!T[AEKRV-]|ME |SSR |OSI |\d\d[A-Z])[!-\uffff]/;
const NOTICE = /^\*?(?:[A-Z]{3}-[A-Z]{3} )?OPERATED BY /;
/** Looks ahead: no element, title or footer begins here. */
const NO_START =
  `(?!(?:\\d{1,3} {1,3})?${SEGMENT_HEAD}|${NAME_ITEM}` +
  `|\\d{1,3}\\.(?![\\d])|${TITLE_HEAD}|OPERATED BY|${FOOTER_HEAD})`;
const SERVICE_INDENT = new RegExp(` {4,5}(?! )${NO_START}| {1,3}(?=/)`, "y");
const NOTICE_REST = new RegExp(`(?=[!-\\uffff])(?!\\d{1,3} )${NO_START}`, "y");
/** Other lines with slashes that do not continue a service: names, times, prices, time limits. */
const OTHER_SLASHES =
  `[${NAME_LETTERS} '-]+/[${NAME_LETTERS} ]+(?:\\n|$)|\\d{1,3} {1,3}[A-Z\\d]{2}(?![A-Z\\d])|TAW|(?:TOTAL|PRICE|FARE) ` +
  String.raw`|${AIRLINE} ?${FLIGHT_NUMBER}[A-Z]? [^\n]*${MONTH}`;
/**
 * The continuation of a service without an indent: options, or the end of one, which is a number.
 * Words alone can be anything.
 */
const SERVICE_REST = new RegExp(
  `(?!${OTHER_SLASHES})${NO_START}` +
    "(?=[^\\n]{0,64}/|[!-,.-\\uffff]{1,30}-|[A-Z]{0,3}\\d[A-Z\\d]{0,20} *(?:\\n|$))(?=[!-\\uffff])",
  "y",
);

/** The rest of an amount, wherever it was cut: `RG-USD4` above `4.00`. */
const AMOUNT_REST = new RegExp(
  String.raw`(?<=(?<![A-Z])[A-Z]{3}\d{1,6} {0,80}\n) {0,8}(?=\d{0,5}\.\d\d(?!\d))`,
  "y",
);

/** The columns of a service. */
const COLUMNS = { number: 2, indent: 4 };

/**
 * Lines are cut after 64 columns, in the middle of a word. The first line of a fact is cut after 34
 * columns, because the traveller follows:
 *
 *   1.SSR DOCS BT HK1/P/ZZZ/X0000000  1.1 SAMPLEMAN/BORIS
 *     0/ZZZ/03FEB1986/M/30NOV2031/SA
 *     MPLEMAN/BORIS
 */
export const wrapping: Wrapping = {
  width: 64,
  pageMark: /^[)<>«]*(?:M[DUBT]\d?)? *(?:[«‡¥] *)?$/,
  continuations: [
    // After a line of any length: no separate line begins like this.
    { of: AIR, indent: AIR_TAIL, flush: "any", atSpace: true },
    {
      of: FACT,
      indent: FACT_INDENT,
      width: 34,
      columns: { number: 3, indent: 4 },
      beside: new RegExp(` \\d{1,2}\\.\\d{1,2}(?: ${NAME_LETTER}[${NAME_LETTERS}/ .'-]{0,80})?$`),
    },
    { of: WIDE_SERVICE, indent: SERVICE_INDENT, width: 68 },
    { of: WIDE_SERVICE, indent: SERVICE_REST, width: 68, flush: "full" },
    { of: SERVICE, indent: AMOUNT_REST, flush: "any", columns: COLUMNS },
    { of: SERVICE, indent: SERVICE_INDENT, columns: COLUMNS },
    { of: SERVICE, indent: SERVICE_REST, flush: "full", columns: COLUMNS },
    { of: ITEM, indent: / {4}(?! )/y, flush: "full" },
    { of: NOTICE, indent: NOTICE_REST, flush: "full" },
  ],
};
