import { notes } from "../../common/displays/notes.ts";
import { accountingItem, receivedItem } from "../../common/text-items.ts";
import { textItems } from "../item.ts";
import { NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/** The person who requested the last change: `RCVD-PAX`. */
export const receivedFrom = textItems("received", receivedItem);

/** `FOP:-VIXXXXXXXXXXXX0000/D0728`. */
export const payments = textItems("payment", accountingItem);

/** Worldspan's `4-`: the entry that priced the fare. */
export const fareEntries = textItems("fareEntry", (text, number) => ({
  kind: "note",
  number,
  about: "fare entry",
  text,
}));

/** Worldspan's `TKG FAX-NOT PRICED FARE TYPE EX`. */
export const fareNotes = notes("fareNote", [["fare entry", /TKG (?=[A-Z])/]]);

/** Lines between the rows of a list: `NO SEAT DATA EXISTS`. */
export const listNotes = notes("listNote", [
  ["nothing to show", /NO (?=[A-Z][A-Z /]{0,50}(?:DATA|EXISTS?|FOUND) *\n)/],
]);

/** `SAMPLEMAN/CARL     >*ZT1V6D;`: a traveller divided from the record, and the locator of the new one. */
export const dividedBookings = notes("dividedBooking", [
  [
    "divided booking",
    new RegExp(
      String.raw`(?:\d{1,3}\.\d? ?)?${NAME_LETTER}(?=[${NAME_LETTERS} .'-]{0,60}/[${NAME_LETTERS} .'-]{0,60} >?\*?[A-Z\d]{6}[;\u00b7]? *\n)`,
    ),
  ],
]);
