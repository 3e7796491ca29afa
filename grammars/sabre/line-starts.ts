import {
  AIR_HEAD,
  DAY_MONTH,
  DAY_MONTH_YEAR,
  oneOf,
  SURFACE,
  NAME_LETTER,
} from "../common/shapes.ts";
import {
  ACCOUNT_LINES,
  COUNTED_SURNAME,
  DATA_ELSEWHERE,
  FOOTER,
  RECEIVED,
  SERVICE_START,
  TITLE_HEAD,
  TITLES,
} from "./shapes.ts";

/*
 * The line starts of a screen that lost its line breaks:
 *
 *  1.1DOE/JANE MRS 1 LH 431L 20APR M ORDFRA HK1   410P  725A  21APR T /DCLH*ZR4T9B PHONES  1.PAR33
 */

const SEGMENT = `(?:${AIR_HEAD}| {0,2}(?:${SURFACE}(?![A-Z])|${SERVICE_START}${DAY_MONTH}))`;
const { phone, email, remark, address, facts, ...others } = TITLES;
/** Titles, and single lines between them. A title that is also a common word needs its first item. */
const TITLE = oneOf(
  ...Object.values(others).flat(),
  ...[...DATA_ELSEWHERE, ...ACCOUNT_LINES, RECEIVED],
  `(?:${oneOf(...phone, ...remark)}|(?<!PASSENGER )${oneOf(...email)})(?= {1,3}\\d)`,
  `${oneOf(...address)}(?= {2})`,
  // `GENERAL FACTS` also ends in the code of an airline.
  `(?<!GENER)${oneOf(...facts)}`,
);

export const lineStarts = new RegExp(
  [
    // Name items: `  2.1SAMPLEMAN/ARIA`. After the hours of a car is an amount: `0HR 34.40MC/RC-AGA`.
    String.raw`(?<![ \d/]|\dHR)(?= {0,3}${COUNTED_SURNAME}(?:/${NAME_LETTER}|  ))`,
    // Segments and their seats: ` 3   ARNK`, `12 AA 175I 12APR`.
    String.raw`(?<! )(?= {1,3}\d{1,2} ${SEGMENT})|(?<![ \d])(?=\d\d ${SEGMENT})`,
    // After the padding of a screen.
    String.raw`(?<= {2})(?= {2}\d{1,2}(?: ${SEGMENT}|\.[A-Z*]))`,
    // Items and their continuations: `  2.SSR`, `    R/SAMPLEMAN/KAI`.
    String.raw`(?<! )(?= {1,3}\d{1,3}\.[A-Z*]| {4,5}(?:[A-Z\d]{0,34}/|TV ))`,
    `(?=${TITLE})`,
    "(?=OPERATED BY )",
    "(?<=«)",
    // The footer.
    String.raw`(?<![A-Z\d-])(?=${FOOTER})`,
    String.raw`(?=[A-Z\d]{4}\.[A-Z\d]{4}\*[A-Z\d]{1,5} \d{4}/${DAY_MONTH_YEAR})`,
  ].join("|"),
  "g",
);

/** The spaces before a title. */
export const flush = new RegExp(`^ *(?=${TITLE_HEAD})`, "gm");
