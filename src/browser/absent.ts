/** In the place of what writes calendars and PDF files, which needs Node. */
import { Unwritable } from "../views/itinerary/options/unwritable.ts";

function refuse(): never {
  throw new Unwritable("the formats ics and pdf are not written in browsers");
}

export const toCalendar = refuse;
export const toPdf = refuse;
