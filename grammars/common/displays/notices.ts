import { AIRLINE, FLIGHT_NUMBER, MONTH, oneOf } from "../shapes.ts";

/*
 * What airlines print under their flights for travellers to read:
 *
 * AMERICAN CHECK-IN WITH SAMPLE AIRWAYS
 *      SAMPLE AIR WISHES YOU A PLEASANT JOURNEY
 *
 * Only its words make a line a notice. Travellers, the rest of a broken flight and an agent's notes
 * stand in the same place: a line without these words can be anything.
 */

/** Words of notices. Each stands alone: `GATES`, not `GATESHEAD`. */
const WORDS = oneOf(
  ...["ADVANCE", "BE ADVISED", "APIS", "ARRIVES", "BAGGAGE", "BOARDING", "CHECK-?IN", "CHECK IN"],
  ...["CODE-?SHARE", "COUNTERS?", "DEPARTS", "DEPARTURE", "DOCUMENTS?", "DUPLICATE", "ELIGIBLE"],
  ...["ETKT", "GATES?", "GOVERNMENT", "GUESTS", "LOUNGES?", "MEALS?", "NON-?STOP", "PASSENGERS"],
  ...["PASSPORTS?", "PAX", "PSGRS?", "RECONFIRM", "SNACKS?", "TERMINALS?", "TRAFFIC", "VERIFY"],
  ...["VISA", "WARNING", "WISH(?:ES)?"],
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

/** Looks ahead: a word of a notice. */
export const NOTICE_WORD = `(?=[^\\n]{0,80}(?<![A-Z])${WORDS}(?![A-Z]))`;
/** Looks ahead: a notice begins here. */
export const NOTICE = `(?!${HOLDS_MORE})${NOTICE_WORD}`;
