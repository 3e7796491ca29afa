import { surface } from "../common/segments/surface.ts";
import type { SystemDefinition } from "../system.ts";
import { airSegment } from "./segments/air-segment.ts";
import { contact } from "./people/contact.ts";
import { fare, fareTexts } from "./fares/fare.ts";
import { office, retrieval } from "./header.ts";
import { infant } from "./people/infant.ts";
import { group, locator, names } from "./people/names.ts";
import { notARecord } from "./displays/not-a-record.ts";
import { screenNotes } from "./displays/notes.ts";
import { recordMarks } from "./record-marks.ts";
import { airlineLocator, remark } from "./services/remark.ts";
import { samples } from "./samples.ts";
import { screen } from "./screen.ts";
import { signatures } from "./signatures.ts";
import { osi, ssr } from "./services/ssr.ts";
import { ticket } from "./fares/ticket.ts";
import { ticketing } from "./fares/ticketing.ts";

/** The grammar of TravelSky screens, as eTerm shows them. */
export const travelsky: SystemDefinition = {
  name: "travelsky",
  wireValue: "TRAVELSKY",
  displayName: "TravelSky",
  aliases: ["1E", "ETERM"],
  samples,
  signatures,
  recordMarks,
  screen,
  // The first match wins. Air segments come first: their shape is unmistakable. Lines with keywords
  // follow, then lines that only their shape identifies.
  families: [
    airSegment,
    surface,
    ssr,
    osi,
    airlineLocator,
    remark,
    ticketing,
    fare,
    fareTexts,
    ticket,
    infant,
    contact,
    retrieval,
    screenNotes,
    notARecord,
    group,
    names,
    office,
    locator,
  ],
  sections: [],
};
