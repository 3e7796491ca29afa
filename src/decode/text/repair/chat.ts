import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * What a messenger adds to each message that is copied:
 *
 *   [12.04.26, 10:31] Anna: 1.1DOE/JANE MRS
 *   12/04/2026, 10:31 - Anna: 1.1DOE/JANE MRS
 *   [12/04, 10:31] Anna: 1.1DOE/JANE MRS
 *   10:31 Anna: 1.1DOE/JANE MRS
 */

const CLOCK = "\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[AP]M)?";
const DAY = "\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{1,4}|\\.)?";
const NAME = "[^\\n:]{1,40}: ?";
const LINE_START = "(?<=(?<![^\\n]) {0,12})";
/** With a date or in brackets, it cannot be anything else. */
const SENDER = new RegExp(
  `${LINE_START}(?:\\[(?:${DAY},? ${CLOCK}|${CLOCK}(?:,? ${DAY})?)\\] |${DAY},? ${CLOCK} - )${NAME}`,
  "giu",
);
const BARE = new RegExp(`${LINE_START}${CLOCK} \\p{L}[\\p{L} .'-]{0,40}: ?`, "giu");

/** How a text begins that may be a message. */
const SUSPECT = /^\s{0,40}\[?\d{1,4}[:./-]/;

/**
 * Removes the time and the sender before each message. A time alone is removed only if it occurs once:
 * several could be the lines of a timetable.
 */
export function withoutSenders(source: SourceText): SourceText {
  const { text } = source;
  if (!SUSPECT.test(text)) return source;
  const bare = matchesOf(text, BARE);
  const edit = source.edit();
  for (const { 0: sender, index } of bare.length === 1 ? bare : matchesOf(text, SENDER))
    edit.replace(index, index + sender.length, "");
  return edit.finish();
}
