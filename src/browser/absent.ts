/** Replaces the writers of calendars and PDF files, which need Node. */
import { Unwritable } from "../views/itinerary/options/unwritable.ts";

function refuse(): never {
  throw new Unwritable("the formats ics and pdf cannot be written in browsers");
}

export const toCalendar = refuse;
export const toPdf = refuse;
