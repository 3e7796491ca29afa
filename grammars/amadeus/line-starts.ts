import { LOCATOR, oneOf, NAME_LETTER, NAME_LETTERS, SURNAME } from "../common/shapes.ts";
import {
  AIR_START,
  ELEMENTS,
  FLAG,
  OFFICE,
  SEGMENT_NOTICES,
  SERVICES,
  STORED_FARE,
} from "./shapes.ts";

/*
 * The places where lines begin in a screen that lost its line breaks, each line with its indent:
 *
 *   1.DOE/JANE MRS  2  BA 117 Y 12APR 7 LHRJFK HK1  1235P 335P 12APR  E     SEE RTSVC  3 RM TEXT
 */

const ELEMENT = `(?: ${AIR_START}| ARNK|${FLAG}${oneOf(...SERVICES, ...ELEMENTS)}[ /-])`;

/**
 * Elements that no other text after a number resembles: `6 TK OK19NOV/`, `7 FA PAX 083-2411220561`.
 */
const SURE_ELEMENT = String.raw`(?:AP [A-Z]{3} [+(\d][\d ()-]{5}|TK (?:OK|TL|XL|PAX)|F[AB] (?:PAX|INF) |SSR [A-Z]{4} [A-Z\d]{2} |OSI? [A-Z\d]{2} CTC|R[MC] |F[EPVM] )`;

export const lineStarts = new RegExp(
  [
    // An element with its number in three columns: `  3  BA 117`, ` 12 SSR`.
    String.raw`(?=(?: {2}\d| \d\d|(?<![A-Z\d])\d{3}) ${ELEMENT})`,
    // If runs of spaces were collapsed, only flights, some elements and the first name are unmistakable.
    String.raw`(?<=[^ ])(?= \d{1,2} {1,2}${AIR_START})`,
    String.raw`(?<=[^ ])(?= \d{1,3} ${SURE_ELEMENT})`,
    String.raw`(?<=\d{4}Z {1,8}${LOCATOR})(?= 1\.${SURNAME}/${NAME_LETTER})`,
    String.raw`(?=(?:  1| {2}0)\. {0,12}[${NAME_LETTERS}\d][^/]{1,40}(?:/${NAME_LETTER}|NM:))`,
    String.raw`(?= {2}\* (?:SP|ES)[ /])`,
    // Lines below a segment, and continuation lines.
    `(?= {5}(?:OPERATED BY|${oneOf(...SEGMENT_NOTICES)}|[A-Z]{5}/[^/]{1,40}//))`,
    String.raw`(?<=[^ ])(?<![A-Z]{2}\d{1,2})(?= {7}[^ ])`,
    // Around the header.
    "(?<=-{3})(?=RP/)",
    String.raw`(?<=\d{4}Z {1,4}${LOCATOR})(?=[A-Z]{3}[A-Z\d]{6}/|RF )`,
  ].join("|"),
  "g",
);

/** The spaces before lines that begin at the margin: heads of records, stored fares and prices. */
export const flush = new RegExp(`^ *(?=RP/${OFFICE}|${STORED_FARE} |FX[A-Z](?:/|$))`, "gm");
