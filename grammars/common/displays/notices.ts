import { AIRLINE, FLIGHT_NUMBER, MONTH, oneOf } from "../shapes.ts";

/*
 * What airlines print under their flights for travellers to read:
 *
 * AMERICAN CHECK-IN WITH SAMPLE AIRWAYS
 *      SAMPLE AIR WISHES YOU A PLEASANT JOURNEY
 *
 * Only its words make a line a notice. Travellers, the rest of a broken flight and an agent's notes
 * stand in the same place, and a note can have a word of a notice: `PAX WANTS 22A`, `VISA CHECKED BY ADA`. A
 * notice has a phrase of the systems or the airlines, or two words for all who travel, and no number.
 */

/** Words for all who travel. Each stands alone: `GATES`, not `GATESHEAD`. */
const WORD = oneOf(
  ...["ADVANCE", "BAGGAGE", "BOARDING", "COUNTERS?", "DEPARTURE", "DOCUMENTS", "ELIGIBLE"],
  ...["GATES?", "GOVERNMENT", "GUESTS", "LOUNGES?", "NON-?STOP", "PASSENGERS", "SNACKS"],
  ...["TERMINALS?", "TRAFFIC"],
);
/** What notices begin with. */
const OPENING = oneOf(
  ...["ADD (?:ADVANCE|API|SSR)", "ADV(?:ISE)? (?:PAX|PASSENGERS?|PSGRS?) ", "APIS [A-Z]{4} PAX"],
  ...["CHECK API ", "DUPLICATE LEG", "ETKT (?:IS )?ELIGIBLE", "/PASSENGER CHECK IN"],
  "(?:ARRIVES|DEPARTS) [A-Z]{3} TERMINAL",
);
/** What they contain. */
const PHRASE = oneOf(
  ...["BE ADVISED", "DATA REQUIRED", "CHECK-?IN WITH", "CODE-?SHARE", "SUBJECT TO GOVERNMENT"],
  ...["SNACKS? FOR", "TRAFFIC RESTRICTION", "VISIT [A-Z-]+\\.[A-Z]+", "WISH(?:ES)? (?:ALL|YOU)"],
);

const FLIGHT = String.raw`(?<![A-Z\d])${AIRLINE} {0,3}${FLIGHT_NUMBER} ?[A-Z]?(?![A-Z\d])`;
/** A day; `O` can replace a zero. */
const DAY = `(?<![A-Z\\d])[\\dO]{1,2} ?${MONTH}`;
const WAY = "(?<![A-Z])[A-Z]{3}[ /-]?[A-Z]{3}(?![A-Z])[^\\n]{0,24}?[ /]";
const TIMES = "\\d{1,2}[:.]?\\d\\d[APNM]?[ /-]{1,4}\\d{1,2}[:.]?\\d\\d";
const NAME = "[A-Z][A-Z' -]{1,40}/[A-Z]";
/** A traveller whom an agent noted: `PAX: MS DOE/JANE`, `PAX DOE/JANE`. */
const NOTED_NAME = `(?:: *${NAME}|(?<![A-Z])(?:PAX|PASSENGERS?|PSGRS?) {1,4}(?:[DM][A-Z]{1,3} )?[A-Z]{2,40}/[A-Z])`;

/** What no notice contains: a flight with its day or times, a name, a ticket, an address, a footer. */
export const HOLDS_MORE =
  `[^\\n]*(?:\\d{13}|\\d\\.\\d{1,2} ?[A-Z]{2,40}/[A-Z]|\\d{3}-\\d{10}|[@¤‡]|//|\\d{4}/${DAY}\\d\\d` +
  `|[A-Z]{3}\\*? {0,3}[A-Z]{2}\\d{1,2} {1,4}\\d{3,4}|${NOTED_NAME})` +
  `|(?=[^\\n]*${FLIGHT})[^\\n]*(?:${DAY}|${WAY}${TIMES})|${NAME}`;

/** Looks ahead: the words of a notice. */
export const NOTICE_WORDS =
  `(?=${OPENING}|[^\\n]{0,80}(?<![A-Z])${PHRASE}(?![A-Z])` +
  `|(?:[^\\n\\d]{0,60}?(?<![A-Z])${WORD}(?![A-Z])){2}(?![^\\n]*\\d))`;
/** Looks ahead: a notice begins here. */
export const NOTICE = `(?!${HOLDS_MORE})${NOTICE_WORDS}`;
