import { notes } from "../../common/displays/notes.ts";
import { RATE_NOTE } from "../../common/segments/slash-options.ts";

/** Lines under a hotel or a car that explain its rate. They have no number. */
export const rateNotes = notes("rateNote", [
  // APPROXIMATE TOTAL RATE - EUR 276.00
  ["rate", new RegExp(RATE_NOTE)],
  // TOTAL RATE INCLUDES TAXES AND SURCHARGES
  ["rate", /TOTAL +(?:RATE|PRICE) +(?:INCLUDES|EXCLUDES)(?![A-Z])/],
  [
    "rate",
    /(?:RATE|TAXES?|SURCHARGES?)(?: AND SURCHARGES)? +(?:INCLUDES?|INCLUDED|EXCLUDED|GUARANTEED|NOT INCLUDED)(?![A-Z])/,
  ],
]);
