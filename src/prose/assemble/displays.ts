import { HISTORY_HEAD } from "../../../grammars/common/displays/displays.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { TIMETABLES } from "../lexicon/unbooked/refused.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";

/** What only displays other than bookings contain: ticket images, availability, fares. */
const MARKS =
  /(?<![^\n]) *(?:TKT ?[-:] ?\d{3}|ELECTRONIC TICKET RECORD|OD-[A-Z]{6}(?![A-Z])|CPN A\/L FLT|FARE +[FRI] +[A-Z]{3} +\d|\*{2} [A-Z ]{0,30}AVAILABILITY)/;

/** Whether a text is a display that is not a booking, whatever its rows look like. */
export function isOtherDisplay(text: string): boolean {
  return MARKS.test(text) || HISTORY_HEAD.test(text) || isTimetable(text);
}

/** A title at the start of a text: `Winterflugplan 2026`, `\u65b0\u5e79\u7dda \u6642\u523b\u8868` */
const TIMETABLE = new RegExp(
  `^\\s{0,8}(?:[^ \\n]{1,20} ){0,2}${anyOf(TIMETABLES)}(?: [^ \\n]{1,20}){0,4} *\\n`,
);
/** What is said of a booking. */
const OF_BOOKING = new RegExp(
  WORD_START +
    anyOf(
      wordsFor(
        "recordLocator",
        "confirmation",
        "nameLabels",
        "namesLabels",
        "travellers",
        "ticket",
        "seat",
      ).concat(wordsFor("total", "price", "inNameOf", "yearsOfAge", "adults")),
    ),
);

function isTimetable(text: string): boolean {
  return TIMETABLE.test(text) && !OF_BOOKING.test(text);
}
