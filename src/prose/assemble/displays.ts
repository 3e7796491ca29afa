import { HISTORY_HEAD } from "../../../grammars/common/displays/displays.ts";

/** What only displays other than bookings contain: ticket images, availability, fares. */
const MARKS =
  /(?<![^\n]) *(?:TKT ?[-:] ?\d{3}|ELECTRONIC TICKET RECORD|OD-[A-Z]{6}(?![A-Z])|CPN A\/L FLT|FARE +[FRI] +[A-Z]{3} +\d|\*{2} [A-Z ]{0,30}AVAILABILITY)/;

/** Whether a text is a terminal display that is not a booking, whatever its rows look like. */
export function isOtherDisplay(text: string): boolean {
  return MARKS.test(text) || HISTORY_HEAD.test(text);
}
